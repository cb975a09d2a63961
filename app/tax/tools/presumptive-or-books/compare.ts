import { auditWithBooks } from '#app/tax/engine/business/audit-with-books.ts'
import { type Presumptive, presumptive } from '#app/tax/engine/business/presumptive.ts'
import type { Regime } from '#app/tax/engine/income-tax/taxpayer.ts'
import { type IncomeTax, incomeTax } from '#app/tax/engine/income-tax.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import { words } from '#content/en/tools/presumptive-or-books/form.ts'
import { valueInYear } from '#content/facts/in-year.ts'
import { rateFacts } from '#content/facts/rates.ts'
import type { ReadForm } from './read.ts'

/** One income with its tax in each regime. */
export interface Taxed {
  income: number
  new: Outcome<IncomeTax>
  old: Outcome<IncomeTax>
  cheaper: Regime
  /** in the cheaper regime */
  tax: number
}

export interface Comparison {
  presumed: Outcome<Presumptive>
  /** what is declared under the section: the presumed income, or the real profit if that is more */
  declared?: Taxed
  /** with books */
  real?: Taxed
  audit?: ReturnType<typeof auditWithBooks>
  /** tax that books save, below zero if they cost tax */
  saved: number
}

export function compare(read: ReadForm): Comparison {
  const presumed = presumedOf(read)
  const { eligible, income } = presumed.result
  const { profit } = read
  const declared = eligible ? taxed(Math.max(income, profit ?? 0), read) : undefined
  const real = profit === undefined ? undefined : taxed(profit, read)
  return {
    presumed,
    declared,
    real,
    audit: real && auditOf(read, presumed.result, real),
    saved: declared && real ? declared.tax - real.tax : 0,
  }
}

/** Section 44ADA is closed to families. */
function presumedOf({ work, individual }: ReadForm): Outcome<Presumptive> {
  if (work.section !== '44ADA' || individual) return presumptive(work)
  return { result: { eligible: false, income: 0 }, lines: [], notes: [words.noProfession] }
}

function taxed(income: number, read: ReadForm): Taxed {
  const outcomes = { new: taxOn(income, read, 'new'), old: taxOn(income, read, 'old') }
  const cheaper = outcomes.old.result.tax < outcomes.new.result.tax ? 'old' : 'new'
  return { income, ...outcomes, cheaper, tax: outcomes[cheaper].result.tax }
}

function taxOn(income: number, read: ReadForm, regime: Regime): Outcome<IncomeTax> {
  const { work, age, individual, otherIncome, deductions } = read
  const slab = income + otherIncome - (regime === 'old' ? deductions : 0)
  const { year, resident } = work
  return incomeTax({ year, regime, age, resident, individual, slab: Math.max(0, slab) })
}

function auditOf(read: ReadForm, { eligible, income }: Presumptive, real: Taxed) {
  const { work, used44ad } = read
  const exemption = valueInYear(rateFacts, 'basicExemptionNew', work.year)
  return auditWithBooks({
    ...work,
    eligible,
    presumed: income,
    profit: real.income,
    totalIncomeAboveExemption: real.new.result.totalIncome > exemption,
    used44ad,
  })
}
