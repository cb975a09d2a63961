import { route, routes } from '#app/team/auth/access/route.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { noticeOf, seasonBoardOf } from './board.server.ts'
import { seasonBoard, todaysNotice } from './season.ts'

/** The workload, and today’s notice, for everyone at the desk. */
export const seasonApi = routes('desk', (app) => [
  route('GET /api/season', {
    access: 'figures',
    summary:
      'Arrivals, open enquiries, people at work and the forecast until the office opens again',
    reply: seasonBoard,
    run: () => seasonBoardOf(app.db, app.env),
  }),
  route('GET /api/season/notice', {
    access: 'accountant',
    summary:
      'The warning that staff got today that the promise will not be kept; null if they got none',
    reply: todaysNotice,
    config: { background: true },
    run: () => noticeOf(app.db, indianDate(new Date())),
  }),
])
