import { and, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.ts'
import { backups } from '#app/platform/db/schema.ts'
import { deleteOldArchives } from './folder.server.ts'

/** Deletes the archives that have been kept long enough. */
export async function deleteOldBackups(db: Database, dir: string, keepDays: number): Promise<void> {
  const deleted = await deleteOldArchives(dir, keepDays)
  if (deleted.length === 0) return
  await db
    .update(backups)
    .set({ deletedAt: new Date() })
    .where(and(inArray(backups.file, deleted), isNull(backups.deletedAt)))
}
