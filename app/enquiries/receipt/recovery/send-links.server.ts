import { and, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { idOfReference } from '#app/enquiries/model/details/reference.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockText } from '#app/platform/db/locks.ts'
import { leads, mails } from '#app/platform/db/schema.ts'
import { type MailQueue, queueMail } from '#app/platform/mail/outbox.server.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { isEmail } from '#app/ui/text/fields.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { enquiryLinks, type LinkedLead } from './emails.ts'

const MAX_IN_A_DAY = 3
const MAX_LISTED = 20

/**
 * Sends the links of the enquiries that a reference number, an e-mail address or a telephone number
 * stands for: to the addresses that these enquiries have, one e-mail for each, at most three a day.
 */
export async function sendLinks(db: Database, outbox: MailQueue, contact: string): Promise<void> {
  // Before a transaction holds a connection, which the start of the jobs would wait for.
  await outbox.jobs.start()
  const found = await db
    .select()
    .from(leads)
    .where(and(standingFor(contact), ne(leads.email, ''), ne(leads.status, 'spam')))
    .orderBy(desc(leads.receivedAt))
    .limit(MAX_LISTED)
  for (const listed of Map.groupBy(found, ({ email }) => email.toLowerCase()).values()) {
    await db.transaction((tx) => sendTo(tx, outbox, listed))
  }
}

function standingFor(contact: string): SQL | undefined {
  if (isEmail(contact)) return eq(leads.emailKey, emailKey(contact) ?? contact)
  const id = idOfReference(contact)
  const key = phoneKey(contact)
  return (
    or(
      id === undefined ? undefined : eq(leads.id, id),
      key === null ? undefined : eq(leads.phoneKey, key),
    ) ?? sql`false`
  )
}

async function sendTo(
  tx: Executor,
  outbox: MailQueue,
  listed: (LinkedLead & { email: string })[],
): Promise<void> {
  const [newest] = listed
  if (!newest) return
  // Tagged addresses share a mailbox, and so its three a day.
  const key = emailKey(newest.email) ?? newest.email
  await lockText(tx, `enquiry-link:${key}`)
  const now = new Date()
  const sent = await tx.$count(
    mails,
    and(
      eq(mails.kind, 'enquiry-link'),
      inArray(mails.leadId, tx.select({ id: leads.id }).from(leads).where(eq(leads.emailKey, key))),
      gt(mails.createdAt, new Date(now.getTime() - DAY_MS)),
    ),
  )
  if (sent >= MAX_IN_A_DAY) return
  await queueMail(tx, outbox, {
    event: `enquiry-link:${newest.id}:${now.toISOString()}:${sent}`,
    kind: 'enquiry-link',
    to: newest.email,
    replyTo: outbox.firm.email,
    content: enquiryLinks(listed, outbox.firm),
    leadId: newest.id,
    expiresAt: new Date(now.getTime() + DAY_MS),
  })
}
