import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Key, Keyring } from './keyring.server.ts'

/** AES-256-GCM for what is stored: texts and keys of files by the practice's key, files by their own. */

const IV_BYTES = 12
const TAG_BYTES = 16
const SEAL_BYTES = IV_BYTES + TAG_BYTES

/** What a sealed text is for: it can be opened for that use only. */
export type Purpose = 'pan' | 'file-key' | 'file-password' | 'link'

/** Encrypts under a key, bound to a context; the length grows by `SEAL_BYTES`. */
export function encrypt(key: Buffer, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** @throws Error where key or context are others, or something was changed */
export function decrypt(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(IV_BYTES, SEAL_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(SEAL_BYTES)), decipher.final()])
}

/** A text or key as it is stored: `v1.<id of the key>.<base64url>`. */
export function seal({ current }: Keyring, purpose: Purpose, plain: string | Buffer): string {
  const sealed = encrypt(current.seal, Buffer.from(plain as string), purpose)
  return `v1.${current.id}.${sealed.toString('base64url')}`
}

/** @throws Error where the key that sealed it is not at hand */
export function open(ring: Keyring, purpose: Purpose, sealed: string): Buffer {
  const [, id, body = ''] = sealed.split('.')
  const key = ring.all.find((one) => one.id === id)
  if (!key) throw new Error(`The key ${id} that encrypted this is not set`)
  return decrypt(key.seal, Buffer.from(body, 'base64url'), purpose)
}

/** A keyed hash by which a value is looked up. */
export function indexOf(key: Key, purpose: Purpose | 'code', value: string): string {
  return createHmac('sha256', key.index).update(`${purpose}:${value}`).digest('hex')
}
