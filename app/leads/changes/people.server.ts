import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { isOpenLead, users } from '#app/db/schema.ts'
import { notifyDesk } from '#app/leads/events.server.ts'
import type { DeskPeople } from '#app/leads/team.ts'

// By name: in the fields of a select from one table Drizzle leaves the table's name out.
const OPEN = isOpenLead({ status: sql.raw('status'), mergedInto: sql.raw('joined_into') })

/** Who works at the desk, who is on duty, and how many open enquiries each has. */
export async function deskPeopleOf(db: Executor): Promise<DeskPeople> {
  return db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      onDuty: users.onDuty,
      open: sql<number>`(select count(*)::int from leads where ${OPEN} and owner_id is not null and owner_id = users.id)`,
    })
    .from(users)
    .where(isNull(users.disabledAt))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
}

export async function setDuty(db: Database, userId: number, onDuty: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ onDuty }).where(eq(users.id, userId))
    await notifyDesk(tx, { kind: 'people', ids: [] })
  })
}
