import { and, eq, isNull, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { clientContacts, contactOrder } from '#app/platform/db/schema.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import type { MailKind } from '#app/platform/mail/mail-kinds.ts'
import { type MailQueue, queueMail } from '#app/platform/mail/outbox.server.ts'
import { type ClientCopy, clientCopyIn } from '#content/client-copy.ts'
import { type ContactRow, linkOf } from './links.server.ts'

/** What writing to clients needs. */
export interface ClientMailContext extends MailQueue {
  db: Database
  ring: Keyring
  /** of the site, for the links */
  origin: string
}

/** The same, taken from the site. */
export function clientMailOf({
  outbox,
  db,
  keyring,
  env,
}: Pick<FastifyInstance, 'outbox' | 'db' | 'keyring' | 'env'>): ClientMailContext {
  return { ...outbox, db, ring: keyring, origin: env.publicOrigin }
}

/** The contacts of a client who have an address. */
export function contactsWithEmail(tx: Executor, clientId: number): Promise<ContactRow[]> {
  return tx
    .select()
    .from(clientContacts)
    .where(
      and(
        eq(clientContacts.clientId, clientId),
        isNull(clientContacts.removedAt),
        ne(clientContacts.email, ''),
      ),
    )
    .orderBy(...contactOrder)
}

/**
 * Writes to a client, by their first contact with an address or the one that is given, with the link of the page and in
 * their language.
 * @returns whom it was written to; undefined where no address is known or this event has its e-mail already
 */
export async function writeToClient(
  context: ClientMailContext,
  tx: Executor,
  clientId: number,
  mail: { event: string; kind: MailKind; content: (url: string, copy: ClientCopy) => EmailContent },
  contact?: ContactRow,
): Promise<ContactRow | undefined> {
  const to = contact?.email ? contact : (await contactsWithEmail(tx, clientId))[0]
  if (!to) return undefined
  const { event, kind, content } = mail
  const written = await queueMail(tx, context, {
    ...{ event, kind, to: to.email, replyTo: context.firm.email },
    content: content(await linkOf(tx, context.ring, context.origin, to), clientCopyIn(to.language)),
  })
  return written === undefined ? undefined : to
}
