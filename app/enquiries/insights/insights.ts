import * as z from 'zod/mini'
import { day } from '#app/ui/text/day.ts'

/** How often calls to action were shown and used, and with what result; for the screen and the API. */

export const GROUPINGS = ['page', 'action', 'tool', 'service', 'week'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** The filters of the screen; its address uses the same names. */
export const insightFilters = z.object({
  by: z._default(z.enum(GROUPINGS), 'page'),
  /** days in India, as YYYY-MM-DD */
  from: z.optional(day),
  to: z.optional(day),
  /** one page, for what is on it */
  on: z.optional(z.string().check(z.maxLength(200))),
})
export type InsightFilters = z.infer<typeof insightFilters>

export const MEASURES = ['views', 'clicks', 'enquiries', 'won'] as const
export type Measure = (typeof MEASURES)[number]

const funnel = { views: z.int(), clicks: z.int(), enquiries: z.int(), won: z.int() }
export type Funnel = Record<Measure, number>

export const insights = z.object({
  by: z.enum(GROUPINGS),
  from: z.string(),
  to: z.string(),
  /** `key`: the page, the name of the action, or the Monday of the week */
  rows: z.array(z.object({ key: z.string(), ...funnel })),
  /** of all these pages; a page with several actions counts once */
  total: z.object(funnel),
  /** enquiries in the same days of which it is not known what led to them */
  untold: z.int(),
})
export type Insights = z.infer<typeof insights>

/** From this number on a share means something. */
const ENOUGH = 20

/** How many of a hundred; null where there are too few to say, or the two were not counted alike. */
export function rate(part: number, of: number): number | null {
  return of < ENOUGH || part > of ? null : (100 * part) / of
}
