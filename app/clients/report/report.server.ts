import { addDays } from 'date-fns/addDays'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { csvFile } from '#app/platform/http/csv.server.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { formatMonth, indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime, INDIA_ZONE } from '#app/ui/time/india.ts'
import type { ReturnStage } from '#content/enums.ts'
import { plans } from '#content/plans.ts'
import { reportLabels as labels } from './labels.ts'
import type { FeeGrouping, Fees, Report, ReportFilters } from './report.ts'

const ZONE = sql.raw(`'${INDIA_ZONE}'`)
const KEYS: Record<FeeGrouping, SQL> = {
  month: sql`to_char(r.created_at at time zone ${ZONE}, 'YYYY-MM-01')`,
  person: sql`coalesce(u.name, '')`,
  service: sql`coalesce(r.plan, '')`,
}

/** The fees of the returns that were started in some days, and where all returns stand today. */
export async function readReport(db: Executor, filters: ReportFilters): Promise<Report> {
  const { by } = filters
  const to = filters.to ?? indianDate(new Date())
  const from = filters.from ?? `${Number(to.slice(0, 4)) - 1}${to.slice(4, 8)}01`
  const { rows } = await db.execute<Fees & { key: string }>(sql`
    select ${KEYS[by]} as key, count(*)::int as returns, sum(r.fee)::float8 as agreed,
      sum(paid.amount)::float8 as received, sum(greatest(r.fee - paid.amount, 0))::float8 as outstanding
    from returns r left join users u on u.id = r.preparer_id
    cross join lateral (select coalesce(sum(p.amount), 0) as amount from payments p
      where p.return_id = r.id and p.confirmed_at is not null) paid
    where r.stage <> 'stopped' and r.created_at >= ${atIndianTime(from, '00:00')}
      and r.created_at < ${addDays(atIndianTime(to, '00:00'), 1)}
    group by 1 order by 1`)
  const { rows: stages } = await db.execute<{
    stage: ReturnStage
    person: string | null
    count: number
  }>(sql`select r.stage, u.name as person, count(*)::int as count
    from returns r left join users u on u.id = r.preparer_id group by 1, 2 order by 2 nulls last`)
  const { rows: waiting } = await db.execute<Report['waiting']>(sql`select
    (count(*) filter (where waiting_on = 'client'))::int as client,
    (count(*) filter (where waiting_on = 'us'))::int as us,
    (count(*) filter (where waiting_on = 'department'))::int as department from returns`)
  const sum = (one: keyof Fees) => rows.reduce((total, row) => total + row[one], 0)
  return {
    ...{ by, from, to, stages },
    rows: rows.map((row) => ({ ...row, name: nameOf(by, row.key) })),
    total: {
      returns: sum('returns'),
      agreed: sum('agreed'),
      received: sum('received'),
      outstanding: sum('outstanding'),
    },
    waiting: waiting[0] ?? { client: 0, us: 0, department: 0 },
  }
}

function nameOf(by: FeeGrouping, key: string): string {
  if (by === 'month') return formatMonth(key)
  if (by === 'person') return key || labels.nobody
  return plans.find(({ id }) => id === key)?.name ?? labels.noPlan
}

/** The fees as a file; the download is recorded in the audit log. */
export async function exportReport(
  db: Executor,
  filters: ReportFilters,
  actorId: number,
): Promise<string> {
  const { by, from, to, rows } = await readReport(db, filters)
  await recordActivity(db, {
    ...{ actorId, verb: 'exported', subject: 'export', label: labels.logged },
    detail: { rows: rows.length, filters: { by, from, to } },
  })
  const heading = [labels.groupings[by], ...Object.values(labels.measures)]
  const lines = rows.map(({ name, returns, agreed, received, outstanding }) => [
    name,
    ...[returns, agreed, received, outstanding].map(String),
  ])
  return csvFile([heading, ...lines])
}
