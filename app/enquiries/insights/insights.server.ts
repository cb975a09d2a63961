import { addDays } from 'date-fns/addDays'
import { type SQL, sql } from 'drizzle-orm'
import { paths } from '#app/paths.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { csvFile } from '#app/platform/http/csv.server.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime, INDIA_ZONE } from '#app/ui/time/india.ts'
import { WHOLE_PAGE } from '#content/en/insights/actions.ts'
import type { Funnel, Grouping, InsightFilters, Insights } from './insights.ts'
import { csvLabels, rowName } from './labels.ts'

const DEFAULT_DAYS = 84
/** The forms of the site: enquiries that staff add or import came from no page. */
const FORMS = sql.raw(
  "('contact-form', 'pricing-form', 'plan-dialog', 'callback', 'tool', 'booking')",
)

/** What was shown, used, sent and won in some days. */
export async function readInsights(db: Executor, filters: InsightFilters): Promise<Insights> {
  const { by, on } = filters
  const { from, to } = daysOf(filters)
  const days = { from, to }
  const [rows, [total], [unknown]] = await Promise.all([
    rowsBy(db, by, days, on),
    funnels(db, ALL, days, scopeOf(by, on)),
    untoldEnquiries(db, days),
  ])
  return {
    ...{ by, from, to, rows },
    total: total ? withoutKey(total) : NOTHING,
    untold: unknown?.count ?? 0,
  }
}

/** The same as a file; the download is recorded in the audit log. */
export async function exportInsights(
  db: Executor,
  filters: InsightFilters,
  actorId: number,
): Promise<string> {
  const { by, from, to, rows } = await readInsights(db, filters)
  await recordActivity(db, {
    actorId,
    verb: 'exported',
    subject: 'export',
    label: csvLabels.logged,
    detail: { rows: rows.length, filters: { by, from, to, ...(filters.on && { on: filters.on }) } },
  })
  const table = rows.map(({ key, views, clicks, enquiries, won }) =>
    [rowName(by, key), key, views, clicks, enquiries, won].map(String),
  )
  const lines = [[csvLabels.name[by], ...csvLabels.columns], ...table]
  return csvFile(lines)
}

interface Days {
  from: string
  to: string
}

function daysOf({ from, to }: InsightFilters): Days {
  const today = indianDate(new Date())
  const last = to ?? today
  return {
    from: from ?? indianDate(addDays(atIndianTime(last, '12:00'), 1 - DEFAULT_DAYS)),
    to: last,
  }
}

type Row = Funnel & { key: string }

async function rowsBy(db: Executor, by: Grouping, days: Days, page?: string): Promise<Row[]> {
  const rows = await funnels(db, KEYS[by], days, {
    ...scopeOf(by, page),
    ...(by === 'action' && { counts: sql`action <> ${WHOLE_PAGE}` }),
  })
  return rows.sort(by === 'week' ? byKey : mostFirst)
}

/** What the rows stand for, in the counts and in the enquiries. */
const KEYS: Record<Grouping, { counts: SQL; leads: SQL }> = {
  page: { counts: sql`page`, leads: sql`from_page` },
  tool: { counts: sql`page`, leads: sql`from_page` },
  service: { counts: sql`page`, leads: sql`from_page` },
  action: { counts: sql`action`, leads: sql`from_action` },
  week: {
    counts: sql`date_trunc('week', day)::date::text`,
    leads: sql`date_trunc('week', received_at at time zone ${sql.raw(`'${INDIA_ZONE}'`)})::date::text`,
  },
}

const ALL = { counts: sql`'all'`, leads: sql`'all'` }

interface Scope {
  /** which of a page's counts; by default those of the page as a whole */
  counts?: SQL
  /** the beginning of the page's address, or the address */
  below?: string
  page?: string | undefined
}

function scopeOf(by: Grouping, page: string | undefined): Scope {
  if (by === 'tool') return { below: paths.tool(''), page }
  if (by === 'service') return { below: paths.service(''), page }
  return { page }
}

/** Views and clicks from the counts, enquiries and won ones from the enquiries, by the same keys. */
async function funnels(
  db: Executor,
  key: { counts: SQL; leads: SQL },
  { from, to }: Days,
  { counts = sql`action = ${WHOLE_PAGE}`, below = '', page }: Scope,
): Promise<Row[]> {
  const isOne = (column: SQL) =>
    sql`starts_with(${column}, ${below}) ${page === undefined ? sql`` : sql`and ${column} = ${page}`}`
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with used as (
      select ${key.counts} as key,
        sum(count) filter (where what = 'view')::int as views,
        sum(count) filter (where what = 'click')::int as clicks
      from action_counts
      where day between ${from} and ${to} and ${counts} and ${isOne(sql`page`)}
      group by 1
    ), sent as (
      select ${key.leads} as key,
        count(*)::int as enquiries,
        count(*) filter (where status = 'won')::int as won
      from leads
      where ${receivedIn({ from, to })} and ${isOne(sql`from_page`)}
      group by 1
    )
    select key, coalesce(views, 0) as views, coalesce(clicks, 0) as clicks,
      coalesce(enquiries, 0) as enquiries, coalesce(won, 0) as won
    from used full join sent using (key)
    where key is not null`)
  return rows
}

/** Enquiries of visitors, each person's once. */
function receivedIn({ from, to }: Days): SQL {
  const end = addDays(atIndianTime(to, '00:00'), 1)
  return sql`received_at >= ${atIndianTime(from, '00:00')} and received_at < ${end}
    and source in ${FORMS} and status <> 'spam' and merged_into is null`
}

async function untoldEnquiries(db: Executor, days: Days) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from leads where ${receivedIn(days)} and from_page is null`,
  )
  return rows
}

const NOTHING: Funnel = { views: 0, clicks: 0, enquiries: 0, won: 0 }

function withoutKey({ key: _key, ...funnel }: Row): Funnel {
  return funnel
}

function byKey(a: Row, b: Row): number {
  return a.key < b.key ? -1 : 1
}

function mostFirst(a: Row, b: Row): number {
  return b.enquiries - a.enquiries || b.clicks - a.clicks || b.views - a.views || byKey(a, b)
}
