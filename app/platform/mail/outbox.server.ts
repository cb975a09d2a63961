import { randomUUID } from 'node:crypto'
import { eq, type SQL } from 'drizzle-orm'
import type { Firm } from '#app/platform/config/env.ts'
import type { MailEnv } from '#app/platform/config/mail.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { DomainEvent } from '#app/platform/db/domain-event.ts'
import type { Jobs } from '#app/platform/db/jobs.ts'
import { mails } from '#app/platform/db/schema.ts'
import { execute, insertFromJson, type Statement } from '#app/platform/db/statements.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { EMAIL_MAX, toSingleLine } from '#app/ui/text/fields.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import type { EmailContent } from './email-content.ts'
import type { MailKind } from './mail-kinds.ts'
import { rendered } from './rendering.server.ts'

/** What queueing a mail needs besides the mail itself. */
export interface MailQueue {
  jobs: Jobs
  firm: Firm
  settings: MailEnv
  /** whom of the staff enquiries concern: everyone, or the accountants */
  roles: RoleMode
}

/** What else sending mails needs. */
export interface Outbox extends MailQueue {
  /** injected, because this folder imports neither enquiries nor clients */
  lead: LeadHooks
}

export interface LeadHooks {
  /** locks the enquiry before its mails change, in the order that all transactions use */
  lock(tx: Executor, leadId: number): Promise<void>
  /** whether an address is the client's; undefined where there is no such enquiry */
  isClient(tx: Executor, leadId: number, address: string): Promise<boolean | undefined>
  /** the ids of the enquiries that the desk's search finds */
  leadIdsFound(q: string): SQL
  /** what staff read of several new enquiries at once */
  describeNewLeads(tx: Executor, leadIds: number[]): Promise<EmailContent>
  /**
   * A reply is to carry the link of the client’s page: makes the link where there is none.
   * @throws AppError 409 where the enquiry’s address is nobody’s who acts for the client
   */
  prepareClientPage(tx: Executor, leadId: number): Promise<void>
  /** puts the link into its place, or says why the mail may not be sent with it */
  fillClientPage(
    db: Executor,
    mail: Pick<typeof mails.$inferSelect, 'leadId' | 'toAddress' | 'cc'>,
    body: { text: string; html: string },
  ): Promise<{ text: string; html: string } | string>
}

export const replyUndeliverable = new DomainEvent<{ leadId: number; mailId: number }>(
  'a reply could not be delivered',
)
export const replyResent = new DomainEvent<{
  leadId: number
  mail: { id: number; subject: string }
  actorId: number
}>('a reply that had failed waits to be sent again')
/** `isAutomatic`: sent by a program, such as an absence notice; it answers nothing */
export const clientReplied = new DomainEvent<{
  leadId: number
  inboundId: number
  isAutomatic: boolean
}>('an e-mail of the client is stored with the enquiry')

export interface NewMail {
  /** names its cause, such as `lead-received:42:visitor`; each cause writes one mail */
  event: string
  kind: MailKind
  to: string
  content: EmailContent
  /** an iCalendar file that goes with it */
  calendar?: string
  leadId?: number
  /** the subscription to due dates that it belongs to */
  reminderId?: number
  /** addresses that were validated */
  cc?: string[]
  replyTo?: string
  actorId?: number
  /** when it becomes useless; three days from now by default */
  expiresAt?: Date
}

const EXPIRES_AFTER_MS = 3 * DAY_MS
const SUBJECT_MAX = 200

/** The same as `queueMails` for one mail; returns its id, or undefined when the event has its mail already. */
export async function queueMail(
  tx: Executor,
  outbox: MailQueue,
  mail: NewMail,
): Promise<number | undefined> {
  const [id] = await queueMails(tx, outbox, [mail])
  return id
}

/**
 * Writes mails into the outbox and queues the jobs that send them, in the transaction of their cause.
 * Returns the ids of those whose event had no mail yet. They are rendered when they are sent. An
 * invalid address does not fail the transaction: the mail is stored as failed.
 */
export async function queueMails(
  tx: Executor,
  outbox: MailQueue,
  given: NewMail[],
): Promise<number[]> {
  if (given.length === 0) return []
  queueing ??= { name: 'queue-mails', text: await queueingText(outbox) }
  const rows = JSON.stringify(given.map((mail) => rowOf(outbox, mail)))
  const written = await execute<{ id: number }>(tx, queueing, [rows])
  return written.map(({ id }) => id)
}
let queueing: Statement | undefined

async function queueingText({ jobs }: MailQueue): Promise<string> {
  const job = `json_build_object('data', json_build_object('id', id), 'singletonKey', id::text)`
  const queued = await jobs.insertion(
    'mail',
    `select coalesce(json_agg(${job}), '[]') from written where state = 'waiting'`,
  )
  return `with written as (
      ${insertFromJson(mails, WRITTEN, '$1')} on conflict (event) do nothing returning id, state
    ), queued as (${queued})
    select id from written order by id`
}

type MailRow = Pick<typeof mails.$inferSelect, (typeof WRITTEN)[number]>

const WRITTEN = [
  'event',
  'kind',
  'leadId',
  'reminderId',
  'actorId',
  'toAddress',
  'cc',
  'replyTo',
  'subject',
  'content',
  'text',
  'html',
  'calendar',
  'messageId',
  'state',
  'lastError',
  'expiresAt',
] as const

function rowOf({ firm, settings }: MailQueue, { content, to, ...mail }: NewMail): MailRow {
  const subject = toSingleLine(content.subject).slice(0, SUBJECT_MAX)
  const unsent = {
    content: { language: content.language, parts: content.parts },
    text: null,
    html: null,
  }
  return {
    event: mail.event,
    kind: mail.kind,
    leadId: mail.leadId ?? null,
    reminderId: mail.reminderId ?? null,
    actorId: mail.actorId ?? null,
    toAddress: toSingleLine(to),
    cc: mail.cc?.filter(isAddress).join(', ') || null,
    replyTo: mail.replyTo && isAddress(mail.replyTo) ? mail.replyTo : null,
    subject,
    calendar: mail.calendar ?? null,
    messageId: newMessageId(settings.from),
    expiresAt: mail.expiresAt ?? new Date(Date.now() + EXPIRES_AFTER_MS),
    ...(isAddress(to)
      ? { ...unsent, state: 'waiting', lastError: null }
      : {
          ...rendered({ ...unsent, subject }, firm),
          state: 'failed',
          lastError: 'This is not a valid email address.',
        }),
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
    const [about] = await tx.select({ leadId: mails.leadId }).from(mails).where(eq(mails.id, id))
    if (about?.leadId != null) await outbox.lead.lock(tx, about.leadId)
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!mail) throw new NotFound('This email doesn’t exist.')
    if (mail.state === 'sending') throw new AppError(409, 'This email is being sent right now.')
    if (!isAddress(mail.toAddress)) {
      throw new AppError(409, 'This is not a valid email address.')
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
    }
    if (mail.kind === 'reply' && mail.leadId !== null && mail.state === 'failed') {
      // It is recorded as a reply by the person who sends it again.
      await replyResent.publish(tx, { leadId: mail.leadId, mail, actorId })
    } else {
      await recordActivity(tx, {
        actorId,
        verb: 'resent-mail',
        subject: mail.leadId === null ? 'user' : 'lead',
        subjectId: mail.leadId,
      })
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
