import { residenceFacts as facts } from '#app/content/tax-facts/residence.ts'
import { words } from '#app/content/tools/resident-rnor-or-nri/form.ts'
import type { ResidenceInput } from '#app/tax/residence-rules.ts'
import { daysInYear, daysInYearsBefore, nonResidentYears, type Stay } from '#app/tax/stays.ts'
import type { FormReader } from '../../form-values.ts'

/** What is known of somebody's days; what is absent is not. */
export interface KnownDays {
  days: number
  last4?: number | undefined
  last7?: number | undefined
  /** non-resident years of the ten before */
  nrYears?: { least: number; most: number } | undefined
}

/** From the stays or as typed, with a fault where the two differ; undefined without days of the year. */
export function readDays(
  reader: FormReader,
  stays: readonly Stay[],
  year: string,
): KnownDays | undefined {
  const all = reader.ticked('all')
  const read = (name: string, max: number, counted: number | undefined) => {
    const typed = reader.whole(name, max)
    const differs = typed !== undefined && counted !== undefined && typed !== counted
    if (differs && reader.faults.length === 0)
      reader.fault(name, words.faults.differs(counted), undefined)
    return typed ?? counted
  }
  const before = (years: number) => (all ? daysInYearsBefore(stays, year, years) : undefined)
  const days = read('days', DAYS.year, stays.length > 0 ? daysInYear(stays, year) : undefined)
  const last4 = read('last4', DAYS.fourYears, before(facts.residentEarlierYears.value))
  const last7 = read('last7', DAYS.sevenYears, before(facts.rnorDaysYears.value))
  if (last4 !== undefined && last7 !== undefined && last7 < last4) {
    reader.fault('last7', words.faults.sevenYears, undefined)
  }
  const typedYears = reader.whole('nrYears', facts.rnorLookBackYears.value)
  const nrYears =
    typedYears !== undefined
      ? { least: typedYears, most: typedYears }
      : all
        ? nonResidentYears(stays, year)
        : undefined
  return days === undefined ? undefined : { days, last4, last7, nrYears }
}

/** The most that there can be, in years with a 29 February. */
const DAYS = { year: 366, threeYears: 1096, fourYears: 1461, sevenYears: 2557 }

/** The extremes of what somebody's earlier years may have been: all answers lie between theirs. */
export function candidates(
  { days, last4, last7, nrYears }: KnownDays,
  person: Omit<ResidenceInput, 'days' | 'last4' | 'last7' | 'nrYearsOf10'>,
): ResidenceInput[] {
  const sevens =
    last7 !== undefined ? [last7] : [last4 ?? 0, (last4 ?? DAYS.fourYears) + DAYS.threeYears]
  return sevens.flatMap((seven) => {
    const fours =
      last4 !== undefined
        ? [last4]
        : [Math.max(0, seven - DAYS.threeYears), Math.min(seven, DAYS.fourYears)]
    const years = nrYears ?? { least: 0, most: mostNonResidentYears(seven) }
    return fours.flatMap((four) =>
      [years.least, years.most].map((nrYearsOf10) => ({
        ...person,
        days,
        last4: four,
        last7: seven,
        nrYearsOf10,
      })),
    )
  })
}

/** With nine of ten years as a non-resident, six of the last seven were at most 181 days long each. */
function mostNonResidentYears(last7: number): number {
  const longest = (facts.rnorDaysYears.value - 1) * (facts.residentDays.value - 1) + DAYS.year
  return last7 > longest ? facts.rnorNonResidentYears.value - 1 : facts.rnorLookBackYears.value
}
