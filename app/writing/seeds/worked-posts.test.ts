import { describe, expect, test } from 'vitest'
import { advanceTaxInstalments } from '#app/tax/engine/advance-tax/instalments.ts'
import { interest234B } from '#app/tax/engine/advance-tax/interest-234b.ts'
import { interest234C } from '#app/tax/engine/advance-tax/interest-234c.ts'
import { audit } from '#app/tax/engine/business/audit.ts'
import { fnoTurnover } from '#app/tax/engine/business/fno-turnover.ts'
import { presumptive } from '#app/tax/engine/business/presumptive.ts'
import { propertyGain } from '#app/tax/engine/gains/property-gain.ts'
import { vda } from '#app/tax/engine/gains/vda.ts'
import { hra } from '#app/tax/engine/hra.ts'
import { type IncomeTaxInput, incomeTax } from '#app/tax/engine/income-tax.ts'
import { type CostInput, lateReturnCost } from '#app/tax/engine/late-returns/cost.ts'
import { rentTds } from '#app/tax/engine/rent-tds.ts'
import { residence } from '#app/tax/engine/residence.ts'
import type { ResidenceInput } from '#app/tax/engine/residence-rules.ts'
import { taxFacts } from '#content/facts/tax-facts.ts'
import { gains } from '../../../test/worked-gains.ts'
import { withCess } from '../../../test/worked-tax.ts'
import { postSeeds } from './posts.ts'
import { numbersIn } from './worked-text.ts'

/* The examples of the posts, worked out by the engine from the same figures. */

test('advance tax: instalments, and the interest if all is paid late in March', () => {
  const { instalments } = advanceTaxInstalments({ tax: 160000, year: '2026-27' }).result
  const late = interest234C({ tax: 160000, paid: [0, 0, 0, 0], year: '2026-27' }).result
  const { interest } = interest234B({
    tax: 160000,
    paidBy31March: 0,
    months: 4,
    year: '2026-27',
  }).result
  expect([...instalments, late.interest, interest]).toEqual([
    24000, 48000, 48000, 40000, 8080, 6400,
  ])
  says('advance-tax-dates-shares-and-interest', [
    160000,
    ...instalments,
    ...late.byInstalment,
    late.interest,
    interest,
  ])
})

test('a gain of 3.4 lakh on listed shares in both rate periods', () => {
  const gain = (year: '2023-24' | '2025-26', sold: string) =>
    withCess(
      gains({
        year,
        sales: [{ asset: 'equity', bought: '2019-05-01', sold, cost: 100000, price: 440000 }],
      }).tax,
    )
  const [before, now] = [gain('2023-24', '2023-08-01'), gain('2025-26', '2025-08-01')]
  expect([before, now]).toEqual([24960, 27950])
  says('complete-guide-to-capital-gains-taxation-in-india', [340000, before, now])
})

test('three crypto transfers, where the loss counts for nothing', () => {
  const { taxable } = vda({
    transfers: [
      { cost: 300000, price: 450000 },
      { cost: 200000, price: 120000 },
      { cost: 50000, price: 90000 },
    ],
  }).result
  const { tax } = incomeTax({ vda: taxable }).result
  expect([taxable, tax]).toEqual([190000, 59280])
  says('crypto-tax-in-india', [300000, 450000, 200000, 120000, 50000, 90000, taxable, tax])
})

test('F&O: turnover of four trades, and no audit at 1.19 crore', () => {
  const { turnover, profit } = fnoTurnover({ results: [120000, -90000, 45000, -60000] }).result
  expect([turnover, profit]).toEqual([315000, 15000])
  says('f-and-o-turnover-and-tax-audit', [turnover, profit, 6200000, 5700000, 11900000])
  const arjun = audit({
    turnover: 11900000,
    cashReceiptsPct: 0,
    cashPaymentsPct: 0,
    left44adEarly: false,
    totalIncomeAboveExemption: true,
    uses44ad: false,
  })
  expect(arjun.result.audit).toBe(false)
})

test.each([
  ['gold ETF sold under the old definition', 'debt_fund', '2023-06-10', '2025-02-10', 62400],
  ['gold fund of fund', 'gold', '2023-06-10', '2025-11-20', 26000],
  ['overseas fund sold after 20 months', 'gold', '2024-03-10', '2025-11-20', 62400],
  ['debt fund', 'debt_fund', '2023-06-10', '2025-11-20', 62400],
  ['debt fund bought earlier', 'debt_fund', '2022-06-10', '2025-11-20', 26000],
] as const)('funds: the %s', (_, asset, bought, sold, tax) => {
  const year = sold < '2025-04-01' ? '2024-25' : '2025-26'
  const sales = [{ asset, bought, sold, cost: 400000, price: 600000 }]
  expect(withCess(gains({ year, sales }).tax)).toBe(tax)
  says('gold-etf-overseas-and-debt-funds', [400000, 600000, tax, 36400])
})

test('HRA: three periods, and TDS on the rent in Mumbai', () => {
  const { exempt, taxable } = hra({
    year: '2025-26',
    regime: 'old',
    periods: [
      { months: 4, salary: 125000, hra: 50000, rent: 45000, city: 'Hyderabad' },
      { months: 2, salary: 125000, hra: 62500, rent: 80000, city: 'Mumbai' },
      { months: 6, salary: 150000, hra: 75000, rent: 80000, city: 'Mumbai' },
    ],
  }).result
  const { tds } = rentTds({ stretches: [{ monthly: 80000, months: 8 }], year: '2025-26' }).result
  expect(tds).toBe(12800)
  says('hra-worked-out-month-by-month', [125000, 150000, 45000, 80000, exempt, taxable, tds!])
})

test.each([
  [1200000, 3600000, 686400],
  [2400000, 2400000, 312000],
  [2880000, 1920000, 191360],
])('44ADA: expenses of %i leave a profit of %i, taxed at %i with books', (spent, profit, tax) => {
  const { income } = presumptive({
    section: '44ADA',
    turnover: 4800000,
    digital: 4800000,
    cash: 0,
    vehicles: [],
    resident: true,
    year: '2025-26',
  }).result
  expect(taxOf({ slab: profit })).toBe(tax)
  const declared = taxOf({ slab: Math.max(income, profit) })
  says('section-44ada-for-professionals', [4800000, income, spent, profit, tax, declared, 312000])
})

describe('ITR-U for AY 2024-25', () => {
  const ravi: CostInput = {
    year: 2023,
    happened: 'mistake',
    balance: 'owe',
    due: 'plain',
    filed: '2026-12-15',
    totalIncome: 1800000,
    basicExemption: taxFacts.basicExemptionNew2023.value,
    mustFileAnyway: false,
    unpaid: taxOf({ year: '2023-24', slab: 1800000 }) - taxOf({ year: '2023-24', slab: 1600000 }),
    advancePaid: 0,
    noAdvanceTax: false,
    presumptive: false,
  }

  test.each([
    ['in December 2026', {}],
    ['after a notice', { happened: 'notice-148' }],
    ['in April 2027', { filed: '2027-04-15' }],
  ] as const)('ITR-U for AY 2024-25 costs %s what the calculator says', (_, change) => {
    const { result } = lateReturnCost({ ...ravi, ...change })
    says('itr-u-updated-return-with-an-example', [
      1600000,
      200000,
      ravi.unpaid,
      result.interestB,
      result.interestC ?? Number.NaN,
      result.total,
    ])
  })
})

describe('selling a house', () => {
  test.each([
    ['bought in FY 2010-11', 4000000, 11000000, '2010-06-01', '2025-06-01'],
    ['bought in FY 2018-19', 5000000, 12000000, '2018-06-01', '2025-06-01'],
    ['sold in FY 2026-27', 4000000, 11000000, '2010-06-01', '2026-06-01'],
  ])('%s', (_, cost, price, bought, sold) => {
    const { gain, taxPlain, taxIndexed, indexedCost } = propertyGain({
      cost,
      price,
      bought,
      sold,
    }).result
    says('selling-a-house-indexed-or-not', [
      cost,
      price,
      gain,
      taxPlain!,
      taxIndexed!,
      indexedCost!,
      price - indexedCost!,
    ])
  })
})

test('employer NPS on a package of 13.2 lakh brings the tax to nil', () => {
  const without = taxOf({ year: '2026-27', salary: 1320000 })
  const nps = 92400
  expect(taxOf({ year: '2026-27', slab: 1320000 - 75000 - nps })).toBe(0)
  says('10-tax-planning-strategies-for-salaried-individuals', [1320000, 660000, nps, without, 0])
})

test('new-regime tax then and now', () => {
  for (const slab of [700000, 900000, 1200000, 1500000]) {
    says('new-income-tax-rules-you-should-know-for-fy-2023-24', [
      slab,
      taxOf({ year: '2023-24', slab }),
      taxOf({ year: '2025-26', slab }),
    ])
  }
})

test('four people with one salary, and the deductions at which the old regime breaks even', () => {
  for (const deductions of [0, 175000, 415000, 615000]) {
    says('old-or-new-tax-regime-fy-2025-26', [
      deductions,
      taxOf({ regime: 'old', slab: 1400000 - 50000 - deductions }),
      taxOf({ salary: 1400000 }),
    ])
  }
  const text = postOf('old-or-new-tax-regime-fy-2025-26')
  for (const row of text.matchAll(
    /<td>₹([\d,]+)<\/td><td>₹([\d,]+)<\/td><td>₹([\d,]+)<\/td><\/tr>/g,
  )) {
    const [salary, tax, needed] = row.slice(1).map((cell) => Number(cell.replaceAll(',', '')))
    const old = (deducted: number) => taxOf({ regime: 'old', slab: salary! - 50000 - deducted })
    expect(taxOf({ salary: salary! })).toBe(tax)
    expect(old(needed!)).toBeLessThanOrEqual(tax!)
    expect(old(needed! - 1000)).toBeGreaterThan(tax!)
  }
})

test('the rebate by both readings, and share gains alone', () => {
  const people: Partial<IncomeTaxInput>[] = [
    { slab: 1100000, stcg111a: 50000 },
    { slab: 1200000, stcg111a: 100000 },
    { slab: 1200000, ltcg112a: 20000 },
    { slab: 1200000, ltcg112a: 100000 },
    { slab: 1200000, ltcg112a: 200000 },
  ]
  for (const person of people) {
    says('rebate-87a-salary-and-share-gains', [
      taxOf({ ...person, view: 'statute' }),
      taxOf({ ...person, view: 'slab-only' }),
    ])
  }
  says('rebate-87a-salary-and-share-gains', [500000, taxOf({ stcg111a: 500000 })])
})

test('RSU: the gain on the older shares', () => {
  const sale = { asset: 'foreign_share', bought: '2023-06-15', sold: '2025-11-20' } as const
  const { tax } = gains({ sales: [{ ...sale, cost: 60 * 9020, price: 60 * 14080 }] })
  says('rsu-and-espp-from-vest-to-schedule-fa', [60 * 9020, 60 * 14080, withCess(tax)])
})

test.each([
  ['Meera', { days: 163, last4: 1461, last7: 2557, nrYearsOf10: 0, leftForWork: true }, 'NR'],
  ['Farid in November', { days: 137, last4: 160, last7: 280 }, 'NR'],
  ['Farid in July', { days: 274, last4: 160, last7: 280 }, 'RNOR'],
  [
    'Anita',
    { days: 130, last4: 400, last7: 700, citizen: false, pio: true, visiting: true },
    'RNOR',
  ],
] as const)('residence: the days of %s', (_, history, status) => {
  const person: ResidenceInput = {
    nrYearsOf10: 10,
    citizen: true,
    pio: false,
    leftForWork: false,
    visiting: false,
    indianIncome: 'visiting' in history ? 1800000 : 0,
    taxedElsewhere: true,
    ...history,
  }
  expect(residence(person).result.status).toBe(status)
  expect(postOf('nri-rnor-or-resident-by-counting-days')).toContain(`<td>${person.days}</td>`)
})

function says(slug: string, amounts: readonly number[]): void {
  const figures = numbersIn(postOf(slug))
  expect(
    amounts.filter((amount) => !figures.has(amount) && amount !== 0),
    slug,
  ).toEqual([])
}

function postOf(slug: string): string {
  return postSeeds.find((post) => post.slug === slug)!.content
}

function taxOf(person: Partial<IncomeTaxInput>): number {
  return incomeTax(person).result.tax
}
