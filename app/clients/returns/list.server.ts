import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { invoicesOf } from '#app/clients/billing/invoices.server.ts'
import { paymentsOf } from '#app/clients/billing/payments.server.ts'
import { draftsOf } from '#app/clients/drafts/drafts.server.ts'
import { readEvents } from '#app/clients/model/events.server.ts'
import { filingColumns, filingOf } from '#app/clients/model/filed.server.ts'
import {
  type ReturnDetail,
  type ReturnFilters,
  type ReturnList,
  type ReturnSummary,
  type ReturnView,
  VIEWS,
} from '#app/clients/model/return.ts'
import { idsFound } from '#app/clients/records/list.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import {
  clientContacts,
  clients,
  contactOrder,
  isReturnOf,
  leads,
  returns,
  users,
} from '#app/platform/db/schema.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import type { RequestUser } from '#app/team/auth/account.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { isExport } from '../billing/gst.ts'
import { documentsOf } from '../documents/list.server.ts'
import { hasAsked } from './asked.server.ts'
import { requestsOf } from './requests.server.ts'

const PAGE_SIZE = 50
/** A return that falls due within this many days is due soon. */
const SOON_DAYS = 14

const preparers = alias(users, 'preparers')
const reviewers = alias(users, 'reviewers')
const filers = alias(users, 'filers')

/** The condition of each view, on columns that have an index. */
const VIEW_CONDITIONS: Record<ReturnView, SQL> = {
  'waiting-on-us': sql`${returns.waitingOn} = 'us'`,
  'waiting-on-client': sql`${returns.waitingOn} = 'client'`,
  'due-soon': sql`${returns.dueOn} <= (now() at time zone ${sql.raw(`'${INDIA_ZONE}'`)})::date + ${sql.raw(String(SOON_DAYS))}
    and ${returns.stage} in ('documents', 'preparing', 'review', 'your-ok', 'to-file')`,
  'to-review': sql`${returns.stage} = 'review' and ${returns.reviewedAt} is null`,
  'to-file': sql`${returns.stage} = 'to-file'`,
  'to-verify': sql`${returns.stage} = 'filed'`,
  all: sql`true`,
}

const SORTS = {
  due: [returns.dueOn],
  client: [sql`lower(${clients.name})`],
  stage: [returns.stage, returns.dueOn],
  updated: [returns.updatedAt],
  year: [returns.year, returns.dueOn],
}

const summaryColumns = {
  id: returns.id,
  clientId: returns.clientId,
  clientName: clients.name,
  panMasked: clients.panMasked,
  year: returns.year,
  kind: returns.kind,
  stage: returns.stage,
  waitingOn: returns.waitingOn,
  plan: returns.plan,
  fee: returns.fee,
  preparerId: returns.preparerId,
  preparerName: preparers.name,
  reviewerId: returns.reviewerId,
  reviewerName: reviewers.name,
  dueOn: returns.dueOn,
  openRequests: returns.openRequests,
  toLookAt: sql<number>`(select count(*)::int from requests q where q.return_id = returns.id and q.state = 'sent')
    + (select count(*)::int from documents d where d.return_id = returns.id and d.state = 'new'
      and d.request_id is null and d.contact_id is not null)`,
  remindOn: sql<string | null>`case when ${hasAsked} then ${returns.remindOn}::text end`,
  remindersStopped: returns.remindersStopped,
  version: returns.version,
}

function select(db: Executor) {
  return db
    .select(summaryColumns)
    .from(returns)
    .innerJoin(clients, eq(clients.id, returns.clientId))
    .leftJoin(preparers, eq(preparers.id, returns.preparerId))
    .leftJoin(reviewers, eq(reviewers.id, returns.reviewerId))
}

type Row = Awaited<ReturnType<typeof select>>[number]

function summaryOf(row: Row): ReturnSummary {
  const { preparerId, preparerName, reviewerId, reviewerName, ...rest } = row
  const person = (id: number | null, name: string | null) =>
    id === null ? null : { id, name: name ?? '' }
  return {
    ...rest,
    preparer: person(preparerId, preparerName),
    reviewer: person(reviewerId, reviewerName),
  }
}

function conditions(ring: Keyring, filters: ReturnFilters, userId: number): SQL | undefined {
  const { view = 'all', stage, waitingOn, year, person, plan, kind, q } = filters
  const id = person === 'me' ? userId : Number(person)
  const number = /^#?(\d{1,9})$/.exec(q ?? '')?.[1]
  return and(
    VIEW_CONDITIONS[view],
    stage && eq(returns.stage, stage),
    waitingOn && eq(returns.waitingOn, waitingOn),
    year ? eq(returns.year, year) : undefined,
    person === 'none' ? isNull(returns.preparerId) : undefined,
    person && person !== 'none' ? isReturnOf(returns, id) : undefined,
    plan && eq(returns.plan, plan),
    kind && eq(returns.kind, kind),
    q
      ? sql`(${returns.clientId} in (${idsFound(ring, q)})
          ${number === undefined ? sql`` : sql`or ${returns.id} = ${Number(number)}`})`
      : undefined,
  )
}

export async function listReturns(
  db: Database,
  ring: Keyring,
  filters: ReturnFilters,
  userId: number,
): Promise<ReturnList> {
  const { page = 1, sort = 'due', order } = filters
  const where = conditions(ring, filters, userId)
  const down = (order ?? (sort === 'updated' || sort === 'year' ? 'desc' : 'asc')) === 'desc'
  const keys = [...SORTS[sort], returns.id].map((key) => (down ? desc(key) : asc(key)))
  // The keys of a page's rows alone: the rest is read only for these.
  const listed = db.select({ id: returns.id }).from(returns).$dynamic()
  if (sort === 'client') listed.innerJoin(clients, eq(clients.id, returns.clientId))
  const ids = listed
    .where(where)
    .orderBy(...keys)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const { view = 'all', page: _page, sort: _sort, order: _order, ...narrowing } = filters
  const isWhole = Object.values(narrowing).every((value) => value === undefined || value === '')
  const [rows, counted, counts] = await Promise.all([
    select(db)
      .where(inArray(returns.id, ids))
      .orderBy(...keys),
    isWhole ? undefined : db.$count(returns, where),
    countViews(db),
  ])
  const total = counted ?? counts[view]
  return { items: rows.map(summaryOf), total, page, pageSize: PAGE_SIZE, counts }
}

async function countViews(db: Database): Promise<Record<ReturnView, number>> {
  const counts = VIEWS.map(
    (view) => sql`(select count(*)::int from ${returns} where ${VIEW_CONDITIONS[view]})
      as ${sql.identifier(view)}`,
  )
  const { rows } = await db.execute<Record<ReturnView, number>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  )
  if (!rows[0]) throw new Error('the returns were not counted')
  return rows[0]
}

/** Whether an account may open the documents of a return: where roles are strict, its people and admins. */
export function mayOpen(
  {
    id,
    roles,
    roleMode,
    mayOpenDocuments,
  }: Pick<RequestUser, 'id' | 'roles' | 'roleMode' | 'mayOpenDocuments'>,
  { preparerId, reviewerId }: Pick<typeof returns.$inferSelect, 'preparerId' | 'reviewerId'>,
): boolean {
  if (!mayOpenDocuments) return false
  return roles.includes('admin') || roleMode === 'open' || id === preparerId || id === reviewerId
}

export async function readReturn(
  db: Database,
  id: number,
  user: RequestUser,
): Promise<ReturnDetail> {
  const [row] = await select(db).where(eq(returns.id, id))
  if (!row) throw new NotFound('This return doesn’t exist. It may have been erased.')
  const [[more], contacts, requests, documents, events, drafts, payments, invoices] =
    await Promise.all([
      db
        .select({
          clientKind: clients.kind,
          client: { state: clients.state, gstin: clients.gstin },
          feeReason: returns.feeReason,
          stoppedIn: returns.stoppedIn,
          stageSince: returns.stageSince,
          reviewedAt: returns.reviewedAt,
          reviewedBy: users.name,
          leadId: leads.id,
          leadName: leads.name,
          notes: returns.notes,
          createdAt: returns.createdAt,
          ...filingColumns,
          filer: filers.name,
        })
        .from(returns)
        .innerJoin(clients, eq(clients.id, returns.clientId))
        .leftJoin(users, eq(users.id, returns.reviewedBy))
        .leftJoin(filers, eq(filers.id, returns.filedBy))
        .leftJoin(leads, eq(leads.id, returns.leadId))
        .where(eq(returns.id, id)),
      db
        .select({
          id: clientContacts.id,
          name: clientContacts.name,
          email: clientContacts.email,
          phone: clientContacts.phone,
          language: clientContacts.language,
        })
        .from(clientContacts)
        .where(and(eq(clientContacts.clientId, row.clientId), isNull(clientContacts.removedAt)))
        .orderBy(...contactOrder),
      requestsOf(db, [id]),
      documentsOf(db, id),
      readEvents(db, id),
      draftsOf(db, [id]),
      paymentsOf(db, [id]),
      invoicesOf(db, [id]),
    ])
  if (!more) throw new NotFound('This return doesn’t exist. It may have been erased.')
  const { client, leadId, leadName, stageSince, reviewedAt, createdAt, ...rest } = more
  return {
    ...summaryOf(row),
    ...rest,
    isExport: isExport(client),
    stageSince: stageSince.toISOString(),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lead: leadId === null ? null : { id: leadId, name: leadName ?? '' },
    contacts,
    requests,
    documents,
    drafts,
    filing: filingOf(more, more.filer),
    payments,
    invoices,
    events,
    mayOpen: mayOpen(user, row),
  }
}
