import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { endOk } from '#app/clients/drafts/drafts.server.ts'
import { asksOfBusiness, suggestedDueDate } from '#app/clients/model/due-date.ts'
import { type Actor, recordReturnEvent } from '#app/clients/model/events.server.ts'
import type { ReturnBody, ReturnChange } from '#app/clients/model/return.ts'
import { lockReturn, type ReturnRow } from '#app/clients/model/rows.server.ts'
import { caseStageOf, isAskedForAll, stagesAfter } from '#app/clients/model/stages.ts'
import { ChangedMeanwhile, lockClient } from '#app/clients/records/clients.server.ts'
import { applyChange } from '#app/enquiries/desk/changes/changes.server.ts'
import { setStage } from '#app/enquiries/desk/changes/stage.server.ts'
import { groupOf } from '#app/enquiries/desk/desk.server.ts'
import { personOf } from '#app/enquiries/model/assignment.server.ts'
import { returnStageNames as stageNames } from '#app/enquiries/model/labels.ts'
import { lockGroups, lockLead, lockRoot } from '#app/enquiries/model/rows.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { returns } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { requestIn } from '#content/client-requests.ts'
import type { CaseStage, ReturnStage } from '#content/enums.ts'
import { planPrices } from '#content/plans.ts'
import { languageOf, takeLanguage } from './language.server.ts'
import { firstReminder, verifyReminder } from './reminder-days.server.ts'
import { insertRequests, planReminder } from './requests.server.ts'
import { firstRequests } from './suggest.server.ts'

/** Who makes a change, and whether roles are strict. */
export interface Staff {
  id: number
  mode: RoleMode
}

/** @throws InvalidInput where a fee is not the plan's and no reason is given */
function assertFee({ plan, fee, feeReason }: Pick<ReturnBody, 'plan' | 'fee' | 'feeReason'>) {
  const usual = plan && planPrices[plan]
  if (usual !== undefined && fee !== usual && !feeReason) {
    const message = `The plan’s price is ₹${usual.toLocaleString('en-IN')}. Say why this fee is another.`
    throw new InvalidInput([{ path: 'feeReason', message }])
  }
}

/**
 * Starts a return, with its first requests. An enquiry that it comes from is won.
 * @param after the return of a year before, whose requests it begins with
 * @throws AppError 409 where the client has a return of that year
 */
export async function startReturn(
  tx: Executor,
  body: ReturnBody,
  staff: Staff,
  after?: number,
): Promise<{ id: number; stage: ReturnStage; events: number[] }> {
  const { kind = 'original', plan, leadId: given, fee, feeReason = '', ...rest } = body
  assertFee({ plan, fee, feeReason })
  const client = await lockClient(tx, body.clientId)
  if (client.mergedInto !== null) throw new AppError(409, 'This client is merged into another.')
  await assertPeople(tx, rest, staff.mode)
  if (given !== undefined) await lockGroups(tx, [given])
  const leadId = given && (await lockRoot(tx, await lockLead(tx, given))).id
  await assertFirstOfYear(tx, client.id, body.year, kind)
  const today = indianDate(new Date())
  if (leadId !== undefined) await takeLanguage(tx, client.id, leadId)
  const language = await languageOf(tx, client.id)
  const asked = (
    await firstRequests(tx, { leadId, plan, ...(after !== undefined && { after }) })
  ).map((one) => requestIn(language, one))
  const [made] = await tx
    .insert(returns)
    .values({
      ...rest,
      ...{ kind, plan: plan ?? null, fee, feeReason, leadId: leadId ?? null },
      dueOn:
        body.dueOn === undefined
          ? suggestedDueDate(body.year, kind, asksOfBusiness(asked))
          : body.dueOn,
      openRequests: asked.length,
      remindOn: asked.length > 0 ? await firstReminder(tx, today) : null,
      createdBy: staff.id,
    })
    .returning({ id: returns.id, stage: returns.stage })
  if (!made) throw new Error('a return was inserted but not returned')
  await insertRequests(tx, made.id, asked, staff.id)
  await recordReturnEvent(tx, made.id, 'started', { userId: staff.id }, { leadId: leadId ?? null })
  await recordActivity(tx, {
    ...{ actorId: staff.id, verb: 'started', subject: 'return', subjectId: made.id },
    label: `${client.name}, ${body.year}`,
  })
  const events = leadId === undefined ? [] : await winLead(tx, leadId, fee, staff)
  return { ...made, events }
}

async function assertFirstOfYear(
  tx: Executor,
  clientId: number,
  year: string,
  kind: ReturnRow['kind'],
): Promise<void> {
  if (kind !== 'original' && kind !== 'belated') return
  const [other] = await tx
    .select({ id: returns.id })
    .from(returns)
    .where(
      and(
        eq(returns.clientId, clientId),
        eq(returns.year, year),
        sql`${returns.kind} in ('original', 'belated') and ${returns.stage} <> 'stopped'`,
      ),
    )
  if (other) {
    throw new AppError(
      409,
      `This client has a return of ${year} already. Start a revised one instead.`,
    )
  }
}

interface People {
  preparerId?: number | null | undefined
  reviewerId?: number | null | undefined
}

/**
 * @param before who has had the return until now: they may have left since
 * @throws InvalidInput where a reviewer would look at their own work, or for someone who isn't at the desk
 */
async function assertPeople(
  tx: Executor,
  given: People,
  mode: RoleMode,
  before: People = {},
): Promise<void> {
  for (const id of [given.preparerId, given.reviewerId]) if (id) await personOf(tx, id, mode)
  const { preparerId, reviewerId } = { ...before, ...given }
  if (preparerId && preparerId === reviewerId) {
    const message = 'The preparer of a return doesn’t review it. Choose someone else, or no one.'
    throw new InvalidInput([{ path: 'reviewerId', message }])
  }
}

/** The enquiry becomes the client's: won, at the first step of its case. */
async function winLead(tx: Executor, leadId: number, fee: number, staff: Staff): Promise<number[]> {
  const row = await lockLead(tx, leadId)
  const won =
    row.status === 'won'
      ? []
      : await applyChange(tx, [row], { status: 'won', fee }, staff.id, staff.mode)
  return [...won, ...(await setStage(tx, [row], 'documents', staff.id))]
}

/** The case of an enquiry follows its return, and so does the one it is merged into, unless that has a newer one. */
async function moveCase(
  tx: Executor,
  { id, leadId }: ReturnRow,
  stage: CaseStage | null,
  actorId: number | null,
): Promise<void> {
  if (leadId === null) return
  await lockGroups(tx, [leadId])
  const lead = await lockLead(tx, leadId)
  if (lead.stage !== stage) await setStage(tx, [lead], stage, actorId)
  if (lead.mergedInto === null) return
  const root = await lockRoot(tx, lead)
  const { ids } = await groupOf(tx, leadId)
  const newer = await tx.$count(
    returns,
    and(inArray(returns.leadId, ids), gt(returns.id, id), ne(returns.stage, 'stopped')),
  )
  if (newer === 0 && root.stage !== stage) await setStage(tx, [root], stage, actorId, leadId)
}

/**
 * Moves a return to a stage, with the case of its enquiry.
 * @throws AppError 409
 */
export async function moveTo(
  tx: Executor,
  row: ReturnRow,
  to: ReturnStage,
  actor: Actor,
): Promise<void> {
  if (row.stage === to) return
  await tx
    .update(returns)
    .set({
      stage: to,
      // A return that is taken up again needs a new OK.
      stoppedIn: to === 'stopped' ? (row.stage === 'to-file' ? 'your-ok' : row.stage) : null,
      stageSince: sql`now()`,
      updatedAt: sql`now()`,
      // What is prepared again is reviewed again.
      ...(to === 'preparing' && { reviewedAt: null, reviewedBy: null }),
      // Other columns of the row may have been changed since it was read.
      version: sql`${returns.version} + 1`,
    })
    .where(eq(returns.id, row.id))
  await recordReturnEvent(tx, row.id, 'stage', actor, { from: row.stage, to })
  if (isAskedForAll(row.stage) !== isAskedForAll(to)) await planReminder(tx, row)
  await moveCase(tx, row, caseStageOf(to), actor.userId ?? null)
}

/** The stages that staff may set from where a return is. */
function stagesFrom({ stage, stoppedIn }: Pick<ReturnRow, 'stage' | 'stoppedIn'>) {
  if (stage === 'stopped') return [stoppedIn ?? 'documents']
  return stagesAfter(stage)
}

/** @throws InvalidInput, NotFound, and AppError 409 where a colleague was first or a stage can't follow */
export async function changeReturn(
  db: Database,
  id: number,
  { version, was = {}, stage, ...change }: ReturnChange,
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockReturn(tx, id)
    const isOther = Object.entries(was).some(
      ([key, value]) => value !== row[key as keyof ReturnRow],
    )
    if (isOther || (version !== undefined && version !== row.version)) throw new ChangedMeanwhile()
    await assertPeople(tx, change, staff.mode, row)
    if (change.fee !== undefined || change.plan !== undefined) {
      const plan = change.plan === undefined ? row.plan : change.plan
      const feeReason = change.feeReason ?? row.feeReason
      assertFee({ plan: plan ?? undefined, fee: change.fee ?? row.fee, feeReason })
    }
    const given = Object.fromEntries(
      Object.entries(change).filter(([key, value]) => value !== row[key as keyof ReturnRow]),
    )
    if (Object.keys(given).length > 0) {
      await tx
        .update(returns)
        .set({ ...given, version: row.version + 1, updatedAt: sql`now()` })
        .where(eq(returns.id, id))
      const before = Object.fromEntries(
        Object.keys(given).map((key) => [key, row[key as keyof ReturnRow]]),
      )
      await recordReturnEvent(tx, id, 'changed', { userId: staff.id }, { to: given, from: before })
    }
    if (stage !== undefined && stage !== row.stage) {
      if (!stagesFrom(row).includes(stage)) {
        throw new AppError(
          409,
          `A return can’t go from “${stageNames[row.stage]}” to “${stageNames[stage]}” by hand.`,
        )
      }
      await tx
        .update(returns)
        .set({ ...changesWithStage(row, stage), updatedAt: sql`now()` })
        .where(eq(returns.id, id))
      if (stage === 'preparing' || stage === 'stopped') {
        await endOk(tx, id, 'taken-back', { userId: staff.id })
      }
      await moveTo(tx, row, stage, { userId: staff.id })
    }
  })
}

/** The other columns that change with a stage that staff set by hand. */
function changesWithStage(
  { filedOn, verifiedOn }: ReturnRow,
  stage: ReturnStage,
): Partial<ReturnRow> {
  const today = indianDate(new Date())
  switch (stage) {
    case 'filed':
      return {
        ...{ verifiedOn: null, saidVerifiedAt: null },
        verifyRemindOn: filedOn && verifyReminder(filedOn, today),
      }
    case 'verified':
      return {
        verifiedOn: verifiedOn ?? today,
        verifyRemindOn: null,
        ...{ processedOn: null, outcome: null, refundedOn: null },
      }
    default:
      return {}
  }
}

/** Records that somebody other than the preparer has looked at a return. */
export async function recordReview(db: Database, id: number, staff: Staff): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockReturn(tx, id)
    if (row.stage !== 'review') throw new AppError(409, 'This return isn’t in review.')
    if (row.preparerId === staff.id) {
      throw new AppError(409, 'You prepared this return. Somebody else has to review it.')
    }
    await tx
      .update(returns)
      .set({ reviewedAt: sql`now()`, reviewedBy: staff.id, version: row.version + 1 })
      .where(eq(returns.id, id))
    await recordReturnEvent(tx, id, 'reviewed', { userId: staff.id })
  })
}
