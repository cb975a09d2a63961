import { once } from 'node:events'
import { connect } from 'node:net'
import { asc, eq } from 'drizzle-orm'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import { documents } from '#app/platform/db/schema.ts'
import { readPieces, type Vault } from './vault.server.ts'

/** Scans documents by a ClamAV daemon, over its socket (command INSTREAM). */

const TIMEOUT_MS = 60_000
const AT_ONCE = 20

/** @returns whether a stream holds something harmful @throws Error where the daemon can't say */
async function isInfected(address: string, source: AsyncIterable<Buffer>): Promise<boolean> {
  const url = new URL(address)
  const socket =
    url.protocol === 'unix:'
      ? connect(url.pathname)
      : connect({ host: url.hostname, port: Number(url.port) })
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the scanner does not respond')))
  let response = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    response += text
  })
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  socket.write('zINSTREAM\0')
  for await (const part of source) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    if (!socket.write(Buffer.concat([length, part]))) await once(socket, 'drain')
  }
  socket.write(Buffer.alloc(4))
  await closed
  if (/\bFOUND\b/.test(response)) return true
  if (/\bOK\b/.test(response)) return false
  throw new Error('the scanner could not say whether a file is clean')
}

/** Scans what waits for it, the oldest first. A document that the scanner can't read keeps waiting. */
export async function scanWaiting(vault: Vault, address: string): Promise<void> {
  const waiting = await vault.db
    .select()
    .from(documents)
    .where(eq(documents.scan, 'waiting'))
    .orderBy(asc(documents.id))
    .limit(AT_ONCE)
  for (const document of waiting) {
    const scan = (await isInfected(address, readPieces(vault, document))) ? 'infected' : 'clean'
    await vault.db.transaction(async (tx) => {
      await tx.update(documents).set({ scan }).where(eq(documents.id, document.id))
      if (scan === 'clean') return
      await recordReturnEvent(tx, document.returnId, 'infected', {}, { name: document.name })
    })
  }
}
