import * as z from 'zod/mini'
import { callbackFields, sentLead } from '#app/enquiries/model/lead.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { isTimeZone } from '#app/ui/time/zoned.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'
import { APPOINTMENT_STATES, CANCELLED_BY } from '#content/enums.ts'

/** A call that a visitor books: the rules and bodies, shared by the forms and the API. */

const start = z
  .string(bookingErrors.noTime)
  .check(
    z.refine(
      (text) =>
        /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) &&
        !Number.isNaN(Date.parse(text)),
      bookingErrors.noTime,
    ),
  )

/** The visitor's; a browser may know a newer one than the server, which must not lose the booking. */
const timeZone = z.catch(z.string().check(z.refine(isTimeZone)), INDIA_ZONE)

/** The time chosen, as an ISO timestamp. */
export const chosenTime = z.object({ start, timeZone })

/** Body of a booking that is an enquiry as well. */
export const bookingBody = z.object({
  ...chosenTime.shape,
  ...callbackFields.shape,
  service: z._default(callbackFields.shape.service, 'General Inquiry'),
})
export type BookingBody = z.infer<typeof bookingBody>

/** `sequence` is of the call that the visitor saw: one that has changed since is not changed again. */
const sequence = z.optional(z.coerce.number().check(z.int(), z.gte(0)))
export const callMove = z.extend(chosenTime, { sequence })
export const callCancel = z.object({ sequence })

/** A call as the receipt shows it. */
const appointment = z.object({
  state: z.enum(APPOINTMENT_STATES),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  sequence: z.int(),
  /** who calls; null once the account is gone */
  person: z.nullable(z.string()),
  cancelledBy: z.nullable(z.enum(CANCELLED_BY)),
})
export type Appointment = z.infer<typeof appointment>

/** A call that waits to be confirmed by its visitor. */
const waitingCall = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  /** until when nobody else can book the time; null: others can */
  keptUntil: z.nullable(z.string()),
})
export type WaitingCall = z.infer<typeof waitingCall>

/** What the receipt knows of calls. */
export const receiptCall = z.object({
  /** the one that is booked, else the last one; null: there was none */
  appointment: z.nullable(appointment),
  /** one that is not booked until it is confirmed */
  waiting: z.nullable(waitingCall),
  /** whether it can still be moved and cancelled */
  changeable: z.boolean(),
  /** whether one can be booked */
  bookable: z.boolean(),
})
export type ReceiptCall = z.infer<typeof receiptCall>

/** The times that can be booked now, as ISO timestamps. */
export const freeTimes = z.object({ slots: z.array(z.string()), minutes: z.int() })

/** The response to a booking. */
export const bookedCall = z.object({
  ...sentLead.shape,
  appointment: z.object({ startsAt: z.string(), endsAt: z.string() }),
  /** it is not booked until it is confirmed; until `keptUntil` nobody else can book the time */
  waiting: z.optional(z.object({ keptUntil: z.nullable(z.string()) })),
})
export type BookedCall = z.infer<typeof bookedCall>

/** A time that is gone, with those that are free. */
export const slotTaken = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  requestId: z.string(),
  slots: z.array(z.string()),
})
