import type { Database } from '#app/db/database.ts'
import type { ReplyInput } from '#app/leads/desk.ts'
import type { Outbox } from '#app/mail/mails.server.ts'
import { sendReply } from '#app/notifications/announce.server.ts'
import { contact, lockGroups, lockLead } from './changes.server.ts'

/**
 * Sends the visitor what a member of staff wrote, and records it as a contact in the same
 * transaction. The same key again does neither. Should the mail fail for good, it was no contact.
 * @throws NotFound, and AppError 409 for an enquiry in Spam
 */
export async function sendReplyTo(
  db: Database,
  outbox: Outbox,
  id: number,
  { subject, text, key }: ReplyInput,
  actorId: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockGroups(tx, [id])
    const lead = await lockLead(tx, id)
    const mailId = await sendReply(tx, outbox, { lead, subject, text, staff: { id: actorId }, key })
    if (mailId === undefined) return []
    const sent = { kind: 'email', outcome: 'reached', note: subject, mailId } as const
    return [await contact(tx, id, sent, actorId)]
  })
}
