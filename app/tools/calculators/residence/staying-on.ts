import { words } from '#app/content/tools/resident-rnor-or-nri/form.ts'
import { addDays, lastDayOf } from '#app/tax/days.ts'
import { changesAhead, type ResidenceInput } from '#app/tax/residence-rules.ts'
import { daysInYear, type Stay } from '#app/tax/stays.ts'
import { formatDay } from '#app/time/dates.ts'
import { distinctStatuses } from './days-left.ts'
import { candidates, type KnownDays } from './known-days.ts'

type Person = Parameters<typeof candidates>[1]

interface Now {
  year: string
  today: string
  person: Person
  stays: readonly Stay[]
  known: KnownDays
}

/**
 * For somebody who came back for good and is still here, the stays and days of the year as it ends,
 * and until when another status holds. Undefined where staying changes nothing.
 */
export function stayingOn({ year, today, person, stays, known }: Now) {
  const last = stays.at(-1)
  const end = lastDayOf(year)
  if (person.visiting || person.leftForWork || last?.to !== today || today >= end) return undefined
  const longer = [...stays.slice(0, -1), { ...last, to: end }]
  const ahead = { ...known, days: daysInYear(longer, year) }
  const possible = candidates(known, person)
  const [now, ...others] = distinctStatuses(possible)
  const later = distinctStatuses(candidates(ahead, person))
  if (!now || others.length > 0 || later.join() === now) return undefined
  const until = formatDay(addDays(today, firstChange(possible) - 1 - known.days))
  return { stays: longer, known: ahead, stayed: words.stayed(now, until, later) }
}

function firstChange(possible: readonly ResidenceInput[]): number {
  return Math.min(...possible.flatMap((one) => changesAhead(one).map(({ days }) => days)))
}
