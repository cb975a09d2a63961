import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { leads, users } from '#app/db/schema.ts'
import { numberIn } from '#app/db/search.ts'
import { defaultOrder, type LeadFilters, type Sort, type View, type ViewCounts } from './desk.ts'

/**
 * The desk's views as conditions. They stand here without parameters and as the partial indexes of
 * `db/schema/leads.ts` have them, so that PostgreSQL sees that an index answers them.
 */
const OPEN = sql`${leads.status} in ('new', 'contacted', 'in progress') and ${leads.joinedInto} is null`
/** Open, by itself, and nobody has been in touch. */
export const UNANSWERED = sql`${OPEN} and ${leads.answeredAt} is null`
const FOLLOW_UP_CAME = sql`${leads.followUpAt} is not null and ${leads.followUpAt} <= now()`

function viewCondition(view: View, userId: number): SQL {
  switch (view) {
    case 'needs-answer':
      return sql`(${leads.wantedAt} is not null and ((${UNANSWERED}) or (${FOLLOW_UP_CAME})))`
    case 'mine':
      return sql`(${OPEN} and ${leads.ownerId} is not null and ${leads.ownerId} = ${userId})`
    case 'due-soon':
      return sql`(${UNANSWERED} and ${leads.wantedAt} is not null and ${leads.dueAt} > now() and ${leads.dueAt} <= now() + interval '4 hours')`
    case 'overdue':
      return sql`(${UNANSWERED} and ${leads.wantedAt} is not null and ${leads.dueAt} <= now())`
    case 'answered':
      return sql`(${OPEN} and ${leads.answeredAt} is not null)`
    case 'closed':
      return sql`(${leads.status} in ('won', 'lost') and ${leads.joinedInto} is null)`
    case 'spam':
      return sql`(${leads.status} = 'spam' and ${leads.joinedInto} is null)`
    case 'all':
      return sql`${leads.joinedInto} is null`
  }
}

/** How many enquiries each view holds, each count by an index of its own. */
export async function countViews(db: Executor, userId: number): Promise<ViewCounts> {
  const count = (condition: SQL) => sql`(select count(*)::int from ${leads} where ${condition})`
  const { rows } = await db.execute<Record<string, number>>(sql`select
    ${count(UNANSWERED)} as unanswered,
    ${count(sql`${FOLLOW_UP_CAME} and ${leads.wantedAt} is not null and not (${UNANSWERED})`)} as back,
    ${count(viewCondition('mine', userId))} as mine,
    ${count(sql`${UNANSWERED} and ${leads.dueAt} > now() and ${leads.dueAt} <= now() + interval '4 hours'`)} as soon,
    ${count(sql`${UNANSWERED} and ${leads.dueAt} <= now()`)} as overdue,
    ${count(viewCondition('answered', userId))} as answered,
    ${count(viewCondition('closed', userId))} as closed,
    ${count(viewCondition('spam', userId))} as spam`)
  const {
    unanswered = 0,
    back = 0,
    mine = 0,
    soon = 0,
    overdue = 0,
    answered = 0,
    closed = 0,
    spam = 0,
  } = rows[0] ?? {}
  return {
    'needs-answer': unanswered + back,
    mine,
    'due-soon': soon,
    overdue,
    answered,
    closed,
    spam,
    all: unanswered + answered + closed + spam,
  }
}

/** Every condition that the filters name. `userId` is whoever `mine` and `me` mean. */
export function conditions(filters: LeadFilters, userId: number): SQL | undefined {
  const { view = 'all', q, service, source, status, owner, from, to } = filters
  return and(
    viewCondition(view, userId),
    q ? sql`(${search(q)})` : undefined,
    service ? eq(leads.service, service) : undefined,
    source ? eq(leads.source, source) : undefined,
    status ? eq(leads.status, status) : undefined,
    owner === 'none' ? isNull(leads.ownerId) : undefined,
    owner && owner !== 'none'
      ? eq(leads.ownerId, owner === 'me' ? userId : Number(owner))
      : undefined,
    from ? gte(leads.receivedAt, indianDay(from)) : undefined,
    to ? lt(leads.receivedAt, addDays(indianDay(to), 1)) : undefined,
  )
}

/** Whether the filters narrow the view at all. */
export function isNarrowed({ view: _v, sort: _s, order: _o, page: _p, ...rest }: LeadFilters) {
  return Object.values(rest).some((value) => value !== undefined && value !== '')
}

function search(q: string): SQL {
  const digits = q.replace(/[\s()+-]/g, '')
  const words = sql`${leads.searchText} like ${contains(q)} or (${leads.notes} <> '' and ${leads.notes} like ${contains(q)})`
  const number = numberIn(q)
  return sql.join(
    [
      words,
      ...(/^\d{3,}$/.test(digits) ? [sql`${leads.searchText} like ${contains(digits)}`] : []),
      ...(number === undefined ? [] : [sql`${leads.id} = ${number}`]),
    ],
    sql` or `,
  )
}

function contains(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** The moment at which a day, as YYYY-MM-DD, begins in India. */
function indianDay(day: string): Date {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(new TZDate(year ?? 0, (month ?? 1) - 1, date ?? 1, 'Asia/Kolkata').getTime())
}

/**
 * What a list is ordered by; the enquiry whose number is searched for comes first. The id comes last, so that the order is the same each time.
 * @param asUnread an enquiry that is to stand where it stood before it was opened
 */
export function ordering(filters: LeadFilters, asUnread?: number): SQL[] {
  const usual = defaultOrder(filters.view ?? 'all')
  const sort = filters.sort ?? usual.sort
  const order =
    filters.order ?? (sort === usual.sort ? usual.order : sort === 'received' ? 'desc' : 'asc')
  const keys =
    asUnread && sort === 'urgency'
      ? KEYS.urgency.with(1, sql`(${leads.readAt} is not null and ${leads.id} <> ${asUnread})`)
      : KEYS[sort]
  const direction =
    order === 'asc' ? sql`asc` : NULLABLE.has(sort) ? sql`desc nulls last` : sql`desc`
  const number = numberIn(filters.q ?? '')
  return [
    ...(number === undefined ? [] : [sql`(${leads.id} = ${number}) desc`]),
    ...[...keys, sql`${leads.id}`].map((key) => sql`${key} ${direction}`),
  ]
}

/** Others are never null; saying where nulls go would keep their indexes from being used. */
const NULLABLE = new Set<Sort>(['due', 'follow-up', 'owner'])

const KEYS: Record<Sort, SQL[]> = {
  urgency: [
    sql`(${leads.chasedAt} is null)`,
    sql`(${leads.readAt} is not null)`,
    sql`${leads.wantedAt}`,
  ],
  received: [sql`${leads.receivedAt}`],
  due: [sql`${leads.dueAt}`],
  'follow-up': [sql`${leads.followUpAt}`],
  name: [sql`lower(${leads.name})`],
  service: [sql`${leads.service}`],
  status: [
    sql`array_position(array['new', 'contacted', 'in progress', 'won', 'lost', 'spam'], ${leads.status})`,
  ],
  owner: [sql`lower(${users.name})`],
}
