import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { groupOf } from '#app/enquiries/desk/desk.server.ts'
import { addressesIn, type ReplyInput } from '#app/enquiries/desk/desk-changes.ts'
import { adoptUnowned } from '#app/enquiries/model/assignment.server.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { undoneEvents } from '#app/enquiries/model/events.server.ts'
import type { LeadForEmail } from '#app/enquiries/model/lead-for-email.ts'
import { lockGroups, lockLead } from '#app/enquiries/model/rows.server.ts'
import { templateLabels } from '#app/enquiries/templates/labels.ts'
import { CLIENT_PAGE, gapsIn } from '#app/enquiries/templates/placeholders.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { leadEvents, mails, users } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { type Outbox, queueMail } from '#app/platform/mail/outbox.server.ts'
import { recordContact } from './contacts.server.ts'
import { replyFailed } from './failed-replies.server.ts'

/**
 * Sends the visitor a reply, and records it as a contact in the same transaction. A repeated key does
 * neither. If the mail fails for good, it no longer counts as a contact. An enquiry without an owner is then
 * the actor's.
 * @throws NotFound, and AppError 409 for an enquiry in Spam or without an address, and for one whose client a
 * colleague has reached since `lastContactId`, with a place that is neither filled in nor kept, or with the
 * link of a client’s page whose address is another
 */
export async function replyToLead(
  db: Database,
  outbox: Outbox,
  id: number,
  { subject, text, cc, kept, key, lastContactId }: ReplyInput,
  actorId: number,
): Promise<number[]> {
  const gaps = gapsIn(`${subject}\n${text}`).filter((gap) => !kept.includes(gap))
  if (gaps.length > 0) throw new AppError(409, templateLabels.fillIn(gaps))
  return db.transaction(async (tx) => {
    // Before the enquiry is locked, as clients' own actions lock the contact first.
    if (text.includes(CLIENT_PAGE)) await outbox.lead.prepareClientPage(tx, id)
    await lockGroups(tx, [id])
    const lead = await lockLead(tx, id)
    if (!lead.email) throw new AppError(409, conflicts.noEmail)
    const mailId = await queueReply(tx, outbox, {
      lead,
      subject,
      text,
      cc: addressesIn(cc),
      staff: { id: actorId },
      key,
    })
    if (mailId === undefined) return []
    if (lastContactId !== undefined) await assertNoneNewer(tx, id, lastContactId ?? 0, actorId)
    const sent = { kind: 'email', outcome: 'reached', note: subject, mailId } as const
    const { eventId, rootId } = await recordContact(tx, id, sent, actorId)
    if (await hasFailed(tx, mailId)) await replyFailed(tx, id, mailId)
    return [eventId, ...(await adoptUnowned(tx, [await lockLead(tx, rootId)], actorId))]
  })
}

/** Whether a mail failed at once because its address is not valid. */
async function hasFailed(tx: Executor, mailId: number): Promise<boolean> {
  return (await tx.$count(mails, and(eq(mails.id, mailId), eq(mails.state, 'failed')))) > 0
}

/**
 * Rejects a reply whose writer does not know that a colleague has reached the client meanwhile. The
 * group is locked: of two replies at the same moment, the second finds the first.
 */
async function assertNoneNewer(tx: Executor, id: number, lastContactId: number, actorId: number) {
  const { ids } = await groupOf(tx, id)
  const newer = await tx
    .select({ id: leadEvents.id, detail: leadEvents.detail, name: users.name })
    .from(leadEvents)
    .leftJoin(users, eq(users.id, leadEvents.actorId))
    .where(
      and(
        inArray(leadEvents.leadId, ids),
        eq(leadEvents.kind, 'contact'),
        sql`${leadEvents.detail} ->> 'outcome' = 'reached'`,
        gt(leadEvents.id, lastContactId),
        sql`${leadEvents.actorId} is distinct from ${actorId}`,
        sql`not exists (select 1 from mails where id = (${leadEvents.detail} ->> 'mailId')::int and state = 'failed')`,
      ),
    )
    .orderBy(desc(leadEvents.id))
  const undone = await undoneEvents(tx, ids)
  const last = newer.find((contact) => !undone.has(contact.id))
  if (!last) return
  throw new AppError(409, conflicts.answered(last.name, last.detail.channel === 'call'))
}

/**
 * Queues a reply to a visitor. The visitor's answer goes to the member of staff if the account has an
 * address, else to the firm. Returns the mail's id, or undefined for a repeated key.
 */
export async function queueReply(
  tx: Executor,
  outbox: Outbox,
  given: {
    lead: Pick<LeadForEmail, 'id' | 'email'>
    subject: string
    text: string
    cc?: string[]
    staff: { id: number }
    /** identifies the sending: a repeat sends nothing more */
    key: string
  },
): Promise<number | undefined> {
  const [staff] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, given.staff.id))
  return queueMail(tx, outbox, {
    event: `reply:${given.lead.id}:${given.key}`,
    kind: 'reply',
    to: given.lead.email,
    ...(given.cc && { cc: given.cc }),
    replyTo: staff?.email ?? outbox.firm.email,
    content: reply(given.subject, given.text),
    leadId: given.lead.id,
    actorId: given.staff.id,
  })
}

/** A reply to a visitor, as plain paragraphs in which addresses become links. */
function reply(subject: string, text: string): EmailContent {
  return {
    subject,
    parts: text
      .replace(/\r\n?/g, '\n')
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => ({ is: 'written', text: paragraph })),
  }
}
