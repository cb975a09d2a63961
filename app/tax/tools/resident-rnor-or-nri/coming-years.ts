import { lastDayOf, yearsFrom } from '#app/tax/engine/days.ts'
import { distinctStatuses } from '#app/tax/engine/possible-residence.ts'
import type { ResidenceInput, ResidenceStatus } from '#app/tax/engine/residence-rules.ts'
import {
  daysInYear,
  daysInYearsBefore,
  nonResidentYears,
  type Stay,
} from '#app/tax/engine/stays.ts'
import type { Table } from '#app/tax/working/answer.ts'
import { yearName, yearTab } from '#content/en/tools/page.ts'
import { words } from '#content/en/tools/resident-rnor-or-nri/form.ts'
import { formatFact } from '#content/facts/format.ts'
import { residenceFacts as facts } from '#content/facts/residence.ts'

/** The year and the four after it for somebody who stays in India from now on, up to the first as ROR. */
export function comingYears(
  stays: readonly Stay[],
  person: ResidenceInput,
  { year, today }: { year: string; today: string },
): Table | undefined {
  const last = stays.at(-1)?.to ?? ''
  const from = last > today ? last : today
  const end = lastDayOf(yearsFrom(year, MAX_YEARS))
  if (from > lastDayOf(year)) return undefined
  const onwards = [...stays, { from, to: end }]
  const rows: string[][] = []
  for (let ahead = 0; ahead < MAX_YEARS; ahead++) {
    const one = yearsFrom(year, ahead)
    const statuses = statusesIn(onwards, one, ahead === 0 ? person : residentOf(person))
    rows.push([yearTab(one), words.or(statuses)])
    if (statuses.length === 1 && statuses[0] === 'ROR') break
  }
  return { caption: words.ahead.caption, head: [...words.ahead.head], rows, mark: 0 }
}

const MAX_YEARS = 5

function statusesIn(
  stays: readonly Stay[],
  year: string,
  person: ResidenceInput,
): ResidenceStatus[] {
  const { least, most } = nonResidentYears(stays, year)
  const input = {
    ...person,
    days: daysInYear(stays, year),
    last4: daysInYearsBefore(stays, year, facts.residentEarlierYears.value),
    last7: daysInYearsBefore(stays, year, facts.rnorDaysYears.value),
  }
  return distinctStatuses([least, most].map((nrYearsOf10) => ({ ...input, nrYearsOf10 })))
}

/** Who lives in India neither visits nor leaves for work. */
function residentOf(person: ResidenceInput): ResidenceInput {
  return { ...person, visiting: false, leftForWork: false, taxedElsewhere: true }
}

/** How many days make a person resident in the year after. */
export function nextYearNote(stays: readonly Stay[], person: ResidenceInput, year: string): string {
  const next = yearsFrom(year, 1)
  const name = yearName(next)
  const long = formatFact(facts.residentDays)
  const earlier = daysInYearsBefore(stays, next, facts.residentEarlierYears.value)
  if (earlier < facts.residentEarlierDays.value) return words.notes.nextYearLong(name, long)
  return person.visiting && (person.citizen || person.pio)
    ? words.notes.nextYearVisits(name, long, formatFact(facts.visitorDays))
    : words.notes.nextYear(name, formatFact(facts.residentShortDays), earlier)
}
