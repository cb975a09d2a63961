import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#app/platform/config/env.ts'
import { readKey } from '#app/platform/config/settings/documents.ts'

/** A key of the practice, with the keys derived from it for each use. */
export interface Key {
  /** eight hex digits by which what it sealed names it */
  id: string
  /** seals texts, and the keys of files */
  seal: Buffer
  /** for look-ups of what is sealed */
  index: Buffer
}

export interface Keyring {
  current: Key
  /** the current one and those before, which still open what they sealed */
  all: Key[]
}

export const KEY_FILE = 'documents.key'

/**
 * The keys that documents and PANs are encrypted with: from the settings, or else from a file in the data
 * directory, which is made where there is none.
 * @throws Error where the named file holds no key
 */
export function openKeyring({ documents, dataDir }: Pick<Env, 'documents' | 'dataDir'>): Keyring {
  const given = documents.key ?? (documents.keyFile && keyIn(documents.keyFile))
  const current = derivedFrom(given || ownKey(dataDir, join(dataDir, KEY_FILE)))
  const old = documents.oldKey && derivedFrom(documents.oldKey)
  return { current, all: old ? [current, old] : [current] }
}

/** Where the site keeps a key of its own; undefined where the settings give one. */
export function ownKeyFile({
  documents,
  dataDir,
}: Pick<Env, 'documents' | 'dataDir'>): string | undefined {
  return documents.key || documents.keyFile ? undefined : join(dataDir, KEY_FILE)
}

function keyIn(file: string): Buffer {
  const found = readKey(readFileSync(file, 'utf8'))
  if (!found) throw new Error(`DOCUMENTS_KEY_FILE: ${file} must hold 32 bytes in base64`)
  return found
}

function ownKey(dataDir: string, file: string): Buffer {
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const made = `${randomBytes(32).toString('base64')}\n`
    // Another process may make it at the same moment: the first one counts.
    try {
      writeFileSync(file, made, { mode: 0o600, flag: 'wx', flush: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return keyIn(file)
}

/** @param secret 32 random bytes */
export function derivedFrom(secret: Buffer): Key {
  const part = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `documents:${use}`, 32))
  const id = createHash('sha256').update(part('id')).digest('hex').slice(0, 8)
  return { id, seal: part('seal'), index: part('index') }
}
