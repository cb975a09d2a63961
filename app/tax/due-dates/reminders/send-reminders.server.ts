import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.ts'
import { dateReminders } from '#app/platform/db/schema.ts'
import { type MailQueue, queueMail } from '#app/platform/mail/outbox.server.ts'
import { type DateInForce, datesInForce } from '#app/tax/due-dates/calendar.ts'
import { addDays } from '#app/tax/engine/days.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { dateReminder } from './reminder-mails.ts'
import { deleteUnconfirmed } from './reminders.server.ts'

/** How many days before a date a reminder is sent, and at what time in India. */
const DAYS_BEFORE = [7, 1] as const
const SENT_AT = '09:00'
const MAX_PER_QUERY = 200

interface RemindersContext extends MailQueue {
  db: Database
}

/**
 * The scheduled run of the reminders. Each e-mail has an event of its own in the outbox, so a run that
 * happens twice, or again after a crash, sends nothing twice; one that was missed is made up for as
 * long as its date has not come nearer to the next reminder.
 */
export async function runDateReminders(context: RemindersContext, now = new Date()): Promise<void> {
  await deleteUnconfirmed(context.db, now)
  const due = remindersDue(datesInForce, now)
  if (due.length === 0) return
  await context.jobs.start()
  for (const reminder of due) await remind(context, reminder)
}

interface DueReminder {
  day: string
  daysBefore: (typeof DAYS_BEFORE)[number]
  /** when it should be sent: someone who confirmed later did not ask for it */
  sentAt: Date
  expiresAt: Date
  dates: DateInForce[]
}

/** The reminders whose time has come and whose date has not passed, one for each day with dates. */
function remindersDue(dates: readonly DateInForce[], now: Date): DueReminder[] {
  const days = Map.groupBy(dates, ({ date }) => date)
  return [...days].flatMap(([day, onThatDay]) => {
    const expiresAt = atIndianTime(addDays(day, 1), '00:00')
    const daysBefore = DAYS_BEFORE.findLast((days) => sendingTime(day, days) <= now)
    if (daysBefore === undefined || expiresAt <= now) return []
    const sentAt = sendingTime(day, daysBefore)
    return [{ day, daysBefore, sentAt, expiresAt, dates: onThatDay }]
  })
}

function sendingTime(day: string, daysBefore: number): Date {
  return atIndianTime(addDays(day, -daysBefore), SENT_AT)
}

/** Queues a reminder for everyone whom it concerns and who has none yet. */
async function remind(context: RemindersContext, due: DueReminder): Promise<void> {
  let after = 0
  for (;;) {
    const subscribers = await findSubscribers(context.db, due, after)
    for (const subscriber of subscribers) await queueReminder(context, due, subscriber)
    const last = subscribers.at(-1)
    if (!last || subscribers.length < MAX_PER_QUERY) return
    after = last.id
  }
}

type Subscriber = Awaited<ReturnType<typeof findSubscribers>>[number]

function findSubscribers(
  db: Database,
  { day, daysBefore, sentAt, dates }: DueReminder,
  after: number,
) {
  const { id, email, token, groups, language, confirmedAt } = dateReminders
  const concerned = [...new Set(dates.flatMap(({ groups }) => groups))]
  return db
    .select({ id, email, token, groups, language })
    .from(dateReminders)
    .where(
      and(
        gt(id, after),
        lte(confirmedAt, sentAt),
        sql`${groups} ?| ${sql.param(concerned)}::text[]`,
        sql`not exists (select 1 from mails where event = 'date-reminder:' || ${id} || ${eventEnd(day, daysBefore)})`,
      ),
    )
    .orderBy(asc(id))
    .limit(MAX_PER_QUERY)
}

async function queueReminder(context: RemindersContext, due: DueReminder, subscriber: Subscriber) {
  const { day, daysBefore, expiresAt } = due
  const dates = due.dates.filter(({ groups }) =>
    groups.some((group) => subscriber.groups.includes(group)),
  )
  await context.db.transaction(async (tx) => {
    const [still] = await tx
      .select({ id: dateReminders.id })
      .from(dateReminders)
      .where(eq(dateReminders.id, subscriber.id))
      .for('share')
    // Ended since they were looked up.
    if (!still) return
    await queueMail(tx, context, {
      event: `date-reminder:${subscriber.id}${eventEnd(day, daysBefore)}`,
      kind: 'date-reminder',
      to: subscriber.email,
      content: dateReminder(day, dates, subscriber, context.firm),
      reminderId: subscriber.id,
      expiresAt,
    })
  })
}

function eventEnd(day: string, daysBefore: number): string {
  return `:${day}:${daysBefore}`
}
