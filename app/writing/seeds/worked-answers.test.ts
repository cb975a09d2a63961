import { expect, test } from 'vitest'
import { presumptive } from '#app/tax/engine/business/presumptive.ts'
import { sellerAbroadTds } from '#app/tax/engine/gains/seller-abroad-tds.ts'
import { houseProperty } from '#app/tax/engine/house-property.ts'
import { incomeTax } from '#app/tax/engine/income-tax.ts'
import { rupees } from '#content/facts/format.ts'
import { taxFacts } from '#content/facts/tax-facts.ts'
import { gains } from '../../../test/worked-gains.ts'
import { faqSeeds } from './questions.ts'
import { numbersIn } from './worked-text.ts'

/*
 * The examples of the answers. What an example is given stands first, as its words have it; then the
 * engine works it out, and the answer has to say what it comes to.
 */

test('the buyer from an NRI deducts from the whole price', () => {
  const sale = { term: 'long', sold: '2026-11-01', price: 4500000, gain: 0 } as const
  const { onPrice } = sellerAbroadTds(sale).result
  expect(onPrice).toBe(585000)
  says('buying-a-house-from-an-nri', [4500000, onPrice])
})

test('the professional declares half of the fees and owes nothing', () => {
  const turnover = 900000
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
  says('client-deducted-tds-194j', [turnover, income], 'no tax is due')
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

test('the employee whose employer used the wrong regime pays no tax in the new one', () => {
  expect(incomeTax({ salary: 1275000, age: 'lt60' }).result.tax).toBe(0)
  says('employer-used-the-wrong-regime', [1275000])
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

test('the bought-back shares are a dividend with a loss, and since April 2026 a gain', () => {
  const [cost, price] = [100 * 400, 100 * 600]
  says('buyback-gold-bonds-and-dividends', [400, 600, price, cost, price - cost])
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
