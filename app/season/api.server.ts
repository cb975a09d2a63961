import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAccountant, requireAdmin } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { indianDate } from '#app/time/dates.ts'
import { noticeOf, seasonBoardOf } from './board.server.ts'
import { seasonBoard, todaysNotice } from './season.ts'

const tags = ['desk']

/** The workload, for admins, and today’s notice, for everyone at the desk. */
export const seasonApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    api.season.board,
    {
      onRequest: requireAdmin,
      schema: {
        tags,
        summary:
          'Arrivals, open enquiries, people at work and the forecast until the office opens again',
        response: { 200: seasonBoard },
      },
    },
    () => seasonBoardOf(app.db, app.env),
  )

  app.get(
    api.season.notice,
    {
      onRequest: requireAccountant,
      config: { background: true },
      schema: {
        tags,
        summary:
          'What staff were told today: that the promise will not be kept; null if they were not',
        response: { 200: todaysNotice },
      },
    },
    () => noticeOf(app.db, indianDate(new Date())),
  )
}
