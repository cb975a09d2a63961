import * as z from 'zod'
import { FINANCIAL_YEARS } from '#content/facts/in-year.ts'

/** The fields that the inputs of the API's tools are made of. Amounts are whole rupees. */

const MOST = 1e13
const WHOLE = 'Give whole rupees, such as 1250000'
const NEGATIVE = 'Give an amount of zero or more'
const TOO_MUCH = 'Give an amount of at most 10,00,000 crore'

/** Whole rupees, zero or more. */
export const rupees = z
  .number({ error: WHOLE })
  .refine(Number.isInteger, WHOLE)
  .min(0, NEGATIVE)
  .max(MOST, TOO_MUCH)

export const rupeesOrNone = rupees.default(0)

/** Whole rupees, below zero for a loss. */
export const signedRupees = z
  .number({ error: WHOLE })
  .refine(Number.isInteger, WHOLE)
  .min(-MOST, TOO_MUCH)
  .max(MOST, TOO_MUCH)

/** Rupees with paise, for what is counted per unit. */
export const price = z
  .number({ error: 'Give rupees, such as 214.50' })
  .min(0, NEGATIVE)
  .max(MOST, TOO_MUCH)

/** In percent, from 0 to 100. */
export const percent = z
  .number({ error: 'Give a percentage from 0 to 100' })
  .min(0, 'Give a percentage from 0 to 100')
  .max(100, 'Give a percentage from 0 to 100')

/** A whole number from zero. */
export function count(max: number) {
  const error = `Give a whole number from 0 to ${max}`
  return z.number({ error }).int(error).min(0, error).max(max, error)
}

export const flag = (initially: boolean) => z.boolean().default(initially)

/** A real day as YYYY-MM-DD; far-off years would keep the counting of months busy. */
export const day = z.iso
  .date({ error: 'Give a date that exists, as YYYY-MM-DD', abort: true })
  .refine(
    (date) => date >= '1900-01-01' && date <= '2100-12-31',
    'Give a date from 1900-01-01 to 2100-12-31',
  )

export const year = z.enum(FINANCIAL_YEARS, {
  error: `There are rules for the years ${FINANCIAL_YEARS.join(', ')}`,
})

export const regime = z.enum(['new', 'old'], { error: 'Give new or old' })

/**
 * For a rule between fields: it is looked at as soon as these can be read, whatever is wrong with the
 * others, so that every fault is named at once.
 */
export function readable(fields: z.ZodRawShape) {
  const shape = z.object(fields)
  return ({ value }: { value: unknown }) => shape.safeParse(value).success
}

/** Lists are limited so that one request cannot keep the server busy. */
export const MAX_ITEMS = 1_000
