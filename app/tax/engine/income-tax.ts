import { deductionFacts } from '#content/facts/deductions.ts'
import { idInYear, valueInYear } from '#content/facts/in-year.ts'
import { sum, wholeRupees } from './amount.ts'
import { compute, READING } from './income-tax/computation.ts'
import { linesOf } from './income-tax/lines.ts'
import { notesOf } from './income-tax/notes.ts'
import { type Incomes, NO_INCOME, type RebateView, type Taxpayer } from './income-tax/taxpayer.ts'
import type { Line, Outcome } from './outcome.ts'

export interface IncomeTaxInput extends Taxpayer, Incomes {
  /** gross; the standard deduction is taken off and the rest added to `slab` */
  salary?: number
  view: RebateView
}

export interface IncomeTax {
  /** payable, rounded to ten */
  tax: number
  totalIncome: number
  /** after marginal relief */
  surcharge: number
  /** with marginal relief above the limit */
  rebate: number
  cess: number
  slabTax: number
  specialTax: number
}

/**
 * Income tax of one person or HUF for one year, in whole rupees: parts of a rupee are dropped from
 * what is not the tax payable. It never fails: what the law leaves open is in the notes. The order is
 * that of sections 80A, 87A, 110 to 115BBJ and 288A of the Act of 1961 and of the Finance Acts.
 *
 * @param given what is left out is nil; the taxpayer is by default a resident below 60 in the new
 *   regime of FY 2025-26
 */
export function incomeTax(given: Partial<IncomeTaxInput>): Outcome<IncomeTax> {
  const { salary, view, ...input } = { ...NOBODY, ...given }
  const reading = { ...READING, view }
  const deduction = Math.min(salary ?? 0, standardDeduction(input).value)
  const computation = compute(
    input,
    { ...input, slab: input.slab + (salary ?? 0) - deduction },
    reading,
  )
  const { slabTax, specials, rebate, surcharge, cess, totalIncome, payable } = computation
  const before = salary === undefined ? [] : salaryLines(salary, deduction, input)
  const familyNotes = salary && !input.individual ? [NO_FAMILY_SALARY] : []
  return {
    result: {
      tax: payable,
      totalIncome,
      surcharge: wholeRupees(surcharge?.afterRelief ?? 0),
      rebate: wholeRupees(rebate.amount),
      cess: wholeRupees(cess),
      slabTax: wholeRupees(slabTax),
      specialTax: wholeRupees(sum(...specials.map(({ tax }) => tax))),
    },
    // Made where they are read: many need the tax alone.
    get lines() {
      return [...before, ...linesOf(computation)]
    },
    get notes() {
      return [...familyNotes, ...notesOf(computation, reading)]
    },
  }
}

const NOBODY: IncomeTaxInput = {
  ...NO_INCOME,
  year: '2025-26',
  regime: 'new',
  age: 'lt60',
  resident: true,
  individual: true,
  view: 'statute',
}

const NO_FAMILY_SALARY =
  'A Hindu undivided family has no salary of its own. The member who earns it pays the tax on it.'

/** From salary or an employment pension, once for all employers. */
export function standardDeduction({ year, regime }: Pick<Taxpayer, 'year' | 'regime'>) {
  const id = regime === 'new' ? 'standardDeductionNew' : 'standardDeductionOld'
  return {
    value: valueInYear(deductionFacts, id, year),
    rule: idInYear(deductionFacts, id, year),
  }
}

function salaryLines(salary: number, deduction: number, input: Taxpayer & Incomes): Line[] {
  return [
    { label: 'Salary', amount: salary, rule: 'salaryIncome' },
    { label: 'Standard deduction', amount: -deduction, rule: standardDeduction(input).rule },
    ...(input.slab > 0
      ? [{ label: 'Other income at slab rates', amount: input.slab, rule: 'incomeAtSlabRates' }]
      : []),
  ]
}
