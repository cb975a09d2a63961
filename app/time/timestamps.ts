import * as z from 'zod/mini'

/** In Indian time, from the beginning of the first year to the end of the last. */
const FIRST = Date.parse('2000-01-01T00:00:00+05:30')
const END = Date.parse('2101-01-01T00:00:00+05:30')
export const TIMESTAMP_YEARS = 'The year must be from 2000 to 2100'

/** An ISO moment with its zone, in years that make sense: PostgreSQL refuses some of the others. */
export function isoTimestamp(error: string) {
  return z.iso.datetime({ offset: true, error }).check(
    z.refine((text) => isWithinYears(new Date(text)), {
      error: TIMESTAMP_YEARS,
      // What is no moment at all is told as that alone.
      when: ({ issues }) => issues.length === 0,
    }),
  )
}

export function isWithinYears(moment: Date): boolean {
  return moment.getTime() >= FIRST && moment.getTime() < END
}
