import type { IncomingMessage } from 'node:http'

/** A body below this is in the buffers of the network by the time it is refused. */
const SMALL = 64 * 1024
/** More than this is not worth receiving only to refuse it politely. */
const MAX_DISCARDED = 32 * 1024 * 1024

/**
 * Reads on, and throws away, what is left of a body that is about to be refused. Responding and closing
 * while it is being sent cuts the sender off: a proxy then answers 502 in our place.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  const expected = coding === undefined ? Number(length ?? 0) : MAX_DISCARDED
  if (!(expected > SMALL && expected <= MAX_DISCARDED)) return Promise.resolve()
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let read = 0
    const done = () => {
      request.off('data', count)
      resolve()
    }
    const count = (chunk: Buffer) => {
      read += chunk.length
      if (read > MAX_DISCARDED) done()
    }
    request.once('end', done).once('close', done).once('error', done)
    request.on('data', count)
    request.resume()
  })
}
