import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { erase, erasureOf, isCase } from '#app/enquiries/desk/changes/erasing.server.ts'
import { updateFirstResponses } from '#app/enquiries/desk/changes/first-response.server.ts'
import { statusColumns } from '#app/enquiries/desk/changes/status.server.ts'
import { isOpen } from '#app/enquiries/desk/desk-changes.ts'
import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { leadsChanged, recordEvent } from '#app/enquiries/model/events.server.ts'
import {
  type LeadRow,
  lockGroups,
  lockRoot,
  next,
  update,
} from '#app/enquiries/model/rows.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { leadEvents, leads, users } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { maskIdentityNumbers } from '#app/ui/text/identity-numbers.ts'
import { receiptMissing } from '#content/en/enquiry/receipt.ts'
import { replyWordsIn } from '#content/reply-words.ts'
import { lastTry } from './last-try.server.ts'
import type { Receipt } from './receipt.ts'
import { caseTrack } from './track.server.ts'

type ActiveReceipt = Extract<Receipt, { canEscalate: boolean }>
type OwnFacts = Omit<ActiveReceipt, 'track' | 'tried' | 'notes' | 'withdrawal'>

/** The enquiry that stands on the desk for one that was merged; else the same one. */
const desk = alias(leads, 'desk')

/**
 * What the sender of an enquiry may see of it. One that the spam filter flagged looks like any other.
 * @throws NotFound for an unknown token
 */
export async function findReceipt(db: Executor, token: string): Promise<Receipt> {
  const [row] = await db
    .select({ lead: leads, root: desk, owner: users.publicName })
    .from(leads)
    .innerJoin(desk, eq(desk.id, sql`coalesce(${leads.mergedInto}, ${leads.id})`))
    .leftJoin(users, eq(users.id, desk.ownerId))
    .where(eq(leads.receiptToken, token))
  if (row) {
    const { lead, root } = row
    const owner = root.ownerId === null ? null : (row.owner ?? replyWordsIn(lead.language).oneOfUs)
    return {
      ...present(lead, root, owner),
      tried: lead.firstResponseAt ? null : await lastTry(db, lead),
      track: await caseTrack(db, lead, root),
      notes: await notesOfSender(db, lead.id),
      withdrawal: await withdrawalOf(db, lead),
    }
  }
  const erasedAt = await erasureOf(db, token)
  if (!erasedAt) throw new NotFound(receiptMissing.title)
  return { state: 'erased', erasedAt: erasedAt.toISOString() }
}

async function notesOfSender(db: Executor, leadId: number): Promise<string[]> {
  const rows = await db
    .select({ text: sql<string>`${leadEvents.detail} ->> 'text'` })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leadId), eq(leadEvents.kind, 'client-note')))
    .orderBy(asc(leadEvents.id))
  return rows.map(({ text }) => maskIdentityNumbers(text))
}

/**
 * The visitor reports that no one called: the enquiry is escalated to the top of the desk. One that was
 * closed or flagged as spam without a response is reopened, staff are notified by e-mail, and one that was merged into an enquiry
 * that no longer waits for a response is unmerged.
 * @throws AppError 409 before the due time, or after a response
 */
export async function reportNoResponse(db: Database, token: string): Promise<Receipt> {
  await db.transaction(async (tx) => {
    const row = await lockByToken(tx, token)
    const root = await lockRoot(tx, row)
    const { state, canEscalate } = present(row, root, null)
    if (state === 'escalated') return
    if (!canEscalate) {
      throw new AppError(
        409,
        state === 'answered'
          ? 'We have already been in touch about this enquiry.'
          : 'Your answer isn’t due yet.',
      )
    }
    const reopens = !isOpen(row.status)
    const isMerged = row.mergedInto !== null
    const rootWaits = isMerged && isOpen(root.status) && root.firstResponseAt === null
    const escalation = { escalatedAt: sql`now()`, readAt: null, version: next }
    await update(tx, row.id, {
      ...escalation,
      ...(reopens && statusColumns('new', row)),
      ...(!rootWaits && { mergedInto: null }),
    })
    if (rootWaits) await update(tx, root.id, escalation)
    else if (isMerged) {
      await updateFirstResponses(tx, row.id)
      await updateFirstResponses(tx, root.id)
    }
    const event = await recordEvent(
      tx,
      row.id,
      { kind: 'escalated', detail: { reopened: reopens ? row.status : null } },
      null,
    )
    await leadsChanged.publish(tx, [event])
  })
  return findReceipt(db, token)
}

/**
 * The visitor withdraws the enquiry: it is erased, and the receipt says so from then on; one that it was
 * merged into says so in its history. What has become a case is not erased by its link: staff
 * are asked to, once.
 */
export async function withdraw(db: Database, token: string): Promise<Receipt> {
  await db.transaction(async (tx) => {
    if (await erasureOf(tx, token)) return
    const row = await lockByToken(tx, token).catch(async (error: unknown) => {
      // Sent twice: the other request has erased it.
      if (error instanceof NotFound && (await erasureOf(tx, token))) return undefined
      throw error
    })
    if (!row) return
    const withdrawal = await withdrawalOf(tx, row)
    if (withdrawal === 'asked') return
    if (withdrawal === 'asks') {
      await update(tx, row.mergedInto ?? row.id, { readAt: null, version: next })
      const asked = { kind: 'withdrawal-asked', detail: {} } as const
      await leadsChanged.publish(tx, [await recordEvent(tx, row.id, asked, null)])
      return
    }
    await erase(tx, [row.id], 'withdrawn')
    if (row.mergedInto !== null) {
      const withdrawn = { kind: 'merged-withdrawn', detail: { id: row.id } } as const
      await recordEvent(tx, row.mergedInto, withdrawn, null)
    }
    await recordActivity(tx, {
      verb: 'withdrawn',
      subject: 'lead',
      label: 'an enquiry',
      detail: { ids: [row.id] },
    })
  })
  return findReceipt(db, token)
}

async function withdrawalOf(
  db: Executor,
  { id }: Pick<typeof leads.$inferSelect, 'id'>,
): Promise<ActiveReceipt['withdrawal']> {
  const [lead] = await db.select({ isCase }).from(leads).where(eq(leads.id, id))
  if (!lead?.isCase) return 'erases'
  const [asked] = await db
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, id), eq(leadEvents.kind, 'withdrawal-asked')))
    .limit(1)
  return asked ? 'asked' : 'asks'
}

/** @throws NotFound */
export async function lockByToken(tx: Executor, token: string) {
  const hasToken = eq(leads.receiptToken, token)
  const [found] = await tx.select({ id: leads.id }).from(leads).where(hasToken)
  if (found) await lockGroups(tx, [found.id])
  const [row] = await tx.select().from(leads).where(hasToken).for('update')
  if (!row) throw new NotFound(receiptMissing.title)
  return row
}

function present(row: LeadRow, root: LeadRow, owner: string | null): OwnFacts {
  const late = row.dueAt !== null && row.dueAt.getTime() <= Date.now()
  // A sender must not learn that the spam filter flagged the enquiry: it waits like any other.
  const isStaffSpam = [row, root].some(({ spamReason }) => spamReason === 'staff')
  const closed = root.status === 'lost' || isStaffSpam
  // A file may say that an enquiry was won, and not when it was answered.
  const firstResponseAt = row.firstResponseAt ?? (row.status === 'won' ? row.closedAt : null)
  const state = firstResponseAt
    ? 'answered'
    : row.escalatedAt
      ? 'escalated'
      : closed
        ? 'closed'
        : late
          ? 'late'
          : 'waiting'
  const iso = (timestamp: Date | null) => timestamp?.toISOString() ?? null
  return {
    state,
    receivedAt: row.receivedAt.toISOString(),
    dueAt: iso(row.dueAt),
    firstResponseAt: iso(firstResponseAt),
    escalatedAt: iso(row.escalatedAt),
    owner,
    canEscalate: late && (state === 'late' || (state === 'closed' && !isStaffSpam)),
    language: row.language,
    reference: referenceOf(row.id),
    name: row.name,
    email: row.email,
    proposedEmail: row.proposedEmail,
    phone: row.phone,
    service: row.service,
    message: maskIdentityNumbers(row.message),
  }
}
