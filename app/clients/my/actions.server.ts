import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ContactRow } from '#app/clients/access/links.server.ts'
import { isOfDraft, latestDraft, okOf } from '#app/clients/drafts/drafts.server.ts'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import { lockReturn } from '#app/clients/model/rows.server.ts'
import { MISSING_STATES } from '#app/clients/model/stages.ts'
import { recountRequests, removeDocument } from '#app/clients/returns/requests.server.ts'
import { moveTo } from '#app/clients/returns/returns.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { clientContacts, documents, requests, returns } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { isEmail } from '#app/ui/text/fields.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { myCopy as copy } from '#content/en/clients/my-page.ts'
import { holdsPassword } from './my.ts'
import { whyKept } from './withdrawal.ts'

/** What a client does on their page, besides sending files. */

/** The request of one of their own returns. @throws NotFound */
async function ownRequest(tx: Executor, contact: ContactRow, id: number) {
  const [found] = await tx
    .select({ request: requests, clientId: returns.clientId })
    .from(requests)
    .innerJoin(returns, eq(returns.id, requests.returnId))
    .where(eq(requests.id, id))
  if (!found || found.clientId !== contact.clientId) throw new NotFound(copy.requestGone)
  return found.request
}

/**
 * An answer that is there already, as from a form that was sent twice, changes nothing.
 * @param shown the answer that the client saw, where the form says so
 * @throws InvalidInput for a text that seems to hold a password, and AppError 409 where staff have accepted
 * what was sent, or another answer was sent since the form was shown
 */
export async function answerRequest(
  db: Database,
  contact: ContactRow,
  id: number,
  { text, shown }: { text: string; shown?: string | undefined },
): Promise<void> {
  if (holdsPassword(text)) throw new InvalidInput([{ path: 'text', message: copy.noPassword }])
  await db.transaction(async (tx) => {
    const { returnId } = await ownRequest(tx, contact, id)
    await lockReturn(tx, returnId)
    const { state, answer, title } = await ownRequest(tx, contact, id)
    if (answer === text && (state === 'sent' || state === 'accepted')) return
    if (state === 'accepted') throw new AppError(409, copy.answerAccepted)
    if (shown !== undefined && shown !== answer) throw new AppError(409, copy.answeredMeanwhile)
    await tx
      .update(requests)
      .set({ answer: text, state: 'sent', reason: '', changedAt: sql`now()` })
      .where(eq(requests.id, id))
    await arrived(tx, returnId)
    await recordReturnEvent(tx, returnId, 'answered', { contactId: contact.id }, { title })
  })
}

/** What follows from something that came in: the counts, and the next stage once nothing is missing. */
async function arrived(tx: Executor, returnId: number): Promise<void> {
  await recountRequests(tx, returnId)
  const row = await lockReturn(tx, returnId)
  if (row.stage === 'documents' && row.openRequests === 0) {
    await moveTo(tx, row, 'preparing', {})
  }
}

/** Notes a document that a client sent, with the request that it answers. */
export async function noteDocument(
  tx: Executor,
  contact: ContactRow,
  document: typeof documents.$inferSelect,
): Promise<void> {
  const { returnId, requestId, name } = document
  await lockReturn(tx, returnId)
  if (requestId !== null) {
    await tx
      .update(requests)
      .set({ state: 'sent', reason: '', changedAt: sql`now()` })
      .where(
        and(eq(requests.id, requestId), inArray(requests.state, ['open', 'sent-back', 'sent'])),
      )
  }
  await arrived(tx, returnId)
  const detail = { name, documentId: document.id }
  await recordReturnEvent(tx, returnId, 'document', { contactId: contact.id }, detail)
}

/** Answers a request by a file that was sent for another one, and is stored once. */
export async function noteSameFile(
  tx: Executor,
  contact: ContactRow,
  { returnId, name }: typeof documents.$inferSelect,
  requestId: number,
): Promise<void> {
  await lockReturn(tx, returnId)
  const [answered] = await tx
    .update(requests)
    .set({
      answer: clientCopyIn(contact.language).myCopy.sameFile(name),
      state: 'sent',
      reason: '',
      changedAt: sql`now()`,
    })
    .where(and(eq(requests.id, requestId), inArray(requests.state, MISSING_STATES)))
    .returning({ title: requests.title })
  if (!answered) return
  await arrived(tx, returnId)
  await recordReturnEvent(tx, returnId, 'answered', { contactId: contact.id }, answered)
}

/** To which return and request a file goes. @throws NotFound, and AppError 409 where there is none to send for */
export async function placeFor(
  db: Executor,
  contact: ContactRow,
  { requestId, returnId }: { requestId?: number | undefined; returnId?: number | undefined },
): Promise<{ returnId: number; requestId: number | null }> {
  if (requestId !== undefined) {
    const request = await ownRequest(db, contact, requestId)
    return { returnId: request.returnId, requestId: request.id }
  }
  const own = await db
    .select({ id: returns.id, stage: returns.stage })
    .from(returns)
    .where(eq(returns.clientId, contact.clientId))
    .orderBy(
      sql`${returns.stage} in ('processed', 'stopped'), ${returns.year} desc, ${returns.id} desc`,
    )
  const found = returnId === undefined ? own[0] : own.find(({ id }) => id === returnId)
  if (!found) {
    if (returnId !== undefined) throw new NotFound(copy.returnGone)
    throw new AppError(409, copy.noReturn)
  }
  return { returnId: found.id, requestId: null }
}

/** A document of one of their own returns. @throws NotFound */
export async function ownDocument(db: Executor, contact: ContactRow, id: number) {
  const [found] = await db
    .select({ document: documents, clientId: returns.clientId })
    .from(documents)
    .innerJoin(returns, eq(returns.id, documents.returnId))
    .where(eq(documents.id, id))
  if (!found || found.clientId !== contact.clientId) throw new NotFound(copy.documentGone)
  return found.document
}

/** Takes a document back. @throws AppError 409 for one that stays, such as one on which an OK rests */
export async function withdrawDocument(
  db: Database,
  contact: ContactRow,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const document = await ownDocument(tx, contact, id)
    await lockReturn(tx, document.returnId)
    const draft = await latestDraft(tx, document.returnId)
    const ok = draft && (await okOf(tx, draft.id))
    const reason = whyKept({
      ...document,
      mine: document.userId === null,
      isOfDraft: await isOfDraft(tx, id),
      okAt: ok?.givenAt ?? null,
    })
    if (reason) throw new AppError(409, copy.kept[reason])
    await removeDocument(tx, document)
    const { returnId, name } = document
    const actor = { contactId: contact.id }
    await recordReturnEvent(tx, returnId, 'document-taken-back', actor, { name })
  })
}

/** A new address or number, which counts once staff have confirmed it. */
export async function proposeContact(
  db: Database,
  contact: ContactRow,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): Promise<void> {
  if (email && !isEmail(email)) {
    throw new InvalidInput([{ path: 'email', message: 'Please enter a valid email address' }])
  }
  await db.transaction(async (tx) => {
    await tx
      .update(clientContacts)
      .set({
        ...(email !== undefined && {
          proposedEmail: email === contact.email || email === '' ? null : email,
        }),
        ...(phone !== undefined && {
          proposedPhone: phone === contact.phone || phone === '' ? null : phone,
        }),
      })
      .where(and(eq(clientContacts.id, contact.id), isNull(clientContacts.removedAt)))
    const [newest] = await tx
      .select({ id: returns.id })
      .from(returns)
      .where(eq(returns.clientId, contact.clientId))
      .orderBy(sql`${returns.id} desc`)
      .limit(1)
    if (newest) {
      await recordReturnEvent(tx, newest.id, 'contact-proposed', { contactId: contact.id })
    }
  })
}
