import { expect, test } from 'vitest'
import { toolPageWords, yearName } from './page.ts'

test('a year without rules is named', () => {
  expect(toolPageWords.notYet(yearName('2027-28'))).toBe(
    'There are no rules for tax year 2027-28 here yet. We add a year once its law is passed.',
  )
})
