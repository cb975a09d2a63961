import { describe, expect, test } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import { assessReturn, type Income } from '#app/tax/engine/assess-return.ts'
import { slipFacts } from './slip-facts.ts'
import { slipChat, slipDocumentsFor, slipTexts } from './slip-text.ts'

const { firm } = readEnv({ FIRM_WHATSAPP: '+91 90000 00001' })
const textsFor = (incomes: Income[], today = '2026-07-01') =>
  slipTexts(assessReturn(incomes), slipFacts(firm, today))

test('a salary costs the basic price and is due in July', () => {
  expect(textsFor(['salary'])).toEqual({
    form: 'ITR-1',
    note: 'For an ordinarily resident person, income up to ₹50 lakh.',
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

const BELATED = 'Was 31 July 2026. Belated return until 31 December 2026, late fee ₹1,000 or ₹5,000'

test.each([
  ['2026-07-31', '31 July 2026'],
  ['2026-08-01', BELATED],
  ['2026-12-31', BELATED],
  ['2027-01-01', 'Was 31 July 2026. Updated return until 31 March 2031'],
  ['2027-03-31', 'Was 31 July 2026. Updated return until 31 March 2031'],
  ['2027-04-01', '31 July 2027'],
])('on %s the return of an investor is due: %s', (today, due) => {
  expect(textsFor(['shares'], today).due).toBe(due)
})

test('the slip with nothing ticked promises nothing', () => {
  const texts = Object.values(textsFor([])).join(' ')
  expect(texts).not.toMatch(/ITR|₹|\d/)
  expect(slipChat(undefined, [], [], slipFacts(firm, '2026-07-01'))).not.toMatch(/ITR-\d/)
})

test('the chat starts with the incomes, the form and the list', () => {
  const facts = slipFacts(firm, '2026-07-01')
  const text = slipChat(assessReturn(['salary']), ['Salary or pension'], ['AIS', 'Form 16'], facts)
  expect(text).toContain('my return for FY 2025-26 (AY 2026-27)')
  expect(text).toContain('Salary or pension')
  expect(text).toContain('ITR-1')
  expect(text).toMatch(/\n- AIS\n- Form 16$/)
})

describe('the documents', () => {
  const documentsOn = (today: string, ...incomes: Income[]) =>
    slipDocumentsFor(assessReturn(incomes), slipFacts(firm, today))

  test('the documents have rent receipts and proofs of investments until 31 July', () => {
    const onTime = documentsOn('2026-07-31', 'salary')
    expect(onTime).toEqual(expect.arrayContaining(['form16', 'rentPaid', 'investments']))
    expect(textsFor(['salary'], '2026-07-31').documents).toBe('5')
  })

  test('the documents do not include what a belated return without business income cannot use', () => {
    const late = documentsOn('2026-08-01', 'salary', 'shares')
    expect(late).toEqual(expect.arrayContaining(['form16', 'brokers']))
    expect(late).not.toEqual(expect.arrayContaining(['rentPaid']))
    expect(late).not.toEqual(expect.arrayContaining(['investments']))
    expect(textsFor(['salary'], '2026-08-01').documents).toBe('3')
  })

  test('the documents keep proofs of investments with business income, whose regime Form 10-IEA may have settled', () => {
    expect(documentsOn('2026-11-23', 'salary', 'business')).toContain('investments')
  })

  test('the documents are asked for again from 1 April, for the new year', () => {
    expect(documentsOn('2027-04-01', 'salary')).toContain('rentPaid')
  })
})

test('from 1 April the form is last year’s, and the slip says so without naming that year', () => {
  expect(textsFor(['salary'], '2027-03-31').note).toContain('resident')
  const { note } = textsFor(['salary'], '2027-04-01')
  expect(note).toContain('tax year 2026-27')
  expect(note).not.toContain('2025')
})
