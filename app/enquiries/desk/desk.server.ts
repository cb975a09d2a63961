import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { dueFrom } from '#app/enquiries/model/sla.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads, users } from '#app/platform/db/schema.ts'
import { EARLIER_MAX, LEADS_PAGE_SIZE, type Lead, type LeadsPage } from './desk.ts'
import type { LeadFilters, Neighbours } from './filters.ts'
import { MOST_FOUND } from './search/found-by.server.ts'
import {
  conditions,
  countViews,
  isNarrowed,
  leadNumberIn,
  ordering,
  searchViews,
} from './views.server.ts'

/**
 * One page of the enquiries that match, with the count of each view and the services to filter by.
 * @param userId the signed-in account, for `mine` and `me`
 */
export async function listLeads(
  db: Executor,
  filters: LeadFilters,
  userId: number,
): Promise<LeadsPage> {
  const { q } = filters
  const hits = q ? await searchViews(db, { ...filters, q }, userId) : undefined
  const where = hits ? hits.where : conditions(filters, userId)
  const number = leadNumberIn(q ?? '')
  const isCounted = hits && (number === undefined || hits.isWide)
  const order = ordering(filters)
  // The page first, or the look-ups for each enquiry would run for those of earlier pages too.
  const ofPage = db
    .select({ id: leads.id })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(where)
    .orderBy(...order)
    .limit(LEADS_PAGE_SIZE)
    .offset((filters.page - 1) * LEADS_PAGE_SIZE)
  const [rows, counts, found, narrowed, services] = await Promise.all([
    selectLeads(db)
      .where(inArray(leads.id, ofPage))
      .orderBy(...order),
    hits ? undefined : countViews(db, userId),
    hits?.count(),
    isNarrowed(filters) && !isCounted ? db.$count(leads, where) : undefined,
    listServices(db),
  ])
  return {
    items: rows.map(presentLead),
    total: narrowed ?? (found ?? counts)?.[filters.view ?? 'all'] ?? 0,
    page: filters.page,
    pageSize: LEADS_PAGE_SIZE,
    ...(rows[0] && rows[0].id === number && { exact: 1 }),
    ...(counts && { counts }),
    ...(found && { found }),
    ...(hits?.isWide && { most: MOST_FOUND }),
    services,
  }
}

/** The enquiries before and after one in the filtered list. */
export async function neighboursOf(
  db: Executor,
  id: number,
  filters: LeadFilters,
  userId: number,
): Promise<Neighbours> {
  const { q } = filters
  const hits = q ? await searchViews(db, { ...filters, q }, userId) : undefined
  const where = hits ? hits.where : conditions(filters, userId)
  const order = sql.join(ordering(filters), sql`, `)
  const listed = db
    .select({
      id: leads.id,
      previous: sql<number | null>`lag(${leads.id}) over (order by ${order})`.as('previous'),
      next: sql<number | null>`lead(${leads.id}) over (order by ${order})`.as('next'),
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(or(where, eq(leads.id, id)))
    .as('listed')
  const [found] = await db.select().from(listed).where(eq(listed.id, id))
  return { previous: found?.previous ?? null, next: found?.next ?? null }
}

/** The columns of an enquiry that the desk shows, with its owner. */
export const leadColumns = {
  id: leads.id,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  service: leads.service,
  message: leads.message,
  source: leads.source,
  intake: leads.intake,
  receivedAt: leads.receivedAt,
  status: leads.status,
  stage: leads.stage,
  owner: { id: users.id, name: users.name },
  readAt: leads.readAt,
  dueAt: leads.dueAt,
  dueFrom: leads.dueFrom,
  firstResponseAt: leads.firstResponseAt,
  escalatedAt: leads.escalatedAt,
  followUpAt: leads.followUpAt,
  replyFailedAt: leads.replyFailedAt,
  clientRepliedAt: leads.clientRepliedAt,
  closedAt: leads.closedAt,
  spamReason: leads.spamReason,
  version: leads.version,
  nextCallAt:
    sql`(select min(starts_at) from appointments where state = 'booked' and (lead_id = "leads"."id"
      or lead_id in (select id from leads merged where merged.merged_into = "leads"."id")))`.mapWith(
      (value: string | Date | null) => value && new Date(value),
    ) as SQL<Date | null>,
  earlier: sql<number>`(select count(*)::int from
    (${earlierBy('email_key')} union ${earlierBy('phone_key')} limit ${EARLIER_MAX}) earlier)`,
  mergedCount: sql<number>`(select count(*)::int from leads merged where merged.merged_into = "leads"."id")`,
  wrongNumber: sql<boolean>`coalesce((select e.kind = 'contact' and e.detail ->> 'outcome' = 'wrong-number'
    from lead_events e
    where e.lead_id = any(array(select "leads"."id" union all
        select id from leads merged where merged.merged_into = "leads"."id"))
      and ((e.kind = 'contact' and e.detail ->> 'channel' = 'call'
          and e.detail ->> 'wrongPhone' is distinct from 'secondPhone')
        or (e.kind = 'corrected' and e.detail ->> 'field' = 'phone'))
      and not exists (select from lead_events undo where undo.lead_id = e.lead_id
        and undo.kind = 'undone' and (undo.detail ->> 'eventId')::int = e.id)
    order by e.at desc, e.id desc limit 1), false)`,
}

/** The enquiries of the same person that came before: not merged into another one, and no spam. */
function earlierBy(key: 'email_key' | 'phone_key'): SQL {
  const own = sql.raw(`"leads"."${key}"`)
  return sql`(select id from leads e where e.${sql.raw(key)} = ${own} and e.merged_into is null
    and e.status <> 'spam' and (e.received_at, e.id) < ("leads"."received_at", "leads"."id")
    limit ${EARLIER_MAX})`
}

function selectLeads(db: Executor) {
  return db.select(leadColumns).from(leads).leftJoin(users, eq(users.id, leads.ownerId)).$dynamic()
}

type Row = Awaited<ReturnType<typeof selectLeads>>[number]

export function presentLead({ readAt, firstResponseAt, escalatedAt, ...row }: Row): Lead {
  const iso = (timestamp: Date | null) => timestamp?.toISOString() ?? null
  return {
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    unread: readAt === null,
    dueAt: iso(row.dueAt),
    dueFrom: iso(dueFrom(row)),
    firstResponseAt: iso(firstResponseAt),
    escalatedAt: iso(escalatedAt),
    followUpAt: iso(row.followUpAt),
    replyFailedAt: iso(row.replyFailedAt),
    clientRepliedAt: iso(row.clientRepliedAt),
    closedAt: iso(row.closedAt),
    nextCallAt: iso(row.nextCallAt),
  }
}

/** The services of all enquiries: jumps from one to the next in the index, a loose index scan. */
async function listServices(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ service: string }>(sql`with recursive found as (
      (select service from leads order by service limit 1)
      union all
      select (select service from leads where service > found.service order by service limit 1)
      from found where found.service is not null
    ) select service from found where service is not null`)
  return rows.map(({ service }) => service)
}

/** The ids of the group that an enquiry belongs to: the root and those merged into it. */
export async function groupOf(
  db: Executor,
  id: number,
): Promise<{ rootId: number; ids: number[] }> {
  const [row] = await db
    .select({ mergedInto: leads.mergedInto })
    .from(leads)
    .where(eq(leads.id, id))
  const rootId = row?.mergedInto ?? id
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(or(eq(leads.id, rootId), eq(leads.mergedInto, rootId)))
  return { rootId, ids: rows.map((found) => found.id) }
}
