import { addHours } from 'date-fns/addHours'
import { eq, or } from 'drizzle-orm'
import { setFollowUp } from '#app/enquiries/desk/changes/changes.server.ts'
import { isSetByClientMail } from '#app/enquiries/desk/changes/client-mail-date.server.ts'
import { isOpen } from '#app/enquiries/desk/desk-changes.ts'
import { leadsChanged, recordEvent } from '#app/enquiries/model/events.server.ts'
import {
  type LeadRow,
  lockGroups,
  lockLead,
  lockRoot,
  next,
  update,
} from '#app/enquiries/model/rows.server.ts'
import { addOfficeHours } from '#app/enquiries/office/office-hours.ts'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import type { Payload, Subscriptions } from '#app/platform/db/domain-event.ts'
import { leads } from '#app/platform/db/schema.ts'
import { clientReplied } from '#app/platform/mail/outbox.server.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import type { InboundState } from '#content/enums.ts'

export function subscribeClientMails(events: Subscriptions): void {
  events.on(clientReplied, async (tx, mail) => {
    await recordClientMail(tx, mail)
  })
}

/** The answer to a client's e-mail is promised as the first one is. */
const ANSWER_WITHIN_HOURS = 24

/**
 * Whether an address is that of an enquiry's client, or of one merged with it; undefined where there is
 * no such enquiry.
 */
export async function isClientOf(
  tx: Executor,
  leadId: number,
  address: string,
): Promise<boolean | undefined> {
  const [own] = await tx
    .select({ mergedInto: leads.mergedInto })
    .from(leads)
    .where(eq(leads.id, leadId))
  if (!own) return undefined
  const rootId = own.mergedInto ?? leadId
  const group = await tx
    .select({ key: leads.emailKey })
    .from(leads)
    .where(or(eq(leads.id, rootId), eq(leads.mergedInto, rootId)))
  const key = emailKey(address)
  return key !== null && group.some((one) => one.key === key)
}

/**
 * Records an e-mail of the client. The enquiry is marked until somebody answers, whatever its status: one
 * that is closed is not reopened. A follow-up in 24 hours, or when the office opens after that, brings it
 * back to the desk, unless it is there anyway. One that a program sent is only recorded.
 * Those whom it concerns are notified.
 * @param byHand who of the staff put it there, and where it was before
 * @returns its event
 */
export async function recordClientMail(
  tx: Executor,
  { leadId, inboundId, isAutomatic }: Payload<typeof clientReplied>,
  byHand?: { actorId: number; state: InboundState },
): Promise<number> {
  await lockGroups(tx, [leadId])
  const row = await lockLead(tx, leadId)
  const now = new Date()
  const previous = byHand && {
    state: byHand.state,
    clientRepliedAt: row.clientRepliedAt?.toISOString() ?? null,
  }
  const detail = {
    ...{ inboundId, isAutomatic, byHand: byHand !== undefined },
    ...(previous && { clientRepliedAt: now.toISOString(), previous }),
  }
  const event = { kind: 'client-replied' as const, detail }
  const recorded = await recordEvent(tx, leadId, event, byHand?.actorId ?? null)
  const dated = isAutomatic ? [] : await awaitAnswer(tx, row, inboundId, now)
  await leadsChanged.publish(tx, [recorded, ...dated])
  return recorded
}

/** Marks an enquiry and the one that it was merged into, and dates that one. */
async function awaitAnswer(
  tx: Executor,
  { id, mergedInto }: LeadRow,
  inboundId: number,
  now: Date,
): Promise<number[]> {
  const rootId = mergedInto ?? id
  await update(tx, [...new Set([id, rootId])], { clientRepliedAt: now, version: next })
  const root = await lockLead(tx, rootId)
  if (!needsDate(root)) return []
  const office = await readOffice(tx, now)
  const at = addOfficeHours(office, addHours(now, ANSWER_WITHIN_HOURS), 0).toISOString()
  return setFollowUp(tx, [root], at, null, { inboundId })
}

/** Without a date, and not waiting for its first answer either. */
function needsDate({ status, followUpAt, firstResponseAt }: LeadRow): boolean {
  if (status === 'spam' || followUpAt !== null) return false
  return !isOpen(status) || firstResponseAt !== null
}

/** Staff found that the client's e-mail needs no answer, such as a thank-you. */
export async function settleClientMail(
  tx: Executor,
  leadId: number,
  actorId: number,
): Promise<number[]> {
  await lockGroups(tx, [leadId])
  const row = await lockLead(tx, leadId)
  const root = await lockRoot(tx, row)
  if (root.clientRepliedAt === null) return []
  const isSet = await isSetByClientMail(tx, root)
  const removed = isSet ? await setFollowUp(tx, [root], null, actorId) : []
  await update(tx, root.id, { clientRepliedAt: null, version: next })
  const settled = await recordEvent(tx, leadId, { kind: 'reply-settled', detail: {} }, actorId)
  return [...removed, settled]
}
