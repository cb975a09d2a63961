import { indianDate } from './dates.ts'
import { atIndianTime } from './india.ts'

/** When the office works: Monday to Saturday, 10 am to 6:30 pm in India. */
const OPENS = '10:00'
const CLOSES = '18:30'
const SUNDAY = 0
const DAY = 24 * 3_600_000

/** The time after so many milliseconds of office hours; time in which the office is closed does not count. */
export function afterOfficeHours(from: Date, ms: number): Date {
  let left = ms
  for (let noon = noonOf(from); ; noon = new Date(noon.getTime() + DAY)) {
    const day = indianDate(noon)
    const start = Math.max(from.getTime(), atIndianTime(day, OPENS).getTime())
    const open = atIndianTime(day, CLOSES).getTime() - start
    if (noon.getUTCDay() === SUNDAY || open <= 0) continue
    if (left <= open) return new Date(start + left)
    left -= open
  }
}

/** Noon of that day in India, which has the same date and weekday in UTC. */
function noonOf(timestamp: Date): Date {
  return atIndianTime(indianDate(timestamp), '12:00')
}
