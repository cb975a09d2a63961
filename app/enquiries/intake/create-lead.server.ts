import { and, eq, gt } from 'drizzle-orm'
import { takeTurns } from '#app/enquiries/model/assignment.server.ts'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { leadsChanged, newLeads } from '#app/enquiries/model/events.server.ts'
import type { LeadEventRecord, Person } from '#app/enquiries/model/events.ts'
import { fingerprintOf } from '#app/enquiries/model/fingerprint.server.ts'
import type { LeadInput, LeadOrigin, SpamSignals } from '#app/enquiries/model/lead.ts'
import type { EmailRecipients } from '#app/enquiries/model/lead-for-email.ts'
import { dueAfter, RESPONSE_TIME_MS, type ReplyDays } from '#app/enquiries/model/sla.ts'
import type { StoredWorking } from '#app/enquiries/model/working.ts'
import { type Database, type Executor, transactionWithLocks } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import { newToken } from '#app/platform/http/secret-tokens.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import type { SpamReason } from '#content/enums.ts'
import { type Asked, type Known, readKnown } from './arrival/read.server.ts'
import { type NewRow, storeArrivals } from './arrival/store.server.ts'
import { findSpamReason } from './spam-filter.server.ts'

/** How long the same enquiry sent again counts as a repeat: the time of the SLA. */
const REPEAT_WINDOW_MS = RESPONSE_TIME_MS

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

/** An enquiry as a form sent it. */
export interface Arrival {
  input: LeadInput
  spamSignals: SpamSignals
  /** random, made by the form: identifies a repeat as the sender's own */
  sendKey?: string | undefined
  /** of a tool, calculated by the server */
  working?: StoredWorking | undefined
  /** what led to the form, if it may be known */
  from?: LeadOrigin | undefined
  /** what else distinguishes two enquiries, such as the time of a call */
  distinctBy?: Record<string, string>
}

/** What is the same for all of a group. */
export interface Practice {
  /** the limit for enquiries from the same e-mail address or telephone */
  perContact: { max: number; windowMs: number }
  assignInTurn: boolean
  roles: RoleMode
  /** who gets e-mails about those that are not flagged as spam; the visitor and staff unless given */
  recipients?: EmailRecipients
  /** runs in the same transaction for each that is stored; if it throws, all is rolled back */
  afterStoring?: (tx: Executor, stored: StoredLead, spamReason: SpamReason | null) => Promise<void>
}

/**
 * Stores enquiries, and the same one sent again (a double click, a retry after a lost response) only
 * once. One that the spam filter flags is stored as spam, and its sender gets the same response. When
 * this returns, the enquiries and their e-mails are committed; when it throws, none is.
 */
export async function createLeads(
  db: Database,
  arrivals: Arrival[],
  practice: Practice,
): Promise<StoredLead[]> {
  const sent = arrivals.map(identified)
  const groups = Map.groupBy(sent, ({ fingerprint }) => fingerprint)
  const distinct = [...groups.values()].flatMap(([first]) => first ?? [])
  const stored = await transactionWithLocks(db, [...groups.keys()], (tx) =>
    store(tx, distinct, practice),
  )
  const seen = new Set<string>()
  return sent.map(({ fingerprint }) => {
    const lead = stored.get(fingerprint)
    if (!lead) throw new Error('an enquiry was neither stored nor found')
    const repeated = lead.repeated || seen.has(fingerprint)
    seen.add(fingerprint)
    return { ...lead, repeated }
  })
}

type Identified = Arrival & Asked

function identified(arrival: Arrival): Identified {
  const { input, working, distinctBy } = arrival
  return {
    ...arrival,
    fingerprint: fingerprintOf(input, distinctBy ?? working?.input),
    emailKey: emailKey(input.email),
    phoneKey: phoneKey(input.phone),
  }
}
/** Stores what is new; returns everything by its fingerprint. */
async function store(
  tx: Executor,
  sent: Identified[],
  practice: Practice,
): Promise<Map<string, StoredLead>> {
  const limits = { repeatsSince: repeatsSince(), perContact: practice.perContact }
  const { known, now, colleagues, office } = await readKnown(tx, sent, limits)
  const fresh: Fresh[] = []
  const stored = sent.map((one, at): [string, StoredLead] => {
    const { repeat, earlier, id } = known[at] ?? {}
    if (repeat) return [one.fingerprint, storedRepeat(repeat)]
    const created = newLead(id, now, office, one.sendKey)
    const before = (earlier ?? 0) + countSamePerson(one, fresh)
    const max = practice.perContact.max
    const spamReason = findSpamReason(one.input, one.spamSignals, before, max) ?? null
    fresh.push({ ...one, created, spamReason, owner: undefined })
    return [one.fingerprint, created]
  })
  if (practice.assignInTurn) await assignOwners(tx, fresh, practice.roles)
  const events = fresh.length > 0 ? await storeArrivals(tx, fresh.map(rowOf)) : []
  const wanted = fresh.flatMap(({ input, created, owner, spamReason }) =>
    spamReason ? [] : [{ ...input, ...created, ownerId: owner?.id ?? null }],
  )
  await newLeads.publish(tx, { leads: wanted, recipients: practice.recipients, colleagues })
  if (fresh.some(({ owner }) => owner)) await leadsChanged.publish(tx, events)
  for (const { created, spamReason } of fresh) {
    await practice.afterStoring?.(tx, created, spamReason)
  }
  return new Map(stored)
}

type Fresh = Identified & {
  created: StoredLead
  spamReason: SpamReason | null
  owner: Person | undefined
}

function countSamePerson({ emailKey, phoneKey }: Asked, others: Asked[]): number {
  return others.filter(
    (other) =>
      (emailKey !== null && other.emailKey === emailKey) ||
      (phoneKey !== null && other.phoneKey === phoneKey),
  ).length
}

async function assignOwners(tx: Executor, fresh: Fresh[], mode: RoleMode): Promise<void> {
  const wanted = fresh.filter(({ spamReason }) => !spamReason)
  if (wanted.length === 0) return
  const people = await takeTurns(tx, wanted.length, mode)
  for (const [turn, one] of wanted.entries()) one.owner = people[turn % people.length]
}

function rowOf(one: Fresh): NewRow {
  const { input, created, spamReason, owner, spamSignals } = one
  const lead: NewRow['lead'] = {
    ...input,
    id: created.id,
    fingerprint: one.fingerprint,
    emailKey: one.emailKey,
    phoneKey: one.phoneKey,
    sendKey: created.sendKey,
    receiptToken: created.receiptToken,
    dueAt: created.dueAt,
    dueFrom: created.receivedAt,
    ownerId: owner?.id ?? null,
    status: spamReason ? 'spam' : 'new',
    spamReason,
    closedAt: spamReason ? created.receivedAt : null,
    tookMs: spamSignals.tookMs ?? null,
    noticeVersion: spamSignals.noticeVersion ?? null,
    fromPage: one.from?.page ?? null,
    fromAction: one.from?.action ?? null,
  }
  return { lead, working: one.working, events: eventsOf(spamReason, owner) }
}

function newLead(
  id: number | null | undefined,
  now: Date,
  office: ReplyDays,
  sendKey: string | null = null,
): StoredLead {
  if (!id) throw new Error('an enquiry that is no repeat has no number')
  const dueAt = dueAfter(now, office)
  return { id, receivedAt: now, dueAt, receiptToken: newToken(), sendKey, repeated: false }
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
    dueAt: row.dueAt ?? new Date(receivedAt.getTime() + RESPONSE_TIME_MS),
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
