import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { SpamReason } from '#app/content/enums.ts'
import { type Database, type Executor, transactionWithLock } from '#app/db/database.ts'
import { leads } from '#app/db/schema.ts'
import type { MailQueue } from '#app/mail/outbox.server.ts'
import { type Known, readKnown } from './arrival/read.server.ts'
import { type NewRow, storeArrival } from './arrival/store.server.ts'
import { nextOnDuty } from './assignment.server.ts'
import type { NotifyOfEvents } from './changes/notify-staff.ts'
import { emailKey, phoneKey } from './contact-keys.server.ts'
import type { LeadEventRecord, Person } from './events.ts'
import { fingerprintOf } from './fingerprint.server.ts'
import type { LeadInput, SpamSignals } from './lead.ts'
import type { MailsAboutNewLead } from './lead-for-email.ts'
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
  outbox: MailQueue
  /** the e-mails that are queued in the same transaction, unless it was flagged as spam */
  mailsAboutNewLead: MailsAboutNewLead
  notifyOfEvents?: NotifyOfEvents
  /** of a tool, worked out by the server */
  working?: StoredWorking
}

/**
 * Stores an enquiry, and the same one sent again (a double click, a retry after a lost response) only
 * once. One that the spam filter flags is stored as spam, and its sender gets the same response. When
 * this returns, the enquiry and its e-mails are committed.
 *
 * It takes four round trips: the beginning with the lock, one statement that reads, one that writes, and
 * the commit.
 */
export async function createLead(
  db: Database,
  input: LeadInput,
  arrival: Arrival,
): Promise<StoredLead> {
  const { spamSignals, perContact, working } = arrival
  const fingerprint = fingerprintOf(input, working?.input)
  const keys = { emailKey: emailKey(input.email), phoneKey: phoneKey(input.phone) }
  return transactionWithLock(db, fingerprint, async (tx) => {
    const question = { fingerprint, repeatsSince: repeatsSince(), ...keys, perContact }
    const known = await readKnown(tx, question)
    if (known.repeat) return storedRepeat(known.repeat)

    const spamReason = findSpamReason(input, spamSignals, known.earlier, perContact.max) ?? null
    const owner =
      arrival.assignInTurn && !spamReason ? await nextOnDuty(tx, arrival.outbox.roles) : undefined
    const created = newLead(known, arrival.sendKey)
    const lead: NewRow['lead'] = {
      ...input,
      ...keys,
      id: created.id,
      fingerprint,
      sendKey: created.sendKey,
      receiptToken: created.receiptToken,
      ownerId: owner?.id ?? null,
      status: spamReason ? 'spam' : 'new',
      spamReason,
      closedAt: spamReason ? known.now : null,
      tookMs: spamSignals.tookMs ?? null,
      noticeVersion: spamSignals.noticeVersion ?? null,
    }
    const about = { ...input, ...created, ownerId: lead.ownerId }
    const mails = spamReason ? [] : arrival.mailsAboutNewLead(about, known.colleagues)
    const row = { lead, working, events: eventsOf(spamReason, owner), mails }
    const events = await storeArrival(tx, arrival.outbox, row)
    if (owner) await arrival.notifyOfEvents?.(tx, events)
    return created
  })
}

function newLead({ id, now }: Known, sendKey: string | null = null): StoredLead {
  if (id === null) throw new Error('an enquiry that is no repeat has no number')
  const receiptToken = randomBytes(32).toString('base64url')
  return { id, receivedAt: now, dueAt: dueAfter(now), receiptToken, sendKey, repeated: false }
}

function eventsOf(reason: SpamReason | null, owner: Person | undefined): LeadEventRecord[] {
  return [
    { kind: 'received', detail: {} },
    ...(reason ? [{ kind: 'suspected' as const, detail: { reason } }] : []),
    ...(owner
      ? [{ kind: 'assigned' as const, detail: { from: null, to: owner, how: 'in-turn' as const } }]
      : []),
  ]
}

/** The same enquiry if it is already stored. Its transaction holds the fingerprint's lock. */
export async function findRepeat(
  tx: Executor,
  fingerprint: string,
): Promise<StoredLead | undefined> {
  const [earlier] = await tx
    .select(receiptColumns)
    .from(leads)
    .where(and(eq(leads.fingerprint, fingerprint), gt(leads.receivedAt, repeatsSince())))
    .limit(1)
  return earlier && storedLead(earlier, true)
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

function storedRepeat({ receivedAt, dueAt, ...repeat }: NonNullable<Known['repeat']>): StoredLead {
  const row = {
    ...repeat,
    receivedAt: new Date(receivedAt),
    dueAt: dueAt === null ? null : new Date(dueAt),
  }
  return storedLead(row, true)
}

function repeatsSince(): Date {
  return new Date(Date.now() - REPEAT_WINDOW_MS)
}
