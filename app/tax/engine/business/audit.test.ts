import { describe, expect, test } from 'vitest'
import { type AuditInput, audit } from './audit.ts'

function of(input: Partial<AuditInput> & Pick<AuditInput, 'turnover'>) {
  return audit({
    cashReceiptsPct: 0,
    cashPaymentsPct: 0,
    left44adEarly: false,
    totalIncomeAboveExemption: true,
    uses44ad: false,
    ...input,
  })
}
const CRORE = 10_000_000

describe('a tax audit is needed by turnover and cash', () => {
  test.each([
    ['no: exactly ₹1 crore, all in cash', { turnover: CRORE, cashReceiptsPct: 100 }, false],
    ['yes: a rupee more in cash', { turnover: CRORE + 1, cashReceiptsPct: 100 }, true],
    ['no: a rupee more without cash', { turnover: CRORE + 1 }, false],
    [
      'no: 5% on both sides',
      { turnover: 5 * CRORE, cashReceiptsPct: 5, cashPaymentsPct: 5 },
      false,
    ],
    ['yes: receipts at 5.01%', { turnover: 5 * CRORE, cashReceiptsPct: 5.01 }, true],
    ['yes: payments at 5.01%', { turnover: 5 * CRORE, cashPaymentsPct: 5.01 }, true],
    ['no: exactly ₹10 crore without cash', { turnover: 10 * CRORE }, false],
    ['yes: a rupee above ₹10 crore', { turnover: 10 * CRORE + 1 }, true],
    ['no: no turnover at all', { turnover: 0 }, false],
  ])('%s', (_, input, expected) => {
    expect(of(input).result.audit).toBe(expected)
  })
})

test('cash is shown to two decimals, unless these would hide that it is above the limit', () => {
  const shownFor = (cashReceiptsPct: number) =>
    of({ turnover: 2 * CRORE, cashReceiptsPct }).lines.find(({ label }) =>
      label.includes('Received'),
    )
  expect(shownFor(20 / 3)).toMatchObject({ amount: 6.67, unit: 'percent' })
  expect(shownFor(5.0001)?.amount).toBe('Just above 5%')
})

test('above ₹10 crore nothing is said about cash, which changes nothing there', () => {
  const inCash = { cashReceiptsPct: 50 }
  expect(of({ turnover: 10 * CRORE, ...inCash }).notes.join()).toContain('at most 5% of receipts')
  expect(of({ turnover: 10 * CRORE + 1, ...inCash }).notes).toEqual([])
})

describe('up to ₹1 crore only leaving section 44AD early counts', () => {
  test.each([
    ['yes: left early, income above the exemption', true, true, true],
    ['no: left early, income within the exemption', true, false, false],
    ['no: never used it', false, true, false],
  ])('%s', (_, left44adEarly, totalIncomeAboveExemption, expected) => {
    const input = { turnover: 8_000_000, left44adEarly, totalIncomeAboveExemption }
    expect(of(input).result.audit).toBe(expected)
  })

  test('a loss is no reason by itself, and the answer says so', () => {
    expect(of({ turnover: 8_000_000 }).notes).toEqual([
      'Up to this limit a loss, or a profit of less than 6%, doesn’t by itself mean an audit.',
    ])
  })

  test('the disputed reading is named where the last five years decide', () => {
    const { notes } = of({ turnover: 8_000_000, left44adEarly: true })
    expect(notes.at(-1)).toContain('The law is disputed')
  })

  test.each([
    ['total income is within the exemption', 0.8, { totalIncomeAboveExemption: false }],
    ['cash asks for an audit anyway', 5, { cashReceiptsPct: 6 }],
    ['turnover asks for one anyway', 15, {}],
    ['turnover is above the limit of section 44AD', 5, {}],
  ])('the disputed reading is not named where %s', (_, crore, more) => {
    const { notes } = of({ turnover: crore * CRORE, left44adEarly: true, ...more })
    expect(notes.join()).not.toContain('disputed')
  })

  test('section 44AD is closed afterwards, with or without an audit', () => {
    for (const totalIncomeAboveExemption of [true, false]) {
      const left = { left44adEarly: true, totalIncomeAboveExemption }
      expect(of({ turnover: 8_000_000, ...left }).notes[0]).toBe(
        'You can’t use section 44AD for the next 5 years.',
      )
    }
  })
})

describe('a business that declares under section 44AD', () => {
  test.each([
    ['needs none at ₹2 crore with cash', 2 * CRORE, 50, 50, false],
    ['needs one above ₹2 crore with cash', 2 * CRORE + 1, 50, 0, true],
    ['needs none at ₹3 crore, whatever it pays in cash', 3 * CRORE, 5, 90, false],
    ['is judged by its cash above ₹3 crore', 3 * CRORE + 1, 0, 90, true],
  ])('%s', (_, turnover, cashReceiptsPct, cashPaymentsPct, expected) => {
    const input = { turnover, cashReceiptsPct, cashPaymentsPct, uses44ad: true }
    expect(of(input).result.audit).toBe(expected)
  })
})

describe('between ₹1 crore and the limit of section 44AD, leaving it early', () => {
  const left = { left44adEarly: true, cashReceiptsPct: 2, cashPaymentsPct: 2 }

  test('between ₹1 crore and the limit of section 44AD, leaving it early means an audit by clause (e) of section 44AB, which names no turnover, and is called disputed', () => {
    const { result, lines, notes } = of({ turnover: 1.5 * CRORE, ...left })
    expect(result).toEqual({ audit: true, disputed: true })
    expect(lines.at(-1)).toMatchObject({ amount: 'Yes', rule: 'auditAfterPresumptive' })
    expect(notes.join()).toContain('an audit at ₹1.5 crore too')
    expect(of({ turnover: 3 * CRORE, ...left }).result).toEqual({ audit: true, disputed: true })
  })

  test.each([
    ['above it', { turnover: 3 * CRORE + 1 }, { audit: false, disputed: false }],
    ['up to ₹1 crore', { turnover: 0.9 * CRORE }, { audit: true, disputed: false }],
    [
      'with income within the exemption',
      { turnover: 1.5 * CRORE, totalIncomeAboveExemption: false },
      { audit: false, disputed: false },
    ],
    [
      'with more cash, which asks for one anyway',
      { turnover: 1.5 * CRORE, cashPaymentsPct: 6 },
      { audit: true, disputed: false },
    ],
  ])('leaving section 44AD early is not disputed %s', (_, input, expected) => {
    expect(of({ ...left, ...input }).result).toEqual(expected)
  })
})
