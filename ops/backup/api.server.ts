import * as z from 'zod/mini'
import { AppError } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { backupOverview } from './backup.ts'
import { backupMessages } from './messages.ts'
import { backupOverview as readOverview } from './overview.server.ts'
import { askForBackup } from './schedule.server.ts'
import { backupStatus } from './status.server.ts'

/** How the backups stand, for admins. What is in them stays where they lie. */
export const backupApi = routes('backups', (app) => [
  route('GET /api/backups', {
    access: 'admin',
    reply: backupOverview,
    run: () => readOverview(app.db, app.env),
  }),
  route('POST /api/backups', {
    access: 'admin',
    stepUp: true,
    summary: 'Starts a backup; the list says when it is done',
    reply: { 202: z.object({ asked: z.literal(true) }) },
    run: async (request) => {
      const { scheduled, running } = await backupStatus(app.db, app.env)
      if (!scheduled) throw new AppError(409, backupMessages.notScheduled)
      if (running || !(await askForBackup(app))) throw new AppError(409, backupMessages.running)
      await recordActivity(app.db, {
        actorId: request.user.id,
        verb: 'asked-for-backup',
        subject: 'backup',
      })
      return { asked: true } as const
    },
  }),
])
