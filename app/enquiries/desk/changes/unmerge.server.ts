import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { recordEvent } from '#app/enquiries/model/events.server.ts'
import { lockGroups, lockLead } from '#app/enquiries/model/rows.server.ts'
import type { Database } from '#app/platform/db/database.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { unmergeRow } from './merging.server.ts'
import { returnBrought } from './undo.server.ts'

/**
 * Takes an enquiry out of its group, with what it brought; its response time is its own again.
 * @throws NotFound, and AppError 409 when it isn't merged
 */
export async function unmerge(db: Database, id: number, actorId: number): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockGroups(tx, [id])
    const row = await lockLead(tx, id)
    const from = row.mergedInto
    if (from === null) throw new AppError(409, conflicts.notMerged)
    await returnBrought(tx, id, from, actorId)
    await unmergeRow(tx, id, from, [])
    return [await recordEvent(tx, id, { kind: 'unmerged', detail: { from } }, actorId)]
  })
}
