import { withSignals } from '#app/enquiries/intake/forms/send-lead.ts'
import { api } from '#app/paths.ts'
import { send as sendBody } from '#app/platform/client/api.ts'
import { client } from '#app/platform/client/routes.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import type { appointmentsApi } from './api.server.ts'
import type { BookedCall, ReceiptCall } from './appointment.ts'
import type { heldCallsApi } from './held/api.server.ts'
import type { receiptCallApi } from './receipt-call-api.server.ts'

const { read, send } = client<
  typeof appointmentsApi | typeof receiptCallApi | typeof heldCallsApi
>()

/** How often the times on the screen are looked up again: others book too. */
const POLL_MS = MINUTE_MS

export const freeTimesQuery = read(
  'GET /api/appointments/slots',
  {},
  { staleTime: 0, refetchInterval: POLL_MS },
)

export const receiptCallQuery = (token: string) =>
  read('GET /api/receipts/:token/appointment', { token })

export const callToConfirmQuery = (token: string) =>
  read('GET /api/appointments/to-confirm/:token', { token })

/** A call that is booked with a new enquiry. */
export function bookCall(
  body: Record<string, string>,
  form: HTMLFormElement | null,
): Promise<BookedCall> {
  return sendBody('POST', api.appointments.list, withSignals(body, form))
}

/** A call for an enquiry that was sent: a new one, or another time for the one with that number. */
export function bookOnReceipt(
  { token, sequence }: { token: string; sequence?: number | undefined },
  chosen: { start: string; timeZone: string },
): Promise<ReceiptCall> {
  return sequence === undefined
    ? send('POST /api/receipts/:token/appointment')({ token, ...chosen })
    : send('POST /api/receipts/:token/appointment/move')({ token, ...chosen, sequence })
}
