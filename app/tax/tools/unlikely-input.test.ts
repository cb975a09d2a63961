import { describe, expect, test } from 'vitest'
import { allTools } from './all-tools.ts'
import { valuesFrom } from './form/form-values.ts'
import type { FormValues, ToolContext } from './form/tool-type.ts'

const context: ToolContext = { year: '2026-27', today: '2026-11-23' }

function respond(
  id: keyof typeof allTools,
  values: FormValues,
  changes: Partial<ToolContext> = {},
) {
  const { tool } = allTools[id]
  return tool.respond(valuesFrom(tool, Object.entries(values)), { ...context, ...changes })
}

describe('A bare number below a thousand', () => {
  const house = { price: '70 lakh', cost: '40 lakh', bought: '2015-01-01', sold: '2026-05-01' }
  test.each([
    ['old-or-new-regime', { salary: '15' }, { salary: '15 lakh' }],
    ['old-or-new-regime', { salary: '१२.५' }, { salary: '12.5 lakh' }],
    ['presumptive-or-books', { receipts: '30' }, { receipts: '30 lakh' }],
    ['selling-a-house', { ...house, cost: '40' }, { cost: '40 lakh' }],
    ['what-can-i-still-do', { income: '9' }, { income: '9 lakh' }],
    ['tds-on-rent-and-house', { rent: '55' }, { rent: '55 thousand' }],
    ['tds-on-rent-and-house', { pays: 'house', price: '75' }, { price: '75 lakh' }],
    ['return-form-and-documents', { salary: 'on', totalIncome: '55' }, { totalIncome: '55 lakh' }],
    ['advance-tax', { tax: '2' }, { tax: '2 lakh' }],
    ['refund-and-interest', { refund: '24', filed: '2026-07-10' }, { refund: '24 thousand' }],
    ['shares-and-funds', { longTotal: '3' }, { longTotal: '3 lakh' }],
    ['hra-and-rent-tds', { salary: '50', hra: '20000', rent: '9000' }, { salary: '50 thousand' }],
    ['old-or-new-regime', { business: '18' }, { business: '18 lakh' }],
    ['old-or-new-regime', { salary: '15', hra: '100000' }, { salary: '15 lakh' }],
    ['what-can-i-still-do', { income: '9', unpaid: '50000' }, { income: '9 lakh' }],
    ['shares-and-funds', { longTotal: '2 lakh', otherIncome: '15' }, { otherIncome: '15 lakh' }],
    [
      'tds-on-rent-and-house',
      { pays: 'house', price: '80 lakh', stamp: '82' },
      { stamp: '82 lakh' },
    ],
  ] as const)(
    'A bare number below a thousand asks in %s whether more is meant: %j',
    (id, values, suggested) => {
      const response = respond(id, values)
      expect(response).toMatchObject({ suggested })
      expect('missing' in response && response.missing).toMatch(
        /^Did you mean .* (lakh|thousand)\?/,
      )
    },
  )

  test('A bare number below a thousand is taken as it is with the rupee sign, in words, or as nothing', () => {
    expect(respond('old-or-new-regime', { salary: '₹15' })).toHaveProperty('answer')
    expect(respond('old-or-new-regime', { salary: '15 lakh' })).toHaveProperty('answer')
    expect(respond('old-or-new-regime', { salary: '0', other: '500000' })).toHaveProperty('answer')
  })
})

describe('Impossible input is reported at its field', () => {
  const late = { happened: 'not-filed', balance: 'owe', unpaid: '100000' }
  test.each([
    ['old-or-new-regime', { salary: '-500000' }, 'salary', 'A salary can’t be a loss'],
    ['what-can-i-still-do', { ...late, income: '1000' }, 'unpaid', 'more than the income'],
    [
      'advance-tax',
      { tax: '100000', 'payments.0.amount': '50000', 'payments.0.day': '2099-01-01' },
      'payments.0.day',
      '31 March 2027 or an earlier date',
    ],
    [
      'presumptive-or-books',
      { receipts: '2000000', profit: '2000001' },
      'profit',
      'more than the receipts',
    ],
    [
      'presumptive-or-books',
      { work: '44AD', receipts: '2000000', profit: '2000001' },
      'profit',
      'more than the receipts',
    ],
    [
      'hra-and-rent-tds',
      { salary: '50000', hra: '50001', rent: '20000' },
      'hra',
      'more than basic pay',
    ],
  ] as const)('%s: %j', (id, values, path, words) => {
    expect(respond(id, values)).toEqual({
      faults: [{ path, message: expect.stringContaining(words) }],
    })
  })

  test('A payment of a year that is over may be made up to today', () => {
    const paid = { tax: '100000', 'payments.0.amount': '50000', 'payments.0.day': '2026-11-23' }
    expect(respond('advance-tax', paid, { year: '2025-26' })).toHaveProperty('answer')
    const tomorrow = { ...paid, 'payments.0.day': '2026-11-24' }
    expect(respond('advance-tax', tomorrow, { year: '2025-26' })).toHaveProperty('faults')
  })
})
