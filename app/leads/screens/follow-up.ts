import { indianDate } from '#app/time/dates.ts'

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

/** What a field for a day and an hour holds, taken for Indian time; undefined when it is not whole. */
export function timestampFromField(value: string): string | undefined {
  const moment = new Date(`${value}:00+05:30`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** The other way round, to the minute. */
export function fieldFromTimestamp(iso: string): string {
  return new Date(new Date(iso).getTime() + 5.5 * HOUR).toISOString().slice(0, 16)
}

function morning(moment: number): string {
  return new Date(`${indianDate(new Date(moment))}T10:00:00+05:30`).toISOString()
}
