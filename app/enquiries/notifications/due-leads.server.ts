import { and, asc, count, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { IS_ONE_ENQUIRY } from '#app/enquiries/desk/stats/stats.server.ts'
import { WAITING } from '#app/enquiries/desk/views.server.ts'
import type { DigestLead, DigestStats } from '#app/enquiries/notifications/emails/digest.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'

/** The queries of the reminders and the digest: what is due, and what was responded to. */

/** Never null where it is queried: enquiries without an SLA are left out. */
const dueAt = sql<Date>`${leads.dueAt}`.mapWith(leads.dueAt)

export interface DueLead extends DigestLead {
  receivedAt: Date
  ownerId: number | null
}

/** Enquiries without a response that fall due after one time and up to another. */
export async function leadsDueBetween(db: Executor, after: Date, until: Date): Promise<DueLead[]> {
  return db
    .select({
      id: leads.id,
      service: leads.service,
      receivedAt: leads.receivedAt,
      dueAt,
      ownerId: leads.ownerId,
    })
    .from(leads)
    .where(and(WAITING, gt(dueAt, after), lte(dueAt, until)))
    .orderBy(asc(leads.dueAt), asc(leads.id))
}

const MAX_LISTED = 30

/** The desk's stats, for the 24 hours before `now` and the Indian day that ends at `dayEnd`. */
export async function digestStats(db: Executor, now: Date, dayEnd: Date): Promise<DigestStats> {
  const since = new Date(now.getTime() - DAY_MS)
  const overdue = and(WAITING, lte(dueAt, now))
  const dueToday = and(WAITING, gt(dueAt, now), lt(dueAt, dayEnd))
  const [received, responded, overdueTotal, dueTodayTotal, overdueLeads, dueTodayLeads] =
    await Promise.all([
      countOf(db, and(gte(leads.receivedAt, since), IS_ONE_ENQUIRY)),
      countOf(db, and(gte(leads.firstResponseAt, since), IS_ONE_ENQUIRY)),
      countOf(db, overdue),
      countOf(db, dueToday),
      listOf(db, overdue),
      listOf(db, dueToday),
    ])
  return {
    received,
    responded,
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
    .limit(MAX_LISTED)
}
