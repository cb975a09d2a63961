import { createHash } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { users } from '#app/db/schema.ts'
import { reply } from '#app/leads/changes/reply.ts'
import type { ToldLead } from '#app/leads/told-lead.ts'
import { type Outbox, queueMail } from '#app/mail/mails.server.ts'
import { acknowledgement } from '#app/notifications/emails/acknowledgement.ts'
import { newEnquiry } from '#app/notifications/emails/new-enquiry.ts'

/**
 * Tells of a new enquiry: the visitor that it has come in, and staff who want to know. In the
 * transaction that stores the enquiry, so that there is never one without the others.
 */
export async function announceLead(tx: Executor, outbox: Outbox, lead: ToldLead): Promise<void> {
  const event = `lead-received:${lead.id}`
  const leadId = lead.id
  await queueMail(tx, outbox, {
    event: `${event}:visitor`,
    kind: 'acknowledgement',
    to: lead.email,
    replyTo: outbox.firm.email,
    letter: acknowledgement(lead, outbox.firm),
    leadId,
  })
  for (const to of await staffWhoWant(tx, outbox, 'mailNew')) {
    await queueMail(tx, outbox, {
      event: `${event}:staff:${keyOf(to)}`,
      kind: 'new-enquiry',
      to,
      letter: newEnquiry(lead, outbox.firm),
      leadId,
    })
  }
}

/**
 * Sends a visitor what a member of staff wrote. Answers come to that person if the account has an
 * address, else to the firm. Gives the mail's id.
 * @param key tells one sending from another: the same key again sends nothing more
 */
export async function sendReply(
  tx: Executor,
  outbox: Outbox,
  given: {
    lead: Pick<ToldLead, 'id' | 'email'>
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
    letter: reply(given.subject, given.text),
    leadId: given.lead.id,
    actorId: given.staff.id,
  })
}

type Wish = 'mailNew' | 'mailDue'

/** The addresses in MAIL_STAFF and those of the accounts that want such mails, each once. */
export async function staffWhoWant(db: Executor, outbox: Outbox, wish: Wish): Promise<string[]> {
  const wanting = await db
    .select({ email: users.email })
    .from(users)
    .where(and(isNull(users.disabledAt), isNotNull(users.email), eq(users[wish], true)))
  const all = [...outbox.settings.staff, ...wanting.map(({ email }) => email ?? '')]
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()]
}

/** Stands for an address where it need not be read. */
export function keyOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)
}
