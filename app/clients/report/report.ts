import * as z from 'zod/mini'
import { day } from '#app/ui/text/day.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { RETURN_STAGES } from '#content/enums.ts'

/** Returns and their fees in figures; for the screen and the API. */

export const FEE_GROUPINGS = ['month', 'person', 'service'] as const
export type FeeGrouping = (typeof FEE_GROUPINGS)[number]

export const reportFilters = z.object({
  by: z._default(z.enum(FEE_GROUPINGS), 'month'),
  /** days in India, as YYYY-MM-DD */
  from: z.optional(day),
  to: z.optional(day),
})
export type ReportFilters = z.infer<typeof reportFilters>

/** Amounts in rupees. */
const fees = { returns: z.int(), agreed: z.int(), received: z.int(), outstanding: z.int() }
export type Fees = { [K in keyof typeof fees]: number }

export const report = z.object({
  by: z.enum(FEE_GROUPINGS),
  from: z.string(),
  to: z.string(),
  /** of returns that were started in these days and not stopped */
  rows: z.array(z.object({ key: z.string(), name: z.string(), ...fees })),
  total: z.object(fees),
  /** how many returns stand where today, by preparer; null for nobody */
  stages: z.array(
    z.object({
      stage: storedValue(RETURN_STAGES),
      person: z.nullable(z.string()),
      count: z.int(),
    }),
  ),
  waiting: z.object({ client: z.int(), us: z.int(), department: z.int() }),
})
export type Report = z.infer<typeof report>
