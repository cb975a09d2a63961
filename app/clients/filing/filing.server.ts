import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { filedMail, processedMail, verifyMail } from '#app/clients/access/emails.ts'
import {
  type ClientMailContext,
  writeToClient,
} from '#app/clients/access/write-to-client.server.ts'
import { latestDraft, okOf } from '#app/clients/drafts/drafts.server.ts'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import { verifyBy } from '#app/clients/model/filed.server.ts'
import type { FiledBody, ProcessedBody } from '#app/clients/model/filing.ts'
import { lockReturn, type ReturnRow } from '#app/clients/model/rows.server.ts'
import { isFiled } from '#app/clients/model/stages.ts'
import { isTimeToRemind, verifyReminder } from '#app/clients/returns/reminder-days.server.ts'
import { moveTo, type Staff } from '#app/clients/returns/returns.server.ts'
import { explainViolations } from '#app/platform/db/constraint-errors.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { returns } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotAllowed } from '#app/platform/http/errors.ts'
import { formatDay, indianDate } from '#app/ui/time/dates.ts'

/**
 * Records what was filed; without the client's OK on the latest draft nothing is. What is filed already can be
 * corrected.
 * @throws AppError 409 without an OK or for a day before it, NotAllowed for the person who read out the code of the OK
 */
export async function recordFiled(
  context: ClientMailContext,
  id: number,
  body: FiledBody,
  staff: Staff,
): Promise<void> {
  const record = () =>
    context.db.transaction(async (tx) => {
      const row = await lockReturn(tx, id)
      const okOn = await assertOk(tx, row, staff)
      const { acknowledgement, filedOn } = body
      if (filedOn < okOn) throw new AppError(409, beforeOk(okOn))
      if (row.acknowledgement === acknowledgement && row.filedOn === filedOn) return
      const isCorrection = isFiled(row.stage)
      await tx
        .update(returns)
        .set({
          ...body,
          filedBy: staff.id,
          ...(row.verifiedOn === null &&
            row.saidVerifiedAt === null && {
              verifyRemindOn: verifyReminder(filedOn, indianDate(new Date())),
            }),
          updatedAt: sql`now()`,
          version: row.version + 1,
        })
        .where(eq(returns.id, id))
      const detail = {
        acknowledgement,
        filedOn,
        ...(isCorrection && { before: row.acknowledgement }),
      }
      const actor = { userId: staff.id }
      await recordReturnEvent(tx, id, isCorrection ? 'filing-corrected' : 'filed', actor, detail)
      if (isCorrection) return
      await moveTo(tx, row, 'filed', actor)
      await writeToClient(context, tx, row.clientId, {
        event: `client-filed:${id}:${row.version}`,
        kind: 'client-filed',
        content: filedMail(row.year, verifyBy(filedOn)),
      })
    })
  await explainViolations(record, (_, constraint) =>
    constraint === 'returns_acknowledgement_unique' ? new AppError(409, KNOWN_NUMBER) : undefined,
  )
}

/** Removes a filing that belongs to another return; what was removed stays in the timeline. */
export async function removeFiling(db: Database, id: number, staff: Staff): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockReturn(tx, id)
    if (row.stage !== 'filed') throw new AppError(409, 'This return isn’t filed, or is verified.')
    const actor = { userId: staff.id }
    await moveTo(tx, row, 'to-file', actor)
    await tx
      .update(returns)
      .set({
        ...{ acknowledgement: null, filedOn: null, filedBy: null },
        ...{ saidVerifiedAt: null, verifyRemindOn: null },
      })
      .where(eq(returns.id, id))
    const detail = { acknowledgement: row.acknowledgement, filedOn: row.filedOn }
    await recordReturnEvent(tx, id, 'filing-removed', actor, detail)
  })
}

const beforeOk = (okOn: string) =>
  `The client gave their OK on ${formatDay(okOn)}. Nothing is filed without it, so the day of filing can’t be earlier.`
const KNOWN_NUMBER = 'Another return has this acknowledgement number. Check its digits.'

/** The rule that makes `nothing is filed without your OK` true. Returns the day of the OK. */
async function assertOk(tx: Executor, row: ReturnRow, staff: Staff): Promise<string> {
  const draft = await latestDraft(tx, row.id)
  const ok = draft && (await okOf(tx, draft.id))
  if (!ok) {
    throw new AppError(
      409,
      draft
        ? `The client hasn’t given their OK to draft ${draft.number}. Nothing is filed without it.`
        : 'There is no draft yet. Send one and wait for the client’s OK: nothing is filed without it.',
    )
  }
  if (ok.readBy === staff.id) {
    throw new NotAllowed(
      'You read out the code with which the client gave this OK. Someone else must record the filing, or the client gives the OK again with a code from their email.',
    )
  }
  if (row.stage !== 'to-file' && !isFiled(row.stage)) {
    throw new AppError(409, 'This return isn’t ready to be filed.')
  }
  return indianDate(ok.givenAt)
}

/** Records that the return was verified. @throws AppError 409 for one that isn't filed */
export async function recordVerified(
  db: Database,
  id: number,
  verifiedOn: string | undefined,
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockReturn(tx, id)
    if (!isFiled(row.stage)) throw new AppError(409, 'This return isn’t filed yet.')
    const day = verifiedOn ?? row.verifiedOn ?? indianDate(new Date())
    if (row.filedOn !== null && day < row.filedOn) {
      throw new AppError(409, `It was filed on ${formatDay(row.filedOn)}, after that day.`)
    }
    await tx
      .update(returns)
      .set({ verifiedOn: day, verifyRemindOn: null })
      .where(eq(returns.id, id))
    if (row.stage === 'filed') await moveTo(tx, row, 'verified', { userId: staff.id })
  })
}

/** Records the intimation of the department, of which the client gets one e-mail, and a refund that arrived. */
export async function recordProcessed(
  context: ClientMailContext,
  id: number,
  { processedOn, outcome, refundedOn }: ProcessedBody,
  staff: Staff,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockReturn(tx, id)
    if (row.stage !== 'verified' && row.stage !== 'processed') {
      throw new AppError(409, 'Record first that the return was verified.')
    }
    assertOrder(row.filedOn, processedOn, 'processedOn')
    if (refundedOn) assertOrder(processedOn, refundedOn, 'refundedOn')
    if (refundedOn && outcome <= 0) {
      throw new InvalidInput([{ path: 'refundedOn', message: 'There is no refund to receive.' }])
    }
    await tx
      .update(returns)
      .set({
        ...{ processedOn, outcome },
        ...(refundedOn !== undefined && { refundedOn }),
        version: row.version + 1,
      })
      .where(eq(returns.id, id))
    const actor = { userId: staff.id }
    await recordReturnEvent(tx, id, 'outcome', actor, { processedOn })
    await moveTo(tx, row, 'processed', actor)
    await writeToClient(context, tx, row.clientId, {
      event: `client-processed:${id}`,
      kind: 'client-filed',
      content: processedMail(row.year, outcome < 0),
    })
  })
}

/** @throws InvalidInput for a day before the one that it follows */
function assertOrder(before: string | null, day: string, path: string): void {
  if (before === null || day >= before) return
  throw new InvalidInput([{ path, message: `This can’t be before ${formatDay(before)}.` }])
}

/** What a client says of their return: that they have verified it. Staff check; reminders stop. */
export async function noteVerified(
  db: Database,
  { id: contactId, clientId }: { id: number; clientId: number },
  returnId: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockReturn(tx, returnId)
    if (row.clientId !== clientId || !isFiled(row.stage)) return false
    if (row.stage !== 'filed' || row.saidVerifiedAt !== null) return true
    await tx
      .update(returns)
      .set({ saidVerifiedAt: sql`now()`, verifyRemindOn: null })
      .where(eq(returns.id, returnId))
    await recordReturnEvent(tx, returnId, 'said-verified', { contactId })
    return true
  })
}

/** Reminds clients on days 3, 15, 25 and 29 after filing to verify their return; from nine on. */
export async function remindToVerify(context: ClientMailContext, now = new Date()): Promise<void> {
  const today = indianDate(now)
  if (!isTimeToRemind(now)) return
  const due = and(
    lte(returns.verifyRemindOn, today),
    eq(returns.stage, 'filed'),
    isNotNull(returns.filedOn),
  )
  const rows = await context.db
    .select({ id: returns.id })
    .from(returns)
    .where(due)
    .orderBy(asc(returns.id))
  for (const { id } of rows) {
    await context.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(returns)
        .where(and(eq(returns.id, id), due))
        .for('no key update')
      if (!row?.filedOn) return
      const { filedOn, clientId } = row
      const to = await writeToClient(context, tx, clientId, {
        event: `client-verify:${id}:${today}`,
        kind: 'client-filed',
        content: verifyMail(verifyBy(filedOn)),
      })
      if (to) await recordReturnEvent(tx, id, 'reminded', {}, { to: to.name })
      await tx
        .update(returns)
        .set({ verifyRemindOn: verifyReminder(filedOn, today) })
        .where(eq(returns.id, id))
    })
  }
}
