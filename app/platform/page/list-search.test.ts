import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#app/ui/text/search-text.ts'
import { listAddress, readListSearch } from './list-search.ts'

describe('the search of a list is read from its address', () => {
  test.each([
    [{}, {}],
    [{ category: 'documents' }, { category: 'documents' }],
    [{ q: '  form 16 ' }, { q: 'form 16' }],
    [
      { q: 44, page: 3 },
      { q: '44', page: 3 },
    ],
    [{ page: '2' }, { page: 2 }],
    [{ page: 100_000 }, { page: 100_000 }],
  ])('%j', (search, read) => {
    expect(readListSearch(search)).toEqual(read)
  })

  test.each([
    { q: '' },
    { q: '   ' },
    { q: ['a', 'b'] },
    { q: { a: 1 } },
    { q: null },
    { category: [] },
    { page: 1 },
    { page: 0 },
    { page: -2 },
    { page: 1.5 },
    { page: 'two' },
    { page: 100_001 },
    { page: Number.POSITIVE_INFINITY },
    { page: null },
    { utm_source: 'x' },
  ])('an invalid search is read as nothing: %j', (search) => {
    expect(readListSearch(search)).toEqual({})
  })

  test('cut to the length that a search may have', () => {
    expect(readListSearch({ q: 'a'.repeat(500) }).q).toHaveLength(200)
  })
})

describe('the address of a search', () => {
  test.each([
    [{}, '/faq'],
    [{ category: 'documents' }, '/faq?category=documents'],
    [{ q: 'form 16 & rent' }, '/faq?q=form+16+%26+rent'],
    [{ category: 'documents', page: 1 }, '/faq?category=documents'],
    [{ category: 'documents', q: 'a', page: 2 }, '/faq?category=documents&q=a&page=2'],
  ])('%j is %s', (search, address) => {
    expect(listAddress('/faq', search)).toBe(address)
  })

  test.each([{ category: 'documents', q: `a+b "c" 😀 %`, page: 7 }, { q: '#?&=' }])(
    'the address of a search reads as the same search again: %j',
    (search) => {
      const { searchParams } = new URL(listAddress('/faq', search), 'http://site')
      expect(readListSearch(Object.fromEntries(searchParams))).toEqual(search)
    },
  )
})

test.each([
  ['?q=2026', { q: '2026' }],
  ['?q=true&page=2', { q: 'true', page: '2' }],
  ['?q=%7B%22a%22%3A1%7D', { q: '{"a":1}' }],
  ['?q=form+16+%26+rent', { q: 'form 16 & rent' }],
  ['?q=a&q=b', { q: ['a', 'b'] }],
  ['', {}],
])(
  'the query of an address is read as plain text, and written the same again: %s',
  (text, search) => {
    expect(parseSearch(text)).toEqual(search)
    expect(stringifySearch(search)).toBe(text)
  },
)

test('the query of an address is written without what is not set', () => {
  expect(stringifySearch({ q: undefined, page: 2, category: null })).toBe('?page=2')
})
