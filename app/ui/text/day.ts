import * as z from 'zod/mini'
import { isRealDay, LOOKS_LIKE_DAY } from '#app/ui/time/dates.ts'

/** A day that exists, as YYYY-MM-DD. */
export const day = z
  .string()
  .check(
    z.regex(LOOKS_LIKE_DAY, 'Dates look like 2026-07-31'),
    z.refine(isRealDay, 'There is no such day'),
  )
