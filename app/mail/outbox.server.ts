import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Firm } from '#app/config/env.ts'
import type { MailEnv } from '#app/config/mail.server.ts'
import { MAIL_STATES, type MailKind } from '#app/content/enums.ts'
import type { Database, Executor } from '#app/db/database.ts'
import type { Jobs } from '#app/db/jobs.ts'
import { mails, users } from '#app/db/schema.ts'
import { AppError, NotFound } from '#app/http/errors.ts'
import { EMAIL_MAX, toSingleLine } from '#app/text/fields.ts'
import { asHtml, type EmailContent, plainText } from './email-content.ts'
import {
  MAILS_PAGE_SIZE,
  type Mail,
  type MailFilters,
  type MailStatus,
  type MailSummary,
  type MailsPage,
} from './mail.ts'

/** What queueing a mail needs besides the mail itself. */
export interface Outbox {
  jobs: Jobs
  firm: Firm
  settings: MailEnv
  /** injected, because this folder does not import enquiries */
  lead: LeadHooks
}

export interface LeadHooks {
  /** locks the enquiry before its mails change, in the order that all transactions use */
  lock(tx: Executor, leadId: number): Promise<void>
  /** a reply could not be delivered, or waits again after that */
  onUndeliverable(tx: Executor, leadId: number): Promise<void>
}

export interface NewMail {
  /** names its cause, such as `lead-received:42:visitor`; each cause writes one mail */
  event: string
  kind: MailKind
  to: string
  content: EmailContent
  leadId?: number
  replyTo?: string
  actorId?: number
  /** when it becomes useless; three days from now by default */
  expiresAt?: Date
}

const EXPIRES_AFTER_MS = 3 * 24 * 3_600_000
const SUBJECT_MAX = 200

/**
 * Writes a mail into the outbox and queues the job that sends it, in the transaction of its cause.
 * Returns the mail's id, or undefined when the event has its mail already. An invalid address does
 * not fail the transaction: the mail is stored as failed.
 */
export async function queueMail(
  tx: Executor,
  outbox: Outbox,
  { content, to, ...mail }: NewMail,
): Promise<number | undefined> {
  const subject = toSingleLine(content.subject).slice(0, SUBJECT_MAX)
  const valid = isAddress(to)
  const [written] = await tx
    .insert(mails)
    .values({
      ...mail,
      toAddress: toSingleLine(to),
      replyTo: mail.replyTo && isAddress(mail.replyTo) ? mail.replyTo : null,
      subject,
      text: plainText({ ...content, subject }, outbox.firm),
      html: asHtml({ ...content, subject }, outbox.firm),
      messageId: newMessageId(outbox.settings.from),
      expiresAt: mail.expiresAt ?? new Date(Date.now() + EXPIRES_AFTER_MS),
      ...(!valid && { state: 'failed', lastError: 'Nobody can be written to at this address.' }),
    })
    .onConflictDoNothing({ target: mails.event })
    .returning({ id: mails.id })
  if (written && valid) {
    await outbox.jobs.send(tx, 'mail', { id: written.id }, { key: String(written.id) })
  }
  return written?.id
}

/** One page of the outbox, the newest first. */
export async function listMails(db: Executor, filters: MailFilters): Promise<MailsPage> {
  const where = and(
    filters.state ? eq(mails.state, filters.state) : undefined,
    filters.kind ? eq(mails.kind, filters.kind) : undefined,
    filters.lead ? eq(mails.leadId, filters.lead) : undefined,
  )
  const [rows, totals] = await Promise.all([
    summaries(db, where)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(MAILS_PAGE_SIZE)
      .offset((filters.page - 1) * MAILS_PAGE_SIZE),
    db.select({ total: count() }).from(mails).where(where),
  ])
  return {
    items: rows.map(present),
    total: totals[0]?.total ?? 0,
    page: filters.page,
    pageSize: MAILS_PAGE_SIZE,
  }
}

/** The mails about some enquiries, the oldest first, for the timeline. */
export async function mailsOfLeads(db: Executor, leadIds: number[]): Promise<MailSummary[]> {
  const rows = await summaries(db, inArray(mails.leadId, leadIds)).orderBy(
    asc(mails.createdAt),
    asc(mails.id),
  )
  return rows.map(present)
}

/** @throws NotFound when there is no such mail */
export async function findMail(db: Executor, id: number): Promise<Mail> {
  const [found] = await summaries(db, eq(mails.id, id))
  const [body] = await db
    .select({ replyTo: mails.replyTo, text: mails.text, html: mails.html })
    .from(mails)
    .where(eq(mails.id, id))
  if (!found || !body) throw new NotFound('There is no such mail.')
  return { ...present(found), ...body }
}

export async function mailStatus(db: Executor, settings: MailEnv): Promise<MailStatus> {
  const [counted, failing] = await Promise.all([
    db.select({ state: mails.state, total: count() }).from(mails).groupBy(mails.state),
    db
      .select({ reason: mails.lastError, at: mails.claimedAt, createdAt: mails.createdAt })
      .from(mails)
      .where(sql`${mails.lastError} is not null and ${mails.state} in ('waiting', 'failed')`)
      .orderBy(
        sql`${mails.state} = 'waiting' desc, coalesce(${mails.claimedAt}, ${mails.createdAt}) desc`,
      )
      .limit(1),
  ])
  const counts = Object.fromEntries(MAIL_STATES.map((state) => [state, 0])) as MailStatus['counts']
  for (const { state, total } of counted) counts[state] = total
  const [last] = failing
  return {
    configured: settings.smtp !== undefined,
    counts,
    lastError: last?.reason
      ? { reason: last.reason, at: (last.at ?? last.createdAt).toISOString() }
      : null,
  }
}

/**
 * Sends a mail by hand: the same one if it waits, failed or is unconfirmed, a copy if it was sent.
 * Returns the id of the mail that is now waiting.
 * @throws NotFound · AppError 409 while it is being sent
 */
export async function resend(
  db: Database,
  outbox: Outbox,
  id: number,
  actorId: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!mail) throw new NotFound('There is no such mail.')
    if (mail.state === 'sending') throw new AppError(409, 'This mail is being sent right now.')
    if (!isAddress(mail.toAddress)) {
      throw new AppError(409, 'Nobody can be written to at this address.')
    }
    const restarted = {
      actorId,
      state: 'waiting',
      attempts: 0,
      lastError: null,
      nextTryAt: new Date(),
      expiresAt: new Date(Date.now() + EXPIRES_AFTER_MS),
      dataSentAt: null,
    } as const
    let waiting = id
    if (mail.state === 'sent') {
      const { id: _id, createdAt: _created, sentAt: _sent, claim: _claim, ...copied } = mail
      const [copy] = await tx
        .insert(mails)
        .values({
          ...copied,
          ...restarted,
          event: `${mail.event}:again:${randomUUID()}`,
          messageId: newMessageId(outbox.settings.from),
        })
        .returning({ id: mails.id })
      if (!copy) throw new Error('a mail was copied but not returned')
      waiting = copy.id
    } else {
      await tx.update(mails).set(restarted).where(eq(mails.id, id))
      if (mail.kind === 'reply' && mail.leadId !== null) {
        await outbox.lead.onUndeliverable(tx, mail.leadId)
      }
    }
    await outbox.jobs.send(tx, 'mail', { id: waiting }, { key: `${waiting}:by-hand` })
    return waiting
  })
}

/** Whether this is one plain address: nothing that could name a second one or begin a header. */
function isAddress(text: string): boolean {
  return (
    text.length <= EMAIL_MAX &&
    /^[^\s<>()[\],;:"\\@\p{Cc}]+@[^\s<>()[\],;:"\\@\p{Cc}]+$/u.test(text)
  )
}

/** Stored with the mail, so that every attempt has the same one and servers can detect a repeat. */
function newMessageId(from: string): string {
  return `<${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

const summary = {
  id: mails.id,
  kind: mails.kind,
  leadId: mails.leadId,
  to: mails.toAddress,
  subject: mails.subject,
  state: mails.state,
  attempts: mails.attempts,
  reason: mails.lastError,
  createdAt: mails.createdAt,
  nextTryAt: mails.nextTryAt,
  sentAt: mails.sentAt,
  actor: users.name,
}

function summaries(db: Executor, where: SQL | undefined) {
  return db
    .select(summary)
    .from(mails)
    .leftJoin(users, eq(users.id, mails.actorId))
    .where(where)
    .$dynamic()
}

function present(row: Awaited<ReturnType<typeof summaries>>[number]): MailSummary {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: row.state === 'waiting' ? row.nextTryAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}
