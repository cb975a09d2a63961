import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { withSignals } from '#app/leads/forms/send-lead.ts'
import { api } from '#app/paths.ts'
import type { BookedCall, FreeTimes, ReceiptCall } from './appointment.ts'
import type { CallToConfirm } from './held/held-call.ts'

/** How often the times on the screen are looked up again: others book too. */
const POLL_MS = 60_000

export const freeTimesQuery = queryOptions<FreeTimes>({
  queryKey: [api.appointments.slots],
  staleTime: 0,
  refetchInterval: POLL_MS,
})

export function receiptCallQuery(token: string) {
  return queryOptions<ReceiptCall>({ queryKey: [api.receipts.call(token)] })
}

export function callToConfirmQuery(token: string) {
  return queryOptions<CallToConfirm>({ queryKey: [api.appointments.toConfirm(token)] })
}

/** A call that is booked with a new enquiry. */
export function bookCall(
  body: Record<string, string>,
  form: HTMLFormElement | null,
): Promise<BookedCall> {
  return send<BookedCall>('POST', api.appointments.list, withSignals(body, form))
}

/** A call for an enquiry that was sent: a new one, or another time for the one with that number. */
export function bookOnReceipt(
  { token, sequence }: { token: string; sequence?: number | undefined },
  chosen: { start: string; timeZone: string },
): Promise<ReceiptCall> {
  return sequence === undefined
    ? send<ReceiptCall>('POST', api.receipts.call(token), chosen)
    : send<ReceiptCall>('POST', api.receipts.moveCall(token), { ...chosen, sequence })
}
