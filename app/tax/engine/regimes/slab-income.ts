import { housePropertyFacts } from '#content/facts/house-property.ts'
import { idInYear } from '#content/facts/in-year.ts'
import { type HouseIncome, houseProperty } from '../house-property.ts'
import { SPECIAL_KINDS } from '../income-tax/special-rates.ts'
import type { Incomes, Regime } from '../income-tax/taxpayer.ts'
import { standardDeduction } from '../income-tax.ts'
import type { Line, Outcome } from '../outcome.ts'
import type { House } from '../own-houses.ts'
import {
  type Deduction,
  employerNps,
  familyPensionDeduction,
  oldRegimeDeductions,
} from './deductions.ts'
import type { YearOfIncome } from './year-of-income.ts'

/** Income at slab rates of one person in one regime, with what leads to it. */
export interface SlabIncome {
  /** income at slab rates after every deduction, and not below 0, and gains after a loss from a house */
  incomes: Incomes
  fromSalary: Deduction[]
  fromFamilyPension: Deduction
  houses: Outcome<HouseIncome>
  /** what income at slab rates leaves of a loss from a house, and the gains that take it up */
  lossOnGains: { kind: Kind; amount: number }[]
  /** from income at slab rates as a whole */
  deductions: Deduction[]
  /** what of the deductions finds no income */
  unused: number
}

type Kind = (typeof SPECIAL_KINDS)[number]

/** @param houses income from them, where it is known already */
export function slabIncome(
  person: YearOfIncome,
  regime: Regime,
  houses = houseIncome(person, regime),
): SlabIncome {
  const fromSalary = salaryDeductions(person, regime)
  const fromFamilyPension = familyPensionDeduction(person, regime)
  const earned =
    person.salary -
    total(fromSalary) +
    OTHER_INCOMES.reduce((sum, { id }) => sum + person[id], 0) -
    fromFamilyPension.amount
  const house = houses.result.toTotalIncome
  const { gains, taken } = setOffAgainstGains(person, Math.max(0, -house - earned))
  const deductions = [
    employerNps(person, regime),
    ...(regime === 'old' ? oldRegimeDeductions(person) : []),
  ].filter(({ amount }) => amount > 0)
  const left = Math.max(0, earned + house) - total(deductions)
  return {
    incomes: { ...person, ...gains, slab: Math.max(0, left) },
    unused: Math.max(0, -left),
    fromSalary,
    fromFamilyPension,
    houses,
    lossOnGains: taken,
    deductions,
  }
}

/**
 * A loss from a house meets every other head, up to its limit: section 71 of the 1961 Act, 109 of the
 * 2025 Act. Not digital assets and winnings, whose own sections allow no loss.
 */
function setOffAgainstGains(person: YearOfIncome, loss: number) {
  const gains: Partial<Incomes> = {}
  const taken: SlabIncome['lossOnGains'] = []
  let left = loss
  for (const kind of GAINS) {
    const amount = Math.min(person[kind.id], left)
    if (amount === 0) continue
    left -= amount
    gains[kind.id] = person[kind.id] - amount
    taken.push({ kind, amount })
  }
  return { gains, taken }
}

/** The highest rate first, and of equal rates the one without an exempt amount. */
const GAINS = SPECIAL_KINDS.filter(({ section }) => section).sort(
  (a, b) => b.rate - a.rate || Number(a.section === '112A') - Number(b.section === '112A'),
)

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
  const { fromSalary, fromFamilyPension, houses, lossOnGains, deductions, unused } = income
  const salary = { label: 'Gross salary', amount: person.salary, rule: 'salaryIncome' }
  return [
    ...(person.salary > 0 ? [salary] : []),
    ...fromSalary.map(asLine),
    ...houses.lines,
    ...OTHER_INCOMES.flatMap(({ id, label, rule }) =>
      person[id] > 0 ? [{ label, amount: person[id], rule }] : [],
    ),
    ...(person.familyPension > 0 ? [asLine(fromFamilyPension)] : []),
    ...deductions.map(asLine),
    ...lossOnGains.map(({ kind, amount }) => ({
      label: `${kind.label}: house property loss`,
      amount: -amount,
      rule: idInYear(housePropertyFacts, 'houseLossSetOff', person.year),
    })),
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
  { id: 'familyPension', label: 'Family pension', rule: 'otherSourcesIncome' },
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
