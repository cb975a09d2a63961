import * as z from 'zod/mini'
import { DUE_DATE_KINDS } from '#content/enums.ts'

/** A day by which something must be filed or paid. */
const dueDate = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  label: z.string(),
  year: z.string(),
  kind: z.enum(DUE_DATE_KINDS),
})
export const dueDates = z.array(dueDate)
export type DueDate = z.infer<typeof dueDate>
