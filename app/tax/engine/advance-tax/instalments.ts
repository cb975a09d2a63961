import { advanceTaxFacts as facts } from '#content/facts/advance-tax.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { percentOf, wholeRupees } from '../amount.ts'
import type { Outcome } from '../outcome.ts'
import { INSTALMENTS } from './dates.ts'

export interface AdvanceTaxInput {
  /** of the year, after TDS and TCS, in whole rupees */
  tax: number
  /** a resident of 60 or older without business or professional income */
  seniorNoBusiness?: boolean
  /** business or professional income under 44AD or 44ADA */
  presumptiveOnly?: boolean
  year?: FinancialYear
}

/**
 * The instalments of a year's advance tax in whole rupees: four that add up to the tax, the first
 * three nothing under presumptive taxation, and an empty list where no advance tax is due.
 * Sections 207, 208 and 211 of the 1961 Act, sections 403, 404 and 408 of the 2025 Act.
 */
export function advanceTaxInstalments(input: AdvanceTaxInput): Outcome<{ instalments: number[] }> {
  const { tax, presumptiveOnly = false, year = '2025-26' } = input
  const reason = whyNone(input, year)
  if (reason) return { result: { instalments: [] }, ...reason }

  const lines = [
    {
      label: 'Tax for the year, after TDS',
      amount: tax,
      rule: idInYear(facts, 'advanceTaxFrom', year),
    },
  ]
  if (presumptiveOnly) {
    lines.push({
      label: `In one instalment, by ${facts.advanceTaxMarch.value}`,
      amount: tax,
      rule: 'advanceTaxPresumptive',
    })
    return { result: { instalments: [0, 0, 0, tax] }, lines, notes: [] }
  }
  const instalments: number[] = []
  let before = 0
  for (const { date, share } of INSTALMENTS) {
    const upTo = wholeRupees(percentOf(facts[share].value, tax))
    const label = `By ${facts[date].value}: ${facts[share].value}% in total, ${rupeesInFull(upTo)}`
    lines.push({ label, amount: upTo - before, rule: share })
    instalments.push(upTo - before)
    before = upTo
  }
  return { result: { instalments }, lines, notes: [] }
}

/** Whether the year's tax is large enough for advance tax. */
export function isAdvanceTaxDue(tax: number, year: FinancialYear): boolean {
  return tax >= valueInYear(facts, 'advanceTaxFrom', year)
}

function whyNone({ tax, seniorNoBusiness = false }: AdvanceTaxInput, year: FinancialYear) {
  if (seniorNoBusiness) {
    const label = 'Resident aged 60 or older, no business or professional income'
    return { lines: [{ label, amount: 'no advance tax', rule: 'advanceTaxSeniors' }], notes: [] }
  }
  if (isAdvanceTaxDue(tax, year)) return undefined
  const from = rupeesInFull(valueInYear(facts, 'advanceTaxFrom', year))
  const label = `Tax after TDS of ${rupeesInFull(tax)} is below ${from}`
  const rule = idInYear(facts, 'advanceTaxFrom', year)
  return { lines: [{ label, amount: 'no advance tax', rule }], notes: [] }
}
