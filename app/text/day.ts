import * as z from 'zod/mini'

/** A day that exists, as YYYY-MM-DD. */
export const day = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Dates look like 2026-07-31'),
    z.refine(isRealDay, 'There is no such day'),
  )

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
