import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readFilters } from './search-params.ts'

const filters = z.object({
  q: z.optional(z.string()),
  state: z.optional(z.enum(['open', 'closed'])),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
})

test('digits in an address are searched for as text, and a page is a number', () => {
  expect(readFilters(filters, { q: 98765, page: 3 })).toEqual({ q: '98765', page: 3 })
})

test('what a filter does not know is ignored, and the other filters hold', () => {
  const search = { q: 'rent', state: 'lost', page: 0, more: 'x' }
  expect(readFilters(filters, search)).toEqual({ q: 'rent', page: 1 })
})

test('a filter that is not chosen stays out', () => {
  expect(readFilters(filters, { q: undefined })).toEqual({ page: 1 })
})
