import {
  addDays,
  addOfficeHours,
  type OfficeCalendar,
  officeDay,
  openingsOn,
} from '#app/enquiries/office/office-hours.ts'
import { formatBriefDay, formatTime, indianDate } from '#app/ui/time/dates.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { followUpLabels } from './lead-labels.ts'

const labels = followUpLabels.choices

/**
 * The usual follow-up times. A morning is 10 am in India, or when the office opens if that is later;
 * on a day on which it is closed, that of its next day, which is then named.
 */
export function followUpChoices(
  now: number,
  calendar: OfficeCalendar,
): { label: string; at: string }[] {
  const today = indianDate(new Date(now))
  const choices = [
    { label: labels.oneHour, at: new Date(now + HOUR_MS).toISOString() },
    {
      label: labels.threeHours,
      at: addOfficeHours(calendar, new Date(now), 3 * HOUR_MS).toISOString(),
    },
    morning(labels.tomorrow, addDays(today, 1), calendar),
    morning(labels.threeDays, addDays(today, 3), calendar),
    morning(labels.week, addDays(today, 7), calendar),
  ]
  return choices.filter(({ at }, index) => choices.findIndex((one) => one.at === at) === index)
}

function morning(label: (time: string) => string, wanted: string, calendar: OfficeCalendar) {
  const day = officeDay(calendar, wanted)
  const ten = atIndianTime(day, '10:00')
  const opening = openingsOn(calendar, day).find(({ end }) => end > ten)?.start
  const at = (opening && opening > ten ? opening : ten).toISOString()
  const time = formatTime(at).replace(':00', '')
  return { label: day === wanted ? label(time) : labels.nextOpen(formatBriefDay(day), time), at }
}
