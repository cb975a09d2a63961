import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ContactRow } from '#app/clients/access/links.server.ts'
import type { DocumentRow } from '#app/clients/documents/vault.server.ts'
import type { Draft, Figures, Ok } from '#app/clients/model/draft.ts'
import { type Actor, recordReturnEvent } from '#app/clients/model/events.server.ts'
import type { ReturnRow } from '#app/clients/model/rows.server.ts'
import { isFiled, isInPreparation } from '#app/clients/model/stages.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { carryForwards, drafts, oks, returns, users } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { draftCopy as copy } from '#content/en/clients/draft.ts'
import type { OkEnd, ReturnStage } from '#content/enums.ts'

export type DraftRow = typeof drafts.$inferSelect
export type OkRow = typeof oks.$inferSelect

/** A draft can be sent until the return is filed. @throws AppError 409 for one that is filed or stopped */
export function assertDraftable({ stage }: Pick<ReturnRow, 'stage'>): void {
  if (stage === 'stopped') throw new AppError(409, 'This return was stopped. Resume it first.')
  if (isFiled(stage)) {
    throw new AppError(409, 'This return is filed. To change it, start a revised return.')
  }
}

/** For a sender who has seen no OK. @throws AppError 409 where the client has given one meanwhile */
export async function assertNoOk(tx: Executor, returnId: number): Promise<void> {
  const latest = await latestDraft(tx, returnId)
  if (latest && (await okOf(tx, latest.id))) {
    throw new AppError(
      409,
      'The client has just given their OK to the earlier draft. Sending another one ends that OK.',
    )
  }
}

/** A hash of the figures as shown; their order makes no difference. */
function figuresHash(figures: Figures): string {
  const { form, regime, totalIncome, tax, payable, refund, carried } = figures
  const rows = carried.map(({ head, year, amount }) => [head, year, amount])
  const text = JSON.stringify([form, regime, totalIncome, tax, payable, refund, rows])
  return createHash('sha256').update(text).digest('hex')
}

/** Writes the next draft of a return that the caller has locked; an OK on the one before ends. */
export async function insertDraft(
  tx: Executor,
  row: ReturnRow,
  document: DocumentRow,
  given: Omit<Figures, 'carried'>,
  userId: number,
): Promise<{ number: number; sha256: string; endedOk: boolean }> {
  const carried = await tx
    .select({
      head: carryForwards.head,
      year: carryForwards.year,
      amount: carryForwards.amount,
    })
    .from(carryForwards)
    .where(eq(carryForwards.clientId, row.clientId))
    .orderBy(asc(carryForwards.year), asc(carryForwards.head), asc(carryForwards.id))
  const before = await latestDraft(tx, row.id)
  const ended = await endOk(tx, row.id, 'new-draft', { userId })
  const endedOk = ended || (before !== undefined && (await wasTakenBack(tx, before.id)))
  const number = (before?.number ?? 0) + 1
  const figures = { ...given, carried }
  await tx.insert(drafts).values({
    ...{ returnId: row.id, number, documentId: document.id, sha256: document.sha256 },
    ...{ figures, figuresSha256: figuresHash(figures), createdBy: userId },
  })
  await recordReturnEvent(tx, row.id, 'draft', { userId }, { number, name: document.name })
  return { number, sha256: document.sha256, endedOk }
}

/** Whether the last OK to a draft ended because staff took the return back, of which the client was not notified yet. */
async function wasTakenBack(tx: Executor, draftId: number): Promise<boolean> {
  const [last] = await tx
    .select({ ended: oks.ended })
    .from(oks)
    .where(eq(oks.draftId, draftId))
    .orderBy(desc(oks.id))
    .limit(1)
  return last?.ended === 'taken-back'
}

/** Whether a document is the computation of a draft. */
export async function isOfDraft(tx: Executor, documentId: number): Promise<boolean> {
  return (await tx.$count(drafts, eq(drafts.documentId, documentId))) > 0
}

/** The draft that counts: the last one of a return. */
export async function latestDraft(tx: Executor, returnId: number): Promise<DraftRow | undefined> {
  const [found] = await tx
    .select()
    .from(drafts)
    .where(eq(drafts.returnId, returnId))
    .orderBy(desc(drafts.number))
    .limit(1)
  return found
}

/** The OK that counts on a draft. */
export async function okOf(tx: Executor, draftId: number): Promise<OkRow | undefined> {
  const [found] = await tx
    .select()
    .from(oks)
    .where(and(eq(oks.draftId, draftId), isNull(oks.endedAt)))
  return found
}

/** Ends the OK of a return, if it has one; returns whether it had. */
export async function endOk(
  tx: Executor,
  returnId: number,
  ended: OkEnd,
  actor: Actor,
): Promise<boolean> {
  const found = await tx
    .update(oks)
    .set({ endedAt: sql`now()`, ended })
    .where(
      and(
        isNull(oks.endedAt),
        inArray(
          oks.draftId,
          tx.select({ id: drafts.id }).from(drafts).where(eq(drafts.returnId, returnId)),
        ),
      ),
    )
    .returning({ id: oks.id })
  if (found.length === 0) return false
  await recordReturnEvent(tx, returnId, `ok-${ended}`, actor)
  return true
}

/**
 * Which of a client's drafts a number means: of the return that is named, or of the only one that is open.
 * @param stages of the returns that may be meant
 * @returns the id of the return
 * @throws NotFound, and AppError 409 where two returns wait for an OK on that number
 */
export async function returnOfDraft(
  tx: Executor,
  { clientId }: Pick<ContactRow, 'clientId'>,
  number: number,
  returnId: number | undefined,
  stages: readonly ReturnStage[],
): Promise<number> {
  const found = await tx
    .select({ id: returns.id, stage: returns.stage })
    .from(drafts)
    .innerJoin(returns, eq(returns.id, drafts.returnId))
    .where(
      and(
        eq(returns.clientId, clientId),
        eq(drafts.number, number),
        returnId === undefined ? undefined : eq(returns.id, returnId),
      ),
    )
    .orderBy(desc(returns.id))
  const meant = found.filter(({ stage }) => stages.includes(stage))
  const [one] = meant.length > 0 ? meant : found
  // The page may be older than the stage of another return whose draft it showed.
  const others = found.filter(({ stage }) => isInPreparation(stage))
  if (meant.length > 1 || (meant.length === 1 && others.length > 0)) {
    throw new AppError(409, copy.which)
  }
  if (!one) throw new NotFound(copy.gone)
  return one.id
}

/** The drafts of some returns, the newest first, each with its OKs. */
export async function draftsOf(
  db: Executor,
  returnIds: number[],
): Promise<(Draft & { returnId: number })[]> {
  const rows = await db
    .select({
      id: drafts.id,
      returnId: drafts.returnId,
      number: drafts.number,
      sha256: drafts.sha256,
      figures: drafts.figures,
      figuresSha256: drafts.figuresSha256,
      documentId: drafts.documentId,
      changeAsked: drafts.changeAsked,
      createdAt: drafts.createdAt,
      by: users.name,
    })
    .from(drafts)
    .leftJoin(users, eq(users.id, drafts.createdBy))
    .where(inArray(drafts.returnId, returnIds))
    .orderBy(desc(drafts.number))
  const given = await db
    .select()
    .from(oks)
    .where(
      inArray(
        oks.draftId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(oks.id))
  return rows.map(({ id, createdAt, ...row }) => {
    const own = given.filter(({ draftId }) => draftId === id).map(shownOk)
    const okAt = own.find(({ endedAt }) => endedAt === null)?.givenAt ?? null
    return { ...row, createdAt: createdAt.toISOString(), okAt, oks: own }
  })
}

function shownOk(row: OkRow): Ok {
  const { id, name, sentence, isReadOut, readByName, givenAt, endedAt, ended } = row
  return {
    ...{ id, name, sentence, ended },
    readBy: isReadOut ? (readByName ?? copy.ourOffice) : null,
    givenAt: givenAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
