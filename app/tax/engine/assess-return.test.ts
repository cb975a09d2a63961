import { describe, expect, test } from 'vitest'
import { assessReturn, INCOMES, type Income, readIncomes } from './assess-return.ts'

test.each<[Income[], string]>([
  [['salary'], 'ITR-1'],
  [['rent'], 'ITR-1'],
  [['salary', 'rent'], 'ITR-1'],
  [['shares'], 'ITR-2'],
  [['salary', 'shares'], 'ITR-2'],
  [['salary', 'rent', 'shares'], 'ITR-2'],
  [['fno'], 'ITR-3'],
  [['salary', 'shares', 'fno'], 'ITR-3'],
  [['fno', 'business'], 'ITR-3'],
  [['business'], 'ITR-4'],
  [['salary', 'rent', 'business'], 'ITR-4'],
  [['shares', 'business'], 'ITR-3'],
  [['abroad'], 'ITR-2'],
  [['salary', 'abroad'], 'ITR-2'],
  [['fno', 'abroad'], 'ITR-3'],
  [['business', 'abroad'], 'ITR-3'],
  [[...INCOMES], 'ITR-3'],
])('the form for the incomes %j is %s', (incomes, form) => {
  expect(assessReturn(incomes)?.form).toBe(form)
})

test('the return form for AY 2026-27 is not guessed where nothing is ticked', () => {
  expect(assessReturn([])).toBeUndefined()
})

test('the return form for AY 2026-27 comes with Schedule FA for income abroad, and only then', () => {
  expect(assessReturn(['salary', 'abroad'])?.scheduleFa).toBe(true)
  expect(assessReturn(['salary', 'shares', 'fno'])?.scheduleFa).toBe(false)
})

test.each<[Income[], string, string]>([
  [['salary', 'rent'], 'basic', 'plain'],
  [['salary', 'shares'], 'professional', 'plain'],
  [['fno'], 'professional', 'business'],
  [['business'], 'professional', 'business'],
  [['salary', 'abroad'], 'premium', 'plain'],
  [['business', 'abroad'], 'premium', 'business'],
])('the plan for the incomes %j is %s and the due date that of %s', (incomes, plan, dueDate) => {
  expect(assessReturn(incomes)).toMatchObject({ plan, dueDate })
})

describe('the list of documents', () => {
  const documentsFor = (...incomes: Income[]) => assessReturn(incomes)?.documents ?? []

  test('the list of documents has what every return needs, and what the income needs', () => {
    expect(documentsFor('salary')).toEqual([
      'lastReturn',
      'statements',
      'form16',
      'rentPaid',
      'investments',
    ])
    expect(documentsFor('abroad')).toContain('foreignAssets')
    expect(documentsFor('business')).not.toContain('form16')
  })

  test('the list of documents names each document once, however many incomes need it', () => {
    const all = documentsFor(...INCOMES)
    expect(new Set(all).size).toBe(all.length)
    for (const income of INCOMES) expect(all).toEqual(expect.arrayContaining(documentsFor(income)))
  })
})

test.each([
  [undefined, []],
  ['shares', ['shares']],
  [
    ['shares', 'salary', 'shares'],
    ['salary', 'shares'],
  ],
  [['lottery', 7, null], []],
  [{ salary: true }, []],
])('only known incomes of %j are read, once each and in order', (given, incomes) => {
  expect(readIncomes(given)).toEqual(incomes)
})
