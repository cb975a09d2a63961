import * as z from 'zod/mini'
import { CONTACT_CHANNELS } from '#app/enquiries/model/events.ts'
import { paths } from '#app/paths.ts'
import { CASE_STAGES, TEMPLATE_LANGUAGES } from '#content/enums.ts'

/** The public receipt of an enquiry, at its unguessable address. */

/** 256 random bits in base64url. */
export const receiptToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** The steps that a case takes, in order. */
export const TRACK_STEPS = ['received', 'assigned', ...CASE_STAGES] as const
const trackStep = z.object({
  step: z.enum(TRACK_STEPS),
  reached: z.boolean(),
  /** null: not reached, or not known */
  at: z.nullable(z.string()),
})
export type TrackStep = z.infer<typeof trackStep>

/** a contact that reached no one: how and when, and when the next one is planned */
const tried = z.object({
  by: z.enum(CONTACT_CHANNELS),
  at: z.string(),
  nextAt: z.nullable(z.string()),
})
export type Tried = z.infer<typeof tried>

export const receipt = z.union([
  z.object({
    /**
     * `waiting`: not due yet; `late`: the due time has passed; `escalated`: the visitor has escalated
     * it; `answered`: there was a response; `closed`: closed without a response
     */
    state: z.enum(['waiting', 'late', 'escalated', 'answered', 'closed']),
    receivedAt: z.string(),
    /** null: no SLA (an old enquiry from a file) */
    dueAt: z.nullable(z.string()),
    firstResponseAt: z.nullable(z.string()),
    escalatedAt: z.nullable(z.string()),
    /** the last try; null if there was none, or once there is a response */
    tried: z.nullable(tried),
    /** the name of the owner, once there is one */
    owner: z.nullable(z.string()),
    /** whether `No one has called me` may be pressed now */
    canEscalate: z.boolean(),
    /** what `Withdraw` does: erases it, or asks staff to, once there is a case; `asked`: they have been */
    withdrawal: z.enum(['erases', 'asks', 'asked']),
    track: z.array(trackStep),
    /** of the form that sent it, or as staff have changed it: its page speaks it */
    language: z.enum(TEMPLATE_LANGUAGES),
    /** the number to read out */
    reference: z.string(),
    name: z.string(),
    /** empty where none was given */
    email: z.string(),
    /** what the sender changed it to, which counts once staff confirm it */
    proposedEmail: z.nullable(z.string()),
    phone: z.string(),
    service: z.string(),
    message: z.string(),
    /** what the sender added later, the oldest first */
    notes: z.array(z.string()),
  }),
  z.object({ state: z.literal('erased'), erasedAt: z.string() }),
])
export type Receipt = z.infer<typeof receipt>

/** The address of an enquiry's receipt on the public site. */
export function receiptUrl(origin: string, token: string): string {
  return `${origin}${paths.receipt(token)}`
}
