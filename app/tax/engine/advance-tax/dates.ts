import { MONTHS } from '#content/en/month-names.ts'
import { advanceTaxFacts as facts } from '#content/facts/advance-tax.ts'
import { addDays, firstDayOf } from '../days.ts'

/** The four instalments of a year by the ids of their facts, in order. */
export const INSTALMENTS = [
  {
    date: 'advanceTaxJune',
    share: 'advanceTaxJuneShare',
    enough: 'advanceTaxJuneEnough',
    months: 'advanceTaxDeferMonths',
  },
  {
    date: 'advanceTaxSeptember',
    share: 'advanceTaxSeptemberShare',
    enough: 'advanceTaxSeptemberEnough',
    months: 'advanceTaxDeferMonths',
  },
  {
    date: 'advanceTaxDecember',
    share: 'advanceTaxDecemberShare',
    enough: 'advanceTaxDecemberShare',
    months: 'advanceTaxDeferMonths',
  },
  {
    date: 'advanceTaxMarch',
    share: 'advanceTaxMarchShare',
    enough: 'advanceTaxMarchShare',
    months: 'advanceTaxDeferLastMonths',
  },
] as const

export type Instalment = (typeof INSTALMENTS)[number]
export const LAST = INSTALMENTS.length - 1

/** Amounts by instalment, such as what was paid up to each of the four dates. */
export type ByInstalment = readonly [number, number, number, number]

/** The last day of an instalment in a financial year: '2026-06-15'. */
export function instalmentDay({ date }: Instalment, year: string): string {
  const [day = '', month = ''] = facts[date].value.split(' ')
  const number = MONTHS.indexOf(month) + 1
  const first = firstDayOf(year)
  const calendarYear = Number(first.slice(0, 4)) + (number < Number(first.slice(5, 7)) ? 1 : 0)
  return `${calendarYear}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The day up to which a payment is in time: the Monday after a Sunday. Other holidays are not known. */
export function lastDayInTime(instalment: Instalment, year: string): string {
  const day = instalmentDay(instalment, year)
  return isSunday(day) ? addDays(day, 1) : day
}

export function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0
}
