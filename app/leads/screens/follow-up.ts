import { indianDate } from '#app/time/dates.ts'
import { atIndianTime } from '#app/time/india.ts'
import { followUpLabels } from './lead-labels.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const labels = followUpLabels.choices

/** The usual follow-up times; a morning is 10 am in India. */
export function followUpChoices(now: number): { label: string; at: string }[] {
  return [
    { label: labels.oneHour, at: new Date(now + HOUR).toISOString() },
    { label: labels.threeHours, at: new Date(now + 3 * HOUR).toISOString() },
    { label: labels.tomorrow, at: morning(now + DAY) },
    { label: labels.threeDays, at: morning(now + 3 * DAY) },
    { label: labels.week, at: morning(now + 7 * DAY) },
  ]
}

function morning(timestamp: number): string {
  return atIndianTime(indianDate(new Date(timestamp)), '10:00').toISOString()
}
