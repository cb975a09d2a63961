import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireAdmin } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { openAlert } from './alert.ts'
import { openAlerts } from './alerts.server.ts'

/** The open alerts to the operator, for admins. */
export const alertsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    api.alerts,
    {
      onRequest: requireAdmin,
      schema: { tags: ['dashboard'], response: { 200: z.array(openAlert) } },
    },
    () => openAlerts(app.db),
  )
}
