import { route, routes } from '#app/team/auth/access/route.server.ts'
import { addHandlingTime } from './handling.server.ts'
import { endPresence, presenceOf, setPresence } from './presence.server.ts'
import { leaveQuery, presence, presenceBody } from './presence.ts'

/** Open pages send these in the background. */
const config = { background: true }

/** Who has an enquiry open. A screen that is open says so at least once a minute. */
export const presenceApi = routes('desk', (app) => [
  route('GET /api/leads/:id/presence', {
    access: 'accountant',
    reply: presence,
    config,
    run: ({ params: { id }, user }) => presenceOf(app.db, id, user.id),
  }),
  route('PUT /api/leads/:id/presence', {
    access: 'accountant',
    body: presenceBody,
    reply: presence,
    config,
    run: async ({ params: { id }, body, user }) => {
      const { id: userId } = user
      await app.db.transaction(async (tx) => {
        await addHandlingTime(tx, id, userId, body.active)
        await setPresence(tx, id, userId, body.writing)
      })
      return presenceOf(app.db, id, userId)
    },
  }),
  route('DELETE /api/leads/:id/presence', {
    access: 'accountant',
    query: leaveQuery,
    reply: presence,
    config,
    run: async ({ params: { id }, query, user }) => {
      const { id: userId } = user
      await app.db.transaction(async (tx) => {
        await addHandlingTime(tx, id, userId, query.active)
        await endPresence(tx, id, userId)
      })
      return presenceOf(app.db, id, userId)
    },
  }),
])
