import * as z from 'zod/mini'
import { singleLine } from '#app/ui/text/fields.ts'
import { isRealDay } from '#app/ui/time/dates.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { officeFaults as faults } from './labels.ts'

/** The rules of office hours, holidays, leave and booking, shared by the forms and the API. */

const MAX_SPANS = 28
export const HOLIDAY_NAME_MAX = 60
export const LEAVE_NOTE_MAX = 120
const LEAVE_DAYS_MAX = 366

const time = z.string(faults.time).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, faults.time))
const weekday = z.int(faults.weekday).check(z.gte(1, faults.weekday), z.lte(7, faults.weekday))
const span = z
  .object({ weekday, opens: time, closes: time })
  .check(z.refine(({ opens, closes }) => opens < closes, faults.backwards))
export type Span = z.infer<typeof span>

const hours = z
  .array(span, faults.hours)
  .check(z.maxLength(MAX_SPANS, faults.tooMany), z.refine(areApart, faults.overlap))

function areApart(spans: Span[]): boolean {
  return [...Map.groupBy(spans, (one) => one.weekday).values()].every((day) =>
    day
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
      .every((one, index, sorted) => (sorted[index - 1]?.closes ?? '') <= one.opens),
  )
}

export const day = z
  .string(faults.day)
  .check(
    z.refine((text) => isRealDay(text) && text >= '2020-01-01' && text < '2100-01-01', faults.day),
  )

/** What is wrong with the time spans of a week, in one sentence. */
export function faultIn(spans: Span[]): string | undefined {
  return hours.safeParse(spans).error?.issues[0]?.message
}

/** A change that would leave booked calls at closed times is only made once that was confirmed. */
const confirmed = z._default(z.boolean(), false)

/** Empty: the usual hours apply again. */
export const hoursBody = z.object({ hours, confirmed })
export const holidayBody = z.object({
  name: singleLine({
    min: 2,
    max: HOLIDAY_NAME_MAX,
    tooShort: faults.holidayName,
    tooLong: faults.holidayNameLong,
    unstorable: faults.unstorable,
  }),
  observed: z._default(z.boolean(), true),
  confirmed,
})
export const holidayListBody = z.object({
  year: z.string().check(z.regex(/^\d{4}$/, faults.year)),
  confirmed,
})

const whole = (min: number, max: number, fault: string) =>
  z.coerce.number(fault).check(z.int(fault), z.gte(min, fault), z.lte(max, fault))
export const bookingRules = z.object({
  open: z.boolean(),
  bufferMinutes: whole(0, 120, faults.buffer),
  maxPerDay: whole(1, 40, faults.maxPerDay),
  noticeMinutes: whole(0, 10_080, faults.notice),
  daysAhead: whole(1, 60, faults.daysAhead),
})
export type BookingRules = z.infer<typeof bookingRules>

/** Whether days on which the office is closed are left out of the time for a reply. */
export const closedDaysBody = z.object({ skipsClosedDays: z.boolean() })
export type ClosedDays = z.infer<typeof closedDaysBody>

/** The same as the table's defaults. */
export const DEFAULT_RULES: BookingRules = {
  open: true,
  bufferMinutes: 15,
  maxPerDay: 8,
  noticeMinutes: 120,
  daysAhead: 14,
}

/** Empty hours: calls are taken in the whole of the office hours. What is not given stays as it is. */
export const personBody = z.object({
  bookable: z.optional(z.boolean()),
  hours: z.optional(hours),
  confirmed,
})
export type PersonBody = z.infer<typeof personBody>
export const leaveBody = z
  .object({
    firstDay: day,
    lastDay: day,
    note: singleLine({
      max: LEAVE_NOTE_MAX,
      tooShort: faults.note,
      tooLong: faults.note,
      unstorable: faults.unstorable,
    }),
    confirmed,
  })
  .check(
    z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
      error: faults.leaveBackwards,
      path: ['lastDay'],
    }),
    z.refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) <= LEAVE_DAYS_MAX, {
      error: faults.leaveLong,
      path: ['lastDay'],
    }),
  )

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS
}

const storedSpan = z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })

/** A booked call that a change would leave at a closed time. */
const conflict = z.object({
  id: z.int(),
  leadId: z.int(),
  startsAt: z.string(),
  name: z.string(),
  /** who calls */
  person: z.nullable(z.string()),
})
export type Conflict = z.infer<typeof conflict>

/** Whether a change was made; if not, the calls that have to be confirmed first. */
export const outcome = z.object({ saved: z.boolean(), conflicts: z.array(conflict) })
export type Outcome = z.infer<typeof outcome>

const listedHoliday = z.object({ day: z.string(), name: z.string(), observed: z.boolean() })
export type ListedHoliday = z.infer<typeof listedHoliday>

const leave = z.object({
  id: z.int(),
  firstDay: z.string(),
  lastDay: z.string(),
  note: z.string(),
})
export type Leave = z.infer<typeof leave>

/** What one person's screen shows. */
export const personSettings = z.object({
  id: z.int(),
  name: z.string(),
  bookable: z.boolean(),
  hours: z.array(storedSpan),
  leaves: z.array(leave),
})
export type PersonSettings = z.infer<typeof personSettings>

/** What the screen of office hours shows. */
export const officeSettings = z.object({
  isSet: z.boolean(),
  hours: z.array(storedSpan),
  /** from the beginning of this year on */
  holidays: z.array(listedHoliday),
  skipsClosedDays: z.boolean(),
  rules: bookingRules,
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** everyone who is on leave now or later, for admins */
  away: z.array(z.extend(leave, { userId: z.int(), name: z.string() })),
})
export type OfficeSettings = z.infer<typeof officeSettings>
