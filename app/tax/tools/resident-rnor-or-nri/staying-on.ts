import { addDays, lastDayOf } from '#app/tax/engine/days.ts'
import {
  candidates,
  distinctStatuses,
  type KnownDays,
  type KnownPerson,
} from '#app/tax/engine/possible-residence.ts'
import { changesAhead, type ResidenceInput } from '#app/tax/engine/residence-rules.ts'
import { daysInYear, type Stay } from '#app/tax/engine/stays.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/resident-rnor-or-nri/form.ts'
import { shortName } from '#content/en/tools/resident-rnor-or-nri/short-names.ts'

interface Now {
  year: string
  today: string
  person: KnownPerson
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
  const now = distinctStatuses(possible)
  const later = distinctStatuses(candidates(ahead, person))
  const isResident = now.some((one) => one === 'RNOR' || one === 'ROR')
  const isSure = new Set(now.map(shortName)).size === 1
  if ((isResident && !isSure) || later.join() === now.join()) return undefined
  const until = formatDay(addDays(today, firstChange(possible) - 1 - known.days))
  return { stays: longer, known: ahead, stayed: words.stayed(now, until, later) }
}

function firstChange(possible: readonly ResidenceInput[]): number {
  return Math.min(...possible.flatMap((one) => changesAhead(one).map(({ days }) => days)))
}
