import { and, eq } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { mails, users } from '#app/db/schema.ts'
import { AppError } from '#app/http/errors.ts'
import type { ReplyInput } from '#app/leads/desk-changes.ts'
import type { LeadForEmail } from '#app/leads/lead-for-email.ts'
import { lockGroups, lockLead } from '#app/leads/rows.server.ts'
import { type Outbox, queueMail } from '#app/mail/outbox.server.ts'
import { recordContact } from './contacts.server.ts'
import { replyFailed } from './failed-replies.server.ts'
import { reply } from './reply.ts'

/**
 * Sends the visitor a reply, and records it as a contact in the same transaction. A repeated key does
 * neither. If the mail fails for good, it no longer counts as a contact.
 * @throws NotFound, and AppError 409 for an enquiry in Spam or without an address
 */
export async function replyToLead(
  db: Database,
  outbox: Outbox,
  id: number,
  { subject, text, key }: ReplyInput,
  actorId: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockGroups(tx, [id])
    const lead = await lockLead(tx, id)
    if (!lead.email) throw new AppError(409, 'No e-mail address was given. Call or use WhatsApp.')
    const mailId = await queueReply(tx, outbox, {
      lead,
      subject,
      text,
      staff: { id: actorId },
      key,
    })
    if (mailId === undefined) return []
    const sent = { kind: 'email', outcome: 'reached', note: subject, mailId } as const
    const { eventId } = await recordContact(tx, id, sent, actorId)
    if (await hasFailed(tx, mailId)) await replyFailed(tx, id, mailId)
    return [eventId]
  })
}

/** Whether a mail was given up at once, because its address is none. */
async function hasFailed(tx: Executor, mailId: number): Promise<boolean> {
  return (await tx.$count(mails, and(eq(mails.id, mailId), eq(mails.state, 'failed')))) > 0
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
    replyTo: staff?.email ?? outbox.firm.email,
    content: reply(given.subject, given.text),
    leadId: given.lead.id,
    actorId: given.staff.id,
  })
}
