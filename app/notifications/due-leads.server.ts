import { and, asc, count, eq, gt, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { leads, users } from '#app/db/schema.ts'
import { UNRESPONDED } from '#app/leads/views.server.ts'
import type { DigestLead, DigestStats } from '#app/notifications/emails/digest.ts'

/** What the reminders and the digest ask of enquiries: when an answer is due, and whether it was given. */

/** Old enquiries from a file have no due time, and are never reminded of. */
const dueAt = sql<Date>`${leads.dueAt}`.mapWith(leads.dueAt)

export interface DueLead extends DigestLead {
  receivedAt: Date
  /** the address of whose enquiry it is, where it is somebody's and they want to be reminded */
  ownerEmail: string | null
}

/** Unanswered enquiries that fall due after one moment and up to another. */
export async function leadsDueBetween(db: Executor, after: Date, until: Date): Promise<DueLead[]> {
  return db
    .select({
      id: leads.id,
      service: leads.service,
      receivedAt: leads.receivedAt,
      dueAt,
      ownerEmail: sql<
        string | null
      >`case when ${users.mailDue} and ${users.disabledAt} is null then ${users.email} end`,
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(and(UNRESPONDED, gt(dueAt, after), lte(dueAt, until)))
    .orderBy(asc(leads.dueAt), asc(leads.id))
}

const SHOWN = 30

/** The desk in figures, for the 24 hours before `now` and the Indian day that ends at `dayEnd`. */
export async function digestStats(db: Executor, now: Date, dayEnd: Date): Promise<DigestStats> {
  const since = new Date(now.getTime() - 24 * 3_600_000)
  const overdue = and(UNRESPONDED, lte(dueAt, now))
  const dueToday = and(UNRESPONDED, gt(dueAt, now), lt(dueAt, dayEnd))
  const [received, answered, overdueTotal, dueTodayTotal, overdueLeads, dueTodayLeads] =
    await Promise.all([
      countOf(db, and(gte(leads.receivedAt, since), ne(leads.status, 'spam'))),
      countOf(db, gte(leads.firstResponseAt, since)),
      countOf(db, overdue),
      countOf(db, dueToday),
      listOf(db, overdue),
      listOf(db, dueToday),
    ])
  return {
    received,
    answered,
    overdueTotal,
    dueTodayTotal,
    overdue: overdueLeads,
    dueToday: dueTodayLeads,
  }
}

async function countOf(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(leads).where(where)
  return row?.total ?? 0
}

function listOf(db: Executor, where: SQL | undefined): Promise<DigestLead[]> {
  return db
    .select({ id: leads.id, service: leads.service, dueAt })
    .from(leads)
    .where(where)
    .orderBy(asc(leads.receivedAt))
    .limit(SHOWN)
}
