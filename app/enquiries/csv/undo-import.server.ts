import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { erase } from '#app/enquiries/desk/changes/erasing.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { imports, leadEvents, users } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { IMPORT_UNDO_DAYS, type ImportUndone, type PastImport } from './csv.ts'

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
    if (!found) throw new AppError(409, 'This import can no longer be undone.')
    const imported = await tx
      .select({ id: leadEvents.leadId })
      .from(leadEvents)
      .where(
        and(
          eq(leadEvents.kind, 'imported'),
          sql`(${leadEvents.detail} ->> 'importId')::int = ${id}`,
        ),
      )
    const ids = imported.map((one) => one.id)
    const touched = await tx
      .selectDistinct({ id: leadEvents.leadId })
      .from(leadEvents)
      .where(and(inArray(leadEvents.leadId, ids), WORKED_ON))
    const kept = new Set(touched.map((one) => one.id))
    await erase(
      tx,
      ids.filter((one) => !kept.has(one)),
      'staff',
    )
    const result = { removed: ids.length - kept.size, kept: kept.size }
    const detail = { ...result, file: found.fileName }
    await recordActivity(tx, { actorId, verb: 'undid-import', subject: 'import', detail })
    return result
  })
}

/** The note of the file has no author; to open an enquiry is no work. */
const WORKED_ON = sql`not (${leadEvents.kind} in ('imported', 'read', 'unread') or ${leadEvents.kind} = 'note' and ${leadEvents.actorId} is null)`

function isUndoable() {
  return and(
    isNull(imports.undoneAt),
    sql`${imports.at} > now() - make_interval(days => ${IMPORT_UNDO_DAYS})`,
  )
}
