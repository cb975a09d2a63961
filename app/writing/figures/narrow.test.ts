import { describe, expect, test } from 'vitest'
import { lastDayOf, needsCheck } from '#content/facts/register/checks.ts'
import { subjectOf } from '#content/facts/register/subjects.ts'
import { taxFacts } from '#content/facts/tax-facts.ts'
import { ageInWords, narrowed, readFactSearch } from './narrow.ts'
import type { ListedFact } from './tax-facts.ts'

describe('a fact is to be checked', () => {
  const law = { checkedOn: '2026-11-21', validUntil: 'next Budget' }

  test('a fact is to be checked on the day after its last day', () => {
    expect(lastDayOf(law)).toBe('2027-02-01')
    expect(needsCheck(law, '2027-02-01')).toBeUndefined()
    expect(needsCheck(law, '2027-02-02')).toBe('past')
  })

  test('a fact is to be checked when 180 days have passed since it was checked', () => {
    const late = { ...law, validUntil: '2031-03-31' }
    expect(needsCheck(late, '2027-05-20')).toBeUndefined()
    expect(needsCheck(late, '2027-05-21')).toBe('old')
  })
})

test('every fact has a subject to be filtered by', () => {
  expect(Object.keys(taxFacts).filter((id) => subjectOf(id) === 'Other')).toEqual([])
})

test.each([
  [0, 'today'],
  [1, 'yesterday'],
  [3, '3 days ago'],
  [45, 'last month'],
  [125, '4 months ago'],
  [400, '1 year ago'],
  [800, '2 years ago'],
])('%i days are %s', (days, words) => expect(ageInWords(days)).toBe(words))

describe('the list', () => {
  const fact = (id: keyof typeof taxFacts, changes: Partial<ListedFact> = {}) =>
    ({
      id,
      subject: subjectOf(id),
      lastDay: lastDayOf(taxFacts[id]),
      check: null,
      pages: [],
      texts: [],
      ...changes,
    }) as unknown as ListedFact
  const facts = [
    fact('revisedDateAy2026', { pages: [{ href: '/', label: 'Home' }] }),
    fact('section80c2026'),
    fact('homeLoanInterest', { check: 'old' }),
    fact('belatedDateAy2026', { check: 'past' }),
  ]
  const ids = (search: Parameters<typeof narrowed>[1]) =>
    narrowed(facts, search).map(({ id }) => id)

  test('the list has what needs a look first', () => {
    expect(ids({})).toEqual([
      'belatedDateAy2026',
      'homeLoanInterest',
      'section80c2026',
      'revisedDateAy2026',
    ])
  })

  test('the list is found by words, figures with or without commas, sections and years', () => {
    expect(ids({ q: '150000' })).toEqual(['section80c2026'])
    expect(ids({ q: '₹1,50,000' })).toEqual(['section80c2026'])
    expect(ids({ q: '80c' })).toEqual(['section80c2026'])
    expect(ids({ q: 'RETURN 2026-27' })).toEqual(['belatedDateAy2026', 'revisedDateAy2026'])
    expect(ids({ q: 'nothing like it' })).toEqual([])
  })

  test('the list is found by its subject', () => {
    const some = [fact('defectDays'), fact('section80c2026')]
    expect(narrowed(some, { q: 'notices' }).map(({ id }) => id)).toEqual(['defectDays'])
  })

  test.each([
    ['1.5 lakh', 'section80c2026'],
    ['1.50lacs', 'section80c2026'],
    ['Rs 1,50,000', 'section80c2026'],
    ['२ लाख', undefined],
    ['२,००,०००', 'homeLoanInterest'],
    ['80-C', 'section80c2026'],
    ['u/s 80 c', 'section80c2026'],
    ['s.123', 'section80c2026'],
    ['provident-fund', 'section80c2026'],
    ['privident fund', 'section80c2026'],
    ['intrest', 'homeLoanInterest'],
    ['next budget', 'section80c2026'],
    ['31/12/2026', 'belatedDateAy2026'],
    ['2026-12-31', 'belatedDateAy2026'],
    ['home loan principal', 'section80c2026'],
    ['section 80d', undefined],
    ['150001', undefined],
  ])('the list finds by %s what is meant', (q, id) => expect(ids({ q })[0]).toBe(id))

  test('the list is filtered by subject, by what is to check, and by what is used nowhere', () => {
    expect(ids({ subject: 'Due dates' })).toEqual(['belatedDateAy2026', 'revisedDateAy2026'])
    expect(ids({ show: 'check' })).toEqual(['belatedDateAy2026', 'homeLoanInterest'])
    expect(ids({ show: 'past' })).toEqual(['belatedDateAy2026'])
    expect(ids({ show: 'unused' })).not.toContain('revisedDateAy2026')
  })

  test('the list ignores an address that makes no sense', () => {
    expect(readFactSearch({ q: 7, subject: 'Horses', show: 'all' })).toEqual({})
    expect(readFactSearch({ page: '1.5' })).toEqual({})
    expect(readFactSearch({ page: '3' })).toEqual({ page: 3 })
    expect(readFactSearch({ q: 'NPS', subject: 'Deductions', show: 'past' })).toEqual({
      q: 'NPS',
      subject: 'Deductions',
      show: 'past',
    })
  })
})
