import * as z from 'zod'
import { FINANCIAL_YEARS } from '#app/content/tax-facts/in-year.ts'
import { financialYearOf } from '#app/tax/days.ts'
import { HELD_ASSETS, holdingTerm } from '#app/tax/gains/holding-term.ts'
import { day } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

/** The day of a sale, in a year that has rules. */
export const saleDay = day.refine(
  (sold) => FINANCIAL_YEARS.some((year) => year === financialYearOf(sold)),
  `There are rules for sales in the financial years ${FINANCIAL_YEARS.join(', ')}`,
)

export const NOT_BOUGHT_YET = 'Give a day on or before the day of the sale'

export const holding = endpoint({
  summary: 'Whether a capital gain is short-term or long-term',
  input: z
    .strictObject({
      asset: z.enum(HELD_ASSETS, { error: `Give one of ${HELD_ASSETS.join(', ')}` }),
      bought: day,
      sold: saleDay,
    })
    .refine(({ bought, sold }) => bought <= sold, { path: ['bought'], message: NOT_BOUGHT_YET }),
  result: z.object({ term: z.enum(['short', 'long']) }),
  run: holdingTerm,
})
