import * as z from 'zod/mini'

/** How well the SLA of the first response is met. */

/**
 * Of the enquiries received in a period: `inTime` had a response before they fell due; `late` after;
 * `missed` are due and have none; `pending` are not due yet and not counted. `share` is inTime of all
 * but the pending, in whole per cent, rounded down; null if there are none.
 */
const slaCounts = {
  inTime: z.int(),
  late: z.int(),
  missed: z.int(),
  pending: z.int(),
  share: z.nullable(z.int()),
  /** minutes from the start of the SLA to the first response */
  medianMinutes: z.nullable(z.int()),
}
const period = z.object({ from: z.string(), to: z.string(), ...slaCounts })
export type SlaStats = z.infer<typeof period>

export const deskStats = z.object({
  /** Monday to Sunday in India */
  week: period,
  /** the calendar month in India */
  month: period,
  /** the days of the month so far, for a chart; `day` as YYYY-MM-DD */
  days: z.array(z.object({ day: z.string(), ...slaCounts })),
  /** of the month: by who made the first response, else by the owner; id null is no one yet */
  people: z.array(z.object({ id: z.nullable(z.int()), name: z.string(), ...slaCounts })),
  services: z.array(z.object({ service: z.string(), ...slaCounts })),
})
export type DeskStats = z.infer<typeof deskStats>

/** Below this many enquiries in the last 30 days no response rate is published. */
export const RESPONSE_RATE_MIN_LEADS = 20
export const RESPONSE_RATE_DAYS = 30

/** The share with a response in time in the last 30 days, in whole per cent rounded down. */
export const responseRateSchema = z.nullable(z.object({ share: z.int(), count: z.int() }))
export type ResponseRate = z.infer<typeof responseRateSchema>

/** Below this many answers in the last 14 days visitors see no usual time. */
export const REPLY_TIME_MIN_ANSWERS = 20
export const REPLY_TIME_DAYS = 14

/** Within how many hours 4 of 5 enquiries were answered lately; null where visitors don't see it. */
export const replyTimeSchema = z.nullable(z.object({ hours: z.int() }))
export type ReplyTime = z.infer<typeof replyTimeSchema>
