import * as z from 'zod/mini'
import { atIndianTime } from './india.ts'

/** In Indian time, from the beginning of the first year to the end of the last. */
const FIRST = atIndianTime('2000-01-01', '00:00').getTime()
const END = atIndianTime('2101-01-01', '00:00').getTime()
export const TIMESTAMP_YEARS = 'The year must be from 2000 to 2100'

/** An ISO timestamp with its zone, in years that make sense: PostgreSQL rejects some of the others. */
export function isoTimestamp(error: string) {
  return z.iso.datetime({ offset: true, error }).check(
    z.refine((text) => isWithinYears(new Date(text)), {
      error: TIMESTAMP_YEARS,
      // Text that is no timestamp at all gets that message alone.
      when: ({ issues }) => issues.length === 0,
    }),
  )
}

export function isWithinYears(timestamp: Date): boolean {
  return timestamp.getTime() >= FIRST && timestamp.getTime() < END
}
