import { type HouseIncome, houseProperty } from '../house-property.ts'
import type { Regime } from '../income-tax/taxpayer.ts'
import { standardDeduction } from '../income-tax.ts'
import type { Line, Outcome } from '../outcome.ts'
import type { House } from '../own-houses.ts'
import { type Deduction, employerNps, oldRegimeDeductions } from './deductions.ts'
import type { YearOfIncome } from './year-of-income.ts'

/** Income at slab rates of one person in one regime, with what leads to it. */
export interface SlabIncome {
  /** after every deduction, and not below 0 */
  slab: number
  fromSalary: Deduction[]
  houses: Outcome<HouseIncome>
  /** from income at slab rates as a whole */
  deductions: Deduction[]
  /** what of the deductions finds no income, and for a loss from a house what no other income takes up */
  unused: number
}

/** @param houses income from them, where it is known already */
export function slabIncome(
  person: YearOfIncome,
  regime: Regime,
  houses = houseIncome(person, regime),
): SlabIncome {
  const fromSalary = salaryDeductions(person, regime)
  const gross =
    person.salary -
    total(fromSalary) +
    houses.result.toTotalIncome +
    OTHER_INCOMES.reduce((sum, { id }) => sum + person[id], 0)
  const deductions = [
    employerNps(person, regime),
    ...(regime === 'old' ? oldRegimeDeductions(person) : []),
  ].filter(({ amount }) => amount > 0)
  const left = gross - total(deductions)
  return { slab: Math.max(0, left), unused: Math.max(0, -left), fromSalary, houses, deductions }
}

/** Each rupee of salary is deducted from once: by the exempt allowance first. */
function salaryDeductions(person: YearOfIncome, regime: Regime): Deduction[] {
  const { hra, professionalTax } = person.claims
  const standard = standardDeduction({ year: person.year, regime })
  const wanted = [
    ...(regime === 'old' ? [{ label: 'Exempt HRA', amount: hra, rule: 'hraLeast' }] : []),
    { label: 'Standard deduction', amount: standard.value, rule: standard.rule },
    ...(regime === 'old'
      ? [{ label: 'Professional tax', amount: professionalTax, rule: 'professionalTax' }]
      : []),
  ]
  let left = person.salary
  return wanted.flatMap((deduction) => {
    const amount = Math.min(deduction.amount, left)
    left -= amount
    return amount > 0 ? [{ ...deduction, amount }] : []
  })
}

export function houseIncome(person: YearOfIncome, regime: Regime): Outcome<HouseIncome> {
  const { letRent, letMunicipal, letInterest, ownInterest, year } = person
  const properties: House[] = []
  if (ownInterest > 0) properties.push({ use: 'self', interest: ownInterest })
  if (letRent > 0 || letInterest > 0)
    properties.push({ use: 'let', rent: letRent, municipal: letMunicipal, interest: letInterest })
  if (properties.length > 0) return houseProperty({ regime, properties, year })
  return { result: { head: 0, toTotalIncome: 0, unusedLoss: 0 }, lines: [], notes: [] }
}

/** The steps that lead to income at slab rates, from gross salary on. */
export function slabIncomeLines(person: YearOfIncome, income: SlabIncome): Line[] {
  const { fromSalary, houses, deductions, unused } = income
  const salary = { label: 'Gross salary', amount: person.salary, rule: 'salaryIncome' }
  return [
    ...(person.salary > 0 ? [salary] : []),
    ...fromSalary.map(asLine),
    ...houses.lines,
    ...OTHER_INCOMES.flatMap(({ id, label, rule }) =>
      person[id] > 0 ? [{ label, amount: person[id], rule }] : [],
    ),
    ...deductions.map(asLine),
    ...(unused > 0
      ? [
          {
            label: 'Deductions with no income left to reduce',
            amount: unused,
            rule: 'deductionsCeiling',
          },
        ]
      : []),
  ]
}

const OTHER_INCOMES = [
  { id: 'business', label: 'Business or profession', rule: 'businessIncome' },
  { id: 'savingsInterest', label: 'Interest on savings accounts', rule: 'otherSourcesIncome' },
  { id: 'depositInterest', label: 'Interest on deposits', rule: 'otherSourcesIncome' },
  { id: 'dividend', label: 'Dividends', rule: 'otherSourcesIncome' },
  { id: 'other', label: 'Other income at slab rates', rule: 'incomeAtSlabRates' },
] as const

function asLine({ label, amount, rule }: Deduction): Line {
  return { label, amount: -amount, rule }
}

function total(deductions: readonly Deduction[]): number {
  return deductions.reduce((sum, { amount }) => sum + amount, 0)
}
