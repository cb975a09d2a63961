import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm'
import { type DocumentRow, leaveFiles } from '#app/clients/documents/vault.server.ts'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import type { RequestBody, Verdict } from '#app/clients/model/return.ts'
import { lockReturn, type ReturnRow } from '#app/clients/model/rows.server.ts'
import { MISSING_STATES } from '#app/clients/model/stages.ts'
import { ChangedMeanwhile } from '#app/clients/records/clients.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { documents, requests, returns } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import type { NewRequest } from '#content/en/clients/requests.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'
import { hasAsked, isAsked } from './asked.server.ts'
import { firstReminder } from './reminder-days.server.ts'

/** Adds requests behind those that are there. */
export async function insertRequests(
  tx: Executor,
  returnId: number,
  asked: readonly NewRequest[],
  createdBy: number,
): Promise<number[]> {
  if (asked.length === 0) return []
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${requests.position}), 0)::int` })
    .from(requests)
    .where(eq(requests.returnId, returnId))
  const from = (last?.position ?? 0) + 1
  const made = await tx
    .insert(requests)
    .values(asked.map((one, index) => ({ ...one, returnId, createdBy, position: from + index })))
    .returning({ id: requests.id })
  return made.map(({ id }) => id)
}

/** Recounts what waits for the client, and sets the first reminder where something new does. */
export async function recountRequests(tx: Executor, returnId: number): Promise<void> {
  const row = await lockReturn(tx, returnId)
  const open = await tx.$count(
    requests,
    and(eq(requests.returnId, returnId), inArray(requests.state, MISSING_STATES)),
  )
  await tx
    .update(returns)
    .set({ openRequests: open, updatedAt: sql`now()`, version: row.version + 1 })
    .where(eq(returns.id, returnId))
  await planReminder(tx, row)
}

/** Sets the first reminder of a return whose client is asked for something, and ends those of another. */
export async function planReminder(tx: Executor, row: ReturnRow): Promise<void> {
  const today = indianDate(new Date())
  const isAwaited = (await tx.$count(returns, and(eq(returns.id, row.id), hasAsked))) > 0
  // A day that has passed is left from when nobody was reminded.
  const planned = row.remindOn !== null && row.remindOn >= today ? row.remindOn : null
  const remindOn = isAwaited ? (planned ?? (await firstReminder(tx, today))) : null
  await tx.update(returns).set({ remindOn }).where(eq(returns.id, row.id))
}

export async function addRequest(
  db: Database,
  id: number,
  { why = '', where = '', ...given }: RequestBody,
  actorId: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockReturn(tx, id)
    const asked = { ...given, why, where }
    const [known] = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(isRepeat(id, asked, actorId))
    if (known) return known.id
    const [made = 0] = await insertRequests(tx, id, [asked], actorId)
    await recountRequests(tx, id)
    await recordReturnEvent(tx, id, 'asked', { userId: actorId }, { title: given.title })
    return made
  })
}

/** The same that was just asked by the same person is sent again after a lost response. */
function isRepeat(returnId: number, { kind, title, why, where }: NewRequest, createdBy: number) {
  return and(
    eq(requests.returnId, returnId),
    eq(requests.createdBy, createdBy),
    eq(requests.kind, kind),
    eq(requests.title, title),
    eq(requests.why, why),
    eq(requests.where, where),
    eq(requests.state, 'open'),
    sql`${requests.createdAt} > now() - interval '10 minutes'`,
  )
}

/** What staff make of what was sent for a request: accepted, or sent back with a reason. */
export async function setRequestState(
  db: Database,
  id: number,
  { state, reason = '', was }: Verdict,
  actorId: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (was !== undefined && was !== request.state) throw new ChangedMeanwhile()
    if (state === 'sent' && !(await isAnswered(tx, request))) {
      throw new AppError(409, 'The client hasn’t sent anything for this request.')
    }
    await tx
      .update(requests)
      .set({ state, reason: state === 'sent-back' ? reason : '', changedAt: sql`now()` })
      .where(eq(requests.id, id))
    if (state === 'accepted' || state === 'sent-back') {
      await tx
        .update(documents)
        .set({ state, reason: state === 'sent-back' ? reason : '' })
        .where(and(eq(documents.requestId, id), eq(documents.state, 'new')))
    }
    if (state === 'sent') {
      await tx
        .update(documents)
        .set({ state: 'new' })
        .where(and(eq(documents.requestId, id), eq(documents.state, 'accepted')))
    }
    await recountRequests(tx, request.returnId)
    const detail = { title: request.title, ...(reason && { reason }) }
    await recordReturnEvent(tx, request.returnId, `request-${state}`, { userId: actorId }, detail)
    return request.returnId
  })
}

async function lockRequest(tx: Executor, id: number) {
  const read = () => tx.select().from(requests).where(eq(requests.id, id))
  const [known] = await read()
  if (known) await lockReturn(tx, known.returnId)
  const [row] = await read()
  if (!row) throw new NotFound('This request doesn’t exist any more.')
  return row
}

async function isAnswered(tx: Executor, { id, answer }: { id: number; answer: string }) {
  return answer !== '' || (await tx.$count(documents, eq(documents.requestId, id))) > 0
}

/** Takes a request back that was never answered. */
export async function removeRequest(db: Database, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (await isAnswered(tx, request)) {
      throw new AppError(409, 'The client has answered this request. Accept it, or send it back.')
    }
    await tx.delete(requests).where(eq(requests.id, id))
    await recountRequests(tx, request.returnId)
    const detail = { title: request.title }
    await recordReturnEvent(tx, request.returnId, 'request-removed', { userId: actorId }, detail)
  })
}

/**
 * Removes a document; requests that were answered by it alone, also as the same file, are open again. The
 * answer of those names the file: it stays while another of the return has that name.
 */
export async function removeDocument(
  tx: Executor,
  { id, returnId, requestId, name }: DocumentRow,
): Promise<void> {
  await leaveFiles(tx, sql`id = ${id}`)
  await tx.delete(documents).where(eq(documents.id, id))
  const namesakes = and(eq(documents.returnId, returnId), eq(documents.name, name))
  const isNamed = (await tx.$count(documents, namesakes)) > 0
  const sameFile = TEMPLATE_LANGUAGES.map((one) => clientCopyIn(one).myCopy.sameFile(name))
  const others = tx.select().from(documents).where(eq(documents.requestId, requests.id))
  await tx
    .update(requests)
    .set({ answer: '', state: sql`case when ${exists(others)} then 'sent' else 'open' end` })
    .where(
      and(
        eq(requests.returnId, returnId),
        eq(requests.state, 'sent'),
        inArray(requests.answer, isNamed ? [''] : ['', ...sameFile]),
        sql`(${requests.id} = ${requestId} or ${requests.answer} <> '')`,
      ),
    )
  await recountRequests(tx, returnId)
}

/** The requests of some returns, of each in their order. */
export function requestsOf(db: Executor, returnIds: number[]) {
  return db
    .select({
      returnId: requests.returnId,
      id: requests.id,
      kind: requests.kind,
      title: requests.title,
      why: requests.why,
      where: requests.where,
      state: requests.state,
      answer: requests.answer,
      reason: requests.reason,
      isAsked,
    })
    .from(requests)
    .innerJoin(returns, eq(returns.id, requests.returnId))
    .where(inArray(requests.returnId, returnIds))
    .orderBy(asc(requests.position), asc(requests.id))
}
