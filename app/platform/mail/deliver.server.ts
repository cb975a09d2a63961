import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { paths } from '#app/paths.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { isContention, isOutage } from '#app/platform/db/outage.ts'
import { dateReminders, mails } from '#app/platform/db/schema.ts'
import { increment } from '#app/platform/http/counters.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { type Outbox, replyUndeliverable } from './outbox.server.ts'
import type { Pace } from './pace.server.ts'
import { bodyColumns, rendered } from './rendering.server.ts'
import { RETRY_DELAYS_MS } from './retry.ts'
import { deliverOverSmtp, type Outcome } from './smtp.server.ts'
import { answersGoTo, threadHeaders } from './thread.server.ts'
import { holdOrGroup } from './together.server.ts'
import { withoutMailboxes } from './without-mailboxes.ts'

/** Longer than any SMTP session lasts. */
const STALE_MS = 15 * MINUTE_MS
const RECORDING_TIMEOUT_MS = 2 * MINUTE_MS

export interface MailContext extends Outbox {
  /** without it e-mails to visitors are sent as fast as they come */
  pace?: Pace
  db: Database
  pool: pg.Pool
  log: { info(details: object, text: string): void; warn(details: object, text: string): void }
}

/**
 * Sends one mail, if it is due and no other process is sending it, and records the outcome. A process
 * killed at any point leaves a state that shows whether the mail can be sent again
 * (docs/decisions/005).
 * @param abandoned whether the process that claimed the mail before is known to be dead
 * @throws while the database is away; the job is then run again
 */
export async function deliver(
  context: MailContext,
  id: number,
  { abandoned = false } = {},
): Promise<void> {
  const { smtp } = context.settings
  if (!smtp || (await holdOrGroup(context, id))) return
  const mail = await claim(context, id, abandoned)
  if (!mail || (await context.pace?.putsBack(context.db, context.jobs, mail))) return
  const body = await bodyOf(mail, context)
  if (typeof body === 'string') {
    return record(context, mail, { is: 'refused', permanent: true, reason: body })
  }
  const raw = await compose(mail, body, context, {
    ...(await unsubscribeHeaders(mail, context)),
    ...(await threadHeaders(mail, context)),
  })
  const connection = await context.pool.connect()
  let outcome: Outcome
  try {
    outcome = await deliverOverSmtp(smtp, new URL(context.firm.origin).hostname, {
      from: context.settings.from,
      to: mail.toAddress,
      cc: copiesOf(mail),
      raw,
      beforeEnd: async () => {
        const { rowCount } = await connection.query(STILL_CLAIMED, [id, mail.claim])
        if (rowCount === 0) throw new Error('another process took the mail over, or it was erased')
      },
      // Not awaited: once written to the socket it reaches the database even if this process dies,
      // and the end of the message leaves right after it. If it fails, the outcome is still recorded.
      atEnd: () => void connection.query(MARK_DATA_SENT, [id, mail.claim]).catch(() => {}),
    })
  } finally {
    connection.release()
  }
  await record(context, mail, outcome)
}

const STILL_CLAIMED = `select 1 from mails where id = $1 and claim = $2 and state = 'sending'`
const MARK_DATA_SENT = 'update mails set handed_over_at = now() where id = $1 and claim = $2'

type ClaimedMail = typeof mails.$inferSelect

/** Claims a mail that is due, or that was abandoned before its end was sent. */
async function claim(
  { db, firm }: MailContext,
  id: number,
  abandoned: boolean,
): Promise<ClaimedMail | undefined> {
  const [found] = await db
    .select({ ...bodyColumns, expired: sql<boolean>`${mails.expiresAt} <= now()` })
    .from(mails)
    .where(eq(mails.id, id))
  if (!found) return undefined
  const { expired: isExpired, ...body } = found
  const abandonedMail = and(
    eq(mails.state, 'sending'),
    sql`(${abandoned} or ${mails.claimedAt} < ${new Date(Date.now() - STALE_MS)})`,
  )
  await db
    .update(mails)
    .set({
      state: 'unconfirmed',
      lastError: 'The site stopped after sending the email, before the mail server confirmed it.',
    })
    .where(and(eq(mails.id, id), abandonedMail, sql`${mails.dataSentAt} is not null`))
  if (isExpired) {
    await db.transaction(async (tx) => {
      const [expired] = await tx
        .update(mails)
        .set({
          ...rendered(body, firm),
          state: 'failed',
          lastError: 'It waited too long, so it was not sent.',
        })
        .where(and(eq(mails.id, id), eq(mails.state, 'waiting'), sql`${mails.expiresAt} <= now()`))
        .returning({ id: mails.id, kind: mails.kind, leadId: mails.leadId })
      if (expired) await reportUndeliverable(tx, expired)
    })
  }
  const [claimed] = await db
    .update(mails)
    .set({
      ...rendered(body, firm),
      state: 'sending',
      claim: sql`${mails.claim} + 1`,
      attempts: sql`${mails.attempts} + 1`,
      claimedAt: sql`now()`,
      dataSentAt: null,
    })
    .where(
      and(
        eq(mails.id, id),
        sql`((${mails.state} = 'waiting' and ${mails.nextTryAt} <= now()) or (${abandonedMail}))`,
      ),
    )
    .returning()
  return claimed
}

/** What it says, with what only its recipient may read, or why it may not be sent. */
async function bodyOf(mail: ClaimedMail, { db, firm, lead }: MailContext) {
  const body = rendered(mail, firm)
  return mail.kind === 'reply' ? lead.fillClientPage(db, mail, body) : body
}

/** The message as it goes over the wire. Nothing in it is fetched from files or URLs. */
async function compose(
  mail: ClaimedMail,
  { text, html }: { text: string; html: string },
  context: MailContext,
  headers: Record<string, string>,
): Promise<Buffer> {
  const { firm, settings } = context
  const replyTo = await answersGoTo(mail, context)
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer({
    from: { name: settings.fromName ?? firm.name, address: settings.from },
    to: { name: '', address: mail.toAddress },
    cc: copiesOf(mail).map((address) => ({ name: '', address })),
    replyTo: replyTo ? { name: '', address: replyTo } : undefined,
    subject: mail.subject,
    text,
    html,
    ...(mail.calendar && { icalEvent: calendarPart(mail.calendar) }),
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: {
      // Keeps absence notices and other robots from replying to automatic mail.
      ...(mail.kind !== 'reply' && {
        'Auto-Submitted': mail.kind === 'refused-attachment' ? 'auto-replied' : 'auto-generated',
      }),
      ...headers,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

function copiesOf({ cc }: Pick<ClaimedMail, 'cc'>): string[] {
  return cc?.split(', ') ?? []
}

/** A calendar file; its method says whether the appointment is on or cancelled. */
function calendarPart(calendar: string) {
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)\r?$/m.exec(calendar) ?? []
  return { method, filename: 'call.ics', content: calendar }
}

/** By which a mail program ends a subscription with one click (RFC 8058). */
async function unsubscribeHeaders(
  { reminderId }: ClaimedMail,
  { db, firm }: MailContext,
): Promise<Record<string, string>> {
  if (reminderId === null) return {}
  const [reminder] = await db
    .select({ token: dateReminders.token })
    .from(dateReminders)
    .where(eq(dateReminders.id, reminderId))
  if (!reminder) return {}
  return {
    'List-Unsubscribe': `<${firm.origin}${paths.dateReminders.end(reminder.token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

async function record(context: MailContext, mail: ClaimedMail, outcome: Outcome): Promise<void> {
  const delay = RETRY_DELAYS_MS[mail.attempts - 1]
  const retry = outcome.is === 'refused' && !outcome.permanent && delay !== undefined
  const details = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts }
  if (outcome.is === 'accepted') context.log.info(details, 'mail sent')
  else {
    increment('mails not sent', mail.kind)
    const reason = withoutMailboxes(outcome.reason, mail.toAddress)
    context.log.warn({ ...details, outcome: outcome.is, again: retry, reason }, 'mail not sent')
  }
  const nextTryAt = new Date(Date.now() + (delay ?? 0))
  await throughOutages(() =>
    context.db.transaction(async (tx) => {
      if (mail.leadId !== null) await context.lead.lock(tx, mail.leadId)
      const [changed] = await tx
        .update(mails)
        .set(
          outcome.is === 'accepted'
            ? { state: 'sent', sentAt: sql`now()`, lastError: null }
            : {
                state: retry ? 'waiting' : outcome.is === 'unconfirmed' ? 'unconfirmed' : 'failed',
                lastError: outcome.reason,
                dataSentAt: null,
                ...(retry && { nextTryAt }),
              },
        )
        .where(
          and(
            eq(mails.id, mail.id),
            eq(mails.claim, mail.claim),
            inArray(mails.state, ['sending', 'unconfirmed']),
          ),
        )
        .returning({ id: mails.id, kind: mails.kind, leadId: mails.leadId, state: mails.state })
      if (changed?.state === 'failed') await reportUndeliverable(tx, changed)
      if (changed && retry) {
        await context.jobs.send(
          tx,
          'mail',
          { id: mail.id },
          { key: `${mail.id}:${mail.claim}`, after: nextTryAt },
        )
      }
    }),
  )
}

/** A reply that could not be delivered was no response. */
async function reportUndeliverable(
  tx: Executor,
  { id, kind, leadId }: Pick<ClaimedMail, 'id' | 'kind' | 'leadId'>,
) {
  if (kind === 'reply' && leadId !== null)
    await replyUndeliverable.publish(tx, { leadId, mailId: id })
}

/** Retries while the database is away: only this process knows the SMTP result. */
async function throughOutages(save: () => Promise<void>): Promise<void> {
  const until = Date.now() + RECORDING_TIMEOUT_MS
  for (;;) {
    try {
      return await save()
    } catch (error) {
      if (!(isOutage(error) || isContention(error)) || Date.now() > until) throw error
      await sleep(250)
    }
  }
}
