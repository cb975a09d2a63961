import { addDays } from 'date-fns/addDays'
import { type SQL, sql } from 'drizzle-orm'
import { isClientsDecision, notUndone } from '#app/enquiries/desk/changes/first-response.server.ts'
import { serviceName, sourceNames } from '#app/enquiries/model/labels.ts'
import type { LeadSource } from '#app/enquiries/model/lead.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { valueList } from '#app/platform/db/schema.ts'
import { csvFile } from '#app/platform/http/csv.server.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { formatMonth, indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime, INDIA_ZONE } from '#app/ui/time/india.ts'
import { DECIDED_STATUSES, type LostReason } from '#content/enums.ts'
import { labels, logged } from './labels.ts'
import {
  RESULT_MEASURES,
  type ResultFigures,
  type ResultFilters,
  type ResultGrouping,
  type Results,
} from './results.ts'

const ZONE = sql.raw(`'${INDIA_ZONE}'`)
const KEYS: Record<ResultGrouping, SQL> = {
  month: sql`to_char(received_at at time zone ${ZONE}, 'YYYY-MM-01')`,
  person: sql`coalesce((case
    when status not in (${valueList(DECIDED_STATUSES)}) then coalesce(owner_id, first_response_by)
    when decided.at is not null then decided.actor_id
    when source = 'import' and assigned.at is not null then assigned.from_id
    else coalesce(owner_id, first_response_by) end)::text, 'none')`,
  service: sql`service`,
  source: sql`source`,
}

/**
 * The person who won or lost an enquiry keeps the credit after a hand-over: `decided` is when that status was
 * set and by whom, `assigned` the first hand-over of all, with the owner before.
 */
const CREDIT = sql`
  left join lateral (
    select e.at, e.actor_id from lead_events e
    where e.lead_id = leads.id and e.kind = 'status' and e.detail ->> 'to' = leads.status
      and e.detail ->> 'from' <> leads.status and ${notUndone('e')}
    order by e.id desc limit 1
  ) decided on status in (${valueList(DECIDED_STATUSES)})
  left join lateral (
    select e.at, (e.detail #>> '{from,id}')::int as from_id from lead_events e
    where e.lead_id = leads.id and e.kind = 'assigned' order by e.id limit 1
  ) assigned on source = 'import'`

/** A file may say how an enquiry ended and not when it was answered. */
const WAS_REACHED = sql`first_response_at is not null
  or source = 'import' and ${isClientsDecision(sql`status`, sql`lost_reason`)}`

const FIGURES = sql`count(*)::int as received,
  count(*) filter (where ${WAS_REACHED})::int as reached,
  count(*) filter (where status = 'won')::int as won,
  count(*) filter (where status = 'lost')::int as lost,
  coalesce(sum(fee) filter (where status = 'won'), 0)::float8 as fees`

type Row = ResultFigures & { key: string }

/** The results of the enquiries of some days; of the last twelve months where none are named. */
export async function readResults(db: Executor, filters: ResultFilters): Promise<Results> {
  const { by } = filters
  const to = filters.to ?? indianDate(new Date())
  const from = filters.from ?? `${Number(to.slice(0, 4)) - 1}${to.slice(4, 8)}01`
  const start = atIndianTime(from, '00:00')
  // One that was won stays a sale, also beneath what its client sent later; the same sale counts once.
  const isSameSale = sql`exists (select from leads r where r.id = leads.merged_into
    and r.status = 'won' and r.fee is not distinct from leads.fee)`
  const isCounted = sql`status <> 'spam'
    and (merged_into is null or status = 'won' and not ${isSameSale})`
  const counted = sql`from leads ${by === 'person' ? CREDIT : sql``} where ${isCounted}
    and received_at >= ${start}
    and received_at < ${addDays(atIndianTime(to, '00:00'), 1)}`
  const { rows } = await db.execute<Row & Record<string, unknown>>(
    sql`select ${KEYS[by]} as key, ${FIGURES} ${counted} group by 1`,
  )
  const { rows: reasons } = await db.execute<{ reason: LostReason | null; count: number }>(
    sql`select lost_reason as reason, count(*)::int as count ${counted} and status = 'lost'
      group by 1 order by 2 desc, 1`,
  )
  const { rows: whole } = await db.execute<{ first: string | null; earlier: number }>(
    sql`select to_char(min(received_at) at time zone ${ZONE}, 'YYYY-MM-DD') as first,
      count(*) filter (where received_at < ${start})::int as earlier from leads where ${isCounted}`,
  )
  const names = by === 'person' ? await namesOf(db) : undefined
  const named = rows.map((row) => ({ ...row, name: names?.get(row.key) ?? nameOf(by, row.key) }))
  return {
    ...{ by, from, to, reasons },
    ...(whole[0] ?? { first: null, earlier: 0 }),
    rows: named.sort((a, b) =>
      by === 'month'
        ? a.key < b.key
          ? -1
          : 1
        : b.received - a.received || (a.name < b.name ? -1 : 1),
    ),
    total: Object.fromEntries(
      RESULT_MEASURES.map((one) => [one, rows.reduce((sum, row) => sum + row[one], 0)]),
    ) as ResultFigures,
  }
}

/** The same as a file; the download is recorded in the audit log. */
export async function exportResults(
  db: Executor,
  filters: ResultFilters,
  actorId: number,
): Promise<string> {
  const { by, from, to, rows } = await readResults(db, filters)
  await recordActivity(db, {
    actorId,
    verb: 'exported',
    subject: 'export',
    label: logged,
    detail: { rows: rows.length, filters: { by, from, to } },
  })
  const heading = [labels.groupings[by], ...RESULT_MEASURES.map((one) => labels.measures[one])]
  const lines = rows.map((row) => [row.name, ...RESULT_MEASURES.map((one) => String(row[one]))])
  return csvFile([heading, ...lines])
}

async function namesOf(db: Executor): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id::text as id, name from users`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function nameOf(by: ResultGrouping, key: string): string {
  if (by === 'month') return formatMonth(key)
  if (by === 'person') return labels.noOne
  return by === 'service' ? serviceName(key) : (sourceNames[key as LeadSource] ?? key)
}
