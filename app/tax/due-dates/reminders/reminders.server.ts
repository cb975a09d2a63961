import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockText } from '#app/platform/db/locks.ts'
import { dateReminders, erasures } from '#app/platform/db/schema.ts'
import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'
import { type MailQueue, queueMail } from '#app/platform/mail/outbox.server.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { DAY_MS, HOUR_MS } from '#app/ui/time/durations.ts'
import type { DueDateGroup } from '#content/en/due-dates.ts'
import type { TemplateLanguage } from '#content/enums.ts'
import { periods } from '#content/periods.ts'
import { knownGroups, type Reminders } from './reminder.ts'
import { confirmation } from './reminder-mails.ts'

/** What is not confirmed by then is deleted. */
const CONFIRM_WITHIN_MS = periods.reminderConfirmHours * HOUR_MS
const CONFIRMATIONS_WINDOW_MS = DAY_MS
/** Of one mailbox in 24 hours, however its address is written; further requests send nothing, so that no one is flooded. */
const MAX_CONFIRMATIONS = 3

/** What a visitor asks for in the form. */
interface Wanted {
  groups: DueDateGroup[]
  language: TemplateLanguage
}
const NOTHING_REQUESTED = { requestedGroups: null, requestedLanguage: null }

type Stored = typeof dateReminders.$inferSelect

/**
 * Stores a request for reminders and sends an e-mail that asks to confirm it. A request for an address
 * that gets reminders already changes nothing until that is confirmed. The person who asks learns nothing of
 * what is stored.
 */
export async function requestReminders(
  db: Database,
  outbox: MailQueue,
  wanted: { email: string } & Wanted,
  now = new Date(),
): Promise<void> {
  const { email, groups, language } = wanted
  // Before a transaction holds a connection, which the start of the jobs would wait for.
  await outbox.jobs.start()
  await db.transaction(async (tx) => {
    const mailbox = emailKey(email) ?? email
    await lockText(tx, `date-reminders:${mailbox}`)
    const same = await tx
      .select()
      .from(dateReminders)
      .where(or(eq(dateReminders.emailKey, mailbox), eq(dateReminders.email, email)))
    const sent = same.reduce((sum, one) => sum + confirmationsOf(one, now), 0)
    if (sent >= MAX_CONFIRMATIONS) return
    const known = same.find((one) => one.email === email)
    const counted = {
      confirmationsSent: (known ? confirmationsOf(known, now) : 0) + 1,
      confirmationSentAt: now,
      emailKey: mailbox,
    }
    const reminder = await (known
      ? renew(tx, known, wanted, counted, now)
      : insert(tx, { ...counted, email, groups, language, createdAt: now }))
    await queueMail(tx, outbox, {
      event: `date-reminder:${reminder.id}:confirm:${now.toISOString()}:${counted.confirmationsSent}`,
      kind: 'confirmation',
      to: email,
      content: confirmation(reminder, wanted, outbox.firm),
      reminderId: reminder.id,
      expiresAt: new Date(now.getTime() + CONFIRM_WITHIN_MS),
    })
  })
}

type Counted = Pick<Stored, 'confirmationsSent' | 'confirmationSentAt' | 'emailKey'>

function confirmationsOf({ confirmationsSent, confirmationSentAt }: Stored, now: Date): number {
  const since = now.getTime() - CONFIRMATIONS_WINDOW_MS
  return confirmationSentAt && confirmationSentAt.getTime() > since ? confirmationsSent : 0
}

async function insert(
  tx: Executor,
  values: Counted & Pick<Stored, 'email' | 'groups' | 'language' | 'createdAt'>,
): Promise<Stored> {
  const token = newToken()
  return one(
    await tx
      .insert(dateReminders)
      .values({ ...values, token })
      .returning(),
  )
}

/** One that is not confirmed is asked for again, and its time starts over. */
async function renew(
  tx: Executor,
  { id, confirmedAt }: Stored,
  { groups, language }: Wanted,
  counted: Counted,
  now: Date,
): Promise<Stored> {
  const asked = confirmedAt
    ? { requestedGroups: groups, requestedLanguage: language }
    : { groups, language, createdAt: now }
  return one(
    await tx
      .update(dateReminders)
      .set({ ...counted, ...asked })
      .where(eq(dateReminders.id, id))
      .returning(),
  )
}

function one(rows: Stored[]): Stored {
  const [row] = rows
  if (!row) throw new Error('reminders were stored but not returned')
  return row
}

/** Undefined where there are none at this address, or not any longer. */
export async function findReminders(
  db: Executor,
  token: string,
  now = new Date(),
): Promise<Reminders | undefined> {
  const [found] = await db.select().from(dateReminders).where(eq(dateReminders.token, token))
  return found && !isForgotten(found, now) ? present(found) : undefined
}

/** Confirms the reminders, or the groups that were asked for since. Undefined where there are none. */
export async function confirmReminders(
  db: Database,
  token: string,
  now = new Date(),
): Promise<Reminders | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(dateReminders)
      .where(eq(dateReminders.token, token))
      .for('update')
    if (!found || isForgotten(found, now)) return undefined
    if (found.confirmedAt && !found.requestedGroups) return present(found)
    const groups = found.requestedGroups ?? found.groups
    const language = found.requestedLanguage ?? found.language
    const [confirmed] = await tx
      .update(dateReminders)
      .set({ groups, language, ...NOTHING_REQUESTED, confirmedAt: now })
      .where(eq(dateReminders.id, found.id))
      .returning()
    return confirmed && present(confirmed)
  })
}

/**
 * Deletes the address, the groups and every e-mail of a subscription. The hash of its token is kept, so
 * that a backup that is restored loses it again.
 * @returns the language of what was ended
 */
export async function endReminders(
  db: Database,
  token: string,
): Promise<TemplateLanguage | undefined> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(dateReminders)
      .where(eq(dateReminders.token, token))
      .returning({ language: dateReminders.language })
    if (!ended) return undefined
    const receiptHash = hashToken(token)
    await tx.insert(erasures).values({ receiptHash, how: 'reminders-ended' }).onConflictDoNothing()
    return ended.language
  })
}

/** Deletes what was not confirmed in time: whole subscriptions, and changes of confirmed ones. */
export async function deleteUnconfirmed(db: Executor, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - CONFIRM_WITHIN_MS)
  await db
    .delete(dateReminders)
    .where(and(isNull(dateReminders.confirmedAt), lt(dateReminders.createdAt, since)))
  await db
    .update(dateReminders)
    .set(NOTHING_REQUESTED)
    .where(
      and(
        isNotNull(dateReminders.requestedGroups),
        or(isNull(dateReminders.confirmationSentAt), lt(dateReminders.confirmationSentAt, since)),
      ),
    )
}

/** Whether the next scheduled run deletes it. */
function isForgotten({ confirmedAt, createdAt }: Stored, now: Date): boolean {
  return !confirmedAt && createdAt.getTime() < now.getTime() - CONFIRM_WITHIN_MS
}

function present(stored: Stored): Reminders {
  const { confirmedAt, groups, requestedGroups, language, requestedLanguage } = stored
  return {
    confirmed: confirmedAt !== null,
    language: requestedLanguage ?? language,
    groups: knownGroups(groups),
    requestedGroups: requestedGroups && knownGroups(requestedGroups),
  }
}
