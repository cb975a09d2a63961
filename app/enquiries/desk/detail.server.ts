import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { isSuperseded, isUndoable } from '#app/enquiries/desk/changes/undoable.server.ts'
import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { undoneEvents } from '#app/enquiries/model/events.server.ts'
import type { LeadEvent } from '#app/enquiries/model/events.ts'
import type { LeadWorking } from '#app/enquiries/model/working.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leadEvents, leads, leadWorkings, returns, users } from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { inboundOfLeads } from '#app/platform/mail/inbound/inbound-list.server.ts'
import { mailsOfLeads } from '#app/platform/mail/mail-list.server.ts'
import { isSameAddress } from '#app/ui/text/email-key.ts'
import { contactsOfLeads } from './client-page.server.ts'
import { groupOf, leadColumns, presentLead } from './desk.server.ts'
import { type LeadDetail, leadDetail } from './desk.ts'

const MAX_DUPLICATES = 20

type Columns = ReturnType<typeof getTableColumns<typeof leads>>
type StoredDetail = Exclude<keyof Columns & keyof LeadDetail, keyof typeof leadColumns>
/** The columns that only the response about one enquiry has, as they are stored. */
const storedDetails = Object.fromEntries(
  Object.entries(getTableColumns(leads)).filter(
    ([name]) => name in leadDetail.shape && !(name in leadColumns),
  ),
) as Pick<Columns, StoredDetail>

/**
 * One enquiry with everything about it: its timeline (with that of enquiries merged into it), its
 * mails and its duplicates.
 * @throws NotFound when there is no such enquiry
 */
export async function findLead(db: Executor, id: number, origin: string): Promise<LeadDetail> {
  const [found] = await db
    .select({
      ...leadColumns,
      ...storedDetails,
      mergedInto: leads.mergedInto,
      receiptToken: leads.receiptToken,
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(eq(leads.id, id))
  if (!found) throw new NotFound('This enquiry doesn’t exist. It may have been erased.')
  const { ids } = await groupOf(db, id)
  const { mergedInto, receiptToken, ...row } = found
  const timelineIds = mergedInto === null ? ids : [id]
  const [merged, duplicates, events, mails, inbound, [working], ownReturns, contacts] =
    await Promise.all([
      others(db).where(eq(leads.mergedInto, id)).orderBy(asc(leads.receivedAt), asc(leads.id)),
      findDuplicates(db, id, ids),
      timeline(db, timelineIds),
      mailsOfLeads(db, timelineIds),
      inboundOfLeads(db, timelineIds),
      db.select().from(leadWorkings).where(eq(leadWorkings.leadId, id)),
      db
        .select({ id: returns.id, year: returns.year, stage: returns.stage })
        .from(returns)
        .where(inArray(returns.leadId, ids))
        .orderBy(asc(returns.id)),
      contactsOfLeads(db, ids),
    ])
  const clientPage = contacts.find(({ email }) => isSameAddress(email, row.email)) ?? contacts[0]
  return {
    ...row,
    ...presentLead(row),
    reference: referenceOf(id),
    receiptUrl: receiptUrl(origin, receiptToken),
    working: (working as LeadWorking | undefined) ?? null,
    mergedInto,
    merged: merged.map(withIsoDate),
    duplicates,
    returns: ownReturns,
    clientPage: clientPage ? { email: clientPage.email } : null,
    events,
    mails,
    inbound,
  }
}

/** Enquiries outside of the group with the same normalised e-mail address or telephone. */
async function findDuplicates(
  db: Executor,
  id: number,
  group: number[],
): Promise<LeadDetail['duplicates']> {
  const own = aliasedTable(leads, 'own')
  const same = (key: 'emailKey' | 'phoneKey') => sql<boolean>`${leads[key]} = ${own[key]}`
  const rows = await db
    .select({ ...otherColumns, sameEmail: same('emailKey'), samePhone: same('phoneKey') })
    .from(leads)
    .innerJoin(own, and(eq(own.id, id), ne(leads.id, own.id)))
    .where(
      and(
        or(eq(leads.emailKey, own.emailKey), eq(leads.phoneKey, own.phoneKey)),
        notInArray(leads.id, group),
      ),
    )
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(MAX_DUPLICATES)
  return rows.map(withSame)
}

/** Names the contacts that are the same. */
export function withSame<T extends { receivedAt: Date }>({
  sameEmail,
  samePhone,
  ...row
}: T & { sameEmail: boolean | null; samePhone: boolean | null }) {
  return {
    ...withIsoDate(row),
    same: [...(sameEmail ? (['email'] as const) : []), ...(samePhone ? (['phone'] as const) : [])],
  }
}

export const otherColumns = {
  id: leads.id,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  service: leads.service,
  message: leads.message,
  source: leads.source,
  status: leads.status,
  receivedAt: leads.receivedAt,
}

function others(db: Executor) {
  return db.select(otherColumns).from(leads).$dynamic()
}

function withIsoDate<T extends { receivedAt: Date }>(row: T) {
  return { ...row, receivedAt: row.receivedAt.toISOString() }
}

async function timeline(db: Executor, ids: number[]): Promise<LeadEvent[]> {
  // Where the case followed the return of a merged enquiry, that one's own event says so.
  const isShown = sql`not ${leadEvents.detail} ? 'ofLead'`
  const rows = await db
    .select({
      id: leadEvents.id,
      leadId: leadEvents.leadId,
      kind: leadEvents.kind,
      at: leadEvents.at,
      actorId: leadEvents.actorId,
      actor: users.name,
      detail: leadEvents.detail,
      lead: {
        status: leads.status,
        stage: leads.stage,
        ownerId: leads.ownerId,
        followUpAt: leads.followUpAt,
        mergedInto: leads.mergedInto,
        name: leads.name,
        phone: leads.phone,
        secondPhone: leads.secondPhone,
        email: leads.email,
        service: leads.service,
        language: leads.language,
      },
    })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .leftJoin(users, eq(users.id, leadEvents.actorId))
    .where(and(inArray(leadEvents.leadId, ids), isShown))
    .orderBy(asc(leadEvents.at), asc(leadEvents.id))
  const undone = await undoneEvents(db, ids)
  return rows.map(({ lead, ...event }) => ({
    ...event,
    at: event.at.toISOString(),
    undone: undone.has(event.id),
    undoable:
      !undone.has(event.id) &&
      isUndoable(event, lead) &&
      !isSuperseded(
        event,
        rows.filter(({ leadId }) => leadId === event.leadId),
        undone,
      ),
  }))
}
