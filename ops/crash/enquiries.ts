import { setTimeout as sleep } from 'node:timers/promises'

/** `acknowledged` holds the message of every enquiry that got a 201 response, by its id. */
export type EnquiryResults = { sent: number; acknowledged: Map<number, string> }

/** Sends enquiries from several senders at once until it is aborted, each with a pause in between. */
export async function keepSending(
  origin: string,
  senders: number,
  stop: AbortSignal,
  pauseMs = 0,
): Promise<EnquiryResults> {
  const results: EnquiryResults = { sent: 0, acknowledged: new Map() }
  await Promise.all(
    Array.from({ length: senders }, () => sendOneByOne(origin, results, stop, pauseMs)),
  )
  return results
}

const RESPONSE_TIMEOUT_MS = 10_000
const PAUSE_AFTER_FAILURE_MS = 50

async function sendOneByOne(
  origin: string,
  results: EnquiryResults,
  stop: AbortSignal,
  pauseMs: number,
) {
  while (!stop.aborted) {
    const message = `Enquiry number ${++results.sent} of the crash test`
    const id = await send(origin, message).catch(() => undefined)
    if (id === undefined) await sleep(PAUSE_AFTER_FAILURE_MS)
    else results.acknowledged.set(id, message)
    if (pauseMs > 0) await sleep(pauseMs)
  }
}

/** Returns the id of an acknowledged enquiry; undefined when the site rejected it. */
async function send(origin: string, message: string) {
  const response = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Crash Test',
      email: 'crash.test@example.org',
      phone: '+91 90000 00000',
      message,
      service: 'General Inquiry',
    }),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  })
  if (response.status === 201) return ((await response.json()) as { id: number }).id
  await response.arrayBuffer()
  return undefined
}
