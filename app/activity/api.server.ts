import { count } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireStaff } from '#app/auth/session.server.ts'
import { blogPosts, faqs } from '#app/db/schema.ts'
import { listLeads } from '#app/leads/desk.server.ts'
import { recentActivity } from './activity.server.ts'
import { dashboard } from './dashboard.ts'

const SHOWN = 8

export const dashboardApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/dashboard',
    { onRequest: requireStaff, schema: { tags: ['dashboard'], response: { 200: dashboard } } },
    async (request) => {
      const [latest, faqCount, postCount, activity] = await Promise.all([
        listLeads(app.db, { page: 1 }, request.user!.id),
        app.db.select({ total: count() }).from(faqs),
        app.db.select({ total: count() }).from(blogPosts),
        recentActivity(app.db, SHOWN),
      ])
      return {
        counts: {
          leads: latest.total,
          faqs: faqCount[0]?.total ?? 0,
          posts: postCount[0]?.total ?? 0,
        },
        recentActivity: activity,
        latestLeads: latest.items.slice(0, SHOWN),
      }
    },
  )
}
