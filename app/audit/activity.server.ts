import { desc, eq } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { activity, users } from '#app/db/schema.ts'
import type { ActivityEntry } from './activity.ts'

export async function recordActivity(
  db: Executor,
  entry: Pick<typeof activity.$inferInsert, 'actorId' | 'verb' | 'subject' | 'subjectId' | 'label'>,
): Promise<void> {
  await db.insert(activity).values(entry)
}

/** The newest first. */
export async function recentActivity(db: Executor, count: number): Promise<ActivityEntry[]> {
  const rows = await db
    .select({
      id: activity.id,
      at: activity.at,
      actor: users.name,
      verb: activity.verb,
      subject: activity.subject,
      subjectId: activity.subjectId,
      label: activity.label,
    })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.actorId))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(count)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
