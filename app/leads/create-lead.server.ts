import { and, eq, gt, or, sql } from 'drizzle-orm'
import { recordActivity } from '#app/audit/activity.server.ts'
import type { Database, Executor } from '#app/db/database.ts'
import { lockText } from '#app/db/locks.ts'
import { leads, leadWorkings } from '#app/db/schema.ts'
import { assign, nextOnDuty } from './assignment.server.ts'
import type { NotifyOfEvents } from './changes/notify-staff.ts'
import { emailKey, phoneKey } from './contact-keys.server.ts'
import { recordEvent } from './events.server.ts'
import { fingerprintOf } from './fingerprint.server.ts'
import { serviceName } from './labels.ts'
import type { LeadInput, SpamSignals } from './lead.ts'
import type { NotifyNewLead } from './lead-for-email.ts'
import { dueAfter } from './sla.ts'
import { findSpamReason } from './spam-filter.server.ts'
import type { StoredWorking } from './working.ts'

/** How long the same enquiry sent again counts as a repeat: the time of the SLA. */
const REPEAT_WINDOW_MS = 24 * 3_600_000

export interface StoredLead {
  id: number
  receivedAt: Date
  dueAt: Date
  receiptToken: string
  /** of the form that sent it first */
  sendKey: string | null
  /** whether the same one was stored before */
  repeated: boolean
}

interface Arrival {
  spamSignals: SpamSignals
  /** random, made by the form: by it a repeat is recognised as the sender's own */
  sendKey?: string | undefined
  /** the limit for enquiries from the same e-mail address or telephone */
  perContact: { max: number; windowMs: number }
  assignInTurn: boolean
  /** queues the e-mails in the same transaction, unless it was flagged as spam */
  notifyNewLead?: NotifyNewLead
  notifyOfEvents?: NotifyOfEvents
  /** of a tool, worked out by the server */
  working?: StoredWorking
}

/**
 * Stores an enquiry, and the same one sent again (a double click, a retry after a lost response) only
 * once. One that the spam filter flags is stored as spam, and its sender gets the same response. When
 * this returns, the enquiry and its e-mails are committed.
 */
export async function createLead(
  db: Database,
  input: LeadInput,
  arrival: Arrival,
): Promise<StoredLead> {
  const fingerprint = fingerprintOf(input, arrival.working?.input)
  return db.transaction(async (tx) => {
    const earlier = await findRepeat(tx, fingerprint)
    if (earlier) return earlier

    const keys = { emailKey: emailKey(input.email), phoneKey: phoneKey(input.phone) }
    const { spamSignals, perContact } = arrival
    const reason = findSpamReason(
      input,
      spamSignals,
      await countEarlier(tx, keys, perContact),
      perContact.max,
    )
    const [stored] = await tx
      .insert(leads)
      .values({
        ...input,
        ...keys,
        fingerprint,
        sendKey: arrival.sendKey,
        tookMs: spamSignals.tookMs,
        noticeVersion: spamSignals.noticeVersion,
        ...(reason && { status: 'spam', spamReason: reason, closedAt: sql`now()` }),
      })
      .returning()
    if (!stored) throw new Error('an enquiry was inserted but not returned')
    if (arrival.working) {
      await tx.insert(leadWorkings).values({ leadId: stored.id, ...arrival.working })
    }
    await recordEvent(tx, stored.id, { kind: 'received', detail: {} }, null)
    if (reason) {
      await recordEvent(tx, stored.id, { kind: 'suspected', detail: { reason } }, null)
      return storedLead(stored, false)
    }
    await recordActivity(tx, {
      verb: 'received',
      subject: 'lead',
      subjectId: stored.id,
      label: serviceName(input.service),
    })
    const person = arrival.assignInTurn ? await nextOnDuty(tx) : undefined
    const assigned = person ? await assign(tx, [stored], person, 'in-turn', null) : []
    const created = storedLead(stored, false)
    await arrival.notifyNewLead?.(tx, { ...input, ...created })
    await arrival.notifyOfEvents?.(tx, assigned)
    return created
  })
}

/** The same enquiry if it is already stored; concurrent repeats wait for one another. */
export async function findRepeat(
  tx: Executor,
  fingerprint: string,
): Promise<StoredLead | undefined> {
  await lockText(tx, fingerprint)
  const [earlier] = await tx
    .select(receiptColumns)
    .from(leads)
    .where(
      and(
        eq(leads.fingerprint, fingerprint),
        gt(leads.receivedAt, new Date(Date.now() - REPEAT_WINDOW_MS)),
      ),
    )
    .limit(1)
  return earlier && storedLead(earlier, true)
}

/** How many came recently from the same person, up to the limit. */
async function countEarlier(
  tx: Executor,
  keys: { emailKey: string | null; phoneKey: string | null },
  { max, windowMs }: Arrival['perContact'],
): Promise<number> {
  const samePerson = or(
    keys.emailKey ? eq(leads.emailKey, keys.emailKey) : undefined,
    keys.phoneKey ? eq(leads.phoneKey, keys.phoneKey) : undefined,
  )
  if (!samePerson) return 0
  const since = new Date(Date.now() - windowMs)
  const found = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(samePerson, gt(leads.receivedAt, since)))
    .limit(max)
  return found.length
}

const receiptColumns = {
  id: leads.id,
  receivedAt: leads.receivedAt,
  dueAt: leads.dueAt,
  receiptToken: leads.receiptToken,
  sendKey: leads.sendKey,
}

export function storedLead(
  row: Pick<typeof leads.$inferSelect, keyof typeof receiptColumns>,
  repeated: boolean,
): StoredLead {
  const { id, receivedAt, receiptToken, sendKey } = row
  return {
    id,
    receivedAt,
    dueAt: row.dueAt ?? dueAfter(receivedAt),
    receiptToken,
    sendKey,
    repeated,
  }
}
