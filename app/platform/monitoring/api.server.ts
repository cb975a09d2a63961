import * as z from 'zod/mini'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { openAlert } from './alert.ts'
import { openAlerts } from './alerts.server.ts'

/** The open alerts to the operator, for admins. */
export const alertsApi = routes('dashboard', (app) => [
  route('GET /api/alerts', {
    access: 'admin',
    reply: z.array(openAlert),
    run: () => openAlerts(app.db),
  }),
])
