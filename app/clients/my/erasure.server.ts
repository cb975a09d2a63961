import { and, desc, eq, isNull, min, or, sql } from 'drizzle-orm'
import { erasureAnswerMail } from '#app/clients/access/emails.ts'
import type { ContactRow } from '#app/clients/access/links.server.ts'
import {
  type ClientMailContext,
  writeToClient,
} from '#app/clients/access/write-to-client.server.ts'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { clients, returnEvents, returns } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'

/** Notes that a client asks to have everything erased, in the timeline of their newest return and behind the bell. */
export async function askForErasure(
  db: Database,
  { id, clientId, mergedFrom }: ContactRow,
): Promise<void> {
  await db.transaction(async (tx) => {
    const asked = await tx
      .update(clients)
      .set({ erasureAskedAt: sql`now()` })
      .where(and(eq(clients.id, mergedFrom ?? clientId), isNull(clients.erasureAskedAt)))
      .returning({ id: clients.id })
    if (asked.length === 0) return
    const newest = await newestReturn(tx, clientId)
    if (newest) await recordReturnEvent(tx, newest, 'erasure-asked', { contactId: id })
  })
}

/**
 * Answers the request with a reason for refusing it, which the client reads on their page; an e-mail points
 * to it. @throws AppError 409 where nobody asked
 */
export async function declineErasure(
  context: ClientMailContext,
  clientId: number,
  reason: string,
  userId: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const answered = await tx
      .update(clients)
      .set({ erasureAskedAt: null })
      .where(and(recordsOf(clientId), sql`${clients.erasureAskedAt} is not null`))
      .returning({ id: clients.id })
    if (answered.length === 0) throw new AppError(409, 'This client hasn’t asked for it.')
    const newest = await newestReturn(tx, clientId)
    if (newest) await recordReturnEvent(tx, newest, 'erasure-declined', { userId }, { reason })
    const subject = { subject: 'client' as const, subjectId: clientId, label: '' }
    await recordActivity(tx, { actorId: userId, verb: 'declined-erasure', ...subject })
    await writeToClient(context, tx, clientId, {
      event: `client-answer:${clientId}:${Date.now()}`,
      kind: 'client-link',
      content: erasureAnswerMail,
    })
  })
}

async function newestReturn(tx: Executor, clientId: number): Promise<number | undefined> {
  const [newest] = await tx
    .select({ id: returns.id })
    .from(returns)
    .where(eq(returns.clientId, clientId))
    .orderBy(desc(returns.year), desc(returns.id))
    .limit(1)
  return newest?.id
}

/** Each record of a client that others are merged into keeps its own request, for an unmerge. */
const recordsOf = (clientId: number) =>
  or(eq(clients.id, clientId), eq(clients.mergedInto, clientId))

/** When a client asked for erasure first, until staff have answered. */
export async function erasureAskedAt(db: Executor, clientId: number): Promise<string | null> {
  const [found] = await db
    .select({ at: min(clients.erasureAskedAt) })
    .from(clients)
    .where(recordsOf(clientId))
  return found?.at?.toISOString() ?? null
}

/** Whether a client asked for erasure, and what staff last answered instead. */
export async function erasureOf(db: Executor, clientId: number) {
  const [askedAt, [answer]] = await Promise.all([
    erasureAskedAt(db, clientId),
    db
      .select({ reason: sql<string>`${returnEvents.detail} ->> 'reason'`, at: returnEvents.at })
      .from(returnEvents)
      .innerJoin(returns, eq(returns.id, returnEvents.returnId))
      .where(and(eq(returns.clientId, clientId), eq(returnEvents.kind, 'erasure-declined')))
      .orderBy(desc(returnEvents.id))
      .limit(1),
  ])
  return {
    askedAt,
    declined: answer ? { reason: answer.reason, at: answer.at.toISOString() } : null,
  }
}
