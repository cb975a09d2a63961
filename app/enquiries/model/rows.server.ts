import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Executor } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'

export type LeadRow = typeof leads.$inferSelect

/**
 * Locks enquiries together with their groups, ordered by id, so that transactions that change several
 * enquiries of a group cannot deadlock.
 */
export async function lockGroups(tx: Executor, ids: number[]): Promise<void> {
  const rows = await tx
    .select({ rootId: sql<number>`coalesce(${leads.mergedInto}, ${leads.id})` })
    .from(leads)
    .where(inArray(leads.id, ids))
  const roots = rows.map(({ rootId }) => rootId)
  if (roots.length === 0) return
  await tx
    .select({ id: leads.id })
    .from(leads)
    .where(or(inArray(leads.id, roots), inArray(leads.mergedInto, roots)))
    .orderBy(asc(leads.id))
    .for('update')
}

const GONE = 'This enquiry doesn’t exist. It may have been erased.'

/** @throws NotFound */
export async function lockLead(tx: Executor, id: number): Promise<LeadRow> {
  const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('update')
  if (!row) throw new NotFound(GONE)
  return row
}

/** The enquiry that stands on the desk for one that is merged into it; else the same one. @throws NotFound */
export async function lockRoot(tx: Executor, row: LeadRow): Promise<LeadRow> {
  return row.mergedInto === null ? row : lockLead(tx, row.mergedInto)
}

/**
 * Several enquiries, by their ids.
 * @throws NotFound
 */
export async function lockLeads(tx: Executor, ids: number[]): Promise<(id: number) => LeadRow> {
  const rows = await tx
    .select()
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(asc(leads.id))
    .for('update')
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const row = byId.get(id)
    if (!row) throw new NotFound(GONE)
    return row
  }
}

/** The next version: one more than the stored one. */
export const next = sql`${leads.version} + 1`

export function update(
  tx: Executor,
  ids: number | number[],
  columns: PgUpdateSetSource<typeof leads>,
) {
  return tx
    .update(leads)
    .set(columns)
    .where(inArray(leads.id, [ids].flat()))
    .returning()
}
