import { desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#app/platform/db/database.ts'
import { activity, entries, leads, users } from '#app/platform/db/schema.ts'
import type { ActivityEntry, ActivitySubject } from './activity.ts'
import { requestAddress } from './request-address.server.ts'

type NewEntry = Omit<typeof activity.$inferInsert, 'at'>

/**
 * Adds an entry to the audit log, in the transaction of what it records. What an account does gets the
 * address of the request; the address of a visitor is not kept.
 */
export async function recordActivity(db: Executor, entry: NewEntry): Promise<void> {
  const address = entry.actorId ? requestAddress() : ''
  await db.insert(activity).values({ address, ...entry })
}

/** The newest about some subjects; or about all but sign-ins, those of a newer release too. */
export async function recentActivity(
  db: Executor,
  count: number,
  subjects: ActivitySubject[] | 'all',
): Promise<ActivityEntry[]> {
  const where =
    subjects === 'all' ? ne(activity.subject, 'session') : inArray(activity.subject, subjects)
  return selectActivity(db, where, { limit: count })
}

/**
 * Entries with their address, the newest first. Those of earlier releases have the service of an enquiry,
 * which anyone can type and which stays unread.
 */
export async function selectActivity(
  db: Executor,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<(ActivityEntry & { address: string })[]> {
  const account = alias(users, 'account')
  const rows = await db
    .select({
      id: activity.id,
      at: activity.at,
      actor: users.name,
      verb: activity.verb,
      subject: activity.subject,
      subjectId: activity.subjectId,
      label: sql<string>`case when ${activity.subject} = 'lead' and ${activity.verb} = 'received' then ''
        else coalesce(${account.name}, ${activity.label}) end`,
      detail: sql<
        ActivityEntry['detail']
      >`jsonb_set(${activity.detail}, '{filters,service}', 'true', false)`,
      isDeleted: sql<boolean>`${activity.subject} in ('faq', 'post') and not exists (
        select from ${entries}
        where ${entries.kind} = ${activity.subject} and ${entries.id} = ${activity.subjectId})`,
      address: activity.address,
    })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.actorId))
    .leftJoin(
      account,
      sql`${account.id} = ${activity.subjectId} and ${activity.subject} in ('user', 'session')`,
    )
    .where(where)
    .orderBy(desc(activity.id))
    .limit(limit)
    .offset(offset)
  const existing = await existingLeads(db, rows.flatMap(numbersOf))
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    enquiries: numbersOf(row).map((id) => ({ id, exists: existing.has(id) })),
  }))
}

/** Removes what is older than a year; the database keeps what is younger. */
export async function deleteOldActivity(db: Executor): Promise<void> {
  await db.delete(activity).where(lt(activity.at, sql`now() - interval '365 days'`))
}

type Numbered = Pick<typeof activity.$inferSelect, 'subject' | 'subjectId' | 'detail'>

function numbersOf({ subject, subjectId, detail }: Numbered): number[] {
  if (subject !== 'lead') return []
  const { ids = [], into, from } = detail
  const all = [subjectId, ...(Array.isArray(ids) ? ids : []), into, from]
  return [...new Set(all.filter((id): id is number => typeof id === 'number'))]
}

async function existingLeads(db: Executor, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const found = await db.select({ id: leads.id }).from(leads).where(inArray(leads.id, ids))
  return new Set(found.map(({ id }) => id))
}
