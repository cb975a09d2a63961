import { and, eq, isNull, sql } from 'drizzle-orm'
import { paths } from '#app/paths.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { clientContacts, clientSessions, clients, contactOrder } from '#app/platform/db/schema.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { open, seal } from '#app/platform/encryption/seal.server.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'

export type ContactRow = typeof clientContacts.$inferSelect

/** The contact whose link it is, unless it was revoked. */
export async function contactOf(db: Executor, token: string): Promise<ContactRow | undefined> {
  const [found] = await db
    .select()
    .from(clientContacts)
    .where(and(eq(clientContacts.linkHash, hashToken(token)), isNull(clientContacts.removedAt)))
  return found
}

/**
 * A contact of a client: the one named, or else the first. A client without any gets one, so that a code can
 * be read out to them.
 * @throws NotFound
 */
export async function lockContact(
  tx: Executor,
  clientId: number,
  contactId?: number,
): Promise<ContactRow> {
  const [found] = await tx
    .select()
    .from(clientContacts)
    .where(
      and(
        eq(clientContacts.clientId, clientId),
        isNull(clientContacts.removedAt),
        contactId === undefined ? undefined : eq(clientContacts.id, contactId),
      ),
    )
    .orderBy(...contactOrder)
    .limit(1)
    .for('update')
  if (found) return found
  if (contactId !== undefined) throw new NotFound('This contact doesn’t exist any more.')
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId))
  const [made] = await tx
    .insert(clientContacts)
    .values({ clientId, name: client?.name ?? '' })
    .returning()
  if (!made) throw new Error('a contact was inserted but not returned')
  return made
}

/** The link of a contact: the stored one, or a new one where there is none or it was asked for. */
export async function linkOf(
  tx: Executor,
  ring: Keyring,
  origin: string,
  contact: ContactRow,
  { renew = false }: { renew?: boolean | undefined } = {},
): Promise<string> {
  const token =
    contact.linkSealed && !renew
      ? open(ring, 'link', contact.linkSealed).toString()
      : await newLink(tx, ring, contact.id)
  return `${origin}${paths.my(token)}`
}

/** Makes a new link, which ends the one before and every device that is signed in. */
async function newLink(tx: Executor, ring: Keyring, contactId: number): Promise<string> {
  const token = newToken()
  await tx
    .update(clientContacts)
    .set({
      linkHash: hashToken(token),
      linkSealed: seal(ring, 'link', token),
      linkMadeAt: sql`now()`,
    })
    .where(eq(clientContacts.id, contactId))
  await endDevices(tx, contactId)
  return token
}

/** Signs a contact out: on every device, or on the one that is named alone. Returns how many devices it was. */
export async function endDevices(
  tx: Executor,
  contactId: number,
  { tokenHash, all = true }: { tokenHash?: string; all?: boolean } = {},
): Promise<number> {
  const ended = await tx
    .delete(clientSessions)
    .where(
      and(
        eq(clientSessions.contactId, contactId),
        all || tokenHash === undefined ? undefined : eq(clientSessions.tokenHash, tokenHash),
      ),
    )
    .returning({ contactId: clientSessions.contactId })
  return ended.length
}
