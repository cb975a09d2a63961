import { expect, test } from 'vitest'
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
  const found = serviceFor(category)
  expect(found.service?.name).toBe(name)
  expect(planCard.from(found.price)).toBe(price)
})
