import { aliasedTable, and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { groupOf } from '#app/enquiries/desk/desk.server.ts'
import { findLead } from '#app/enquiries/desk/detail.server.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { Executor } from '#app/platform/db/database.ts'
import {
  appointments,
  heldCalls,
  inboundMails,
  leadEvents,
  leads,
  leadWorkings,
  mails,
  users,
} from '#app/platform/db/schema.ts'
import { bodyColumns, rendered } from '#app/platform/mail/rendering.server.ts'

/**
 * Everything that is stored about the person of an enquiry, to be handed to them: that enquiry, those
 * merged with it and those from the same e-mail address, if one was given, each with its history.
 * Another enquiry from the same telephone may be from a family member, and is left out.
 * @throws NotFound
 */
export async function personalData(db: Executor, id: number, firm: Firm) {
  await findLead(db, id, firm.origin)
  const enquiries = await enquiriesOfPerson(db, id)
  const ids = enquiries.map(({ lead }) => lead.id)
  const [events, calls, held, sent] = [
    await eventsOf(db, ids),
    await callsOf(db, ids),
    await heldCallsOf(db, ids),
    await mailsSentFor(db, ids),
  ]
  const received = await mailsReceivedFrom(
    db,
    ids,
    enquiries.map(({ lead }) => lead.email),
  )
  return {
    compiledAt: new Date().toISOString(),
    about: 'Everything stored about this person in connection with enquiries. Times are in UTC.',
    enquiries: enquiries.map((row) => {
      const { lead } = row
      return {
        ...presentEnquiry(row, firm),
        history: events
          .filter(({ event }) => event.leadId === lead.id)
          .map(({ event: { at, kind, detail }, actor }) => ({ at, kind, by: actor, detail })),
        calls: calls
          .filter(({ leadId }) => leadId === lead.id)
          .map(({ leadId: _, ...call }) => call),
        callsToConfirm: held
          .filter(({ leadId }) => leadId === lead.id)
          .map(({ leadId: _, ...call }) => call),
        // Mails to staff contain staff addresses, and nothing about the person that is not above.
        mails: sent
          .filter(({ leadId, to }) => leadId === lead.id && to === lead.email)
          .map(({ leadId: _leadId, content, html, ...mail }) => ({
            ...mail,
            text: rendered({ ...mail, content, html }, firm).text,
          })),
        received: received.filter(({ leadId }) => leadId === lead.id).map(presentReceived),
      }
    }),
    /** e-mails from the same address that belong to no enquiry */
    received: received.filter(({ leadId }) => leadId === null).map(presentReceived),
  }
}

async function enquiriesOfPerson(db: Executor, id: number) {
  const { ids } = await groupOf(db, id)
  const own = aliasedTable(leads, 'own')
  return db
    .select({ lead: leads, owner: users.name, working: leadWorkings })
    .from(leads)
    .innerJoin(own, eq(own.id, id))
    .leftJoin(users, eq(users.id, leads.ownerId))
    .leftJoin(leadWorkings, eq(leadWorkings.leadId, leads.id))
    .where(or(inArray(leads.id, ids), eq(leads.emailKey, own.emailKey)))
    .orderBy(asc(leads.receivedAt), asc(leads.id))
}

function eventsOf(db: Executor, ids: number[]) {
  return db
    .select({ event: leadEvents, actor: users.name })
    .from(leadEvents)
    .leftJoin(users, eq(users.id, leadEvents.actorId))
    .where(inArray(leadEvents.leadId, ids))
    .orderBy(asc(leadEvents.at), asc(leadEvents.id))
}

function callsOf(db: Executor, ids: number[]) {
  return db
    .select({
      leadId: appointments.leadId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      state: appointments.state,
      timeZone: appointments.timeZone,
      person: users.name,
      cancelledBy: appointments.cancelledBy,
      createdAt: appointments.createdAt,
      changedAt: appointments.changedAt,
    })
    .from(appointments)
    .leftJoin(users, eq(users.id, appointments.userId))
    .where(inArray(appointments.leadId, ids))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
}

/** What was asked for and is not booked, or was not at first. */
function heldCallsOf(db: Executor, ids: number[]) {
  const { leadId, startsAt, endsAt, timeZone, createdAt, expiresAt, confirmedAt } = heldCalls
  return db
    .select({ leadId, startsAt, endsAt, timeZone, createdAt, expiresAt, confirmedAt })
    .from(heldCalls)
    .where(inArray(leadId, ids))
    .orderBy(asc(heldCalls.id))
}

function mailsSentFor(db: Executor, ids: number[]) {
  return db
    .select({
      leadId: mails.leadId,
      kind: mails.kind,
      to: mails.toAddress,
      ...bodyColumns,
      state: mails.state,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(inArray(mails.leadId, ids))
    .orderBy(asc(mails.id))
}

/** Those that belong to these enquiries, and those from these addresses that belong to none. */
function mailsReceivedFrom(db: Executor, ids: number[], emails: string[]) {
  const addresses = emails.map((email) => email.toLowerCase()).filter(Boolean)
  const isUnsorted = and(
    isNull(inboundMails.leadId),
    inArray(sql`lower(${inboundMails.fromAddress})`, addresses),
  )
  return db
    .select()
    .from(inboundMails)
    .where(or(inArray(inboundMails.leadId, ids), isUnsorted))
    .orderBy(asc(inboundMails.id))
}

function presentEnquiry(
  { lead, owner, working }: Awaited<ReturnType<typeof enquiriesOfPerson>>[number],
  firm: Firm,
) {
  // Derived columns add nothing to the others.
  const {
    receiptToken,
    fingerprint: _f,
    sendKey: _k,
    searchText: _s,
    nameKey: _nk,
    nextActionAt: _a,
    notes: _n,
    ...stored
  } = lead
  return {
    ...stored,
    email: stored.email || null,
    owner,
    working: working && { ...working, leadId: undefined },
    receipt: receiptUrl(firm.origin, receiptToken),
  }
}

function presentReceived({
  fromAddress,
  fromName,
  subject,
  text,
  quoted,
  attachments,
  sentAt,
  receivedAt,
}: typeof inboundMails.$inferSelect) {
  return { fromAddress, fromName, subject, text, quoted, attachments, sentAt, receivedAt }
}
