import { expect, test } from 'vitest'
import { nameIn } from './post-cover.tsx'

test.each([
  ['Salary Below ₹12.75 lakh and Share Gains: Is the Rebate Lost?', ['₹12.75', 'lakh']],
  ['Audit Above ₹1 Crore of Turnover', ['₹1', 'Crore']],
  ['Section 44ADA for Professionals: When Half Is Too Much', ['44ADA']],
  ['Selling a House: 12.5% Without Indexation or 20% With It', ['12.5%']],
  ['F&O Turnover and Tax Audit, Step by Step', ['F&O']],
  ['ITR-U: What an Updated Return Costs', ['ITR-U']],
  ['Belated, Revised and Updated Returns for AY 2026-27', ['AY', '2026-27']],
  ['Income-tax Act 2025 and the Tax Year: What Changes', ['2025']],
  ['10 Tax Planning Strategies for Salaried Individuals', ['10']],
  ['Senior citizens', undefined],
])('The cover of "%s" shows %j', (title, name) => {
  expect(nameIn(title)).toEqual(name)
})
