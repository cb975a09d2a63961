import * as z from 'zod/mini'

/** What the workload screen shows. Timestamps are ISO 8601, days YYYY-MM-DD in India. */

/** Over how many weeks arrivals are counted, and over how many days answers and minutes are. */
export const ARRIVAL_WEEKS = 8
export const MEASURED_DAYS = 14
/** Below so many answers neither the minutes nor the rate are measured. */
export const MEASURED_MIN = 10

const span = z.object({ start: z.string(), end: z.string() })

const seasonForecast = z.object({
  measured: z.boolean(),
  overdueNow: z.int(),
  /** null where no one can say, because who will be at work or how fast they answer is not known */
  overdueTonight: z.nullable(z.int()),
  waiting: z.int(),
  /** null while there was no day like today yet */
  expected: z.nullable(z.int()),
  capacity: z.nullable(z.int()),
  replyBy: z.nullable(z.string()),
  /** whether that keeps the promise */
  repliesInTime: z.boolean(),
  /** until when it looks: the office opens again */
  until: z.string(),
})

/** How many enquiries one person has; without id, no one does. */
const personLoad = z.object({
  id: z.nullable(z.int()),
  name: z.string(),
  open: z.int(),
  overdue: z.int(),
  dueToday: z.int(),
  onDuty: z.boolean(),
  onLeave: z.boolean(),
  /** when they work today; only of those who count for the forecast */
  today: z.array(span),
  counts: z.boolean(),
})
export type PersonLoad = z.infer<typeof personLoad>

const forecastNotice = z.object({
  day: z.string(),
  madeAt: z.string(),
  overdueTonight: z.int(),
  replyBy: z.nullable(z.string()),
})
export type ForecastNotice = z.infer<typeof forecastNotice>
/** Today’s, while there is one. */
export const todaysNotice = z.nullable(forecastNotice)

export const seasonBoard = z.object({
  now: z.string(),
  forecast: seasonForecast,
  /** follow-ups that are due, which need an answer besides what waits for its first one */
  followUps: z.int(),
  notice: todaysNotice,
  office: z.object({ holiday: z.nullable(z.string()), today: z.array(span) }),
  /**
   * who counts as at work: those on duty, or where no one uses that switch, those who answered lately;
   * unknown where no one did
   */
  basis: z.enum(['duty', 'answered', 'unknown']),
  people: z.array(personLoad),
  arrivals: z.object({
    /** for how many weeks there are data, at most ARRIVAL_WEEKS */
    weeks: z.number(),
    total: z.int(),
    /** by weekday from Monday, then by hour */
    counts: z.array(z.array(z.int())),
  }),
  handling: z.object({
    /** first answers of the last MEASURED_DAYS days */
    answered: z.int(),
    /** those of them that were open in front of somebody */
    measured: z.int(),
    meanMinutes: z.nullable(z.number()),
    medianMinutes: z.nullable(z.number()),
    /** answers in an hour of one person */
    answersPerHour: z.nullable(z.number()),
  }),
  replyTime: z.object({
    /** whether visitors see it */
    shown: z.boolean(),
    hours: z.nullable(z.int()),
    answered: z.int(),
  }),
})
export type SeasonBoard = z.infer<typeof seasonBoard>
