import { financialYearOf, firstDayOf, lastDayOf, yearsFrom } from '#app/tax/engine/days.ts'

/** The periods to choose from, by today and the day of the first enquiry; without `to` they last until today. */
export function periodsOf(today: string, first: string | null) {
  const year = financialYearOf(today)
  const lastYear = yearsFrom(year, -1)
  return {
    thisYear: { from: firstDayOf(year), to: undefined },
    lastYear: { from: firstDayOf(lastYear), to: lastDayOf(lastYear) },
    all: { from: first ?? undefined, to: undefined },
  }
}
