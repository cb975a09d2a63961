import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { mailThePerson } from '#app/enquiries/notifications/notification-mails.server.ts'
import { notifyStaff } from '#app/enquiries/notifications/notify.server.ts'
import { loadRecipients } from '#app/enquiries/notifications/recipients.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { appointments, leads } from '#app/platform/db/schema.ts'
import { type MailQueue, queueMails } from '#app/platform/mail/outbox.server.ts'
import { DAY_MS, HOUR_MS } from '#app/ui/time/durations.ts'
import { callMail } from './call-mails.server.ts'

const MAX_PER_RUN = 200

interface Reminder {
  kind: 'day' | 'hour'
  before: number
  /** any nearer to the call it would be too late: after an outage, the next one follows soon */
  until: number
  sentAt: typeof appointments.dayReminderAt | typeof appointments.hourReminderAt
  sent: (now: Date) => Partial<typeof appointments.$inferInsert>
}

const REMINDERS: Reminder[] = [
  {
    kind: 'day',
    before: DAY_MS,
    until: 2 * HOUR_MS,
    sentAt: appointments.dayReminderAt,
    sent: (now) => ({ dayReminderAt: now }),
  },
  {
    kind: 'hour',
    before: HOUR_MS,
    until: 0,
    sentAt: appointments.hourReminderAt,
    sent: (now) => ({ hourReminderAt: now }),
  },
]

type Due = Pick<typeof appointments.$inferSelect, 'id' | 'leadId'>

interface Context extends MailQueue {
  db: Database
}

/**
 * The scheduled run of the reminders. Each is noted with its call in the transaction that writes it, so a run
 * that happens twice, by another instance or after a crash, sends nothing twice. A visitor who booked or
 * moved a call after a reminder was due gets none: the confirmation has just arrived.
 */
export async function remindOfCalls(context: Context, now = new Date()): Promise<void> {
  for (const reminder of REMINDERS) {
    const due = await callsDue(context.db, reminder, now)
    if (due.length > 0) await context.jobs.start()
    for (const call of due) {
      await context.db.transaction((tx) => remind(tx, context, reminder, call, now))
    }
  }
}

async function callsDue(db: Database, reminder: Reminder, now: Date): Promise<Due[]> {
  const rows = await db
    .select({ id: appointments.id, leadId: appointments.leadId })
    .from(appointments)
    .where(isDue(reminder, now))
    .orderBy(asc(appointments.startsAt))
    .limit(MAX_PER_RUN)
  return rows
}

function isDue({ before, until, sentAt }: Reminder, now: Date): SQL | undefined {
  return and(
    eq(appointments.state, 'booked'),
    isNull(sentAt),
    lte(appointments.startsAt, new Date(now.getTime() + before)),
    gt(appointments.startsAt, new Date(now.getTime() + until)),
    sql`${appointments.changedAt} <= ${appointments.startsAt} - make_interval(secs => ${before / 1000})`,
  )
}

async function remind(
  tx: Executor,
  outbox: MailQueue,
  reminder: Reminder,
  { id, leadId }: Due,
  now: Date,
): Promise<void> {
  // The enquiry is locked first, in the same order as changes and erasing do.
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
  const [call] = await tx
    .update(appointments)
    .set(reminder.sent(now))
    .where(and(eq(appointments.id, id), isDue(reminder, now)))
    .returning()
  // Moved, cancelled or reminded of since it was looked up.
  if (!call || !lead) return
  await queueMails(tx, outbox, callMail(reminder.kind, call, lead, outbox.firm))
  if (reminder.kind === 'day' || call.userId === null) return
  const event = `call:${call.id}:${call.sequence}`
  const about = { kind: 'appointment-soon' as const, leadId: lead.id, actorId: null }
  const fresh = await notifyStaff(tx, outbox, [{ ...about, userId: call.userId, event }], now)
  await mailThePerson(tx, outbox, fresh, await loadRecipients(tx, outbox))
}
