import { createHash } from 'node:crypto'
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { isContention, isOutage } from '#app/platform/db/outage.ts'
import { inboundMails, mails } from '#app/platform/db/schema.ts'
import { increment } from '#app/platform/http/counters.ts'
import { clientReplied, type Outbox, replyUndeliverable } from '#app/platform/mail/outbox.server.ts'
import type { INBOUND_CHANNELS, UnmatchedReason } from '#content/enums.ts'
import { readInWorker } from './read-in-worker.server.ts'
import { headersAlone } from './read-message.server.ts'
import type { ReceivedMail } from './received-mail.ts'
import { refuseAttachments } from './refuse-attachments.server.ts'
import { isReplyAddress, leadOfToken, replyKey, tokensIn } from './reply-token.server.ts'

export interface InboundContext extends Outbox {
  db: Database
  log: {
    info(details: object, text: string): void
    warn(details: object, text: string): void
  }
}

interface Received {
  isNew: boolean
  isReadable: boolean
}

type Channel = (typeof INBOUND_CHANNELS)[number]
type Row = typeof inboundMails.$inferInsert
/** What kind of e-mail came in, and which enquiry it is about. */
type Verdict = Pick<Row, 'state' | 'reason' | 'leadId' | 'suggestedLeadId'>

/** Beyond so many an hour from one address, two programs are answering each other. */
const LOOP_PER_HOUR = 20

/**
 * Stores an e-mail that came in, once, however often it is delivered: in its enquiry where the token and the
 * sender agree, else in the list of those that wait for a person.
 * @param attachments how many there are, where not all of the message is given
 * @throws Busy when too many are being read
 */
export async function receive(
  context: InboundContext,
  raw: Uint8Array,
  channel: Channel,
  attachments?: number,
): Promise<Received> {
  const mail = await readInWorker(raw, attachments, context.log)
  return { isNew: await takeIn(context, mail, channel), isReadable: mail.isReadable }
}

/** Stores what its headers say of an e-mail that is not read, in the list of those that wait. */
export async function receiveUnread(
  context: InboundContext,
  head: Uint8Array,
  channel: Channel,
): Promise<void> {
  await takeIn(context, await headersAlone(head), channel)
}

async function takeIn(
  context: InboundContext,
  mail: ReceivedMail,
  channel: Channel,
): Promise<boolean> {
  try {
    return await store(context, mail, channel, await replyKey(context.db))
  } catch (error) {
    if (isOutage(error) || isContention(error)) throw error
    // Waits for a person rather than retrying forever.
    context.log.warn(
      { reason: (error as Error).name },
      'a reply could not be taken into its enquiry',
    )
    return context.db.transaction(
      async (tx) => (await insert(tx, mail, channel, UNREADABLE)) !== undefined,
    )
  }
}

const UNREADABLE: Verdict = { state: 'unmatched', reason: null, leadId: null }

async function store(
  context: InboundContext,
  mail: ReceivedMail,
  channel: Channel,
  key: string,
): Promise<boolean> {
  await context.jobs.start()
  return context.db.transaction(async (tx) => {
    const bounced = mail.bounce && (await bouncedMails(tx, mail.bounce.messageIds))
    if (bounced && bounced.length > 0) return storeBounce(tx, context, mail, channel, bounced)
    const verdict = await verdictOn(tx, context, mail, key)
    const inserted = await insert(tx, mail, channel, verdict)
    if (inserted === undefined) return false
    increment('emails received', verdict.state)
    if (verdict.leadId != null) {
      await clientReplied.publish(tx, {
        leadId: verdict.leadId,
        inboundId: inserted,
        isAutomatic: verdict.state === 'automatic',
      })
    }
    if (mail.attachments > 0 && verdict.state === 'matched') {
      await refuseAttachments(tx, context, key, mail, verdict.leadId ?? undefined)
    }
    return true
  })
}

async function verdictOn(
  tx: Executor,
  context: InboundContext,
  mail: ReceivedMail,
  key: string,
): Promise<Verdict> {
  const found = await match(tx, context, mail, key)
  const leadId = found.leadId ?? null
  if (isOwn(context, mail) || mail.isAutomatic || (await isLoop(tx, mail, leadId))) {
    return { state: 'automatic', reason: null, leadId }
  }
  if (leadId !== null) return { state: 'matched', reason: null, leadId }
  const { reason = null, suggestedLeadId = null } = found
  return { state: 'unmatched', reason, leadId: null, suggestedLeadId }
}

/** The enquiry that an e-mail belongs to by its token and its sender, or why there is none. */
async function match(
  tx: Executor,
  { settings, lead }: InboundContext,
  mail: ReceivedMail,
  key: string,
): Promise<{ leadId?: number; reason?: UnmatchedReason; suggestedLeadId?: number }> {
  if (!mail.isReadable) return {}
  const tokens = settings.inbound.address ? tokensIn(settings.inbound.address, mail.recipients) : []
  if (tokens.length === 0) return { reason: 'no-token' }
  const named = new Set(tokens.flatMap((token) => leadOfToken(key, token) ?? []))
  if (named.size === 0) return { reason: 'forged-token' }
  let suggestedLeadId: number | undefined
  for (const leadId of named) {
    await lead.lock(tx, leadId)
    const client = await lead.isClient(tx, leadId, mail.from.address)
    if (client && mail.from.isCertain) return { leadId }
    if (client !== undefined) suggestedLeadId ??= leadId
  }
  return suggestedLeadId === undefined
    ? { reason: 'enquiry-gone' }
    : { reason: 'other-sender', suggestedLeadId }
}

/** Whether it comes from this site itself, by way of somebody's forwarding. */
function isOwn({ settings }: InboundContext, { from }: ReceivedMail): boolean {
  const { address } = settings.inbound
  const sender = from.address.toLowerCase()
  return (
    sender === settings.from.toLowerCase() ||
    (address !== undefined && isReplyAddress(address, sender))
  )
}

/** Counts what came for the same enquiry: someone who writes under its client’s name without the token is no loop. */
async function isLoop(tx: Executor, { from }: ReceivedMail, leadId: number | null) {
  const [found] = await tx
    .select({ sent: count() })
    .from(inboundMails)
    .where(
      and(
        eq(sql`lower(${inboundMails.fromAddress})`, from.address.toLowerCase()),
        leadId === null ? isNull(inboundMails.leadId) : eq(inboundMails.leadId, leadId),
        gt(inboundMails.receivedAt, sql`now() - interval '1 hour'`),
      ),
    )
  return (found?.sent ?? 0) >= LOOP_PER_HOUR
}

/** Stores it unless it is stored already; two e-mails that bear the same number are both kept if they were read. */
async function insert(tx: Executor, mail: ReceivedMail, channel: Channel, verdict: Verdict) {
  const row = rowOf(mail, channel, verdict)
  const [stored] = await tx
    .insert(inboundMails)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: inboundMails.id })
  if (stored) return stored.id
  const [same] = await tx
    .select()
    .from(inboundMails)
    .where(eq(inboundMails.messageId, row.messageId))
  if (!same || !mail.isReadable || isSame(same, row)) return undefined
  const [other] = await tx
    .insert(inboundMails)
    .values({ ...row, messageId: `${row.messageId}#${contentHash(row)}` })
    .onConflictDoNothing()
    .returning({ id: inboundMails.id })
  return other?.id
}

function rowOf(mail: ReceivedMail, channel: Channel, verdict: Verdict): Row {
  const { messageId, from, subject, text, quoted, shortened, attachments, sentAt } = mail
  return {
    ...verdict,
    messageId,
    channel,
    fromAddress: from.address,
    fromName: from.name,
    subject,
    text: withoutLinks(text),
    quoted: withoutLinks(quoted),
    shortened,
    attachments,
    sentAt,
  }
}

/** Removes the secret link of a client’s page, which an answer quotes. */
function withoutLinks(text: string): string {
  return text.replace(/\/my\/[\w-]{43}/g, '/my/…')
}

function isSame(one: Row, other: Row): boolean {
  return contentHash(one) === contentHash(other)
}

function contentHash({ fromAddress, subject, text, quoted }: Row): string {
  const content = JSON.stringify([fromAddress, subject, text, quoted])
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

interface BouncedMail {
  id: number
  kind: string
  leadId: number | null
}

/** Our own e-mails among those that a report names: their numbers cannot be guessed. */
async function bouncedMails(tx: Executor, messageIds: string[]): Promise<BouncedMail[]> {
  if (messageIds.length === 0) return []
  return tx
    .select({ id: mails.id, kind: mails.kind, leadId: mails.leadId })
    .from(mails)
    .where(inArray(mails.messageId, messageIds))
    .orderBy(mails.id)
}

/** The report itself is kept with the enquiry, and the e-mail counts as one that was never delivered. */
async function storeBounce(
  tx: Executor,
  { lead }: InboundContext,
  mail: ReceivedMail,
  channel: Channel,
  bounced: BouncedMail[],
): Promise<boolean> {
  const leadId = bounced.find((one) => one.leadId !== null)?.leadId ?? null
  for (const one of bounced) if (one.leadId !== null) await lead.lock(tx, one.leadId)
  const inserted = await insert(tx, mail, channel, { state: 'automatic', reason: null, leadId })
  if (inserted === undefined) return false
  increment('emails received', 'bounce')
  const reason = mail.bounce?.reason
  for (const one of bounced) {
    const [failed] = await tx
      .update(mails)
      .set({
        state: 'failed',
        lastError: `The email came back undelivered.${reason ? ` The receiving server said: ${reason}` : ''}`,
      })
      .where(and(eq(mails.id, one.id), inArray(mails.state, ['sent', 'unconfirmed'])))
      .returning({ id: mails.id })
    if (failed && one.kind === 'reply' && one.leadId !== null) {
      await replyUndeliverable.publish(tx, { leadId: one.leadId, mailId: one.id })
    }
  }
  return true
}
