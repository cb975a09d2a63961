import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { recordActivity } from '#app/audit/activity.server.ts'
import { requireAdmin, staffOf } from '#app/auth/guards.server.ts'
import { requireStepUp } from '#app/auth/step-up/guard.server.ts'
import { AppError } from '#app/http/errors.ts'
import { api } from '#app/paths.ts'
import { backupOverview } from './backup.ts'
import { backupMessages } from './messages.ts'
import { backupOverview as readOverview } from './overview.server.ts'
import { askForBackup } from './schedule.server.ts'
import { backupStatus } from './status.server.ts'

const tags = ['backups']

/** How the backups stand, for admins. What is in them stays where they lie. */
export const backupApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAdmin)

  app.get(api.backups, { schema: { tags, response: { 200: backupOverview } } }, () =>
    readOverview(app.db, app.env),
  )

  app.post(
    api.backups,
    {
      onRequest: requireStepUp,
      schema: {
        tags,
        summary: 'Starts a backup; the list says when it is done',
        response: { 202: z.object({ asked: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      const { scheduled, running } = await backupStatus(app.db, app.env)
      if (!scheduled) throw new AppError(409, backupMessages.notScheduled)
      if (running || !(await askForBackup(app))) throw new AppError(409, backupMessages.running)
      await recordActivity(app.db, {
        actorId: staffOf(request).id,
        verb: 'asked-for-backup',
        subject: 'backup',
      })
      return reply.code(202).send({ asked: true })
    },
  )
}
