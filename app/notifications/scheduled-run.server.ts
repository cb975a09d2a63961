import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#app/db/database.ts'
import { mails, users } from '#app/db/schema.ts'
import type { MailContext } from '#app/mail/deliver.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { digest } from '#app/notifications/emails/digest.ts'
import { dueSoon } from '#app/notifications/emails/due-soon.ts'
import { indianDate } from '#app/time/dates.ts'
import { INDIA_ZONE } from '#app/time/india.ts'
import { type DueLead, digestStats, leadsDueBetween } from './due-leads.server.ts'
import { keyOf, staffSubscribedTo } from './new-lead.server.ts'

const HOUR = 3_600_000
/** How long before an answer is due its reminder goes out. */
const REMIND_BEFORE_MS = 2 * HOUR

/**
 * What is done once a minute, by whichever instance comes first. Each mail has an event of its own
 * in the outbox, so a round that is done twice, or anew after a crash, writes nothing twice.
 */
export async function runScheduledMail(postman: MailContext, now = new Date()): Promise<void> {
  await remindOfDue(postman, now)
  await writeDigests(postman, now)
  await pickUpOrphaned(postman)
  await forgetOldDigests(postman)
}

/** Tells whose enquiry it is, or everybody who wants it, that an unanswered one falls due. */
async function remindOfDue(postman: MailContext, now: Date): Promise<void> {
  const due = await leadsDueBetween(postman.db, now, new Date(now.getTime() + REMIND_BEFORE_MS))
  if (due.length === 0) return
  const everybody = await staffSubscribedTo(postman.db, postman, 'mailDue')
  const written = await remindersOf(postman.db, due)
  for (const lead of due) {
    const reminders = (lead.ownerEmail ? [lead.ownerEmail] : everybody)
      .map((to) => ({
        to,
        event: `lead-due-soon:${lead.id}:${lead.dueAt.toISOString()}:${keyOf(to)}`,
      }))
      .filter(({ event }) => !written.has(event))
    if (reminders.length === 0) continue
    await postman.db.transaction(async (tx) => {
      for (const { to, event } of reminders) {
        await queueMail(tx, postman, {
          event,
          kind: 'due-soon',
          to,
          letter: dueSoon(lead, postman.firm),
          leadId: lead.id,
          expiresAt: lead.dueAt,
        })
      }
    })
  }
}

/** The events of the reminders that were written for these enquiries. */
async function remindersOf(db: Database, due: DueLead[]): Promise<Set<string>> {
  const found = await db
    .select({ event: mails.event })
    .from(mails)
    .where(
      and(
        inArray(
          mails.leadId,
          due.map(({ id }) => id),
        ),
        eq(mails.kind, 'due-soon'),
      ),
    )
  return new Set(found.map(({ event }) => event))
}

/** One a day and person, from the hour of the digest on; later that day if the site was down then. */
async function writeDigests(postman: MailContext, now: Date): Promise<void> {
  const local = new TZDate(now.getTime(), INDIA_ZONE)
  if (local.getHours() < postman.settings.digestHour) return
  const day = indianDate(now)
  const readers = await postman.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        isNull(users.disabledAt),
        isNotNull(users.email),
        eq(users.mailDigest, true),
        sql`not exists (select 1 from ${mails} where ${mails.event} = 'digest:' || ${day} || ':' || ${users.id})`,
      ),
    )
  if (readers.length === 0) return
  const midnight = new TZDate(local.getFullYear(), local.getMonth(), local.getDate(), INDIA_ZONE)
  const dayEnd = new Date(addDays(midnight, 1).getTime())
  const letter = digest(day, await digestStats(postman.db, now, dayEnd), postman.firm)
  for (const reader of readers) {
    await postman.db.transaction((tx) =>
      queueMail(tx, postman, {
        event: `digest:${day}:${reader.id}`,
        kind: 'digest',
        to: reader.email ?? '',
        letter,
        expiresAt: dayEnd,
      }),
    )
  }
}

const ORPHANED_AFTER_MS = 60_000
const DROPPED_AFTER_MS = 15 * 60_000
const ORPHANED_AT_ONCE = 500

/**
 * Makes jobs for mails that have none any more: those written before there was a mail server, and
 * whatever else left a mail lying. A job too many does no harm.
 */
async function pickUpOrphaned(postman: MailContext): Promise<void> {
  if (!postman.settings.smtp) return
  const ago = (ms: number) => new Date(Date.now() - ms)
  const stranded = await postman.db
    .select({ id: mails.id })
    .from(mails)
    .where(
      or(
        and(eq(mails.state, 'waiting'), lt(mails.nextTryAt, ago(ORPHANED_AFTER_MS))),
        and(eq(mails.state, 'sending'), lt(mails.claimedAt, ago(DROPPED_AFTER_MS))),
      ),
    )
    .orderBy(mails.nextTryAt)
    .limit(ORPHANED_AT_ONCE)
  for (const { id } of stranded) {
    await postman.jobs.send(postman.db, 'mail', { id }, { key: `${id}:stranded` })
  }
}

/** Mails about no enquiry are kept for 90 days; the others go with their enquiry. */
async function forgetOldDigests({ db }: MailContext): Promise<void> {
  await db
    .delete(mails)
    .where(and(isNull(mails.leadId), lt(mails.createdAt, new Date(Date.now() - 90 * 24 * HOUR))))
}
