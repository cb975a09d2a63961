import * as z from 'zod/mini'
import { day } from '#app/ui/text/day.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { LOST_REASONS } from '#content/enums.ts'

/** The results of the enquiries of some days; for the screen and the API. */

export const RESULT_GROUPINGS = ['month', 'person', 'service', 'source'] as const
export type ResultGrouping = (typeof RESULT_GROUPINGS)[number]

/** The filters of the screen; its address uses the same names. */
export const resultFilters = z.object({
  by: z._default(z.enum(RESULT_GROUPINGS), 'month'),
  /** days in India, as YYYY-MM-DD */
  from: z.optional(day),
  to: z.optional(day),
})
export type ResultFilters = z.infer<typeof resultFilters>

export const RESULT_MEASURES = ['received', 'reached', 'won', 'lost', 'fees'] as const
export type ResultMeasure = (typeof RESULT_MEASURES)[number]

const figures = {
  received: z.int(),
  /** answered by a contact that reached the client, won, or lost for a reason that the client gave */
  reached: z.int(),
  won: z.int(),
  lost: z.int(),
  /** of the won ones whose fee is noted, in rupees */
  fees: z.int(),
}
export type ResultFigures = Record<ResultMeasure, number>

export const results = z.object({
  by: z.enum(RESULT_GROUPINGS),
  from: z.string(),
  to: z.string(),
  /** `key`: the first day of the month, the service, the source, or the person's number; `none` for no one */
  rows: z.array(z.object({ key: z.string(), name: z.string(), ...figures })),
  total: z.object(figures),
  /** the day of the oldest enquiry, and how many came before `from` */
  first: z.nullable(z.string()),
  earlier: z.int(),
  /** why they were lost; null: not known */
  reasons: z.array(z.object({ reason: z.nullable(storedValue(LOST_REASONS)), count: z.int() })),
})
export type Results = z.infer<typeof results>
