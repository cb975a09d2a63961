import * as z from 'zod/mini'

/** Who has an enquiry open, and who of them is writing. */

/** A screen that was silent for so long counts as closed. */
export const PRESENCE_MS = 60_000

export const presenceBody = z.object({ writing: z._default(z.boolean(), false) })

/** The other people who have the enquiry open, by name. */
export const presence = z.object({
  people: z.array(z.object({ id: z.int(), name: z.string(), writing: z.boolean() })),
})
export type Presence = z.infer<typeof presence>
