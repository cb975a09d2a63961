import { and, count, desc, eq, isNull, ne } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { recentActivity } from '#app/audit/activity.server.ts'
import { requireStaff, staffOf } from '#app/auth/guards.server.ts'
import { findGaps } from '#app/claims/gaps.server.ts'
import type { Executor } from '#app/db/database.ts'
import { blogPosts, faqs, leads, users } from '#app/db/schema.ts'
import { leadColumns, presentLead } from '#app/leads/desk.server.ts'
import type { LeadFilters } from '#app/leads/filters.ts'
import { conditions, countViews } from '#app/leads/views.server.ts'
import { api } from '#app/paths.ts'
import { countedLeads, dashboard } from './dashboard.ts'

const MAX_ITEMS = 8

export const dashboardApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    api.dashboard,
    { onRequest: requireStaff, schema: { tags: ['dashboard'], response: { 200: dashboard } } },
    async (request) => {
      const { id, role } = staffOf(request)
      const mine = (filters: Partial<LeadFilters>) =>
        app.db.$count(leads, conditions({ ...filters, page: 1 }, id))
      const [views, overdue, followUps, latest, faqCount, postCount, activity, gaps] =
        await Promise.all([
          countViews(app.db, id),
          mine(countedLeads.overdue),
          mine(countedLeads.followUps),
          latestLeads(app.db),
          app.db.select({ total: count() }).from(faqs),
          app.db.select({ total: count() }).from(blogPosts),
          recentActivity(app.db, MAX_ITEMS),
          findGaps(app.db, app.env),
        ])
      return {
        counts: {
          leads: views.all - views.spam,
          faqs: faqCount[0]?.total ?? 0,
          posts: postCount[0]?.total ?? 0,
        },
        mine: { overdue, followUps },
        recentActivity: activity,
        latestLeads: latest,
        gaps: role === 'admin' && (gaps.missing.length > 0 || gaps.unprovenShown > 0) ? gaps : null,
      }
    },
  )
}

/** The newest enquiries, without spam and without those merged into another. */
async function latestLeads(db: Executor) {
  const rows = await db
    .select(leadColumns)
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(and(isNull(leads.mergedInto), ne(leads.status, 'spam')))
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(MAX_ITEMS)
  return rows.map(presentLead)
}
