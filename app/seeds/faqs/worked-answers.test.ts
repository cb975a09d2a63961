import { expect, test } from 'vitest'
import { faqSeeds } from './index.ts'

/** The sums of the examples, worked by hand from the law of the year that each one names. */
test.each([
  ['shares-sold-and-the-rebate', ['₹12 lakh', '₹83,200', '₹20,800']],
  ['tds-on-house-rent', ['₹60,000 a month', '₹14,400', '₹45,600']],
  ['updated-return-cost', ['₹50,000', '₹12,500', '₹17,500']],
  ['buying-a-house-from-an-nri', ['₹45 lakh', '₹5.85 lakh']],
  ['freelancer-44ada-or-44ad', ['₹18 lakh', '₹9 lakh', 'tax is nil']],
  ['what-if-i-missed-the-due-date', ['₹2,000', '₹3,600', '₹2,020', '₹12,620']],
  ['home-loan-in-the-new-regime', ['₹2.8 lakh', '₹54,000']],
  ['rsu-espp-vest-sale-schedule-fa', ['₹5 lakh', '₹68,000']],
  ['tcs-on-foreign-tour-and-remittance', ['₹20,000', '₹8,000']],
])('the answer %s comes to %j', (slug, sums) => {
  const answer = faqSeeds.find((faq) => faq.slug === slug)?.answer
  for (const sum of sums) expect(answer).toContain(sum)
})

test.each(['f-and-o-loss-in-the-new-regime', 'how-are-losses-carried-forward'])(
  'the answer %s leaves crypto and winnings out of what a business loss lowers',
  (slug) => {
    const answer = faqSeeds.find((faq) => faq.slug === slug)?.answer
    expect(answer).toMatch(/salary, crypto gains (and|or) winnings/)
  },
)

test('earlier years are promised within the limits of the law alone', () => {
  const answer = faqSeeds.find(
    ({ slug }) => slug === 'can-you-file-returns-of-earlier-years',
  )?.answer
  expect(answer).toMatch(
    /belated return.*updated return.*condonation.*notice.*can no longer be filed/s,
  )
})
