import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** What every file in the age format (age-encryption.org/v1) begins with. */
const AGE_HEADER = 'age-encryption.org/v1\n'

/** A new key pair, in the form of `age-keygen`: the secret part must not stay on the server. */
export async function newKey(): Promise<{ file: string; recipient: string }> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  return { recipient, file: `# public key: ${recipient}\n${identity}\n` }
}

/**
 * The secret keys in a file, one a line; lines with # are comments.
 * @throws when the file cannot be read or holds none
 */
export async function readKeyFile(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The key file ${path} cannot be read (${error.code}).`)
  })
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (keys.length === 0 || !keys.every((key) => key.startsWith('AGE-SECRET-KEY-'))) {
    throw new Error(
      `${path} is not a key file: it should hold a line that begins with AGE-SECRET-KEY-. BACKUP_RECIPIENT is the public part, which cannot open an archive.`,
    )
  }
  return keys
}

type Bytes = AsyncIterable<Uint8Array>

/** A stage of a pipeline that encrypts for all of these; it passes on what it gets where there are none. */
export function encryptFor(recipients: readonly string[]) {
  return async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    if (recipients.length === 0) {
      yield* source
      return
    }
    const encrypter = new Encrypter()
    for (const recipient of recipients) encrypter.addRecipient(recipient)
    yield* await encrypter.encrypt(toWeb(source))
  }
}

/** Which of these is no public key, for its checksum is wrong. */
export function findMistyped(recipients: readonly string[]): string | undefined {
  return recipients.find((recipient) => {
    try {
      new Encrypter().addRecipient(recipient)
      return false
    } catch {
      return true
    }
  })
}

/** Whether a file that begins like this is encrypted. */
export function isEncrypted(beginning: Buffer): boolean {
  return beginning.subarray(0, AGE_HEADER.length).equals(Buffer.from(AGE_HEADER))
}
export const HEADER_LENGTH = AGE_HEADER.length

/**
 * A stage of a pipeline that decrypts.
 * @throws WrongKey before anything is passed on
 */
export function decryptWith(keys: readonly string[]) {
  return async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    const decrypter = new Decrypter()
    for (const key of keys) decrypter.addIdentity(key)
    const clear = await decrypter.decrypt(toWeb(source)).catch((cause: Error) => {
      if (/no identity matched/.test(cause.message)) throw new WrongKey()
      throw cause
    })
    yield* clear
  }
}

export class WrongKey extends Error {
  constructor() {
    super('The key does not open this archive: it was encrypted for another one.')
  }
}

function toWeb(source: Bytes): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>
}
