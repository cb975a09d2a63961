import { createHmac } from 'node:crypto'
import type { Executor } from '#app/platform/db/database.ts'
import { attachmentRefusals } from '#app/platform/db/schema.ts'
import { type MailQueue, queueMail } from '#app/platform/mail/outbox.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { refusedAttachments } from '#content/en/enquiry/refused-attachments.ts'
import type { ReceivedMail } from './received-mail.ts'

/**
 * Tells a client once a day that attachments are not taken, and how documents reach the practice.
 * Only clients are notified: anyone else whom a header names may never have written to us.
 */
export async function refuseAttachments(
  tx: Executor,
  outbox: MailQueue,
  key: string,
  { from }: ReceivedMail,
  leadId: number | undefined,
): Promise<void> {
  const day = indianDate(new Date())
  const addressHash = createHmac('sha256', key).update(from.address.toLowerCase()).digest('hex')
  const inserted = await tx
    .insert(attachmentRefusals)
    .values({ addressHash, day })
    .onConflictDoNothing()
    .returning({ day: attachmentRefusals.day })
  if (inserted.length === 0) return
  await queueMail(tx, outbox, {
    event: `refused-attachment:${addressHash}:${day}`,
    kind: 'refused-attachment',
    to: from.address,
    replyTo: outbox.firm.email,
    content: refusedAttachments(outbox.firm),
    ...(leadId !== undefined && { leadId }),
  })
}
