import { and, asc, eq } from 'drizzle-orm'
import { requestsMail, sentBackMail, startedMail } from '#app/clients/access/emails.ts'
import { type ContactRow, linkOf, lockContact } from '#app/clients/access/links.server.ts'
import {
  type ClientMailContext,
  contactsWithEmail,
  writeToClient,
} from '#app/clients/access/write-to-client.server.ts'
import { type Actor, recordReturnEvent } from '#app/clients/model/events.server.ts'
import { lockReturn, type ReturnRow } from '#app/clients/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { requests, returns } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { hasAsked, isAsked } from './asked.server.ts'

/**
 * Sends the link and what it is for.
 * @throws AppError 409 where the contact has no e-mail address
 */
export async function notifyOfStart(
  context: ClientMailContext,
  returnId: number,
  actor: Actor,
  contactId?: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockReturn(tx, returnId)
    const contact = await lockContact(tx, row.clientId, contactId)
    if (!contact.email) {
      throw new AppError(409, 'No email address is noted. Send the link in a message instead.')
    }
    await mailStart(context, tx, row, contact)
    await recordReturnEvent(tx, returnId, 'link-mailed', actor, { to: contact.name })
  })
}

export async function mailStart(
  context: ClientMailContext,
  tx: Executor,
  row: ReturnRow,
  contact: ContactRow,
): Promise<void> {
  const url = await linkOf(tx, context.ring, context.origin, contact)
  await queueMail(tx, context, {
    event: `client-link:${row.id}:${contact.id}:${Date.now()}`,
    kind: 'client-link',
    to: contact.email,
    replyTo: context.firm.email,
    content: startedMail(clientCopyIn(contact.language), row.year, url),
  })
}

/**
 * Reminds a client of what is missing from all their returns, in one e-mail a day to the first contact who
 * has an address.
 * @returns the returns that it was about; none where nobody could be written to
 */
export async function remindClient(
  context: ClientMailContext,
  tx: Executor,
  clientId: number,
  day: string,
  actor: Actor,
): Promise<ReturnRow[]> {
  const [contact] = await contactsWithEmail(tx, clientId)
  if (!contact) return []
  const open = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.clientId, clientId), hasAsked))
    .orderBy(asc(returns.year))
  const missing = []
  for (const row of open) {
    const titles = await tx
      .select({ title: requests.title })
      .from(requests)
      .innerJoin(returns, eq(returns.id, requests.returnId))
      .where(and(eq(requests.returnId, row.id), isAsked))
      .orderBy(asc(requests.position), asc(requests.id))
    if (titles.length > 0) missing.push({ row, titles: titles.map(({ title }) => title) })
  }
  if (missing.length === 0) return []
  const url = await linkOf(tx, context.ring, context.origin, contact)
  const written = await queueMail(tx, context, {
    event: `client-requests:${clientId}:${day}`,
    kind: 'client-requests',
    to: contact.email,
    replyTo: context.firm.email,
    content: requestsMail(
      clientCopyIn(contact.language),
      missing.map(({ row, titles }) => ({ year: row.year, titles })),
      url,
    ),
  })
  if (written === undefined) return []
  for (const { row } of missing) {
    await recordReturnEvent(tx, row.id, 'reminded', actor, { to: contact.name })
  }
  return missing.map(({ row }) => row)
}

/** Tells a client that something has to be sent again; one e-mail an hour. */
export async function notifyOfSentBack(
  context: ClientMailContext,
  clientId: number,
): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  await context.db.transaction((tx) =>
    writeToClient(context, tx, clientId, {
      event: `client-sent-back:${clientId}:${hour}`,
      kind: 'client-requests',
      content: sentBackMail,
    }),
  )
}
