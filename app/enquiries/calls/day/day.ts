import * as z from 'zod/mini'
import { day } from '#app/enquiries/calls/office/office-settings.ts'
import { NOTE_MAX } from '#app/enquiries/desk/desk-changes.ts'
import { id, multiLine } from '#app/ui/text/fields.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { APPOINTMENT_STATES, CANCELLED_BY, LEAD_STATUSES } from '#content/enums.ts'
import { callFaults as faults } from './labels.ts'

/** Booked calls as the desk shows them. */

export const WHOSE = ['mine', 'everyone'] as const
export type Whose = (typeof WHOSE)[number]

export const dayFilters = z.object({
  /** today when omitted */
  day: z.optional(day),
  of: z._default(z.enum(WHOSE), 'mine'),
})

const person = z.object({ id: z.int(), name: z.string() })

/** `held`: not booked, its visitor has to confirm it first; its `id` is another than that of a call. */
const DESK_STATES = [...APPOINTMENT_STATES, 'held'] as const

/** Timestamps are ISO texts. */
export const deskCall = z.object({
  id: z.int(),
  leadId: z.int(),
  name: z.string(),
  phone: z.string(),
  service: z.string(),
  message: z.string(),
  leadStatus: storedValue(LEAD_STATUSES),
  startsAt: z.string(),
  endsAt: z.string(),
  state: storedValue(DESK_STATES),
  /** until when nobody else can book the time of one that is held; null: others can */
  keptUntil: z.optional(z.nullable(z.string())),
  cancelledBy: z.nullable(storedValue(CANCELLED_BY)),
  /** the visitor's */
  timeZone: z.string(),
  sequence: z.int(),
  /** who calls; null once the account is gone */
  person: z.nullable(person),
})
export type DeskCall = z.infer<typeof deskCall>

/** The calls of one day, the earliest first. */
export const callsOfDay = z.object({
  day: z.string(),
  calls: z.array(deskCall),
  /** why the office is closed on it: a holiday, or empty for a weekday without hours */
  closed: z.nullable(z.string()),
  /** who of those shown is on leave */
  away: z.array(z.string()),
  /** the last earlier day with a call that has no result yet */
  open: z.nullable(z.string()),
})
export type CallsOfDay = z.infer<typeof callsOfDay>

const note = multiLine({
  max: NOTE_MAX,
  tooShort: faults.note,
  tooLong: faults.note,
  unstorable: faults.note,
})
/** How a call went. */
export const callResult = z.object({ note: z._default(note, '') })

const start = z.iso.datetime({ error: faults.time })
const sequence = z.optional(z.int())
export const staffMove = z.object({ start, sequence })
export const staffGive = z.object({ userId: id, sequence })
export const staffCancel = z.object({ sequence })
export const staffBooking = z.object({ leadId: id, start })

/** The times at which somebody is free, as ISO timestamps. */
export const staffTimes = z.object({ slots: z.array(z.string()) })
export type StaffTimes = z.infer<typeof staffTimes>
