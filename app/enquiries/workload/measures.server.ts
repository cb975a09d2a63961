import { asc, eq, sql } from 'drizzle-orm'
import { IS_ONE_ENQUIRY } from '#app/enquiries/desk/stats/stats.server.ts'
import { CAME_BACK, WAITING } from '#app/enquiries/desk/views.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { isOpenLead, leads, leaves, users, workingHours } from '#app/platform/db/schema.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime, INDIA_ZONE } from '#app/ui/time/india.ts'
import type { PersonHours } from './at-work.ts'
import { ARRIVAL_WEEKS, MEASURED_DAYS, MEASURED_MIN } from './season.ts'

/** What the board is worked out from. */

const ZONE = sql.raw(`'${INDIA_ZONE}'`)
const WEEK_HOURS = 7 * 24
const SIX_DAYS_HOURS = 6 * 24

export interface Arrivals {
  weeks: number
  total: number
  /** by weekday from Monday, then by hour */
  counts: number[][]
  /** the same of an average week, without today, which is not over: a first day predicts nothing */
  averages: number[][]
  /** whether there were enquiries on this weekday, or could have been */
  hasSameDay: boolean
}

/** How many enquiries came in each hour of each weekday; without spam, duplicates and files that were imported. */
export async function readArrivals(db: Executor, now: Date): Promise<Arrivals> {
  const since = sql`${now.toISOString()}::timestamptz - make_interval(weeks => ${ARRIVAL_WEEKS})`
  const dayStart = atIndianTime(indianDate(now), '00:00').toISOString()
  const found = await db.execute<{
    weekday: number
    hour: number
    count: number
    before: number
  }>(sql`
    select extract(isodow from received_at at time zone ${ZONE})::int as weekday,
      extract(hour from received_at at time zone ${ZONE})::int as hour, count(*)::int as count,
      (count(*) filter (where received_at < ${dayStart}))::int as before
    from leads where ${IS_ONE_ENQUIRY} and received_at > ${since} and received_at <= ${now.toISOString()}
    group by 1, 2`)
  const first = await db.execute<{ hours: number | null; before: number | null }>(sql`
    select extract(epoch from ${now.toISOString()}::timestamptz - min(received_at))::float8 / 3600 as hours,
      extract(epoch from ${dayStart}::timestamptz - min(received_at))::float8 / 3600 as before
    from leads where ${IS_ONE_ENQUIRY}`)
  const weeksOf = (hours: number | null | undefined) =>
    Math.min(ARRIVAL_WEEKS, Math.max(1, (hours ?? 0) / WEEK_HOURS))
  const weeksBefore = weeksOf(first.rows[0]?.before)
  const countsOf = (count: (row: (typeof found.rows)[number]) => number) => {
    const counts = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
    for (const row of found.rows) {
      const day = counts[row.weekday - 1]
      if (day) day[row.hour] = count(row)
    }
    return counts
  }
  return {
    weeks: weeksOf(first.rows[0]?.hours),
    total: found.rows.reduce((sum, { count }) => sum + count, 0),
    counts: countsOf(({ count }) => count),
    averages: countsOf(({ before }) => before / weeksBefore),
    hasSameDay: (first.rows[0]?.before ?? 0) > SIX_DAYS_HOURS,
  }
}

export interface Handling {
  answered: number
  measured: number
  meanMinutes: number | null
  medianMinutes: number | null
  answersPerHour: number | null
}

/**
 * How long enquiries take that were first answered lately, and how many one person answers in an hour in
 * which they answer at all; null while there are too few to say.
 */
export async function readHandling(db: Executor, now: Date): Promise<Handling> {
  const { rows } = await db.execute<{
    answered: number
    measured: number
    mean: number | null
    median: number | null
    by_someone: number
    hours: number
  }>(sql`
    with answered as (
      select leads.id, first_response_by, first_response_at,
        (select sum(seconds) from handling_times h where h.lead_id = leads.id and h.seconds > 0) / 60.0 as minutes
      from leads where ${IS_ONE_ENQUIRY} and first_response_at <= ${now.toISOString()}
        and first_response_at > ${now.toISOString()}::timestamptz - make_interval(days => ${MEASURED_DAYS})
    )
    select count(*)::int as answered, count(minutes)::int as measured,
      avg(minutes)::float8 as mean,
      (percentile_cont(0.5) within group (order by minutes))::float8 as median,
      count(first_response_by)::int as by_someone,
      count(distinct (first_response_by, date_trunc('hour', first_response_at at time zone ${ZONE})))
        filter (where first_response_by is not null)::int as hours
    from answered`)
  const { answered = 0, measured = 0, mean, median, by_someone = 0, hours = 0 } = rows[0] ?? {}
  const minutes = (value: number | null | undefined) =>
    measured < MEASURED_MIN || value == null ? null : Math.round(value * 10) / 10
  const rate = by_someone < MEASURED_MIN ? null : by_someone / hours
  const meanMinutes = minutes(mean)
  return {
    answered,
    measured,
    meanMinutes,
    medianMinutes: minutes(median),
    answersPerHour: rate && meanMinutes ? Math.min(rate, 60 / meanMinutes) : rate,
  }
}

/** When the enquiries fall due that no one has answered. */
export async function readDueTimes(db: Executor): Promise<Date[]> {
  const found = await db
    .select({ dueAt: leads.dueAt })
    .from(leads)
    .where(WAITING)
    .orderBy(asc(leads.dueAt))
  return found.flatMap(({ dueAt }) => dueAt ?? [])
}

/** How many follow-ups are due: with what waits, what the menu counts. */
export function countFollowUps(db: Executor): Promise<number> {
  return db.$count(leads, CAME_BACK)
}

export interface DeskPerson extends PersonHours {
  id: number
  name: string
  onDuty: boolean
  /** whether they gave a first answer lately */
  answers: boolean
}

/** Everyone who works at the desk, with their own hours and the leave that is not over. */
export async function readPeople(db: Executor, mode: RoleMode, now: Date): Promise<DeskPerson[]> {
  const answers = sql<boolean>`exists (select 1 from leads where leads.first_response_by = users.id
    and leads.first_response_at > ${now.toISOString()}::timestamptz - make_interval(days => ${MEASURED_DAYS}))`
  const people = await db
    .select({ id: users.id, name: users.name, onDuty: users.onDuty, answers })
    .from(users)
    .where(worksAtDesk(mode))
    .orderBy(asc(users.name), asc(users.id))
  const hours = await db.select().from(workingHours)
  const away = await db
    .select()
    .from(leaves)
    .where(sql`${leaves.lastDay} >= ${indianDate(now)}`)
  return people.map((person) => ({
    ...person,
    hours: hours
      .filter(({ userId }) => userId === person.id)
      .map(({ weekday, starts, ends }) => ({
        weekday,
        starts: starts.slice(0, 5),
        ends: ends.slice(0, 5),
      })),
    leaves: away.filter(({ userId }) => userId === person.id),
  }))
}

export interface Load {
  ownerId: number | null
  name: string | null
  open: number
  overdue: number
  dueToday: number
}

/** How many enquiries each owner has open, overdue and due until the end of the day; those of no one too. */
export async function readLoads(db: Executor, now: Date, dayEnd: Date): Promise<Load[]> {
  const countWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  return db
    .select({
      ownerId: leads.ownerId,
      name: users.name,
      open: sql<number>`count(*)::int`,
      overdue: countWhere(sql`${WAITING} and ${leads.dueAt} <= ${now.toISOString()}`),
      dueToday: countWhere(
        sql`${WAITING} and ${leads.dueAt} > ${now.toISOString()} and ${leads.dueAt} < ${dayEnd.toISOString()}`,
      ),
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(isOpenLead(leads))
    .groupBy(leads.ownerId, users.name)
}
