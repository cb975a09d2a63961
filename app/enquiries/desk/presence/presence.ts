import * as z from 'zod/mini'
import { MINUTE_MS } from '#app/ui/time/durations.ts'

/** Who has an enquiry open, and who of them is writing. */

/** A screen that was silent for this long counts as closed. */
export const PRESENCE_MS = MINUTE_MS

/** For how many seconds since it last spoke the screen was in front of somebody. */
const active = z.int().check(z.gte(0), z.lte(86_400))
export const presenceBody = z.object({
  writing: z._default(z.boolean(), false),
  active: z._default(active, 0),
})
export const leaveQuery = z.object({
  active: z._default(z.pipe(z.coerce.number(), active), 0),
})

/** The other people who have the enquiry open, by name. */
export const presence = z.object({
  people: z.array(z.object({ id: z.int(), name: z.string(), writing: z.boolean() })),
})
export type Presence = z.infer<typeof presence>
