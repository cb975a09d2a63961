import { inArray, type SQL, sql } from 'drizzle-orm'
import { leaveFiles } from '#app/clients/documents/vault.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { clients, documents, erasures, invoices, returns } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { lockClient } from './clients.server.ts'

/**
 * What is left of an erased client, for backups that are restored: a hash of their number and of the moment at
 * which they were added, as a database that was restored gives the number to someone else.
 */
const traceOf = sql<string>`encode(sha256(convert_to(
  'client:' || id || ':' || extract(epoch from created_at), 'UTF8')), 'hex')`

/** Deletes clients with everything but their invoices. Returns what is left of each. */
async function eraseClients(tx: Executor, ofClient: SQL): Promise<string[]> {
  const ofReturns = sql`select id from returns where client_id in (${ofClient})`
  await leaveFiles(tx, sql`return_id in (${ofReturns})`)
  await tx.execute(sql`update uploads set removable = true
    where document_id is null and return_id in (${ofReturns})`)
  await tx.execute(sql`delete from mails where kind like 'client-%' and state = 'sent'
    and lower(to_address) in (select lower(email) from client_contacts where client_id in (${ofClient}))`)
  const gone = await tx
    .delete(clients)
    .where(sql`${clients.id} in (${ofClient})`)
    .returning({ trace: traceOf })
  return gone.map(({ trace }) => trace)
}

/** Erases clients again that were erased after the backup from which they come. Returns how many. */
export async function eraseClientsAgain(tx: Executor, traces: string[]): Promise<number> {
  const erased = sql`select id from clients where ${inArray(traceOf, traces)}`
  const found = await eraseClients(
    tx,
    sql`${erased} union select id from clients where merged_into in (${erased})`,
  )
  return found.length
}

/** What was erased, and the invoices that have to be kept by law. */
export interface ErasedClient {
  returns: number
  documents: number
  /** by number */
  invoicesKept: string[]
}

/**
 * Erases a client for good, with the records that were merged into them: returns, documents, links, and what
 * was mailed to them. Invoices and credit notes stay, with what is printed on them, and so does the audit log,
 * which can't be changed and forgets after a year.
 * @param name the client's, as typed by the person who erases it
 * @throws InvalidInput where it is another
 */
export async function eraseClient(
  db: Database,
  id: number,
  name: string,
  actorId: number,
): Promise<ErasedClient> {
  return db.transaction(async (tx) => {
    const client = await lockClient(tx, id)
    if (client.mergedInto !== null) {
      throw new AppError(
        409,
        'This client is merged into another. Erase that one, or undo it first.',
      )
    }
    if (name.trim() !== client.name) {
      const message = 'Type the name exactly as it is shown.'
      throw new InvalidInput([{ path: 'name', message }])
    }
    const ofClient = sql`select id from clients where id = ${id} or merged_into = ${id}`
    const ofReturns = sql`select id from returns where client_id in (${ofClient})`
    const kept = await tx
      .select({ number: invoices.number })
      .from(invoices)
      .where(sql`${invoices.clientId} in (${ofClient}) or ${invoices.returnId} in (${ofReturns})`)
      .orderBy(invoices.id)
    const gone = {
      returns: await tx.$count(returns, sql`${returns.clientId} in (${ofClient})`),
      documents: await tx.$count(documents, sql`${documents.returnId} in (${ofReturns})`),
      invoicesKept: kept.map(({ number }) => number),
    }
    const hashes = await eraseClients(tx, ofClient)
    await tx
      .insert(erasures)
      .values(hashes.map((receiptHash) => ({ receiptHash, how: 'staff' as const })))
    const subject = { subject: 'client' as const, subjectId: id, label: '' }
    await recordActivity(tx, { actorId, verb: 'erased', ...subject, detail: { ...gone } })
    return gone
  })
}
