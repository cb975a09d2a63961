import { officeCopy } from '#content/office/hours.ts'
import { REPLY_HOURS } from '#content/reply-hours.ts'

/** `Sundays and holidays`: the days on which an office with hours on these weekdays is closed. */
export function closedDays(openWeekdays: readonly number[]): string {
  const closed = officeCopy.weekdays.filter((_, index) => !openWeekdays.includes(index + 1))
  const days = closed.map((name) => `${name}s`)
  return days.length > 0 ? `${days.join(', ')} and holidays` : 'holidays'
}

/** `within 24 hours`, and what is left out of them where closed days don't count. */
export function replyWithin(skipsClosedDays: boolean, openWeekdays: readonly number[]): string {
  return skipsClosedDays
    ? `within ${REPLY_HOURS} hours, ${closedDays(openWeekdays)} not counted`
    : `within ${REPLY_HOURS} hours`
}

/** The promise, in the one sentence in which every page and form says it. */
export function replyPromise(within: string): string {
  return `A CA replies ${within}.`
}
