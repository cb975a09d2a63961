import { expect, test } from 'vitest'
import { toolPageWords, yearName } from './page.ts'

test('a year without rules is named', () => {
  expect(toolPageWords.notYet(yearName('2027-28'))).toBe(
    'We don’t have the rules for tax year 2027-28 yet. We’ll add them once they’re law.',
  )
})
