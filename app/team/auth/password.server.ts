import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * Passwords are stored as argon2id in the PHC string form. OWASP's minimum is 19 MiB, 2 passes, 1
 * lane (Password Storage Cheat Sheet); we use 32 MiB and 3 passes.
 */
const PARAMETERS = { memory: 32 * 1024, passes: 3, parallelism: 1, tagLength: 32 }
const derive = promisify(argon2)

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password.normalize('NFC'), nonce, ...PARAMETERS })
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Whether the password matches. Without a hash it takes as long as with one, and is false. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const stored = parse(hash ?? UNMATCHABLE)
  const tag = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: stored.nonce,
    memory: stored.memory,
    passes: stored.passes,
    parallelism: stored.parallelism,
    tagLength: stored.tag.length,
  })
  return timingSafeEqual(tag, stored.tag) && hash !== undefined
}

function parse(hash: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!match) throw new Error('a stored password hash is not in the argon2id form')
  const [, memory, passes, parallelism, nonce, tag] = match as unknown as string[]
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce ?? '', 'base64'),
    tag: Buffer.from(tag ?? '', 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

const UNMATCHABLE = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(32))}`
