import { count, desc, eq } from 'drizzle-orm'
import { leadColumns, presentLead } from '#app/enquiries/desk/desk.server.ts'
import type { LeadFilters } from '#app/enquiries/desk/filters.ts'
import { conditions } from '#app/enquiries/desk/views.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { entries, leads, users } from '#app/platform/db/schema.ts'
import { ownKeyFile } from '#app/platform/encryption/keyring.server.ts'
import { recentActivity } from '#app/team/audit/activity.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { findGaps } from '#app/writing/claims/gaps.server.ts'
import { countedLeads, dashboard } from './dashboard.ts'
import { subjectsFor } from './subjects-for.ts'

const MAX_ITEMS = 8

export const dashboardApi = routes('dashboard', (app) => [
  route('GET /api/dashboard', {
    access: 'staff',
    reply: dashboard,
    run: async (request) => {
      const user = request.user
      const [desk, texts, activity, gaps] = await Promise.all([
        user.roles.includes('accountant')
          ? deskPart(app.db, user.id, user.roles.includes('admin'))
          : NO_DESK,
        user.roles.includes('editor') ? textCounts(app.db) : { faqs: null, posts: null },
        recentActivity(app.db, MAX_ITEMS, subjectsFor(user)),
        user.roles.includes('admin') ? findGaps(app.db, app.env) : null,
      ])
      const hasGaps = gaps !== null && (gaps.missing.length > 0 || gaps.unprovenShown > 0)
      return {
        counts: { leads: desk.total, ...texts },
        mine: desk.mine,
        recentActivity: activity,
        latestLeads: desk.latest,
        gaps: hasGaps ? gaps : null,
        keyLiesBeside: user.roles.includes('admin') && ownKeyFile(app.env) !== undefined,
      }
    },
  }),
])

const NO_DESK = { total: null, mine: null, latest: [] }

async function deskPart(db: Executor, userId: number, isAdmin: boolean) {
  const counted = (filters: Partial<LeadFilters>) =>
    db.$count(leads, conditions({ ...filters, page: 1 }, userId))
  const [total, overdue, followUps, allOverdue, latest] = await Promise.all([
    counted(countedLeads.all),
    counted(countedLeads.overdue),
    counted(countedLeads.followUps),
    isAdmin ? counted(countedLeads.allOverdue) : null,
    latestLeads(db, userId),
  ])
  return { total, mine: { overdue, followUps, allOverdue }, latest }
}

async function textCounts(db: Executor) {
  const rows = await db
    .select({ kind: entries.kind, total: count() })
    .from(entries)
    .groupBy(entries.kind)
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]))
  return { faqs: totals.get('faq') ?? 0, posts: totals.get('post') ?? 0 }
}

/** The newest enquiries, without spam, those from a file and those merged into another. */
async function latestLeads(db: Executor, userId: number) {
  const rows = await db
    .select(leadColumns)
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(conditions({ ...countedLeads.all, page: 1 }, userId))
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(MAX_ITEMS)
  return rows.map(presentLead)
}
