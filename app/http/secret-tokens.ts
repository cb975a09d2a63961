import { createHash, randomBytes } from 'node:crypto'

/** A secret for a cookie or an address: 256 random bits in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. It has enough entropy for a plain hash, and is looked up by it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
