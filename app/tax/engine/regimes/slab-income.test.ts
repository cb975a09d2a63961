import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../../test/steps.ts'
import { someone } from '../../../../test/taxpayers.ts'
import type { Regime } from '../income-tax/taxpayer.ts'
import { NO_CLAIMS } from './compare.ts'
import { slabIncome, slabIncomeLines } from './slab-income.ts'
import type { Claims, YearOfIncome } from './year-of-income.ts'

/** Limits of FY 2025-26 from the sections; every sum by hand. */
type Changes = Partial<Omit<YearOfIncome, 'claims'>> & { claims?: Partial<Claims> }

const personWith = ({ claims, ...changes }: Changes) =>
  someone({ ...changes, claims: { ...NO_CLAIMS, ...claims } })

function steps(regime: Regime, changes: Changes): string[] {
  const person = personWith(changes)
  return slabIncomeLines(person, slabIncome(person, regime)).map(
    ({ label, amount }) => `${label}: ${amount}`,
  )
}
const slabOf = (regime: Regime, changes: Changes) =>
  slabIncome(personWith(changes), regime).incomes.slab

describe('the steps from gross salary', () => {
  const salary = { salary: 900000, claims: { hra: 120000, professionalTax: 2400 } }

  test('the old regime takes off exempt HRA, the standard deduction and professional tax', () => {
    expect(steps('old', salary)).toEqual([
      'Gross salary: 900000',
      'Exempt HRA: -120000',
      'Standard deduction: -50000',
      'Professional tax: -2400',
    ])
    expect(slabOf('old', salary)).toBe(727600)
  })

  test('the new regime takes off its standard deduction alone', () => {
    expect(steps('new', salary)).toEqual(['Gross salary: 900000', 'Standard deduction: -75000'])
    expect(slabOf('new', salary)).toBe(825000)
  })

  test('no rupee of a small salary is deducted from twice', () => {
    const small = { salary: 130000, claims: { hra: 120000, professionalTax: 2400 } }
    expect(steps('old', small)).toEqual([
      'Gross salary: 130000',
      'Exempt HRA: -120000',
      'Standard deduction: -10000',
    ])
    expect(slabOf('old', small)).toBe(0)
  })

  test('an income without a salary has no step about one', () => {
    expect(steps('old', { claims: { professionalTax: 2400 } })).toEqual([])
    expect(steps('new', { other: 1 })).toEqual(['Other income at slab rates: 1'])
  })
})

describe('other income at slab rates', () => {
  test('each kind of other income at slab rates is a step of its own', () => {
    const all = {
      ...{ familyPension: 60000, business: 500000, savingsInterest: 12000, depositInterest: 40000 },
      ...{ dividend: 6000, other: 3000 },
    }
    // A third of 60,000 is 20,000: within 25,000 in the new regime, 15,000 at most in the old one
    const incomes = [
      'Family pension: 60000',
      'Business or profession: 500000',
      'Interest on savings accounts: 12000',
      'Interest on deposits: 40000',
      'Dividends: 6000',
      'Other income at slab rates: 3000',
    ]
    expect(steps('new', all)).toEqual([...incomes, 'Deduction from family pension: -20000'])
    expect(slabOf('new', all)).toBe(601000)
    expect(steps('old', all)).toEqual([
      ...incomes,
      'Deduction from family pension: -15000',
      'Interest on savings accounts: -10000',
    ])
    expect(slabOf('old', all)).toBe(596000)
  })
})

describe('deductions of the old regime', () => {
  const income = { business: 1000000 }

  test('deductions of the old regime within their limits count as they were paid', () => {
    const claims = { section80c: 150000, npsOwn: 50000, health: 25000, healthParents: 24999 }
    expect(steps('old', { ...income, claims: { ...claims, other: 7000 } }).slice(1)).toEqual([
      'Section 80C and the like: -150000',
      'Your own NPS contribution: -50000',
      'Health insurance, self and family: -25000',
      'Health insurance, parents: -24999',
      'Other deductions: -7000',
    ])
    expect(steps('new', { ...income, claims })).toEqual(['Business or profession: 1000000'])
  })

  test('a deduction of the old regime above its limit says the limit', () => {
    const claims = { section80c: 150001, npsOwn: 60000, health: 25001, healthParents: 60000 }
    expect(steps('old', { ...income, claims }).slice(1)).toEqual([
      'Section 80C and the like, at most ₹1,50,000: -150000',
      'Your own NPS contribution, at most ₹50,000: -50000',
      'Health insurance, self and family, at most ₹25,000: -25000',
      'Health insurance, parents, at most ₹25,000: -25000',
    ])
  })

  test('a resident from 60, and parents from 60, have twice as much for health insurance', () => {
    const claims = { health: 60000, healthParents: 60000, parentsAreSenior: true }
    const senior = { ...income, age: '60to79' as const, claims }
    expect(steps('old', senior).slice(1)).toEqual([
      'Health insurance, self and family, at most ₹50,000: -50000',
      'Health insurance, parents, at most ₹50,000: -50000',
    ])
    expect(steps('old', { ...senior, resident: false })[1]).toBe(
      'Health insurance, self and family, at most ₹25,000: -25000',
    )
  })

  test('a resident from 60 deducts interest on deposits too, up to 50,000', () => {
    const interest = { savingsInterest: 12000, depositInterest: 45000 }
    const senior = { ...interest, age: '60to79' as const }
    expect(steps('old', senior).at(-1)).toBe('Interest on deposits: -50000')
    expect(steps('old', { ...senior, depositInterest: 30000 }).at(-1)).toBe(
      'Interest on deposits: -42000',
    )
    expect(steps('old', interest).at(-1)).toBe('Interest on savings accounts: -10000')
  })

  test('deductions that find no income are named, and the income is not below zero', () => {
    const claims = { section80c: 150000 }
    expect(steps('old', { business: 100000, claims })).toEqual([
      'Business or profession: 100000',
      'Section 80C and the like: -150000',
      'Deductions with no income left to reduce: 50000',
    ])
    expect(slabOf('old', { business: 100000, claims })).toBe(0)
  })
})

describe('the pension contribution of an employer', () => {
  const paid = { salary: 1500000, npsSalary: 600000, employerNps: 90000 }

  test('an employer’s pension contribution is deducted up to 14% of salary in the new regime, 10% in the old one', () => {
    expect(steps('new', paid).at(-1)).toBe(
      'Employer’s NPS contribution, at most 14% of salary: -84000',
    )
    expect(steps('old', paid).at(-1)).toBe(
      'Employer’s NPS contribution, at most 10% of salary: -60000',
    )
    expect(steps('old', { ...paid, employerNps: 60000 }).at(-1)).toBe(
      'Employer’s NPS contribution: -60000',
    )
  })

  test('a government’s pension contribution is deducted up to 14% in both regimes', () => {
    expect(steps('old', { ...paid, worksForGovernment: true }).at(-1)).toBe(
      'Employer’s NPS contribution, at most 14% of salary: -84000',
    )
  })
})

describe('a loss from a house', () => {
  const loss = { ownInterest: 200000 }

  test('a loss from a house meets income at slab rates first, and then gains', () => {
    // 1,50,000 of business leaves 50,000 of the loss, which the gain of 70,000 takes up
    const income = { ...loss, business: 150000, stcg111a: 70000 }
    const { incomes, lossOnGains } = slabIncome(personWith(income), 'old')
    expect(incomes).toMatchObject({ slab: 0, stcg111a: 20000 })
    expect(lossOnGains).toMatchObject([{ amount: 50000 }])
    expect(steps('old', income).at(-1)).toMatch(/: house property loss: -50000$/)
  })

  test('a loss from a house goes from one gain to the next, that with the highest rate first', () => {
    const income = { ...loss, stcg111a: 70000, ltcg112a: 300000 }
    const { incomes } = slabIncome(personWith(income), 'old')
    // 70,000 at 20%, and 1,30,000 of 3,00,000 at 12.5%
    expect(incomes).toMatchObject({ stcg111a: 0, ltcg112a: 170000 })
  })

  test('a loss from a house touches no gain where income at slab rates is enough', () => {
    const { incomes, lossOnGains } = slabIncome(
      personWith({ ...loss, business: 200000, stcg111a: 70000 }),
      'old',
    )
    expect(incomes).toMatchObject({ slab: 0, stcg111a: 70000 })
    expect(lossOnGains).toEqual([])
  })

  test('interest for a house of one’s own makes no loss in the new regime', () => {
    expect(slabOf('new', { ...loss, business: 300000 })).toBe(300000)
  })

  test('a let house counts with its rent, or with its interest alone', () => {
    // 1,20,000 - 20,000 = 1,00,000, less 30%
    expect(slabOf('new', { letRent: 120000, letMunicipal: 20000 })).toBe(70000)
    expect(slabOf('old', { business: 300000, letInterest: 100000 })).toBe(200000)
    expect(steps('new', { business: 300000 })).toEqual(['Business or profession: 300000'])
  })
})

describe('the rule behind each step', () => {
  const everything: Changes = {
    ...{ salary: 2500000, employerNps: 10000, npsSalary: 500000, familyPension: 60000 },
    ...{ business: 10000, savingsInterest: 20000, depositInterest: 1000, dividend: 1000 },
    ...{ other: 1000, letRent: 100000, letInterest: 1000, ownInterest: 250000 },
    claims: {
      ...{ hra: 1000, professionalTax: 2400, section80c: 1000, npsOwn: 1000, health: 1000 },
      ...{ healthParents: 1000, parentsAreSenior: true, other: 1000 },
    },
  }
  const rules = (regime: Regime, changes: Changes = {}) => {
    const person = personWith({ ...everything, ...changes })
    return slabIncomeLines(person, slabIncome(person, regime)).map(({ rule }) => rule)
  }
  const LET = ['houseNetValue', 'rentStandardDeduction', 'letHouseInterest', 'houseNetValue']
  const OTHERS = [
    ...['otherSourcesIncome', 'businessIncome', 'otherSourcesIncome', 'otherSourcesIncome'],
    ...['otherSourcesIncome', 'incomeAtSlabRates'],
  ]

  test('each step of the old regime names its rule', () => {
    expect(rules('old')).toEqual([
      ...['salaryIncome', 'hraLeast', 'standardDeductionOld', 'professionalTax'],
      ...LET,
      ...['ownHouseNil', 'homeLoanInterest', 'homeLoanInterest'],
      ...['houseLossInHead', 'houseLossSetOff'],
      ...OTHERS,
      ...['familyPensionOld', 'npsEmployerOld', 'section80c', 'npsOwn', 'healthPremium'],
      ...['healthPremiumSenior', 'savingsInterest', 'otherDeductions'],
    ])
  })

  test('each step of the new regime names its rule', () => {
    expect(rules('new')).toEqual([
      ...['salaryIncome', 'standardDeductionNew'],
      ...LET,
      ...['ownHouseNil', 'ownHouseInterestNew', 'houseLossInHead'],
      ...OTHERS,
      ...['familyPensionNew', 'npsEmployerNew'],
    ])
  })

  test('deductions of tax year 2026-27 name the rules of the Act of 2025', () => {
    expect(rules('old', { year: '2026-27', age: '60to79' }).slice(-7)).toEqual([
      ...['npsEmployerOld2026', 'section80c2026', 'npsOwn2026', 'healthPremiumSenior2026'],
      ...['healthPremiumSenior2026', 'depositInterestSenior2026', 'otherDeductions'],
    ])
    expect(rules('old', { worksForGovernment: true })).toContain('npsEmployerGovernment')
  })

  test('a loss on gains and what finds no income have their rules too', () => {
    const loss = { ownInterest: 200000, stcg111a: 300000, claims: { section80c: 1000 } }
    const person = personWith(loss)
    expect(
      stepsOf({ lines: slabIncomeLines(person, slabIncome(person, 'old')) }).slice(-3),
    ).toEqual([
      'Section 80C and the like: -1000 (section80c)',
      'Short-term gains on listed equity: house property loss: -200000 (houseLossSetOff)',
      'Deductions with no income left to reduce: 1000 (deductionsCeiling)',
    ])
  })
})
