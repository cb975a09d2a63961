import { firstDayOf, lastDayOf } from '#app/tax/engine/days.ts'
import type { YearOfIncome } from '#app/tax/engine/regimes/year-of-income.ts'
import { words } from '#content/en/tools/old-or-new-regime/form.ts'
import { equityFacts } from '#content/facts/equity.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { FormReader } from '../form/form-values.ts'
import type { Fault, FormValues } from '../form/tool-type.ts'

/** What the form says of a person's year, and what is wrong with it. */
export function readYear(values: FormValues, year: FinancialYear) {
  const form = new FormReader(values)
  const person = readPerson(form, year)
  checkTogether(form, person)
  return {
    person,
    faults: form.faults as Fault[],
    isEmpty: hasNoIncome(person),
    meant: form.meant('salary') ?? form.meant('business'),
  }
}

function readPerson(form: FormReader, year: FinancialYear): YearOfIncome {
  return {
    year,
    age: form.choice('age', ['lt60', '60to79', '80plus']),
    resident: form.choice('residence', ['resident', 'nr']) === 'resident',
    salary: form.money('salary', words.faults.salaryLoss),
    employerNps: form.money('empnps'),
    npsSalary: form.money('basic'),
    worksForGovernment: form.ticked('government'),
    familyPension: form.money('familyPension'),
    business: form.money('business', words.faults.businessLoss),
    savingsInterest: form.money('savings'),
    depositInterest: form.money('deposits'),
    dividend: form.money('dividend'),
    other: form.money('other'),
    letRent: form.money('rent'),
    letMunicipal: form.money('municipal'),
    letInterest: form.money('interest'),
    ownInterest: form.money('home'),
    ...readGains(form, year),
    vda: form.money('crypto'),
    winnings: form.money('winnings'),
    agri: form.money('agri'),
    claims: {
      hra: form.money('hra'),
      professionalTax: form.money('ptax'),
      section80c: form.money('c80'),
      npsOwn: form.money('nps'),
      health: form.money('health'),
      healthParents: form.money('parents'),
      parentsAreSenior: form.ticked('seniors'),
      other: form.money('deductions'),
    },
  }
}

type Gains = Pick<YearOfIncome, 'stcg111a' | 'ltcg112a' | 'ltcg112'> &
  Pick<YearOfIncome, 'stcg111a15' | 'ltcg112a10' | 'ltcg11220'>

/** The rates changed within FY 2024-25: that year alone has sales before and after. */
function readGains(form: FormReader, year: FinancialYear): Gains {
  const gains = (short: string, equity: string, other: string) =>
    [form.money(short), form.money(equity), form.money(other)] as const
  const own = gains('st', 'lt', 'ltother')
  const early = gains('stbefore', 'ltbefore', 'ltindexed')
  const none = [0, 0, 0] as const
  const isBefore = ratesOf(year) === 'before'
  const [stcg111a15, ltcg112a10, ltcg11220] = isBefore
    ? own
    : ratesOf(year) === 'both'
      ? early
      : none
  const [stcg111a, ltcg112a, ltcg112] = isBefore ? none : own
  return { stcg111a, stcg111a15, ltcg112a, ltcg112a10, ltcg112, ltcg11220 }
}

/** Which rates for gains the sales of a year can have: from before 23 July 2024, from after, or both. */
export function ratesOf(year: FinancialYear): 'before' | 'both' | 'after' {
  const change = equityFacts.capitalGainsChange.value
  if (lastDayOf(year) < change) return 'before'
  return firstDayOf(year) < change ? 'both' : 'after'
}

function checkTogether(form: FormReader, person: YearOfIncome): void {
  const { salary, employerNps, npsSalary, claims, letRent, letMunicipal } = person
  const hasSalary = !form.isWrong('salary')
  if (hasSalary && employerNps > salary)
    form.fault('empnps', words.faults.npsAboveSalary, undefined)
  if (employerNps > 0 && npsSalary === 0) form.fault('basic', words.faults.basic, undefined)
  if (hasSalary && claims.hra > salary) form.fault('hra', words.faults.hraAboveSalary, undefined)
  if (letMunicipal > 0 && letRent === 0 && !form.isWrong('rent'))
    form.fault('municipal', words.faults.municipal, undefined)
}

function hasNoIncome({ claims: _claims, ...person }: YearOfIncome): boolean {
  const incomes = [
    person.salary,
    person.familyPension,
    person.business,
    person.savingsInterest,
    person.depositInterest,
    person.dividend,
    person.other,
    person.letRent,
    person.letInterest,
    person.stcg111a,
    person.stcg111a15,
    person.ltcg112a,
    person.ltcg112a10,
    person.ltcg112,
    person.ltcg11220,
    person.vda,
    person.winnings,
  ]
  return incomes.every((income) => income === 0)
}
