import { and, asc, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { WAITING } from '#app/enquiries/desk/views.server.ts'
import { REMIND_BEFORE_MS } from '#app/enquiries/model/sla.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { leads } from '#app/platform/db/schema.ts'
import type { MailContext } from '#app/platform/mail/deliver.server.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import type { NotificationKind } from '#content/enums.ts'
import { mailThePersonInCharge } from './notification-mails.server.ts'
import { notifyStaff } from './notify.server.ts'
import { loadRecipients, type Recipients } from './recipients.server.ts'

/** What came longer ago, while the site was down, is on the desk and needs no notification. */
const FORGOTTEN_AFTER_MS = DAY_MS
const MAX_PER_RUN = 500

/** A date of enquiries that staff are notified of once, when it comes. */
interface DateKind {
  kind: NotificationKind
  /** when it comes, and the condition for the enquiries that it came for by `now` */
  comesAt: SQL
  came: (now: Date) => SQL | undefined
  /** who is notified of one of an owner, or of none */
  notified: (recipients: Recipients, ownerId: number | null) => number[]
  /** whether the e-mail is written here; the reminder and a new enquiry have one of their own */
  mails: boolean
}

const inCharge: DateKind['notified'] = (recipients, ownerId) => recipients.people(ownerId)

const DATES: DateKind[] = [
  {
    // Assigned on arrival or within the minute, its owner is notified of that instead.
    kind: 'new-enquiry',
    comesAt: sql`${leads.receivedAt}`,
    came: (now) =>
      and(
        WAITING,
        isNull(leads.ownerId),
        gt(leads.dueAt, now),
        lte(leads.receivedAt, now),
        gt(leads.receivedAt, forgotten(now)),
      ),
    notified: (recipients) => recipients.available(),
    mails: false,
  },
  {
    kind: 'due-soon',
    comesAt: sql`${leads.dueAt} - ${REMIND_BEFORE_MS / 1000} * interval '1 second'`,
    came: (now) =>
      and(
        WAITING,
        gt(leads.dueAt, now),
        lte(leads.dueAt, new Date(now.getTime() + REMIND_BEFORE_MS)),
      ),
    notified: inCharge,
    mails: false,
  },
  {
    kind: 'overdue',
    comesAt: sql`${leads.dueAt}`,
    came: (now) => and(WAITING, lte(leads.dueAt, now), gt(leads.dueAt, forgotten(now))),
    notified: inCharge,
    mails: true,
  },
  {
    kind: 'follow-up',
    comesAt: sql`${leads.followUpAt}`,
    came: (now) =>
      and(
        isNull(leads.mergedInto),
        ne(leads.status, 'spam'),
        lte(leads.followUpAt, now),
        gt(leads.followUpAt, forgotten(now)),
      ),
    notified: inCharge,
    mails: true,
  },
]

const forgotten = (now: Date) => new Date(now.getTime() - FORGOTTEN_AFTER_MS)

/** Notifies staff of the dates that have come since the last run, each once. */
export async function notifyOfDates(context: MailContext, now: Date): Promise<void> {
  await context.jobs.start()
  for (const date of DATES) {
    // Looked at first without the lock: most runs find nothing.
    if ((await leadsWhoseDateCame(context.db, date, now)).length === 0) continue
    await context.db.transaction(async (tx) => {
      await lockInTransaction(tx, 'dateNotifications')
      await notifyOfDate(tx, context, date, now)
    })
  }
}

async function notifyOfDate(tx: Executor, context: MailContext, date: DateKind, now: Date) {
  const due = await leadsWhoseDateCame(tx, date, now)
  const recipients = await loadRecipients(tx, context)
  const notices = due.flatMap(({ id, ownerId, comesAt }) =>
    date.notified(recipients, ownerId).map((userId) => ({
      kind: date.kind,
      leadId: id,
      userId,
      actorId: null,
      event: `${date.kind}:${id}:${new Date(comesAt).toISOString()}`,
    })),
  )
  const fresh = await notifyStaff(tx, context, notices, now)
  if (!date.mails) return
  const owners = new Map(due.map(({ id, ownerId }) => [id, ownerId]))
  await mailThePersonInCharge(tx, context, fresh, recipients, (id) => owners.get(id) ?? null)
}

/** The enquiries whose date came, and of which no one was notified yet. */
function leadsWhoseDateCame(db: Executor, { kind, comesAt, came }: DateKind, now: Date) {
  return db
    .select({
      id: leads.id,
      ownerId: leads.ownerId,
      comesAt: sql<string>`${comesAt}`,
    })
    .from(leads)
    .where(
      and(
        came(now),
        sql`not exists (select 1 from notifications n where n.lead_id = ${leads.id} and n.kind = ${kind} and n.at >= ${comesAt})`,
      ),
    )
    .orderBy(asc(leads.id))
    .limit(MAX_PER_RUN)
}
