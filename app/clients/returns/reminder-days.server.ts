import { addDays, isOpenOn } from '#app/enquiries/office/office-hours.ts'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { indianClock } from '#app/ui/time/india.ts'

const FROM_TIME = '09:00'

/** Clients are reminded from nine on, Indian time. */
export function isTimeToRemind(now: Date): boolean {
  return indianClock(now) >= FROM_TIME
}

/** An office that is closed for longer than this sends reminders all the same. */
const MAX_CLOSED = 14

/** How many days after the request a client is reminded of what is missing. */
export const REMIND_AFTER_DAYS = [3, 7, 14] as const

/** The day of the first reminder of what is asked for today. */
export function firstReminder(db: Executor, today: string): Promise<string> {
  return reminderDay(db, addDays(today, REMIND_AFTER_DAYS[0]))
}

/** A day, or the next one on which the office is open. */
export async function reminderDay(db: Executor, day: string): Promise<string> {
  const calendar = await readOffice(db)
  let found = day
  for (let days = 0; days < MAX_CLOSED && !isOpenOn(calendar, found); days++)
    found = addDays(found, 1)
  return found
}

/** How many days after filing a client is reminded to verify the return. */
const VERIFY_AFTER_DAYS = [3, 15, 25, 29] as const

/** The day of the next reminder to verify what was filed on a day; null after the last one. */
export function verifyReminder(filedOn: string, today: string): string | null {
  return VERIFY_AFTER_DAYS.map((days) => addDays(filedOn, days)).find((day) => day > today) ?? null
}
