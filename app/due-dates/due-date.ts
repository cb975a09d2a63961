import * as z from 'zod/mini'

/** A day by which something must be filed or paid. */
const dueDate = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  label: z.string(),
  year: z.string(),
})
export const dueDates = z.array(dueDate)
export type DueDate = z.infer<typeof dueDate>
