import { dueAfter, type ReplyDays } from '#app/enquiries/model/sla.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'

/**
 * Whether the promise will be kept until the office opens again: a pure function of what waits, what is
 * expected and who works. The most urgent enquiry is answered first, each takes the measured time, and
 * nothing is answered before it has come or outside the hours of those who work.
 */

export interface Span {
  start: Date
  end: Date
}

/** How many enquiries are expected in a span, such as 0.4. */
export interface Expected extends Span {
  count: number
}

export interface ForecastInput {
  now: Date
  /** when the enquiries fall due that no one has answered, in any order */
  dueTimes: readonly Date[]
  office: ReplyDays
  /** what is expected until the office closes today, earliest first; null where no one can say */
  expected: readonly Expected[] | null
  /** for each person at work, the hours from now on; null where no one knows who will be */
  workers: readonly (readonly Span[])[] | null
  /** answers in an hour of one person; null where it is not measured */
  answersPerHour: number | null
  /** when the office opens again after today */
  opensAgain: Date
}

export interface Forecast {
  /** whether there is a measured rate; without one the forecast has only what no one could answer */
  measured: boolean
  overdueNow: number
  /**
   * how many more will pass their 24 hours before the office opens again; null where no one can say: who
   * will be at work is not known, or no rate is measured and nothing is certain to be missed
   */
  overdueTonight: number | null
  waiting: number
  expected: number | null
  /** how many answers those at work can give until the office opens again; null where it is not measured */
  capacity: number | null
  /** when an enquiry sent now would be answered; null where no one can say */
  replyBy: Date | null
}

export function forecast(input: ForecastInput): Forecast {
  const { now, dueTimes, expected, workers, opensAgain, answersPerHour } = input
  const queue = queueOf(input)
  const counts = {
    measured: answersPerHour !== null,
    overdueNow: dueTimes.filter((due) => due <= now).length,
    waiting: dueTimes.length,
    expected: expected && queue.length - dueTimes.length,
  }
  if (!workers) return { ...counts, overdueTonight: null, capacity: null, replyBy: null }
  const shifts = shiftsOf(workers, now)
  const answered = answerInOrder(queue, shifts, answersPerHour ?? Number.POSITIVE_INFINITY, now)
  const late = queue.filter(
    ({ dueAt }, place) => dueAt > now && dueAt <= opensAgain && isLate(answered[place], dueAt),
  ).length
  return {
    ...counts,
    overdueTonight: answersPerHour === null && late === 0 ? null : late,
    capacity: answersPerHour === null ? null : capacityOf(shifts, answersPerHour, opensAgain),
    replyBy: answersPerHour === null ? null : replyBy(input, shifts, answersPerHour),
  }
}

/** An enquiry sent now comes after all that wait, and before those to come. */
function replyBy({ now, dueTimes }: ForecastInput, shifts: Shift[], answersPerHour: number) {
  const queue = [...dueTimes, now].map(() => ({ comesAt: now }))
  return answerInOrder(queue, shifts, answersPerHour, now).at(-1) ?? null
}

interface Queued {
  /** what waits is there already */
  comesAt: Date
  dueAt: Date
}

/** All of them in the order in which they fall due. */
function queueOf({ now, dueTimes, expected, office }: ForecastInput): Queued[] {
  const waiting = dueTimes.map((dueAt) => ({ comesAt: now, dueAt }))
  const coming = arrivalTimes(expected ?? []).map((comesAt) => ({
    comesAt,
    dueAt: dueAfter(comesAt, office),
  }))
  return [...waiting, ...coming].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
}

/** When whole enquiries come, if they come evenly: one each time the sum passes a half, one and a half and so on. */
export function arrivalTimes(expected: readonly Expected[]): Date[] {
  const times: Date[] = []
  let sum = 0
  for (const { start, end, count } of expected) {
    while (count > 0 && times.length + 0.5 <= sum + count) {
      const share = (times.length + 0.5 - sum) / count
      times.push(new Date(start.getTime() + share * (end.getTime() - start.getTime())))
    }
    sum += count
  }
  return times
}

interface Shift extends Span {
  people: number
}

/** How many people work when, from now on and earliest first. */
function shiftsOf(workers: NonNullable<ForecastInput['workers']>, now: Date): Shift[] {
  const spans = workers.flat().filter(({ end }) => end > now)
  const edges = [...new Set(spans.flatMap(({ start, end }) => [start.getTime(), end.getTime()]))]
    .map((edge) => Math.max(edge, now.getTime()))
    .sort((a, b) => a - b)
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index] ?? end
    const people = spans.filter(
      (span) => span.start.getTime() <= start && span.end.getTime() >= end,
    ).length
    return people > 0 && end > start ? [{ start: new Date(start), end: new Date(end), people }] : []
  })
}

/** When each is answered; undefined where no one works any more. */
function answerInOrder(
  queue: Pick<Queued, 'comesAt'>[],
  shifts: Shift[],
  answersPerHour: number,
  now: Date,
): (Date | undefined)[] {
  let free: Date | undefined = now
  return queue.map(({ comesAt }) => {
    free = free && finishOf(shifts, free > comesAt ? free : comesAt, answersPerHour)
    return free
  })
}

/** When an answer is given that is begun at that time, or as soon as someone works. */
function finishOf(shifts: Shift[], from: Date, answersPerHour: number): Date | undefined {
  /** in milliseconds of one person */
  let left = Math.round(HOUR_MS / answersPerHour)
  for (const { start, end, people } of shifts) {
    if (end <= from) continue
    const begin = Math.max(start.getTime(), from.getTime())
    const done = (end.getTime() - begin) * people
    if (left <= done) return new Date(begin + left / people)
    left -= done
  }
}

function capacityOf(shifts: Shift[], answersPerHour: number, until: Date): number {
  const hours = shifts.reduce((sum, { start, end, people }) => {
    const span = Math.min(end.getTime(), until.getTime()) - start.getTime()
    return sum + (people * Math.max(0, span)) / HOUR_MS
  }, 0)
  return Math.floor(hours * answersPerHour)
}

function isLate(answered: Date | undefined, dueAt: Date): boolean {
  return answered === undefined || answered > dueAt
}
