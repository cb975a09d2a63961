import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { notifyDesk } from '#app/enquiries/model/events.server.ts'
import type { DeskPeople } from '#app/enquiries/model/team.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { isOpenLead, users } from '#app/platform/db/schema.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'

// Columns by name: Drizzle leaves out the table's name in the fields of a select from one table.
const OPEN = isOpenLead({ status: sql.raw('status'), mergedInto: sql.raw('merged_into') })

/** The accounts that work at the desk, with who is on duty and how many open enquiries each has. */
export async function deskPeopleOf(db: Executor, mode: RoleMode): Promise<DeskPeople> {
  return db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      onDuty: users.onDuty,
      open: sql<number>`(select count(*)::int from leads where ${OPEN} and owner_id is not null and owner_id = users.id)`,
    })
    .from(users)
    .where(worksAtDesk(mode))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
}

export async function setDuty(db: Database, userId: number, onDuty: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ onDuty })
      .where(and(eq(users.id, userId), ne(users.onDuty, onDuty)))
      .returning({ name: users.name })
    if (!changed) return
    await recordActivity(tx, {
      actorId: userId,
      verb: onDuty ? 'came-on-duty' : 'went-off-duty',
      subject: 'user',
      subjectId: userId,
      label: changed.name,
    })
    await notifyDesk(tx, { kind: 'people', ids: [] })
  })
}
