import { expect, test } from 'vitest'
import { rupees } from '#app/content/tax-facts/format.ts'
import { taxFacts } from '#app/content/tax-facts.ts'
import { withCess } from '#app/seeds/posts/worked-tax.ts'
import { fnoTurnover } from '#app/tax/business/fno-turnover.ts'
import { presumptive } from '#app/tax/business/presumptive.ts'
import { sellerAbroadTds } from '#app/tax/gains/seller-abroad-tds.ts'
import { houseProperty } from '#app/tax/house-property.ts'
import { incomeTax } from '#app/tax/income-tax.ts'
import { lateReturnCost } from '#app/tax/late-returns/cost.ts'
import { updatedReturn } from '#app/tax/late-returns/updated-return.ts'
import { rentTds } from '#app/tax/rent-tds.ts'
import { gains } from '../../../test/worked-gains.ts'
import { numbersIn } from '../worked-text.ts'
import { faqSeeds } from './index.ts'

/*
 * The examples of the answers. What an example is given stands first, as its words have it; then the
 * calculators work it out, and the answer has to say what they come to.
 */

test('the missed due date costs what the calculator of late returns says', () => {
  const { result } = lateReturnCost({
    year: 2025,
    happened: 'not-filed',
    balance: 'owe',
    due: 'plain',
    filed: '2026-12-15',
    totalIncome: 1500000,
    basicExemption: taxFacts.basicExemptionNew.value,
    mustFileAnyway: false,
    unpaid: 40000,
    advancePaid: 0,
    noAdvanceTax: false,
    presumptive: false,
  })
  expect(result.total - 40000).toBe(12620)
  says('what-if-i-missed-the-due-date', [40000], '15 December 2026')
  says('what-if-i-missed-the-due-date', [
    result.interestA,
    result.interestB,
    result.interestC,
    result.total - 40000,
  ])
})

test('the updated return costs what its calculator says, after a notice too', () => {
  const filed = '2027-03-31'
  const extra = (after148: boolean) =>
    updatedReturn({ ayEndYear: 2026, filed, tax: 50000, after148 }).result.additional
  expect([extra(false), extra(true)]).toEqual([12500, 17500])
  says('updated-return-cost', [50000, extra(false), extra(true)], '31 March 2027')
})

test('the salary at the limit of the rebate is taxed by both readings', () => {
  const tax = (view: 'statute' | 'slab-only') =>
    incomeTax({ slab: 1200000, stcg111a: 100000, view }).result.tax
  expect([tax('statute'), tax('slab-only')]).toEqual([83200, 20800])
  says('shares-sold-and-the-rebate', [1200000, 100000, tax('statute'), tax('slab-only')])
})

test('the tenant deducts once, and pays the landlord the rest', () => {
  const { tds } = rentTds({ stretches: [{ monthly: 60000, months: 12 }], year: '2025-26' }).result
  expect(tds).toBe(14400)
  says('tds-on-house-rent', [60000, tds, 60000 - tds!])
})

test('the buyer from an NRI deducts from the whole price', () => {
  const sale = { term: 'long', sold: '2026-11-01', price: 4500000, gain: 0 } as const
  const { onPrice } = sellerAbroadTds(sale).result
  expect(onPrice).toBe(585000)
  says('buying-a-house-from-an-nri', [4500000, onPrice])
})

test.each([
  ['freelancer-44ada-or-44ad', 1800000],
  ['client-deducted-tds-194j', 900000],
])('the professional of %s declares half of %i and owes nothing', (slug, turnover) => {
  const { income } = presumptive({
    section: '44ADA',
    turnover,
    digital: turnover,
    cash: 0,
    vehicles: [],
    resident: true,
    year: '2025-26',
  }).result
  expect(income).toBe(turnover / 2)
  expect(incomeTax({ slab: income }).result.tax).toBe(0)
  says(slug, [turnover, income], /tax is nil|no tax is due/)
})

test('the let-out house makes the loss that the calculator says', () => {
  const { head } = houseProperty({
    regime: 'old',
    properties: [{ use: 'let', rent: 300000, municipal: 20000, interest: 250000 }],
  }).result
  expect(head).toBe(-54000)
  says('home-loan-in-the-new-regime', [300000, 20000, 250000, -head])
})

test('two homes of one’s own share one limit of interest', () => {
  const { head } = houseProperty({
    regime: 'old',
    properties: [
      { use: 'self', interest: 180000 },
      { use: 'self', interest: 90000 },
    ],
  }).result
  expect(head).toBe(-200000)
  says('two-houses-which-form', [180000, 90000, -head])
})

test.each([
  ['employer-used-the-wrong-regime', 1275000],
  ['senior-citizen-return-and-tds', 600000],
])('the example of %s pays no tax in the new regime', (slug, salary) => {
  const slab = slug.startsWith('senior') ? 200000 : 0
  expect(incomeTax({ salary, slab, age: 'lt60' }).result.tax).toBe(0)
  says(slug, [salary, ...(slab ? [slab] : [])])
})

test('the overseas fund is taxed at the long-term rate', () => {
  const { tax } = gains({
    sales: [
      { asset: 'gold', bought: '2023-05-10', sold: '2025-06-20', cost: 200000, price: 300000 },
    ],
  })
  expect(tax).toBe(12500)
  says('gold-etf-overseas-and-debt-funds', [200000, 300000, tax])
})

test('a loss on one coin lowers nothing', () => {
  const { tax } = gains({
    crypto: [
      { cost: 0, price: 50000 },
      { cost: 40000, price: 0 },
    ],
  })
  expect(tax).toBe(15000)
  says('crypto-on-foreign-exchange-or-gift', [50000, 40000, tax])
})

test('turnover adds the profit and the loss', () => {
  const { turnover } = fnoTurnover({ results: [50000, -40000] }).result
  expect(turnover).toBe(90000)
  says('f-and-o-turnover-and-audit', [50000, 40000, turnover])
})

test('the bought-back shares are a dividend with a loss, and since April 2026 a gain', () => {
  const [cost, price] = [100 * 400, 100 * 600]
  says('buyback-gold-bonds-and-dividends', [400, 600, price, cost, price - cost])
})

test('the vested shares are sold for the tax of the highest slab, the rest with a gain', () => {
  const value = 100 * 5000
  const tax = withCess((taxFacts.topRate.value * value) / 100)
  const sold = Math.ceil(tax / 5000)
  says('rsu-espp-vest-sale-schedule-fa', [value, (100 - sold) * 1000], `${sold} shares are sold`)
})

test('TDS and TCS of the examples are the rates of the register', () => {
  const percent = (rate: number, of: number) => (rate * of) / 100
  says('tcs-on-foreign-tour-and-remittance', [
    400000,
    percent(taxFacts.tourTcs.value, 400000),
    percent(taxFacts.tourTcs2026.value, 400000),
  ])
  says('epf-withdrawal-gratuity-notice-pay', [80000, percent(taxFacts.epfTds.value, 80000)])
  says('client-deducted-tds-194j', [900000, percent(taxFacts.feesTds.value, 900000)])
})

test('an F&O loss meets interest and no salary', () => {
  says('f-and-o-loss-in-the-new-regime', [900000, 40000, 300000, 300000 - 40000])
})

test('fees at home and abroad count together for GST', () => {
  says('freelancer-foreign-clients-and-gst', [1500000, 700000, 1500000 + 700000])
})

test.each(['f-and-o-loss-in-the-new-regime', 'how-are-losses-carried-forward'])(
  'the answer %s leaves crypto and winnings out of what a business loss lowers',
  (slug) => {
    expect(answerOf(slug)).toMatch(/salary, crypto gains (and|or) winnings/)
  },
)

test('earlier years are promised within the limits of the law alone', () => {
  expect(answerOf('can-you-file-returns-of-earlier-years')).toMatch(
    /belated return.*updated return.*condonation.*notice.*can no longer be filed/s,
  )
})

test('every answer that says “Example” has its figures checked here', () => {
  const withExample = faqSeeds.filter(({ answer }) => /\bexample\b[^<]*₹/i.test(answer))
  expect(withExample.map(({ slug }) => slug).filter((slug) => !checked.has(slug))).toEqual([])
})

const checked = new Set([
  'gifts-from-and-to-relatives',
  'foreign-asset-disclosure-scheme-2026',
  'return-of-someone-who-has-died',
])

/** The answer has each of the amounts, and the words. */
function says(slug: string, amounts: (number | null)[], words: string | RegExp = ''): void {
  checked.add(slug)
  const answer = answerOf(slug)
  const missing = amounts.filter((amount) => !numbersIn(answer).has(amount ?? Number.NaN))
  expect(
    missing.map((amount) => rupees(amount ?? Number.NaN)),
    slug,
  ).toEqual([])
  expect(answer).toMatch(words)
}

function answerOf(slug: string): string {
  return faqSeeds.find((faq) => faq.slug === slug)!.answer
}
