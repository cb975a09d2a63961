import { pino } from 'pino'
import { rotateKeys } from '#app/clients/access/rotate.server.ts'
import { readEnv } from '#app/platform/config/env.ts'
import { visitDatabase } from '#app/platform/db/database.ts'
import { openKeyring } from '#app/platform/encryption/keyring.server.ts'

/** `npm run documents:rotate`: encrypts with `DOCUMENTS_KEY` what `DOCUMENTS_KEY_OLD` encrypted. */
try {
  const env = readEnv(process.env)
  if (!env.documents.oldKey) {
    throw new Error('Set DOCUMENTS_KEY to the new key and DOCUMENTS_KEY_OLD to the one before.')
  }
  const ring = openKeyring(env)
  const database = await visitDatabase(env, pino({ level: 'warn' }, pino.destination(2)))
  try {
    const changed = await rotateKeys(database.db, ring)
    console.log(`Encrypted again: ${changed} rows. The previous key is no longer needed.`)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
