import { createHash } from 'node:crypto'
import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventTransparency,
} from 'ical-generator'
import { files, paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import type { DueDateGroup } from '#content/en/due-dates.ts'
import {
  type CalendarFileWords,
  calendarFile as english,
} from '#content/en/tools/due-dates/calendar-file.ts'
import { formatFact } from '#content/facts/format.ts'
import { lawOf } from '#content/facts/tax-fact.ts'
import { type DateInForce, datesFor } from './calendar.ts'

const DAY_SECONDS = 86_400
/** At nine in the morning a week before: the day of an event begins at midnight. */
const ALARM_BEFORE_SECONDS = 7 * DAY_SECONDS - 9 * 3_600

/**
 * The dates from a day on (YYYY-MM-DD) that concern some groups, as an iCalendar file (RFC 5545). The
 * same dates make the same bytes, so that calendars that subscribe find out cheaply that nothing is new.
 */
export function calendarFile(
  groups: readonly DueDateGroup[],
  today: string,
  firm: Firm,
  copy: CalendarFileWords = english,
) {
  const calendar = new ICalCalendar({
    name: copy.name,
    description: copy.text(firm.name),
    prodId: { company: firm.name, product: copy.name, language: copy.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    source: firm.origin + files.dueDates(groups, copy.language),
    ttl: DAY_SECONDS,
  })
  for (const date of datesFor(groups)) {
    if (date.date >= today) calendar.createEvent(eventOf(date, firm, copy))
  }
  const text = `${calendar.toString()}\r\n`
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

function eventOf(
  { fact, date, what, rule, extension }: DateInForce,
  firm: Firm,
  copy: CalendarFileWords,
) {
  const { checkedOn, otherLaw = '' } = extension ?? rule
  return {
    id: `${fact}@${new URL(firm.origin).hostname}`,
    sequence: extension ? 1 : 0,
    // It is the same whenever the file is made.
    stamp: new Date(`${checkedOn}T00:00:00Z`),
    start: new Date(`${date}T00:00:00Z`),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: copy.summary(what, rule.year),
    description: [
      copy.law(lawOf(rule)),
      extension && copy.extended(formatFact(rule), otherLaw),
      copy.checked(formatDay(checkedOn, copy.times.own)),
    ]
      .filter(Boolean)
      .join('\n'),
    url: firm.origin + inLanguage(paths.tool('due-dates'), copy.language),
    alarms: [
      {
        type: ICalAlarmType.display,
        triggerBefore: ALARM_BEFORE_SECONDS,
        description: copy.alarm(what),
      },
    ],
  }
}
