import { expect, test } from 'vitest'
import { returnFormWords as words } from '#content/en/tools/return-form-and-documents/reasons.ts'
import {
  amountQuestion,
  decidingQuestion,
  formsOf,
  gainsQuestion,
  lossQuestion,
  possibleInputs,
} from './possible-forms.ts'
import type { ReturnFormInput } from './return-form.ts'

const salaried: ReturnFormInput = {
  ...{ status: 'ROR', totalIncome: 9_00_000, firmPartner: false, houses: 1, ltcg112a: 0, agri: 0 },
  ...{ otherCg: false, vda: false, director: false, unlisted: false, foreign: false },
  ...{ winnings: false, lossBf: false, tds194n: false, esopDeferred: false },
}

test('the possible forms of open questions come once each, the simplest first', () => {
  expect(formsOf(possibleInputs(salaried, []))).toEqual(['ITR-1'])
  const both = possibleInputs(salaried, [gainsQuestion, amountQuestion])
  expect(both.map(({ otherCg, ltcg112a }) => [otherCg, ltcg112a])).toEqual([
    [false, 1_25_000],
    [false, 1_25_001],
    [true, 1_25_000],
    [true, 1_25_001],
  ])
  expect(formsOf(both.toReversed())).toEqual(['ITR-1', 'ITR-2'])
})

test.each([
  [
    { ltcg112a: 0 },
    gainsQuestion,
    'If you sold nothing, or only listed shares and equity funds after a year, with gains up to ₹1.25 lakh and no loss: ITR-1. If you sold anything else: ITR-2.',
  ],
  [{}, amountQuestion, 'With a gain up to ₹1.25 lakh: ITR-1. With more: ITR-2.'],
  [
    { lossBf: true },
    lossQuestion,
    'If the loss is from a house or from capital gains: ITR-2. If any of it is from business, F&O or intraday: ITR-3.',
  ],
])('somebody with %o reads what either answer leads to', (input, question, ends) => {
  expect(decidingQuestion({ ...salaried, ...input }, [question], words)).toEqual({
    field: question.field,
    ends,
  })
})

test('a question that decides nothing is passed over, and none is asked where none decides', () => {
  const lossMaker = { ...salaried, lossBf: true }
  expect(decidingQuestion(lossMaker, [amountQuestion, lossQuestion], words)?.field).toBe('losses')
  expect(decidingQuestion(lossMaker, [amountQuestion], words)).toBeUndefined()
  expect(decidingQuestion(salaried, [], words)).toBeUndefined()
})

test('an answer leads to every form that the other open questions leave', () => {
  expect(decidingQuestion(salaried, [gainsQuestion, amountQuestion], words)?.ends).toMatch(
    /no loss: ITR-1 or ITR-2\. If you sold anything else: ITR-2\.$/,
  )
})
