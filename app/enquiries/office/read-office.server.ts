import { asc, gte } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { bookingRules, holidays, officeHours } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import type { Office } from './office.ts'
import { addDays, DEFAULT_HOURS } from './office-hours.ts'

/** Holidays of the last days too: what was booked or promised for them is still shown. */
const DAYS_BACK = 31

/** When the office works, as an admin has set it, else as the defaults say. */
export async function readOffice(db: Executor, now = new Date()): Promise<Office> {
  const from = addDays(indianDate(now), -DAYS_BACK)
  const set = await db
    .select()
    .from(officeHours)
    .orderBy(asc(officeHours.weekday), asc(officeHours.opens))
  const days = await db
    .select()
    .from(holidays)
    .where(gte(holidays.day, from))
    .orderBy(asc(holidays.day))
  const [rules] = await db
    .select({ skipsClosedDays: bookingRules.skipsClosedDays })
    .from(bookingRules)
  return {
    isSet: set.length > 0,
    hours: set.length > 0 ? set.map(shortTimes) : [...DEFAULT_HOURS],
    holidays: days.filter(({ observed }) => observed).map(({ day, name }) => ({ day, name })),
    skipsClosedDays: rules?.skipsClosedDays ?? false,
  }
}

/** PostgreSQL writes `10:00:00`. */
function shortTimes({ weekday, opens, closes }: typeof officeHours.$inferSelect) {
  return { weekday, opens: opens.slice(0, 5), closes: closes.slice(0, 5) }
}
