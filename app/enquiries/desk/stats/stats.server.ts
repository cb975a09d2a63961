import { sql } from 'drizzle-orm'
import { responseTime, valueList } from '#app/enquiries/model/tables.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { OPEN_STATUSES } from '#content/enums.ts'
import { REPLY_HOURS } from '#content/reply-hours.ts'
import {
  type DeskStats,
  REPLY_TIME_DAYS,
  REPLY_TIME_MIN_ANSWERS,
  RESPONSE_RATE_DAYS,
  RESPONSE_RATE_MIN_LEADS,
  type ResponseRate,
} from './stats.ts'

const HAS_DUE_TIME = sql`leads.due_at is not null and leads.status <> 'spam'`
/** An enquiry of its own: no spam, no old one from a file, which has no due time, and no duplicate that was merged. */
export const IS_ONE_ENQUIRY = sql`${HAS_DUE_TIME} and leads.merged_into is null`
/**
 * The enquiries of the SLA stats. A duplicate that was merged is not answered a second time, but one that
 * was answered late or not at all counts, so that merging hides no missed SLA.
 */
const HAS_SLA = sql`${HAS_DUE_TIME}
  and (leads.merged_into is null or coalesce(leads.first_response_at, now()) > leads.due_at)`
const ZONE = sql.raw(`'${INDIA_ZONE}'`)
/** When the SLA starts; older releases did not store it. */
const SLA_START = sql`coalesce(leads.due_from, leads.due_at - ${responseTime})`
const COUNTS = sql`
  (count(*) filter (where leads.first_response_at <= leads.due_at))::int as "inTime",
  (count(*) filter (where leads.first_response_at > leads.due_at))::int as late,
  (count(*) filter (where leads.first_response_at is null and leads.due_at <= now()))::int as missed,
  (count(*) filter (where leads.first_response_at is null and leads.due_at > now()
    and leads.status in (${valueList(OPEN_STATUSES)})))::int as pending,
  (percentile_cont(0.5) within group (order by extract(epoch from leads.first_response_at - ${SLA_START}) / 60)
    filter (where leads.first_response_at is not null))::float8 as median`

type Row = Record<'inTime' | 'late' | 'missed' | 'pending', number> & { median: number | null }

/** The SLA stats of this week and this month, by day, by person and by service. */
export async function deskStatsOf(db: Executor): Promise<DeskStats> {
  // Weeks begin on Monday, months on the first, at midnight in India.
  const start = (unit: 'week' | 'month') =>
    sql`(date_trunc(${sql.raw(`'${unit}'`)}, now() at time zone ${ZONE}) at time zone ${ZONE})`
  // Nothing is due before its SLA starts: the index finds it by the due time.
  const since = (unit: 'week' | 'month') =>
    sql`${HAS_SLA} and leads.due_at >= ${start(unit)} and ${SLA_START} >= ${start(unit)}`
  const [week, month, days, people, services] = await Promise.all([
    rows<Row & { from: number }>(
      db,
      sql`select extract(epoch from ${start('week')})::float8 * 1000 as from, ${COUNTS} from leads where ${since('week')}`,
    ),
    rows<Row & { from: number }>(
      db,
      sql`select extract(epoch from ${start('month')})::float8 * 1000 as from, ${COUNTS} from leads where ${since('month')}`,
    ),
    rows<Row & { day: string }>(
      db,
      sql`select to_char(${SLA_START} at time zone ${ZONE}, 'YYYY-MM-DD') as day, ${COUNTS}
        from leads where ${since('month')} group by 1 order by 1`,
    ),
    rows<Row & { id: number | null; name: string | null }>(
      db,
      sql`select users.id, users.name, ${COUNTS} from leads
        left join users on users.id = coalesce(leads.first_response_by, leads.owner_id)
        where ${since('month')} group by users.id, users.name order by users.name nulls last, users.id`,
    ),
    rows<Row & { service: string }>(
      db,
      sql`select leads.service, ${COUNTS} from leads where ${since('month')} group by 1 order by count(*) desc, 1`,
    ),
  ])
  const now = new Date().toISOString()
  const period = (row: (Row & { from: number }) | undefined) => ({
    from: new Date(row?.from ?? 0).toISOString(),
    to: now,
    ...statsOf(row),
  })
  return {
    week: period(week[0]),
    month: period(month[0]),
    days: days.map(({ day, ...row }) => ({ day, ...statsOf(row) })),
    people: people.map(({ id, name, ...row }) => ({
      id,
      name: name ?? 'Unassigned',
      ...statsOf(row),
    })),
    services: services.map(({ service, ...row }) => ({ service, ...statsOf(row) })),
  }
}

/**
 * The public response rate: the share of the enquiries of the last 30 days with a response in time, of those that have a response or are overdue. Null below 20 enquiries.
 */
export async function responseRate(db: Executor): Promise<ResponseRate> {
  const since = sql`now() - make_interval(days => ${RESPONSE_RATE_DAYS})`
  const [row] = await rows<Row>(
    db,
    sql`select ${COUNTS} from leads where ${HAS_SLA}
      and leads.due_at > ${since} and ${SLA_START} > ${since}`,
  )
  const { share, inTime, late, missed } = statsOf(row)
  const count = inTime + late + missed
  return share === null || count < RESPONSE_RATE_MIN_LEADS ? null : { share, count }
}

export interface MeasuredReplyTime {
  /** null where there are too few answers, or where they take about as long as the promise allows */
  hours: number | null
  answered: number
}

/**
 * Within how many hours 4 of 5 enquiries of the last 14 days were answered, rounded up: of those that were
 * answered then, and of those that fell due then and still wait, which count as never.
 */
export async function measuredReplyTime(db: Executor): Promise<MeasuredReplyTime> {
  const since = sql`now() - make_interval(days => ${REPLY_TIME_DAYS})`
  const [row] = await rows<{ answered: number; seconds: number | null }>(
    db,
    sql`select count(leads.first_response_at)::int as answered,
      (percentile_disc(0.8) within group (
        order by coalesce(extract(epoch from leads.first_response_at - ${SLA_START})::float8, 'infinity')
      )) as seconds
      from leads where ${HAS_SLA} and (
        leads.first_response_at > ${since}
        or (leads.first_response_at is null and leads.due_at <= now() and leads.due_at > ${since})
      )`,
  )
  const { answered = 0, seconds = null } = row ?? {}
  const hours = seconds === null ? null : Math.max(1, Math.ceil(seconds / 3600))
  const shown = hours !== null && hours < REPLY_HOURS && answered >= REPLY_TIME_MIN_ANSWERS
  return { hours: shown ? hours : null, answered }
}

function statsOf(row: Row | undefined) {
  const { inTime = 0, late = 0, missed = 0, pending = 0, median = null } = row ?? {}
  const decided = inTime + late + missed
  return {
    inTime,
    late,
    missed,
    pending,
    share: decided === 0 ? null : Math.floor((100 * inTime) / decided),
    medianMinutes: median === null ? null : Math.round(median),
  }
}

async function rows<T extends Record<string, unknown>>(
  db: Executor,
  query: ReturnType<typeof sql>,
): Promise<T[]> {
  return (await db.execute(query)).rows as T[]
}
