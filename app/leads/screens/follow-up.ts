import { indianDate } from '#app/time/dates.ts'
import { atIndianTime } from '#app/time/india.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When an enquiry may come back, by words that staff use; mornings begin at 10 in India. */
export function followUpChoices(now: number): { label: string; at: string }[] {
  return [
    { label: 'In one hour', at: new Date(now + HOUR).toISOString() },
    { label: 'In three hours', at: new Date(now + 3 * HOUR).toISOString() },
    { label: 'Tomorrow, 10 am', at: morning(now + DAY) },
    { label: 'In three days, 10 am', at: morning(now + 3 * DAY) },
    { label: 'In a week, 10 am', at: morning(now + 7 * DAY) },
  ]
}

function morning(timestamp: number): string {
  return atIndianTime(indianDate(new Date(timestamp)), '10:00').toISOString()
}
