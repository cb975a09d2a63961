import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/**
 * Pages are rendered from the API's own responses. Those calls carry a secret of this process, so
 * that they are not counted against the visitor for whom the page is.
 */
const secret = randomBytes(24).toString('base64url')

export const internalHeaders = { 'x-internal': secret }

export function isInternal(request: FastifyRequest): boolean {
  const given = Buffer.from(String(request.headers['x-internal'] ?? ''))
  return given.length === secret.length && timingSafeEqual(given, Buffer.from(secret))
}
