import { AppError } from '#app/platform/http/errors.ts'
import { inWorker, WorkCutShort } from '#app/platform/worker/worker.server.ts'
import { messages } from '#content/en/messages.ts'
import { lengthOf } from '../form/form-values.ts'
import { respond } from './respond.ts'

/** Up to here an answer takes a few milliseconds, less than to hand the form to a worker. */
const SHORT = 5_000

/**
 * Makes what answers forms for the server: one with a long paste in a worker, so that a paste that
 * takes too long costs its own answer and not the site.
 */
export function responder(limitMs: number) {
  const inAWorker = inWorker<typeof respond>({
    module: new URL('./respond.ts', import.meta.url),
    name: 'respond',
    limitMs,
  })
  /**
   * @throws AppError 422 when it takes too long
   * @throws Busy when too many long pastes are waiting
   */
  return async (...given: Parameters<typeof respond>): Promise<ReturnType<typeof respond>> => {
    if (lengthOf(given[1]) <= SHORT) return respond(...given)
    return inAWorker(...given).catch((error: unknown) => {
      throw error instanceof WorkCutShort ? new AppError(422, messages.tools.tooLong) : error
    })
  }
}

export const respondApart = responder(20_000)
