import { addDays, addMonths, firstDayOf } from '#app/tax/engine/days.ts'
import { monthOptions } from '#content/en/tools/months.ts'

/* Months are counted from April: 0 is April, 11 is March. */

export const MONTH_IDS = monthOptions.map(([id]) => id)

/** The number of a month by its id in a form; -1 if none was chosen. */
export function monthNumber(id: string): number {
  return MONTH_IDS.indexOf(id as (typeof MONTH_IDS)[number])
}

interface MonthWords {
  names: readonly string[]
  span: (first: string, last: string) => string
}

/** 'April to August', or 'March' where it is one month. */
export function monthsName({ names, span }: MonthWords, from: number, to: number): string {
  const [first = '', last = ''] = [names[from], names[to]]
  return from === to ? first : span(first, last)
}

/** The last day of a month of a financial year. */
export function endOfMonth(year: string, month: number): string {
  return addDays(addMonths(firstDayOf(year), month + 1), -1)
}

/** The last day of a day's month. */
export function endOfMonthOf(day: string): string {
  return addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1)
}
