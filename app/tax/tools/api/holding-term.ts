import * as z from 'zod'
import { financialYearOf } from '#app/tax/engine/days.ts'
import { HELD_ASSETS, holdingTerm } from '#app/tax/engine/gains/holding-term.ts'
import { FINANCIAL_YEARS } from '#content/facts/in-year.ts'
import { day, readable } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

/** The day of a sale, in a year that has rules. */
export const saleDay = day.refine(
  (sold) => FINANCIAL_YEARS.some((year) => year === financialYearOf(sold)),
  `There are rules for sales in the financial years ${FINANCIAL_YEARS.join(', ')}`,
)

export function isBoughtFirst({ bought, sold }: { bought: string; sold: string }): boolean {
  return bought <= sold
}

export const boughtFirst = {
  path: ['bought'],
  message: 'Give a day on or before the day of the sale',
  when: readable({ bought: day, sold: day }),
}

export const holding = endpoint({
  summary: 'Whether a capital gain is short-term or long-term',
  input: z
    .strictObject({
      asset: z.enum(HELD_ASSETS, { error: `Give one of ${HELD_ASSETS.join(', ')}` }),
      bought: day,
      sold: saleDay,
    })
    .refine(isBoughtFirst, boughtFirst),
  result: z.object({ term: z.enum(['short', 'long']) }),
  run: holdingTerm,
})
