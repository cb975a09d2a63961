import type { FastifyReply, FastifyRequest } from 'fastify'
import { wantsPage } from '#app/platform/http/errors.ts'
import { SlotTaken } from './take-slot.server.ts'

/**
 * Where a time is taken, programs get a response with the free times, and a form gets its page back, which
 * shows them.
 */
export async function answeringTaken<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  book: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await book()
  } catch (error) {
    if (!(error instanceof SlotTaken) || wantsPage(request)) throw error
    const { message, errors = [], slots } = error
    reply.code(409).send({ message, errors, requestId: request.id, slots })
    return undefined
  }
}
