import { words } from '#app/content/tools/resident-rnor-or-nri/form.ts'
import { addDays, lastDayOf } from '#app/tax/days.ts'
import {
  changesAhead,
  type ResidenceInput,
  type ResidenceStatus,
  statusOf,
} from '#app/tax/residence-rules.ts'
import type { Stay } from '#app/tax/stays.ts'
import { formatDay } from '#app/time/dates.ts'
import type { Figure } from '#app/working/answer.ts'

interface Now {
  year: string
  today: string
  stays: readonly Stay[]
}

/** How many days are left in the year before the status is another one, and up to which day that is. */
export function daysLeftFigures(possible: readonly ResidenceInput[], now: Now): Figure[] {
  const days = possible[0]?.days ?? 0
  const limits = new Set(possible.flatMap((one) => changesAhead(one).map((change) => change.days)))
  const isOver = lastDayOf(now.year) < now.today
  return [...limits]
    .sort((a, b) => a - b)
    .map((limit) => ({ limit, statuses: newStatuses(limit) }))
    .filter(({ statuses }) => statuses.length > 0)
    .map(({ limit, statuses }) => {
      const left = limit - 1 - days
      if (isOver) return { label: words.below(statuses), value: words.dayCount(left + 1) }
      return { label: words.left(statuses), value: words.dayCount(left), text: until(left, now) }
    })

  /** Without the name that one has already: a deemed resident is RNOR. */
  function newStatuses(days: number): ResidenceStatus[] {
    const after = distinctStatuses(possible.map((one) => ({ ...one, days })))
    const [now, ...others] = distinctStatuses(possible).map((one) => words.short[one])
    return others.length > 0 ? after : after.filter((one) => words.short[one] !== now)
  }
}

function until(left: number, { year, today, stays }: Now): string {
  const end = lastDayOf(year)
  const last = stays.at(-1)?.to
  const from = last && last > today ? last : today
  const day = addDays(from, left)
  if (day >= end) return words.notThisYear
  if (!last) return words.untilHere(formatDay(day))
  if (last >= today) return words.until(formatDay(day))
  return words.arrive(formatDay(addDays(end, 1 - left)))
}

/** The statuses that these inputs lead to, each once. */
export function distinctStatuses(inputs: readonly ResidenceInput[]): ResidenceStatus[] {
  const found = new Set(inputs.map(statusOf))
  return STATUSES.filter((one) => found.has(one))
}

const STATUSES: ResidenceStatus[] = ['NR', 'RNOR (deemed)', 'RNOR', 'ROR']
