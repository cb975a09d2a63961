import { expect, test } from 'vitest'
import { planCard } from '../plans.ts'
import { serviceFor } from './matching.ts'

test.each([
  ['salary-and-rent', 'Salary & House Rent Filing', 'From ₹1,999, all fees included'],
  ['tax-planning', 'Salary & House Rent Filing', 'From ₹1,999, all fees included'],
  ['investments-and-trading', 'Capital Gains Filing', 'From ₹3,499, all fees included'],
  ['capital-gains', 'Capital Gains Filing', 'From ₹3,499, all fees included'],
  ['freelancers-and-business', 'Professionals Filing', 'From ₹3,499, all fees included'],
  ['business-and-profession', 'Professionals Filing', 'From ₹3,499, all fees included'],
  ['nri-and-foreign-income', 'Foreign Income Filing', 'From ₹7,999, all fees included'],
  ['getting-started', undefined, 'From ₹1,999, all fees included'],
  ['constructor', undefined, 'From ₹1,999, all fees included'],
  [undefined, undefined, 'From ₹1,999, all fees included'],
])('of the category %s a reader is led to %s, %s', (category, name, price) => {
  const found = serviceFor(category)
  expect(found.service?.name).toBe(name)
  expect(planCard.from(found.price)).toBe(price)
})
