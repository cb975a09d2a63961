import { expect, test } from 'vitest'
import { faqSeeds } from '#app/seeds/faqs/index.ts'
import { postSeeds } from '#app/seeds/posts/index.ts'
import { planCard } from '../plans.ts'
import { serviceFor } from './matching.ts'

test.each([
  ['salary-and-rent', 'Salary & House Rent Filing', 'From ₹1,999, GST included'],
  ['tax-planning', 'Salary & House Rent Filing', 'From ₹1,999, GST included'],
  ['investments-and-trading', 'Capital Gains Filing', 'From ₹3,499, GST included'],
  ['capital-gains', 'Capital Gains Filing', 'From ₹3,499, GST included'],
  ['freelancers-and-business', 'Professionals Filing', 'From ₹3,499, GST included'],
  ['business-and-profession', 'Professionals Filing', 'From ₹3,499, GST included'],
  ['nri-and-foreign-income', 'Foreign Income Filing', 'From ₹8,999, GST included'],
  ['getting-started', undefined, 'From ₹1,999, GST included'],
  ['constructor', undefined, 'From ₹1,999, GST included'],
  [undefined, undefined, 'From ₹1,999, GST included'],
])('of the category %s a reader is led to %s, %s', (category, name, price) => {
  const found = serviceFor('an-entry-of-staff', category)
  expect(found.service?.name).toBe(name)
  expect(planCard.from(found.price)).toBe(price)
})

test.each([
  ['schedule-fa-and-form-67', 'Foreign Income Filing'],
  ['rsu-and-espp-from-vest-to-schedule-fa', 'Foreign Income Filing'],
  ['nri-rnor-or-resident-by-counting-days', 'Foreign Income Filing'],
  ['f-and-o-turnover-and-tax-audit', 'Traders Filing'],
  ['f-and-o-loss-in-the-new-regime', 'Traders Filing'],
  ['rebate-87a-salary-and-share-gains', 'Capital Gains Filing'],
  ['section-44ada-for-professionals', 'Professionals Filing'],
  ['tcs-on-foreign-tour-and-remittance', undefined],
  ['buying-a-house-from-an-nri', undefined],
])('the text %s leads to %s', (slug, name) => {
  expect(serviceFor(slug, categoryOf(slug)).service?.name).toBe(name)
})

test.each([
  ['itr-u-updated-return-with-an-example', 'Prior Year Filing', 3999],
  ['updated-return-cost', 'Prior Year Filing', 3999],
  ['can-you-file-returns-of-earlier-years', 'Prior Year Filing', 3999],
  ['which-tax-notice-is-this', 'Tax Notice Assistance', 2499],
])('the text %s leads to %s at its price', (slug, oneTime, price) => {
  expect(serviceFor(slug, categoryOf(slug))).toEqual({ oneTime, price })
})

function categoryOf(slug: string): string {
  return [...faqSeeds, ...postSeeds].find((each) => each.slug === slug)!.category
}
