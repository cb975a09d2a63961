import * as z from 'zod/mini'
import { ACTIVITY_SUBJECTS } from '#app/content/enums.ts'

/** Something that happened in the staff area, for the dashboard's Recent Activity. */
export const activityEntry = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.nullable(z.string()),
  verb: z.string(),
  subject: z.enum(ACTIVITY_SUBJECTS),
  subjectId: z.nullable(z.int()),
  label: z.string(),
})
export type ActivityEntry = z.infer<typeof activityEntry>
