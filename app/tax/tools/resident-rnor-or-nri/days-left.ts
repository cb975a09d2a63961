import { addDays, lastDayOf } from '#app/tax/engine/days.ts'
import { distinctStatuses } from '#app/tax/engine/possible-residence.ts'
import {
  changesAhead,
  limitOf,
  type ResidenceInput,
  statusOf,
} from '#app/tax/engine/residence-rules.ts'
import type { Stay } from '#app/tax/engine/stays.ts'
import type { Figure } from '#app/tax/working/answer.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/resident-rnor-or-nri/form.ts'
import { shortName } from '#content/en/tools/resident-rnor-or-nri/short-names.ts'

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
    .map((limit) => ({ limit, turned: possible.filter((one) => turnsAt(one, limit)) }))
    .filter(({ turned }) => turned.length > 0)
    .map(({ limit, turned }) => {
      const statuses = distinctStatuses(turned.map((one) => ({ ...one, days: limit })))
      const left = limit - 1 - days
      if (isOver) return { label: words.below(statuses), value: words.dayCount(left + 1) }
      const condition = turned.every(hasLargeIncome) && !possible.every(hasLargeIncome)
      const text = `${condition ? words.ifAbove : ''} ${until(left, now)}`.trim()
      return { label: words.left(statuses), value: words.dayCount(left), text }
    })
}

/** A deemed resident is RNOR already. */
function turnsAt(input: ResidenceInput, days: number): boolean {
  return shortName(statusOf({ ...input, days })) !== shortName(statusOf(input))
}

function hasLargeIncome(input: ResidenceInput): boolean {
  return input.indianIncome > limitOf(input, 'visitorIncome')
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
