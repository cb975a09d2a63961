import * as z from 'zod/mini'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { ACTIVITY_SUBJECTS } from '#content/enums.ts'

/**
 * Something that was done, for the dashboard's Recent Activity and the audit log. It names enquiries by
 * number and never holds what a visitor gave.
 */
export const activityEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** the name of who did it; null for the operator, the site itself and visitors */
  actor: z.nullable(z.string()),
  verb: z.string(),
  subject: storedValue(ACTIVITY_SUBJECTS),
  subjectId: z.nullable(z.int()),
  /** what it was done to; the name of the account where it is one */
  label: z.string(),
  detail: z.record(z.string(), z.unknown()),
  /** the question or post that it names was deleted */
  isDeleted: z.optional(z.boolean()),
  /** the enquiries concerned, by number, and whether they still exist */
  enquiries: z.array(z.object({ id: z.int(), exists: z.boolean() })),
})
export type ActivityEntry = z.infer<typeof activityEntry>
export type ActivitySubject = ActivityEntry['subject']
