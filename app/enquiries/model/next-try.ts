import { addOfficeHours, type OfficeCalendar } from '#app/enquiries/office/office-hours.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'

/** The timestamps of an enquiry, as ISO texts, that say by when its sender must be reached. */
interface Standing {
  dueAt: string | null
  firstResponseAt: string | null
  followUpAt: string | null
}

/**
 * When to try again after a contact that reached no one: three office hours later, but no later than
 * an hour before the first response is due (where less is left, after half of it) nor than a
 * follow-up that is still to come, and in one hour if the response is overdue.
 */
export function nextTry(
  { dueAt, firstResponseAt, followUpAt }: Standing,
  now: number,
  calendar: OfficeCalendar,
): Date {
  const tries = [addOfficeHours(calendar, new Date(now), 3 * HOUR_MS).getTime()]
  if (dueAt && !firstResponseAt) tries.push(beforeDue(Date.parse(dueAt), now))
  if (followUpAt && Date.parse(followUpAt) > now) tries.push(Date.parse(followUpAt))
  return new Date(Math.min(...tries))
}

function beforeDue(due: number, now: number): number {
  const left = due - now
  if (left <= 0) return now + HOUR_MS
  return left > HOUR_MS ? due - HOUR_MS : now + left / 2
}
