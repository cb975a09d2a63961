import { type KnownDays, MAX_DAYS } from '#app/tax/engine/possible-residence.ts'
import {
  daysInYear,
  daysInYearsBefore,
  nonResidentYears,
  type Stay,
} from '#app/tax/engine/stays.ts'
import { words } from '#content/en/tools/resident-rnor-or-nri/form.ts'
import { residenceFacts as facts } from '#content/facts/residence.ts'
import type { FormReader } from '../form/form-values.ts'

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
  const days = read('days', MAX_DAYS.year, stays.length > 0 ? daysInYear(stays, year) : undefined)
  const last4 = read('last4', MAX_DAYS.fourYears, before(facts.residentEarlierYears.value))
  const last7 = read('last7', MAX_DAYS.sevenYears, before(facts.rnorDaysYears.value))
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
