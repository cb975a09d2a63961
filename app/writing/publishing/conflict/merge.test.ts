import { expect, test } from 'vitest'
import { merge } from './merge.ts'

const base = {
  title: 'Rent',
  excerpt: 'Receipts',
  metaTitle: '',
  related: [1],
  published: false,
  publishAt: null as string | null,
}

test('a field that only one person changed keeps that change', () => {
  const mine = { ...base, title: 'Rent paid' }
  const theirs = { ...base, published: true, related: [1, 2] }
  expect(merge(base, mine, theirs)).toEqual({
    mine: [['title']],
    theirs: [['related'], ['published', 'publishAt']],
    both: [],
  })
})

test('a field that both changed differently is a conflict; the same change is not', () => {
  const mine = { ...base, title: 'Rent paid', excerpt: 'All receipts' }
  const theirs = { ...base, title: 'Rent received', excerpt: 'All receipts', metaTitle: null }
  expect(merge(base, mine, theirs)).toEqual({ mine: [], theirs: [], both: [['title']] })
})

test('publishing and its time belong together', () => {
  const mine = { ...base, published: true, publishAt: '2027-04-01T03:30:00.000Z' }
  const theirs = { ...base, published: true }
  expect(merge(base, mine, theirs).both).toEqual([['published', 'publishAt']])
})
