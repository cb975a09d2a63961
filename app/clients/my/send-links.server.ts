import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { linksMail } from '#app/clients/access/emails.ts'
import { linkOf } from '#app/clients/access/links.server.ts'
import type { ClientMailContext } from '#app/clients/access/write-to-client.server.ts'
import { lockText } from '#app/platform/db/locks.ts'
import { clientContacts, clients, mails } from '#app/platform/db/schema.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { clientCopyIn } from '#content/client-copy.ts'

const MAX_IN_A_DAY = 3
const MAX_LISTED = 20

/** Sends all links of an address to that address as it is stored, in one e-mail, three times a day at most. */
export async function sendMyLinks(context: ClientMailContext, email: string): Promise<void> {
  const key = emailKey(email)
  if (key === null) return
  // Before the transaction takes a connection, for which starting the jobs would wait.
  await context.jobs.start()
  await context.db.transaction(async (tx) => {
    await lockText(tx, `client-link:${key}`)
    const found = await tx
      .select({ contact: clientContacts, name: clients.name })
      .from(clientContacts)
      .innerJoin(clients, eq(clients.id, clientContacts.clientId))
      .where(and(eq(clientContacts.emailKey, key), isNull(clientContacts.removedAt)))
      .orderBy(asc(clientContacts.id))
      .limit(MAX_LISTED)
    const [first] = found
    if (!first) return
    const event = `client-links:${key}:`
    const sent = await tx.$count(
      mails,
      and(
        sql`starts_with(${mails.event}, ${event})`,
        gt(mails.createdAt, new Date(Date.now() - DAY_MS)),
      ),
    )
    if (sent >= MAX_IN_A_DAY) return
    const links = []
    for (const { contact, name } of found) {
      links.push({ name, url: await linkOf(tx, context.ring, context.origin, contact) })
    }
    await queueMail(tx, context, {
      event: `${event}${Date.now()}`,
      kind: 'client-link',
      to: first.contact.email,
      replyTo: context.firm.email,
      content: linksMail(clientCopyIn(first.contact.language), links),
      expiresAt: new Date(Date.now() + DAY_MS),
    })
  })
}
