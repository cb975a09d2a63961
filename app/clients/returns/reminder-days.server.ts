import { addDays, holidayOn } from '#app/enquiries/office/office-hours.ts'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Executor } from '#app/platform/db/database.ts'

/** After so many days from the request a client is reminded of what is missing. */
export const REMIND_AFTER_DAYS = [3, 7, 14] as const

/** The day of the first reminder of what is asked for today. */
export function firstReminder(db: Executor, today: string): Promise<string> {
  return reminderDay(db, addDays(today, REMIND_AFTER_DAYS[0]))
}

/** A day, or the next one that is no holiday of the office. */
export async function reminderDay(db: Executor, day: string): Promise<string> {
  const calendar = await readOffice(db)
  let found = day
  while (holidayOn(calendar, found)) found = addDays(found, 1)
  return found
}
