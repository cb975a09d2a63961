import * as z from 'zod/mini'

/** How the promise is kept, in figures that can be checked. */

/**
 * Of the enquiries that came in a time: `inTime` answered before they fell due; `late` answered
 * after; `missed` due and still unanswered; `pending` not yet due, which count for nothing. `share`
 * is inTime of all but the pending, in whole per cent, rounded down; null where there are none.
 */
const kept = {
  inTime: z.int(),
  late: z.int(),
  missed: z.int(),
  pending: z.int(),
  share: z.nullable(z.int()),
  /** minutes from the start of the clock to the first contact */
  medianMinutes: z.nullable(z.int()),
}
const period = z.object({ from: z.string(), to: z.string(), ...kept })
export type SlaStats = z.infer<typeof period>

export const deskStats = z.object({
  /** Monday to Sunday in India */
  week: period,
  /** the calendar month in India */
  month: period,
  /** the days of the month so far, for a chart; `day` as YYYY-MM-DD */
  days: z.array(z.object({ day: z.string(), ...kept })),
  /** of the month: by who was first in touch, else by the owner; id null is nobody yet */
  people: z.array(z.object({ id: z.nullable(z.int()), name: z.string(), ...kept })),
  services: z.array(z.object({ service: z.string(), ...kept })),
})
export type DeskStats = z.infer<typeof deskStats>

/** Below this many enquiries in the last 30 days nothing is said in public. */
export const RESPONSE_RATE_MIN_LEADS = 20
export const RESPONSE_RATE_DAYS = 30

/** The share answered within 24 hours in the last 30 days, in whole per cent rounded down. */
export const promise = z.nullable(z.object({ share: z.int(), count: z.int() }))
export type ResponseRate = z.infer<typeof promise>
