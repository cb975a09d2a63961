import { eq } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { users } from '#app/db/schema.ts'
import type { ReplyInput } from '#app/leads/desk-changes.ts'
import type { LeadForEmail } from '#app/leads/lead-for-email.ts'
import { lockGroups, lockLead } from '#app/leads/rows.server.ts'
import { type Outbox, queueMail } from '#app/mail/outbox.server.ts'
import { recordContact } from './contacts.server.ts'
import { reply } from './reply.ts'

/**
 * Sends the visitor what a member of staff wrote, and records it as a contact in the same
 * transaction. The same key again does neither. Should the mail fail for good, it was no contact.
 * @throws NotFound, and AppError 409 for an enquiry in Spam
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
    const mailId = await queueReply(tx, outbox, {
      lead,
      subject,
      text,
      staff: { id: actorId },
      key,
    })
    if (mailId === undefined) return []
    const sent = { kind: 'email', outcome: 'reached', note: subject, mailId } as const
    return [await recordContact(tx, id, sent, actorId)]
  })
}

/**
 * Sends a visitor what a member of staff wrote. Answers come to that person if the account has an
 * address, else to the firm. Gives the mail's id.
 * @param key tells one sending from another: the same key again sends nothing more
 */
export async function queueReply(
  tx: Executor,
  outbox: Outbox,
  given: {
    lead: Pick<LeadForEmail, 'id' | 'email'>
    subject: string
    text: string
    staff: { id: number }
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
