import { addDays } from 'date-fns/addDays'
import { and, eq, gte, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { idOfReference } from '#app/enquiries/model/details/reference.ts'
import { REMIND_BEFORE_MS, SOON_MS } from '#app/enquiries/model/sla.ts'
import type { Executor } from '#app/platform/db/database.ts'
import {
  inboundMails,
  isDecidedLead,
  isOpenLead,
  isSpamLead,
  isUnfiledCase,
  leads,
  users,
  valueList,
} from '#app/platform/db/schema.ts'
import { numberIn } from '#app/platform/db/search.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { CASE_STAGES, LEAD_STATUSES } from '#content/enums.ts'
import {
  type DeskCounts,
  defaultOrder,
  type LeadFilters,
  type Sort,
  VIEWS,
  type View,
  type ViewCounts,
  viewCounts,
} from './filters.ts'
import { foundBy, hitsOf, MOST_FOUND, rankBy } from './search/found-by.server.ts'

/** The desk's views as conditions, from the parts that the partial indexes are made of. */
const OPEN = isOpenLead(leads)
const UNANSWERED = sql`${OPEN} and ${leads.firstResponseAt} is null`
/**
 * Waits for an answer: open, without a response, and with a due time, which an old enquiry from a file lacks.
 * The one definition for list, menu, workload, reminders and metrics.
 */
export const WAITING = sql`${UNANSWERED} and ${leads.dueAt} is not null`
export const OVERDUE = sql`${WAITING} and ${leads.dueAt} <= now()`
const fromNow = (ms: number) => sql`now() + ${ms / 1000} * interval '1 second'`
const DUE_SOON = sql`${WAITING} and ${leads.dueAt} > now() and ${leads.dueAt} <= ${fromNow(SOON_MS)}`
const FOLLOW_UP_DUE = sql`${leads.followUpAt} is not null and ${leads.followUpAt} <= now()`
/** Needs an answer without waiting for its first one: its follow-up date has come. */
export const CAME_BACK = sql`${FOLLOW_UP_DUE} and ${leads.nextActionAt} is not null and not (${WAITING})`

function viewCondition(view: View, userId: number): SQL {
  switch (view) {
    case 'needs-answer':
      return sql`(${leads.nextActionAt} is not null and ((${WAITING}) or (${FOLLOW_UP_DUE})))`
    case 'client-replied':
      return sql`(${leads.clientRepliedAt} is not null and ${leads.mergedInto} is null)`
    case 'mine':
      return sql`(${OPEN} and ${leads.ownerId} is not null and ${leads.ownerId} = ${userId})`
    case 'due-soon':
      return sql`(${DUE_SOON} and ${leads.nextActionAt} is not null)`
    case 'overdue':
      return sql`(${OVERDUE} and ${leads.nextActionAt} is not null)`
    case 'answered':
      return sql`(${OPEN} and ${leads.firstResponseAt} is not null)`
    case 'cases':
      return sql`(${isUnfiledCase(leads)})`
    case 'closed':
      return sql`(${isDecidedLead(leads)})`
    case 'spam':
      return sql`(${isSpamLead(leads)})`
    case 'all':
      return sql`${leads.mergedInto} is null`
  }
}

/** How many enquiries each view holds; an index covers each count. */
export async function countViews(db: Executor, userId: number): Promise<ViewCounts> {
  const count = (condition: SQL) => sql`(select count(*)::int from ${leads} where ${condition})`
  const { rows } = await db.execute<Record<string, number>>(sql`select
    ${count(WAITING)} as waiting,
    ${count(CAME_BACK)} as back,
    ${count(sql`${UNANSWERED} and ${leads.dueAt} is null`)} as old,
    ${count(viewCondition('client-replied', userId))} as replied,
    ${count(viewCondition('mine', userId))} as mine,
    ${count(DUE_SOON)} as soon,
    ${count(OVERDUE)} as overdue,
    ${count(viewCondition('answered', userId))} as answered,
    ${count(viewCondition('cases', userId))} as cases,
    ${count(viewCondition('closed', userId))} as closed,
    ${count(viewCondition('spam', userId))} as spam`)
  const {
    waiting = 0,
    back = 0,
    old = 0,
    replied = 0,
    mine = 0,
    soon = 0,
    overdue = 0,
    answered = 0,
    cases = 0,
    closed = 0,
    spam = 0,
  } = rows[0] ?? {}
  return {
    'needs-answer': waiting + back,
    'client-replied': replied,
    mine,
    'due-soon': soon,
    overdue,
    answered,
    cases,
    closed,
    spam,
    all: waiting + old + answered + closed + spam,
  }
}

/** The hits of a search, and how many of them each view holds; of very many, up to one more than are listed. */
export async function searchViews(db: Executor, filters: Searched, userId: number) {
  const { where: found, isWide } = await hitsOf(db, filters.q, leadNumberIn(filters.q))
  const inView = (view: View) => and(found, narrowing({ ...filters, view }, userId))
  const counts = VIEWS.map((view) =>
    isWide
      ? sql`(select count(*)::int from (select from ${leads} where ${inView(view)} limit ${MOST_FOUND + 1}) hits)`
      : sql`count(*) filter (where ${viewCondition(view, userId)})::int`,
  ).map((count, at) => sql`${count} as ${sql.identifier(VIEWS[at] ?? '')}`)
  const from = isWide ? sql`` : sql`from ${leads} where ${inView('all')}`
  return {
    where: listedHits(found, isWide, filters, userId),
    isWide,
    count: async (): Promise<ViewCounts> => {
      const { rows } = await db.execute<ViewCounts>(
        sql`select ${sql.join(counts, sql`, `)} ${from}`,
      )
      return viewCounts.parse(rows[0])
    },
  }
}
type Searched = LeadFilters & { q: string }

/** The hits that are listed: all, or the newest of very many. The enquiry that is searched for by its number is one in any view. */
function listedHits(found: SQL, isWide: boolean, filters: Searched, userId: number) {
  const number = leadNumberIn(filters.q)
  const narrowed = narrowing(filters, userId)
  if (!isWide)
    return and(found, number === undefined ? narrowed : or(narrowed, eq(leads.id, number)))
  return sql`${leads.id} = any(array(select ${leads.id} from ${leads} where ${and(narrowed, found)}
    order by ${leads.receivedAt} desc, ${leads.id} desc limit ${MOST_FOUND}) || ${number ?? null}::int)`
}

/** The counts of the menu. */
export async function countDesk(db: Executor, userId: number): Promise<DeskCounts> {
  const [views, failedReplies, unmatchedMails] = await Promise.all([
    countViews(db, userId),
    db.$count(
      leads,
      sql`${leads.replyFailedAt} is not null and ${leads.mergedInto} is null
        and ${leads.id} in (select lead_id from mails where state = 'failed' and kind = 'reply')`,
    ),
    db.$count(inboundMails, eq(inboundMails.state, 'unmatched')),
  ])
  return { ...views, 'failed-replies': failedReplies, 'unmatched-mails': unmatchedMails }
}

/** The enquiry that a search names by its number, `43` or `#43`, or by its reference number. */
export function leadNumberIn(q: string): number | undefined {
  return idOfReference(q) ?? numberIn(q)
}

/** The ids of the enquiries that a search finds, and of those that were merged into them. */
export function leadIdsFound(q: string): SQL {
  return sql`(select found.id from leads found where coalesce(found.merged_into, found.id)
    in (select ${leads.id} from ${leads} where ${foundBy(q, leadNumberIn(q))}))`
}

/**
 * The filters as one condition. An enquiry whose number is searched for matches whatever its view.
 * @param userId the account that `mine` and `me` stand for
 */
export function conditions(filters: LeadFilters, userId: number): SQL | undefined {
  const { q } = filters
  const narrowed = narrowing(filters, userId)
  if (!q) return narrowed
  const number = leadNumberIn(q)
  // What is found comes first, and by its index: combined with an `or`, every row would be read.
  return and(
    foundBy(q, number),
    number === undefined ? narrowed : or(narrowed, eq(leads.id, number)),
  )
}

/** The filters but for the search. */
function narrowing(filters: LeadFilters, userId: number): SQL | undefined {
  const { view = 'all', service, source, language, status, stage, owner, due } = filters
  const { without, from, to } = filters
  return and(
    viewCondition(view, userId),
    service ? eq(leads.service, service) : undefined,
    source ? eq(leads.source, source) : undefined,
    language ? eq(leads.language, language) : undefined,
    status ? eq(leads.status, status) : undefined,
    stage === 'none' ? isNull(leads.stage) : stage ? eq(leads.stage, stage) : undefined,
    owner === 'none' ? isNull(leads.ownerId) : undefined,
    owner && owner !== 'none'
      ? eq(leads.ownerId, owner === 'me' ? userId : Number(owner))
      : undefined,
    due
      ? sql`(${leads.nextActionAt} is not null and ${leads.followUpAt} < ${addDays(indianDay(indianDate(new Date())), 1)})`
      : undefined,
    without ? sql`not (${isSpamLead(leads)})` : undefined,
    without === 'spam-and-imports' ? ne(leads.source, 'import') : undefined,
    from ? gte(leads.receivedAt, indianDay(from)) : undefined,
    to ? lt(leads.receivedAt, addDays(indianDay(to), 1)) : undefined,
  )
}

/** Whether the filters narrow the view at all. */
export function isNarrowed({ view: _v, sort: _s, order: _o, page: _p, ...rest }: LeadFilters) {
  return Object.values(rest).some((value) => value !== undefined && value !== '')
}

/** When a day, as YYYY-MM-DD, begins in India; never before 1970, as PostgreSQL has no year 0. */
function indianDay(day: string): Date {
  return new Date(Math.max(0, atIndianTime(day, '00:00').getTime()))
}

/**
 * The sort keys of a list, with the id as tie-breaker; the enquiry whose number is searched for comes
 * first.
 */
export function ordering(filters: LeadFilters): SQL[] {
  const { q = '', view = 'all' } = filters
  const number = leadNumberIn(q)
  return [
    ...(number === undefined ? [] : [sql`(${leads.id} = ${number}) desc`]),
    ...keysOf(q, view, filters),
  ]
}

function keysOf(q: string, view: View, asked: Pick<LeadFilters, 'sort' | 'order'>): SQL[] {
  const standard = defaultOrder(q, view)
  const sort = asked.sort === 'match' ? standard.sort : (asked.sort ?? standard.sort)
  if (sort === 'match') return [rankBy(q), ...keysOf('', view, {})]
  const order =
    asked.order ?? (sort === standard.sort ? standard.order : sort === 'received' ? 'desc' : 'asc')
  const direction =
    order === 'asc' ? sql`asc` : NULLABLE.has(sort) ? sql`desc nulls last` : sql`desc`
  return [...KEYS[sort], sql`${leads.id}`].map((key) => sql`${key} ${direction}`)
}

/** The other keys are never null; with `nulls last` their indexes would not be used. */
const NULLABLE = new Set<Sort>(['due', 'follow-up', 'stage', 'owner'])

/** What is urgent, in the order of the work: escalated, overdue, soon due or to be followed up, the rest. */
const URGENCY = sql`(case
  when ${leads.escalatedAt} is not null then 0
  when ${OVERDUE} then 1
  when ${WAITING} and ${leads.dueAt} <= ${fromNow(REMIND_BEFORE_MS)} then 2
  when ${FOLLOW_UP_DUE} then 2
  else 3 end)`

/**
 * Not to be acted on now: an attempt was made to give the first answer, or a date was set for another reason,
 * and that date is still to come. Until then it is behind what is as urgent and untried.
 */
const PUT_OFF = sql`not ((${WAITING} and ${leads.followUpAt} is null) or (${FOLLOW_UP_DUE}))`

const KEYS: Record<Exclude<Sort, 'match'>, SQL[]> = {
  urgency: [URGENCY, PUT_OFF, sql`${leads.nextActionAt}`],
  received: [sql`${leads.receivedAt}`],
  due: [sql`${leads.dueAt}`],
  'follow-up': [sql`${leads.followUpAt}`],
  name: [sql`lower(${leads.name})`],
  service: [sql`${leads.service}`],
  status: [sql`array_position(array[${valueList(LEAD_STATUSES)}], ${leads.status})`],
  stage: [sql`array_position(array[${valueList(CASE_STAGES)}], ${leads.stage})`],
  owner: [sql`lower(${users.name})`],
}
