import { type IncomeTax, incomeTax } from '../income-tax.ts'
import type { Outcome } from '../outcome.ts'
import type { Incomes, Taxpayer } from './taxpayer.ts'

export interface AddedTax {
  /** what the incomes add to the tax of the year */
  added: number
  /** the tax of the year with them */
  whole: Outcome<IncomeTax>
}

/**
 * Tells what incomes add to a year in which there is other income at slab rates: with the rebate they
 * cost, surcharge, its relief and cess.
 */
export function addedTax(
  { year, regime, age, resident, individual }: Taxpayer,
  otherIncome: number,
): (incomes: Partial<Incomes>) => AddedTax {
  const taxpayer = { year, regime, age, resident, individual }
  const without = incomeTax({ ...taxpayer, slab: otherIncome }).result.tax
  return (incomes) => {
    const whole = incomeTax({ ...taxpayer, ...incomes, slab: otherIncome + (incomes.slab ?? 0) })
    return { added: whole.result.tax - without, whole }
  }
}
