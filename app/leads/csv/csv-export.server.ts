import { TZDate } from '@date-fns/tz'
import { stringify } from 'csv-stringify/sync'
import { format } from 'date-fns/format'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { leads, users } from '#app/db/schema.ts'
import type { LeadFilters } from '#app/leads/filters.ts'
import { conditions } from '#app/leads/views.server.ts'
import { INDIA_ZONE } from '#app/time/india.ts'
import { CSV_HEADINGS } from './csv.ts'

const BATCH = 500

/**
 * The enquiries that fit, newest first, as CSV that Excel opens: UTF-8 with its mark, lines ended by
 * CR LF, and nothing that a spreadsheet would take for a formula. Read batch by batch, each after
 * the last row of the one before, so that however many there are only a few are in memory and no
 * connection waits for a slow reader.
 */
export async function* leadsAsCsv(
  db: Executor,
  filters: LeadFilters,
  userId: number,
): AsyncGenerator<string> {
  yield `\uFEFF${lines([Object.values(CSV_HEADINGS)])}`
  let last: { receivedAt: string; id: number } | undefined
  for (;;) {
    const batch = await readBatch(db, filters, userId, last)
    if (batch.length > 0) yield lines(batch.map(({ row, owner }) => cells(row, owner)))
    const end = batch.at(-1)
    if (!end || batch.length < BATCH) return
    last = { receivedAt: end.moment, id: end.row.id }
  }
}

function readBatch(
  db: Executor,
  filters: LeadFilters,
  userId: number,
  after: { receivedAt: string; id: number } | undefined,
) {
  return db
    .select({
      row: leads,
      owner: users.name,
      // With its microseconds, which a JavaScript date would cut off.
      moment: sql<string>`${leads.receivedAt}::text`,
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(
      and(
        conditions(filters, userId),
        after &&
          sql`(${leads.receivedAt}, ${leads.id}) < (${after.receivedAt}::timestamptz, ${after.id}::int)`,
      ),
    )
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(BATCH)
}

function cells(row: typeof leads.$inferSelect, owner: string | null): string[] {
  const values: Record<keyof typeof CSV_HEADINGS, string> = {
    id: String(row.id),
    receivedAt: indianTime(row.receivedAt),
    name: row.name,
    email: row.email,
    phone: row.phone,
    service: row.service,
    source: row.source,
    message: row.message,
    status: row.status,
    owner: owner ?? '',
    dueAt: indianTime(row.dueAt),
    answeredAt: indianTime(row.firstResponseAt),
    followUpAt: indianTime(row.followUpAt),
    closedAt: indianTime(row.closedAt),
  }
  return Object.keys(CSV_HEADINGS).map((field) => values[field as keyof typeof values])
}

function indianTime(moment: Date | null): string {
  if (!moment) return ''
  return format(new TZDate(moment.getTime(), INDIA_ZONE), 'yyyy-MM-dd HH:mm:ss')
}

function lines(rows: string[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
}
