import { TZDate } from '@date-fns/tz'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { addDays } from '#app/enquiries/office/office-hours.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { forecasts, users } from '#app/platform/db/schema.ts'
import { type MailQueue, type NewMail, queueMails } from '#app/platform/mail/outbox.server.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime, INDIA_ZONE } from '#app/ui/time/india.ts'
import { makeForecast, noticeOf, type Practice } from './board.server.ts'
import { forecastMail } from './forecast-mail.ts'

/** In the morning, Indian time: later no one could do much about it. */
const FROM_HOUR = 9
const UNTIL_HOUR = 12

export interface NoticeContext extends MailQueue {
  db: Database
  practice: Practice
}

/**
 * Notifies staff, before noon and once a day, that enquiries would pass their 24 hours before the office
 * opens again. A practice that does not use `Available` is not warned: recent answers are too weak a basis
 * for an alarm. The day’s row is the lock: of instances that run at the same time one writes it, and the
 * e-mails with it.
 */
export async function notifyOfForecast(context: NoticeContext, now = new Date()): Promise<void> {
  const { db, practice } = context
  const hour = new TZDate(now.getTime(), INDIA_ZONE).getHours()
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return
  const day = indianDate(now)
  if (await noticeOf(db, day)) return
  const { forecast, until, basis } = await makeForecast(db, practice, now)
  if (basis !== 'duty' || !forecast.overdueTonight) return
  const { overdueTonight } = forecast
  await context.jobs.start()
  await db.transaction(async (tx) => {
    const detail = { ...forecast, until }
    const inserted = await tx
      .insert(forecasts)
      .values({ day, detail, madeAt: now, notifiedAt: now })
      .onConflictDoNothing()
      .returning({ day: forecasts.day })
    if (inserted.length === 0) return
    const content = forecastMail({ ...forecast, overdueTonight, until, day }, context.firm)
    const expiresAt = atIndianTime(addDays(day, 1), '00:00')
    const mails = (await addressesOf(tx, context)).map(
      (to): NewMail => ({
        event: `forecast:${day}:${to.toLowerCase()}`,
        kind: 'forecast',
        to,
        content,
        expiresAt,
      }),
    )
    await queueMails(tx, context, mails)
  })
}

/** Admins and those on duty who chose reminders; where none of them has an address, `MAIL_STAFF`. */
async function addressesOf(db: Executor, { roles, settings }: MailQueue): Promise<string[]> {
  const onDuty = and(eq(users.onDuty, true), worksAtDesk(roles))
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        isNull(users.disabledAt),
        isNotNull(users.email),
        eq(users.mailDue, true),
        or(eq(users.role, 'admin'), onDuty),
      ),
    )
    .orderBy(users.id)
  const addresses = found.flatMap(({ email }) => email ?? [])
  const distinct = new Map(
    (addresses.length > 0 ? addresses : settings.staff).map((to) => [to.toLowerCase(), to]),
  )
  return [...distinct.values()]
}
