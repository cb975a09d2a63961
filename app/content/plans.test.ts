import { expect, test } from 'vitest'
import { listedPlan, plans, priceToPay, youPay } from './plans.ts'
import { SERVICE_INTERESTS } from './pricing.ts'

test('one pays the lower of what the card and the list of the plan dialog say', () => {
  expect(plans.map((plan) => [plan.price, listedPlan(plan), priceToPay(plan)])).toEqual([
    [1999, 'Basic Plan ₹2,999', 1999],
    [3499, 'Professional Plan ₹4,999', 3499],
    [8999, 'Premium Plan ₹7,999', 7999],
  ])
})

test.each([
  ['Premium Plan ₹7,999', 'You pay ₹7,999, all fees included'],
  ['Premium Plan', 'You pay ₹7,999, all fees included'],
  ['Basic Plan ₹2,999', 'You pay ₹1,999, all fees included'],
  ['Basic Plan ₹2,499', undefined],
  ['Other', undefined],
])('an enquiry about %s says: %s', (service, words) => {
  expect(youPay(service)).toBe(words)
})

test('the list of the plan dialog has twelve services, each once', () => {
  expect(new Set(SERVICE_INTERESTS).size).toBe(12)
})
