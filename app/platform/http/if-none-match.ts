import type { FastifyRequest } from 'fastify'

/** Whether the client has this version already. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? []
  return known.some((one) => one.trim() === etag)
}
