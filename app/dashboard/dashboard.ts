import * as z from 'zod/mini'
import { activityEntry } from '#app/audit/activity.ts'
import { gaps } from '#app/claims/claim.ts'
import { lead } from '#app/leads/desk.ts'

/** What the dashboard shows. */
export const dashboard = z.object({
  counts: z.object({ leads: z.int(), faqs: z.int(), posts: z.int() }),
  recentActivity: z.array(activityEntry),
  latestLeads: z.array(lead),
  /** for admins, while there are any */
  gaps: z.nullable(gaps),
})
export type Dashboard = z.infer<typeof dashboard>
