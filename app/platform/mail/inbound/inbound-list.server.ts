import { and, asc, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { attachmentRefusals, inboundMails, mailboxTries, users } from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import type { InboundState } from '#content/enums.ts'
import { INBOUND_PAGE_SIZE, type InboundMail } from './inbound.ts'

/** One page of the e-mails of a state, the newest first. */
export async function listInbound(
  db: Executor,
  state: InboundState,
  page: number,
  found: SQL | undefined,
): Promise<InboundMail[]> {
  const rows = await select(db, and(eq(inboundMails.state, state), found))
    .orderBy(desc(inboundMails.receivedAt), desc(inboundMails.id))
    .limit(INBOUND_PAGE_SIZE)
    .offset((page - 1) * INBOUND_PAGE_SIZE)
  return rows.map(present)
}

/** Those of some enquiries, the oldest first, for the timeline. */
export async function inboundOfLeads(db: Executor, leadIds: number[]): Promise<InboundMail[]> {
  const rows = await select(db, inArray(inboundMails.leadId, leadIds)).orderBy(
    asc(inboundMails.receivedAt),
    asc(inboundMails.id),
  )
  return rows.map(present)
}

/** Locks one until the transaction ends. @throws NotFound */
export async function lockInbound(tx: Executor, id: number) {
  const [found] = await tx.select().from(inboundMails).where(eq(inboundMails.id, id)).for('update')
  if (!found) throw new NotFound('This email doesn’t exist.')
  return found
}

/** How long an e-mail is kept that belongs to no enquiry. */
const UNMATCHED_DAYS = 90

/** Deletes what belongs to no enquiry after 90 days; the rest is deleted with its enquiry. */
export async function deleteOldInbound(db: Executor, now = new Date()): Promise<void> {
  await db
    .delete(inboundMails)
    .where(
      and(
        isNull(inboundMails.leadId),
        lt(inboundMails.receivedAt, sql`now() - make_interval(days => ${UNMATCHED_DAYS})`),
      ),
    )
  await db.delete(mailboxTries).where(lt(mailboxTries.firstAt, sql`now() - interval '30 days'`))
  await db.delete(attachmentRefusals).where(ne(attachmentRefusals.day, indianDate(now)))
}

const columns = {
  id: inboundMails.id,
  state: inboundMails.state,
  reason: inboundMails.reason,
  leadId: inboundMails.leadId,
  suggestedLeadId: inboundMails.suggestedLeadId,
  fromAddress: inboundMails.fromAddress,
  fromName: inboundMails.fromName,
  subject: inboundMails.subject,
  text: inboundMails.text,
  quoted: inboundMails.quoted,
  shortened: inboundMails.shortened,
  attachments: inboundMails.attachments,
  sentAt: inboundMails.sentAt,
  receivedAt: inboundMails.receivedAt,
  handledBy: users.name,
}

function select(db: Executor, where: SQL | undefined) {
  return db
    .select(columns)
    .from(inboundMails)
    .leftJoin(users, eq(users.id, inboundMails.handledBy))
    .where(where)
    .$dynamic()
}

function present(row: Awaited<ReturnType<typeof select>>[number]): InboundMail {
  return {
    ...row,
    sentAt: row.sentAt?.toISOString() ?? null,
    receivedAt: row.receivedAt.toISOString(),
  }
}
