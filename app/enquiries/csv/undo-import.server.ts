import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { erase } from '#app/enquiries/desk/changes/erasing.server.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { imports, leadEvents, leads, users } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { IMPORT_STAY_SHOWN, IMPORT_UNDO_DAYS, type ImportUndone, type PastImport } from './csv.ts'

/** The imports that can be undone, the newest first. */
export async function listImports(db: Executor): Promise<PastImport[]> {
  const rows = await db
    .select({
      id: imports.id,
      at: imports.at,
      actor: users.name,
      file: imports.fileName,
      imported: imports.imported,
    })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.actorId))
    .where(isUndoable())
    .orderBy(desc(imports.id))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/**
 * Takes the enquiries of an import away again, except those that somebody has worked on since.
 * @throws AppError 409 once it was undone, or after a week
 */
export async function undoImport(db: Database, id: number, actorId: number): Promise<ImportUndone> {
  return db.transaction(async (tx) => {
    await lockInTransaction(tx, 'csvImport')
    const [found] = await tx
      .update(imports)
      .set({ undoneAt: sql`now()` })
      .where(and(eq(imports.id, id), isUndoable()))
      .returning()
    if (!found) throw new AppError(409, conflicts.importNotUndoable)
    // A colleague who changes one meanwhile either waits or is noticed.
    await tx
      .select({ id: leads.id })
      .from(leadEvents)
      .innerJoin(leads, eq(leads.id, leadEvents.leadId))
      .where(isImportedBy(id))
      .orderBy(asc(leads.id))
      .for('update', { of: leads })
    const rows = await rowsOf(tx, id)
    await erase(
      tx,
      rows.flatMap((row) => (row.isWorkedOn ? [] : [row.id])),
      'staff',
    )
    const result = undoneOf(rows)
    const detail = { removed: result.removed, kept: result.kept, file: found.fileName }
    await recordActivity(tx, { actorId, verb: 'undid-import', subject: 'import', detail })
    return result
  })
}

/**
 * What the undo of an import would do now.
 * @throws AppError 409 once it was undone, or after a week
 */
export async function undoOf(db: Executor, id: number): Promise<ImportUndone> {
  const where = and(eq(imports.id, id), isUndoable())
  const [found] = await db.select({ id: imports.id }).from(imports).where(where)
  if (!found) throw new AppError(409, conflicts.importNotUndoable)
  return undoneOf(await rowsOf(db, id))
}

function undoneOf(rows: ImportedRow[]): ImportUndone {
  const stay = rows.filter((row) => row.isWorkedOn)
  return {
    removed: rows.length - stay.length,
    won: rows.filter(({ isWorkedOn, status }) => !isWorkedOn && status === 'won').length,
    kept: stay.length,
    stay: stay.slice(0, IMPORT_STAY_SHOWN).map(({ id, name }) => ({ id, name })),
  }
}

type ImportedRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** The enquiries of an import that are still there. One that another was merged into was worked on. */
async function rowsOf(db: Executor, importId: number) {
  const others = alias(leads, 'others')
  const events = alias(leadEvents, 'events')
  const worked = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.leadId, leads.id), isWork(events)))
  const merged = db.select({ id: others.id }).from(others).where(eq(others.mergedInto, leads.id))
  return db
    .select({
      id: leads.id,
      name: leads.name,
      status: leads.status,
      isWorkedOn: sql<boolean>`(exists ${worked} or exists ${merged})`,
    })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .where(isImportedBy(importId))
    .orderBy(asc(leads.id))
}

function isImportedBy(id: number) {
  return and(
    eq(leadEvents.kind, 'imported'),
    sql`(${leadEvents.detail} ->> 'importId')::int = ${id}`,
  )
}

/** The file's note has no author, and opening an enquiry is no work on it. */
function isWork({ kind, actorId }: Record<'kind' | 'actorId', AnyPgColumn>) {
  return sql`not (${kind} in ('imported', 'read', 'unread') or ${kind} = 'note' and ${actorId} is null)`
}

function isUndoable() {
  return and(
    isNull(imports.undoneAt),
    sql`${imports.at} > now() - make_interval(days => ${IMPORT_UNDO_DAYS})`,
  )
}
