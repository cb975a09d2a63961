import * as z from 'zod/mini'
import { activityEntry } from '#app/audit/activity.ts'
import { lead } from '#app/leads/desk.ts'

/** What the dashboard shows. */
export const dashboard = z.object({
  counts: z.object({ leads: z.int(), faqs: z.int(), posts: z.int() }),
  recentActivity: z.array(activityEntry),
  latestLeads: z.array(lead),
})
export type Dashboard = z.infer<typeof dashboard>
