import { Busy } from '#app/platform/http/errors.ts'
import { inWorker } from '#app/platform/worker/worker.server.ts'
import { headersAlone, type readMessage } from './read-message.server.ts'
import type { ReceivedMail } from './received-mail.ts'

/** A hundred times what an ordinary e-mail takes, and short of what a mail provider waits for. */
const LIMIT_MS = 8_000

/**
 * Makes the function that reads e-mails in a worker. Of one that takes too long only the first headers are
 * read, so that it is stored once as one that could not be read.
 */
export function mailReader(limitMs: number) {
  const read = inWorker<typeof readMessage>({
    module: new URL('./read-message.server.ts', import.meta.url),
    name: 'readMessage',
    limitMs,
  })
  /** @throws Busy when too many are waiting */
  return async (
    raw: Uint8Array,
    attachments: number | undefined,
    log: { warn(details: object, text: string): void },
  ): Promise<ReceivedMail> => {
    try {
      // A copy: of a part of a larger buffer, all of it would be sent along.
      return await read(new Uint8Array(raw), attachments)
    } catch (error) {
      if (error instanceof Busy) throw error
      log.warn({ reason: (error as Error).message }, 'an email could not be read')
      return headersAlone(raw)
    }
  }
}

export const readInWorker = mailReader(LIMIT_MS)
