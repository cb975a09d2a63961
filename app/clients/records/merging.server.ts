import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import {
  carryForwards,
  clientContacts,
  clients,
  FILLED_BY_MERGE,
  returns,
} from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { type ClientRow, lockClient, recordOfClient } from './clients.server.ts'

/** What another shows of a record that changed is out of date. */
const nextVersion = sql`${clients.version} + 1`

/** The tables of what belongs to a client and moves with them. */
const MOVED = [clientContacts, returns, carryForwards] as const

/**
 * Makes one client of two records of the same person: contacts and returns go to the one that stays, and
 * remember where they came from. What it has none of, such as notes, it takes over. Links to the merged one
 * lead to the other from then on.
 * @throws AppError 409 where both have a PAN and these differ, or both have a return of a year
 */
export async function mergeClients(
  db: Database,
  id: number,
  into: number,
  actorId: number,
): Promise<void> {
  if (id === into) throw new AppError(409, 'A client can’t be merged into itself.')
  await db.transaction(async (tx) => {
    const [first, second] = [Math.min(id, into), Math.max(id, into)]
    const rows = [await lockClient(tx, first), await lockClient(tx, second)]
    const [leaves, stays] = id === first ? rows : [rows[1], rows[0]]
    if (!leaves || !stays) throw new Error('two clients were locked')
    if (leaves.mergedInto !== null || stays.mergedInto !== null) {
      throw new AppError(409, 'One of these clients is merged already.')
    }
    if ((await tx.$count(clients, eq(clients.mergedInto, id))) > 0) {
      const message =
        'Another record is merged into this one. Merge the other way round, or undo it.'
      throw new AppError(409, message)
    }
    if (leaves.panIndex && stays.panIndex && leaves.panIndex !== stays.panIndex) {
      throw new AppError(409, 'These are two clients: their PANs differ.')
    }
    await assertNoYearTwice(tx, id, into)
    const isLacking = lacksField(stays)
    const filledFields = FILLED_BY_MERGE.filter((field) => isLacking(field) && leaves[field])
    await tx.update(clients).set({ mergedInto: into, filledFields }).where(eq(clients.id, id))
    if (filledFields.length > 0) {
      const taken = Object.fromEntries(filledFields.map((field) => [field, leaves[field]]))
      await tx
        .update(clients)
        .set({ ...taken, version: nextVersion })
        .where(eq(clients.id, into))
    }
    if (!stays.panSealed && leaves.panSealed) {
      const { panSealed, panIndex, panMasked } = leaves
      await tx.update(clients).set({ panSealed, panIndex, panMasked }).where(eq(clients.id, into))
    }
    for (const table of MOVED) {
      await tx
        .update(table)
        .set({ clientId: into, mergedFrom: id })
        .where(and(eq(table.clientId, id), isNull(table.mergedFrom)))
    }
    await recordOfClient(tx, actorId, 'merged', stays, { from: id })
  })
}

/** Address, state and GSTIN belong together: none of them is added to another. */
function lacksField(row: ClientRow) {
  const lacksPlace = !row.address && !row.state && !row.gstin
  return (field: (typeof FILLED_BY_MERGE)[number]) =>
    !row[field] && (lacksPlace || !['address', 'state', 'gstin'].includes(field))
}

/** One person can't have two returns for a year. */
async function assertNoYearTwice(tx: Executor, id: number, into: number): Promise<void> {
  const rows = await tx
    .select({ clientId: returns.clientId, year: returns.year, kind: returns.kind })
    .from(returns)
    .where(and(eq(returns.clientId, id), ne(returns.stage, 'stopped')))
  const others = await tx
    .select({ year: returns.year, kind: returns.kind })
    .from(returns)
    .where(and(eq(returns.clientId, into), ne(returns.stage, 'stopped')))
  const isFirst = (kind: string) => kind === 'original' || kind === 'belated'
  const twice = rows.find((row) =>
    others.some(({ year, kind }) => year === row.year && isFirst(kind) && isFirst(row.kind)),
  )
  if (twice) {
    throw new AppError(
      409,
      `Both have a return of ${twice.year}. Stop one of them first, or make it a revised one.`,
    )
  }
}

/**
 * Unmerges two records: what came with the one goes back. A contact who came with it no longer sees the
 * other’s returns.
 */
export async function unmergeClient(db: Database, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockClient(tx, id)
    if (row.mergedInto === null) throw new AppError(409, 'This client isn’t merged.')
    const root = await lockClient(tx, row.mergedInto)
    if (root.panIndex !== null && root.panIndex === row.panIndex) {
      // If the PAN came with it or both had it, the record that is unmerged keeps it.
      await tx
        .update(clients)
        .set({ panSealed: null, panIndex: null, panMasked: '' })
        .where(eq(clients.id, root.id))
    }
    const returned = row.filledFields.filter((field) => root[field] === row[field])
    if (returned.length > 0) {
      const empty = Object.fromEntries(returned.map((field) => [field, sql.raw('default')]))
      await tx
        .update(clients)
        .set({ ...empty, version: nextVersion })
        .where(eq(clients.id, root.id))
    }
    await tx.update(clients).set({ mergedInto: null, filledFields: [] }).where(eq(clients.id, id))
    for (const table of MOVED) {
      await tx
        .update(table)
        .set({ clientId: id, mergedFrom: null })
        .where(and(eq(table.clientId, root.id), eq(table.mergedFrom, id)))
    }
    await tx.execute(sql`update uploads set removable = true
      from client_contacts c, returns r where c.id = uploads.contact_id and r.id = uploads.return_id
      and uploads.document_id is null and c.client_id <> r.client_id and ${id} in (c.client_id, r.client_id)`)
    await recordOfClient(tx, actorId, 'unmerged', root, { from: id })
  })
}
