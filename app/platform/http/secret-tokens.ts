import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** A secret for a cookie or an address: 256 random bits in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. It has enough entropy for a plain hash, and is looked up by it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** For routes whose addresses hold a secret: no cache, search engine or linked page gets to know them. */
export function keepAddressesSecret(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  })
}
