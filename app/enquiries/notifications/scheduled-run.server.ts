import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { REMIND_BEFORE_MS } from '#app/enquiries/model/sla.ts'
import { digest } from '#app/enquiries/notifications/emails/digest.ts'
import { dueSoon } from '#app/enquiries/notifications/emails/due-soon.ts'
import type { Database } from '#app/platform/db/database.ts'
import { mails, notifications, users } from '#app/platform/db/schema.ts'
import type { MailContext } from '#app/platform/mail/deliver.server.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { renderWaiting } from '#app/platform/mail/rendering.server.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { DAY_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { periods } from '#content/periods.ts'
import { notifyOfDates } from './dates.server.ts'
import { type DueLead, digestStats, leadsDueBetween } from './due-leads.server.ts'
import { keyOf } from './new-lead.server.ts'
import { loadRecipients } from './recipients.server.ts'

/**
 * The scheduled run: once a minute, by one instance. Each mail has an event of its own in the outbox,
 * so a run that happens twice, or again after a crash, writes nothing twice.
 */
export async function runScheduledMail(context: MailContext, now = new Date()): Promise<void> {
  await remindOfDue(context, now)
  await notifyOfDates(context, now)
  await writeDigests(context, now)
  await renderWaiting(context.db, context.firm)
  await requeueOrphaned(context)
  await deleteOldDigests(context)
  await deleteOldNotifications(context, now)
}

/** Reminds the owner, or else the stand-in, by e-mail of enquiries that fall due without a response. */
async function remindOfDue(context: MailContext, now: Date): Promise<void> {
  const due = await leadsDueBetween(context.db, now, new Date(now.getTime() + REMIND_BEFORE_MS))
  if (due.length === 0) return
  const recipients = await loadRecipients(context.db, context)
  const written = await remindersOf(context.db, due)
  for (const lead of due) {
    const reminders = recipients
      .addresses(lead.ownerId, ({ mailDue }) => mailDue)
      .map((to) => ({
        to,
        event: `lead-due-soon:${lead.id}:${lead.dueAt.toISOString()}:${keyOf(to)}`,
      }))
      .filter(({ event }) => !written.has(event))
    if (reminders.length === 0) continue
    await context.db.transaction(async (tx) => {
      for (const { to, event } of reminders) {
        await queueMail(tx, context, {
          event,
          kind: 'due-soon',
          to,
          content: dueSoon(lead, context.firm),
          leadId: lead.id,
          expiresAt: lead.dueAt,
        })
      }
    })
  }
}

/** The events of the reminders already written for these enquiries. */
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

/** One per day and subscriber, from the digest hour on; later that day if the site was down. */
async function writeDigests(context: MailContext, now: Date): Promise<void> {
  const local = new TZDate(now.getTime(), INDIA_ZONE)
  if (local.getHours() < context.settings.digestHour) return
  const day = indianDate(now)
  const subscribers = await context.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        worksAtDesk(context.roles),
        isNotNull(users.email),
        eq(users.mailDigest, true),
        sql`not exists (select 1 from ${mails} where ${mails.event} = 'digest:' || ${day} || ':' || ${users.id})`,
      ),
    )
  if (subscribers.length === 0) return
  const midnight = new TZDate(local.getFullYear(), local.getMonth(), local.getDate(), INDIA_ZONE)
  const dayEnd = new Date(addDays(midnight, 1).getTime())
  const content = digest(day, await digestStats(context.db, now, dayEnd), context.firm)
  for (const subscriber of subscribers) {
    await context.db.transaction((tx) =>
      queueMail(tx, context, {
        event: `digest:${day}:${subscriber.id}`,
        kind: 'digest',
        to: subscriber.email ?? '',
        content,
        expiresAt: dayEnd,
      }),
    )
  }
}

const ORPHANED_AFTER_MS = MINUTE_MS
const ABANDONED_AFTER_MS = 15 * MINUTE_MS
const MAX_ORPHANED = 500

/**
 * Queues jobs for mails that have none: those written before a mail server was configured, or whose
 * job was lost. A superfluous job does no harm.
 */
async function requeueOrphaned(context: MailContext): Promise<void> {
  if (!context.settings.smtp) return
  const ago = (ms: number) => new Date(Date.now() - ms)
  const orphaned = await context.db
    .select({ id: mails.id })
    .from(mails)
    .where(
      or(
        and(eq(mails.state, 'waiting'), lt(mails.nextTryAt, ago(ORPHANED_AFTER_MS))),
        and(eq(mails.state, 'sending'), lt(mails.claimedAt, ago(ABANDONED_AFTER_MS))),
      ),
    )
    .orderBy(mails.nextTryAt)
    .limit(MAX_ORPHANED)
  for (const { id } of orphaned) {
    await context.jobs.send(context.db, 'mail', { id }, { key: `${id}:orphaned` })
  }
}

const KEPT_MS = periods.mailDays * DAY_MS

/** Mails about no enquiry are deleted after 90 days; the others with their enquiry. */
async function deleteOldDigests({ db }: MailContext): Promise<void> {
  await db
    .delete(mails)
    .where(and(isNull(mails.leadId), lt(mails.createdAt, new Date(Date.now() - KEPT_MS))))
}

async function deleteOldNotifications({ db }: MailContext, now: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.at, new Date(now.getTime() - KEPT_MS)))
}
