import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../../test/steps.ts'
import { type AuditInput, audit } from './audit.ts'
import { auditWithBooks, type BooksInput } from './audit-with-books.ts'
import { fnoTurnover } from './fno-turnover.ts'
import { type PresumptiveInput, presumptive } from './presumptive.ts'

const LAKH = 1_00_000
const CRORE = 100 * LAKH

const LOCKED_OUT = 'You can’t use section 44AD for the next 5 years.'
const USED = 'You used section 44AD in the last five years, and declare less now'
const TOTAL = 'Total income is above the basic exemption'

describe('the steps of whether a business needs an audit', () => {
  const of = (change: Partial<AuditInput>) =>
    audit({
      ...{ turnover: 80 * LAKH, cashReceiptsPct: 0, cashPaymentsPct: 0, left44adEarly: false },
      ...{ totalIncomeAboveExemption: true, uses44ad: false, ...change },
    })

  test('up to 1 crore the steps ask what happened with section 44AD', () => {
    expect(stepsOf(of({}))).toEqual([
      'Turnover: 8000000 (auditTurnover)',
      `${USED}: No (auditAfterPresumptive)`,
      `${TOTAL}: Yes (auditAfterPresumptive)`,
      'Audit: No (auditAfterPresumptive)',
    ])
    const { lines, notes } = of({ left44adEarly: true, year: '2026-27' })
    expect(stepsOf({ lines })).toEqual([
      'Turnover: 8000000 (auditTurnover2026)',
      `${USED}: Yes (auditAfterPresumptive)`,
      `${TOTAL}: Yes (auditAfterPresumptive)`,
      'Audit: Yes (auditAfterPresumptive)',
    ])
    expect(notes).toEqual([
      LOCKED_OUT,
      'The law is disputed on whether F&O qualifies for section 44AD at all, and on whether a later year without it counts as leaving. Show a chartered accountant your last five returns.',
    ])
    expect(stepsOf(of({ left44adEarly: true, totalIncomeAboveExemption: false })).slice(2)).toEqual(
      [`${TOTAL}: No (auditAfterPresumptive)`, 'Audit: No (auditAfterPresumptive)'],
    )
  })

  test('exactly 1 crore is up to 1 crore, whatever is left of section 44AD', () => {
    const { result, lines, notes } = of({ turnover: CRORE, left44adEarly: true })
    expect(result).toEqual({ audit: true, disputed: false })
    expect(stepsOf({ lines }).slice(1, 2)).toEqual([`${USED}: Yes (auditAfterPresumptive)`])
    expect(notes[1]).toMatch(/^The law is disputed on whether F&O qualifies/)
  })

  test('above 1 crore the steps ask for cash, and the limit follows from it', () => {
    const { lines, notes } = of({ turnover: 5 * CRORE, cashReceiptsPct: 2, cashPaymentsPct: 3 })
    expect(stepsOf({ lines })).toEqual([
      'Turnover: 50000000 (auditTurnover)',
      'Received in cash: 2 percent (cashShare)',
      'Paid in cash: 3 percent (cashShare)',
      'Limit without an audit: 100000000 (auditTurnoverDigital)',
      'Audit: No (auditTurnoverDigital)',
    ])
    expect(notes).toEqual([])
    const inCash = of({ turnover: 5 * CRORE, cashPaymentsPct: 6, year: '2026-27' })
    expect(stepsOf(inCash).slice(1)).toEqual([
      'Received in cash: 0 percent (cashShare2026)',
      'Paid in cash: 6 percent (cashShare2026)',
      'Limit without an audit: 10000000 (auditTurnover2026)',
      'Audit: Yes (auditTurnover2026)',
    ])
    expect(inCash.notes).toEqual([
      'The limit is ₹10 crore only if at most 5% of receipts and at most 5% of payments are in cash, across all your businesses.',
    ])
  })

  test('leaving section 44AD early above 1 crore adds its own steps', () => {
    const left = { turnover: 1.5 * CRORE, left44adEarly: true }
    const { lines, notes } = of(left)
    expect(stepsOf({ lines }).slice(3)).toEqual([
      'Limit without an audit: 100000000 (auditTurnoverDigital)',
      `${USED}: Yes (auditAfterPresumptive)`,
      `${TOTAL}: Yes (auditAfterPresumptive)`,
      'Audit: Yes (auditAfterPresumptive)',
    ])
    expect(notes).toEqual([
      LOCKED_OUT,
      'The law is disputed: the clause on leaving section 44AD early names no turnover, so by its text it means an audit at ₹1.5 crore too. Others apply the higher limit for business without cash. Show a chartered accountant your last five returns.',
    ])
    // Who uses section 44AD has not left it.
    const staying = of({ ...left, uses44ad: true })
    expect(staying.result).toEqual({ audit: false, disputed: false })
    expect(staying.notes).toEqual([])
  })

  test('who uses section 44AD sees its limit, which follows from cash receipts', () => {
    const limit = 'You use section 44AD, and turnover is within its limit'
    const used = { uses44ad: true, turnover: 2 * CRORE }
    expect(stepsOf(of(used))).toEqual([
      'Turnover: 20000000 (auditTurnover)',
      `${limit}: 30000000 (auditPresumptive)`,
      'Audit: No (auditPresumptive)',
    ])
    expect(stepsOf(of({ ...used, cashReceiptsPct: 6 }))[1]).toBe(
      `${limit}: 20000000 (auditPresumptive)`,
    )
  })
})

describe('the steps of whether books need an audit', () => {
  const of = (change: Partial<BooksInput>) =>
    auditWithBooks({
      ...{ section: '44ADA', turnover: 40 * LAKH, cash: 0, resident: true, eligible: true },
      ...{ presumed: 20 * LAKH, profit: 15 * LAKH, totalIncomeAboveExemption: true },
      ...{ used44ad: false, year: '2025-26', ...change },
    })

  test('a profession that declares less than half needs an audit if it is above the exemption', () => {
    const less = 'Less than the presumptive income, and total income above the basic exemption'
    expect(of({}).result).toEqual({ audit: true, disputed: false })
    expect(stepsOf(of({}))).toEqual([
      'Receipts: 4000000 (auditProfession)',
      'Limit without an audit: 5000000 (auditProfession)',
      `${less}: Yes (auditProfessionLess)`,
      'Audit: Yes (auditProfessionLess)',
    ])
    expect(stepsOf(of({ totalIncomeAboveExemption: false })).slice(2)).toEqual([
      `${less}: No (auditProfessionLess)`,
      'Audit: No (auditProfessionLess)',
    ])
  })

  test('a profession that declares half, or to which section 44ADA is closed, needs none up to 50 lakh', () => {
    for (const change of [{ profit: 20 * LAKH }, { eligible: false }, { turnover: 50 * LAKH }]) {
      const steps = stepsOf(of({ profit: 25 * LAKH, ...change }))
      expect(steps.slice(2)).toEqual(['Audit: No (auditProfessionLess)'])
    }
    expect(of({ eligible: false }).result.audit).toBe(false)
  })

  test('a profession above 50 lakh needs an audit by its receipts alone', () => {
    expect(stepsOf(of({ turnover: 50 * LAKH + 1, year: '2026-27' }))).toEqual([
      'Receipts: 5000001 (auditProfession2026)',
      'Limit without an audit: 5000000 (auditProfession2026)',
      'Audit: Yes (auditProfession2026)',
    ])
  })

  test('goods carriages below their presumed income need an audit, whatever the total', () => {
    const carriages = { section: '44AE', totalIncomeAboveExemption: false } as const
    expect(stepsOf(of(carriages))).toEqual(['Audit: Yes (auditGoodsCarriages)'])
    expect(stepsOf(of({ ...carriages, profit: 20 * LAKH }))).toEqual([
      'Audit: No (auditGoodsCarriages)',
    ])
    expect(of({ ...carriages, eligible: false }).result).toEqual({ audit: false, disputed: false })
  })

  test('a business needs one where it left section 44AD for a smaller profit', () => {
    const business = { section: '44AD', turnover: 80 * LAKH, used44ad: true } as const
    const audited = (change: Partial<BooksInput>) => of({ ...business, ...change }).result.audit
    expect(audited({})).toBe(true)
    expect(audited({ used44ad: false })).toBe(false)
    expect(audited({ profit: 20 * LAKH })).toBe(false)
    expect(audited({ eligible: false })).toBe(false)
    expect(audited({ turnover: 0 })).toBe(true)
  })

  test('a business above 1 crore shows the share of its cash receipts', () => {
    const steps = stepsOf(of({ section: '44AD', turnover: 2 * CRORE, cash: 11 * LAKH }))
    expect(steps.slice(1)).toEqual([
      'Received in cash: 5.5 percent (cashShare)',
      'Paid in cash: 0 percent (cashShare)',
      'Limit without an audit: 10000000 (auditTurnover)',
      'Audit: Yes (auditTurnover)',
    ])
  })
})

describe('the steps of turnover in trading', () => {
  test('profits and losses of F&O are added with their paise', () => {
    const { lines, notes } = fnoTurnover({ results: [1_20_000.25, -90_000.5, 45_000] })
    expect(stepsOf({ lines })).toEqual([
      'Profits of all trades: 165000.25 (fnoTurnover)',
      'Losses of all trades, without the minus sign: 90000.5 (fnoTurnover)',
      'Turnover: 255000 (fnoTurnover)',
      'Profit: 74999 (fnoBusiness)',
    ])
    expect(notes).toEqual([
      'Count the result of each trade. Monthly or scrip-wise totals net profits against losses, so the turnover comes out too low.',
    ])
  })

  test('intraday trading is a speculative business, and its loss is called so', () => {
    expect(stepsOf(fnoTurnover({ results: [-1] }, 'intraday')).at(-1)).toBe(
      'Loss: -1 (intradaySpeculative)',
    )
    expect(stepsOf(fnoTurnover({ results: [] }, 'intraday')).at(-1)).toBe(
      'Profit: 0 (intradaySpeculative)',
    )
  })

  test('ten trades of ten paise make a rupee of turnover', () => {
    expect(fnoTurnover({ results: Array(10).fill(0.1) }).result.turnover).toBe(1)
  })
})

describe('the steps of presumptive income', () => {
  const of = (change: Partial<PresumptiveInput>) =>
    presumptive({
      ...{ section: '44AD', turnover: CRORE, digital: 50 * LAKH, cash: 0 },
      ...{ vehicles: [], resident: true, ...change },
    })
  const MORE = 'This is the least you can declare. If you earned more, declare what you earned.'

  test('a business sees its cash, its limit and both shares', () => {
    const { lines, notes } = of({})
    expect(stepsOf({ lines })).toEqual([
      'Received in cash, as a share of turnover or receipts: 0 percent (cashShare)',
      'Limit of section 44AD: 30000000 (presumptiveTurnoverDigital)',
      '6% of ₹50,00,000 received through the bank or digitally: 300000 (presumptiveDigitalProfit)',
      '8% of the other ₹50,00,000: 400000 (presumptiveCashProfit)',
      'Least income you can declare: 700000 (presumptiveDigitalProfit)',
    ])
    expect(notes).toEqual([
      MORE,
      'Payments that reach your bank after the year, but by the due date of the return, count as received through the bank. A cheque that isn’t account payee counts as cash.',
    ])
  })

  test('a business with more cash has the lower limit, and one without turnover no share of it', () => {
    expect(stepsOf(of({ cash: 6 * LAKH })).slice(0, 2)).toEqual([
      'Received in cash, as a share of turnover or receipts: 6 percent (cashShare)',
      'Limit of section 44AD: 20000000 (presumptiveTurnover)',
    ])
    expect(stepsOf(of({ turnover: 0, digital: 0 }))[0]).toBe(
      'Received in cash, as a share of turnover or receipts: 0 percent (cashShare)',
    )
  })

  test('a profession sees half of its receipts', () => {
    const { lines, notes } = of({ section: '44ADA', turnover: 40 * LAKH })
    expect(stepsOf({ lines })).toEqual([
      'Received in cash, as a share of turnover or receipts: 0 percent (cashShare)',
      'Limit of section 44ADA: 7500000 (professionReceiptsDigital)',
      '50% of ₹40,00,000, the least income you can declare: 2000000 (professionProfit)',
    ])
    expect(notes).toEqual([MORE])
    const later = of({ section: '44ADA', turnover: 40 * LAKH, cash: 4 * LAKH, year: '2026-27' })
    expect(stepsOf(later)).toEqual([
      'Received in cash, as a share of turnover or receipts: 10 percent (cashShare2026)',
      'Limit of section 44ADA: 5000000 (professionReceipts2026)',
      '50% of ₹40,00,000, the least income you can declare: 2000000 (professionProfit2026)',
    ])
  })

  test('a profession above its limit reads which limit, and what would raise it', () => {
    const notes = (turnover: number, cash: number) =>
      of({ section: '44ADA', turnover: turnover * LAKH, cash: cash * LAKH }).notes
    const higher = 'The limit is ₹75 lakh only if you receive at most 5% in cash.'
    expect(notes(60, 6)).toEqual([`₹60 lakh is above the limit of ₹50 lakh. ${higher}`])
    expect(notes(75, 6)).toEqual([`₹75 lakh is above the limit of ₹50 lakh. ${higher}`])
    expect(notes(76, 6)).toEqual(['₹76 lakh is above the limit of ₹50 lakh.'])
    expect(notes(76, 0)).toEqual(['₹76 lakh is above the limit of ₹75 lakh.'])
  })

  test('goods carriages are listed one by one', () => {
    const vehicles = [
      { tonnes: 16.2, months: 12 },
      { tonnes: 12, months: 0.5 },
    ]
    // 16.2 × 1,000 × 12 and 7,500
    const { lines, notes } = of({ section: '44AE', vehicles })
    expect(stepsOf({ lines })).toEqual([
      'Goods carriages: 2 (goodsCarriages)',
      'Vehicle 1: 16.2 tonnes, 12 months: 194400 (goodsCarriagePerTonne)',
      'Vehicle 2: 12 tonnes, 1 month: 7500 (goodsCarriageMonthly)',
      'Least income you can declare: 201900 (goodsCarriageMonthly)',
    ])
    expect(notes).toEqual([MORE])
  })

  test('more than ten goods carriages are counted and refused', () => {
    const vehicles = Array(11).fill({ tonnes: 8, months: 12 })
    const { lines, notes } = of({ section: '44AE', vehicles })
    expect(stepsOf({ lines })).toEqual(['Goods carriages: 11 (goodsCarriages)'])
    expect(notes).toEqual([
      'Section 44AE applies only if you own at most 10 vehicles at any time in the year.',
    ])
  })
})
