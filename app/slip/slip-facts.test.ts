import { expect, test } from 'vitest'
import { readEnv } from '#app/config/env.ts'
import { assessReturn, type Income } from './assess-return.ts'
import { slipFacts } from './slip-facts.ts'
import { slipChat, slipTexts } from './slip-text.ts'

const { firm } = readEnv({ FIRM_WHATSAPP: '+91 90000 00001' })
const textsFor = (incomes: Income[], today = '2026-07-01') =>
  slipTexts(assessReturn(incomes), slipFacts(firm, today))

test('a salary costs the basic price and is due in July', () => {
  expect(textsFor(['salary'])).toEqual({
    form: 'ITR-1',
    note: 'For a resident with income up to ₹50 lakh.',
    plan: 'Basic, ₹1,999',
    due: '31 July 2026',
    documents: '5',
    mark: 'ITR-1',
  })
})

test('business income may be presumptive, and is due in August', () => {
  expect(textsFor(['business'])).toMatchObject({
    form: 'ITR-4, or ITR-3 with books',
    due: '31 August 2026',
    mark: 'ITR-4',
  })
})

test('income abroad brings Schedule FA and its note', () => {
  expect(textsFor(['abroad', 'fno'])).toMatchObject({
    form: 'ITR-3 with Schedule FA',
    note: 'Only if you’re ordinarily resident. NRIs and RNORs leave out Schedule FA.',
  })
})

test.each([
  ['2026-07-31', '31 July 2026'],
  ['2026-08-01', 'Belated until 31 December 2026'],
  ['2026-12-31', 'Belated until 31 December 2026'],
  ['2027-01-01', 'Updated return until 31 March 2031'],
])('on %s the return of an investor is due: %s', (today, due) => {
  expect(textsFor(['shares'], today).due).toBe(due)
})

test('with nothing ticked nothing is promised', () => {
  const texts = Object.values(textsFor([])).join(' ')
  expect(texts).not.toMatch(/ITR|₹|\d/)
  expect(slipChat(undefined, [], [])).not.toMatch(/ITR-\d/)
})

test('the chat starts with the incomes, the form and the list', () => {
  const text = slipChat(assessReturn(['salary']), ['Salary or pension'], ['AIS', 'Form 16'])
  expect(text).toContain('Salary or pension')
  expect(text).toContain('ITR-1')
  expect(text).toMatch(/\n- AIS\n- Form 16$/)
})
