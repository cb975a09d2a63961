import { expect, test } from 'vitest'
import { SERVICE_INTERESTS } from './en/pricing.ts'
import { listedPlan, plans, serviceWithPrice, storedService } from './plans.ts'

test('a plan has one price, on its card and in the list of the plan dialog', () => {
  expect(plans.map((plan) => [plan.price, listedPlan(plan)])).toEqual([
    [1999, 'Basic Plan ₹1,999'],
    [3499, 'Professional Plan ₹3,499'],
    [8999, 'Premium Plan ₹8,999'],
  ])
})

test.each([
  ['Basic Plan ₹1,999', 'Basic Plan', 'Basic plan, ₹1,999'],
  ['Basic Plan ₹2,999', 'Basic Plan', 'Basic plan, ₹1,999'],
  ['Professional Plan ₹4,999', 'Professional Plan', 'Professional plan, ₹3,499'],
  ['Premium Plan ₹7,999', 'Premium Plan', 'Premium plan, ₹8,999'],
  ['Premium Plan', 'Premium Plan', 'Premium plan, ₹8,999'],
  ['Custom', 'Custom', 'Custom'],
  ['Golden Plan ₹1', 'Golden Plan ₹1', 'Golden Plan ₹1'],
])('an enquiry about %s is stored as %s and read as %s', (service, stored, read) => {
  expect(storedService(service)).toBe(stored)
  expect(serviceWithPrice(service)).toBe(read)
})

test('the list of the plan dialog has twelve services, each once', () => {
  expect(new Set(SERVICE_INTERESTS).size).toBe(12)
})
