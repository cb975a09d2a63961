import * as z from 'zod/mini'
import { lead } from '#app/enquiries/desk/desk.ts'
import type { LeadFilters } from '#app/enquiries/desk/filters.ts'
import { activityEntry } from '#app/team/audit/activity.ts'
import { gaps } from '#app/writing/claims/claim.ts'

/** The enquiries that the dashboard counts, as the filters of the list that its numbers link to. */
export const countedLeads = {
  all: { view: 'all', without: 'spam-and-imports' },
  overdue: { view: 'overdue', owner: 'me' },
  allOverdue: { view: 'overdue' },
  followUps: { view: 'all', owner: 'me', due: 'today', sort: 'follow-up', order: 'asc' },
} as const satisfies Record<string, Partial<LeadFilters>>

/** What the dashboard shows. Null is what is for other roles. */
export const dashboard = z.object({
  counts: z.object({
    leads: z.nullable(z.int()),
    faqs: z.nullable(z.int()),
    posts: z.nullable(z.int()),
  }),
  /**
   * of the signed-in account: enquiries overdue, and follow-ups due today or earlier; for admins also what
   * is overdue of everyone
   */
  mine: z.nullable(
    z.object({ overdue: z.int(), followUps: z.int(), allOverdue: z.nullable(z.int()) }),
  ),
  recentActivity: z.array(activityEntry),
  latestLeads: z.array(lead),
  /** for admins, while there are any */
  gaps: z.nullable(gaps),
  /** for admins: whether clients' documents and the key that opens them lie on the same machine */
  keyLiesBeside: z.boolean(),
})
