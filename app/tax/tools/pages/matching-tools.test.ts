import { expect, test } from 'vitest'
import { toolMenu } from '#content/en/tools/menu.ts'
import { allTools } from '../all-tools.ts'
import { matchingTools } from './matching-tools.ts'

test.each([
  ['hra', 'hra-and-rent-tds'],
  ['fno', 'f-and-o-turnover-and-audit'],
  ['sell my flat', 'selling-a-house'],
  ['late fee', 'what-can-i-still-do'],
  ['ITR-2', 'return-form-and-documents'],
  ['dubai', 'resident-rnor-or-nri'],
  ['44ada', 'presumptive-or-books'],
  ['143(1)', 'i-got-a-notice'],
  ['notis', 'i-got-a-notice'],
  ['refund', 'refund-and-interest'],
  ['aakhri tarikh', 'due-dates'],
])('a search for %s offers the tool %s', (q, id) => {
  expect(matchingTools(q).map((tool) => tool.id)).toContain(id)
})

test.each([undefined, '', 'zzz', 'what can I do', 'the tax'])(
  'a search for %s offers no tool by chance',
  (q) => {
    expect(matchingTools(q)).toEqual([])
  },
)

test.each(toolMenu.map(({ id }) => id))('%s is found by the search words of its page', (id) => {
  const { searchWords = '' } = allTools[id].page
  expect(searchWords.split(' ').length).toBeGreaterThan(5)
  expect(searchWords).toBe(searchWords.toLowerCase())
  expect(matchingTools(searchWords).map((tool) => tool.id)).toContain(id)
})

test('no search offers more than three', () => {
  expect(matchingTools('tax on rent, house, shares, due dates, regime')).toHaveLength(3)
})
