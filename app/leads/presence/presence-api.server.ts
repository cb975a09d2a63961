import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireAccountant, staffOf } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { addHandlingTime } from './handling.server.ts'
import { endPresence, presenceOf, setPresence } from './presence.server.ts'
import { leaveQuery, presence, presenceBody } from './presence.ts'

const params = z.object({ id: idFromText() })
const tags = ['desk']
/** Open pages send these in the background. */
const config = { background: true }

/** Who has an enquiry open. A screen that is open says so at least once a minute. */
export const presenceApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAccountant)

  app.get(
    api.leads.presence(':id'),
    { config, schema: { tags, params, response: { 200: presence } } },
    ({ params: { id }, user }) => presenceOf(app.db, id, staffOf({ user }).id),
  )

  app.put(
    api.leads.presence(':id'),
    { config, schema: { tags, params, body: presenceBody, response: { 200: presence } } },
    async ({ params: { id }, body, user }) => {
      const { id: userId } = staffOf({ user })
      await app.db.transaction(async (tx) => {
        await addHandlingTime(tx, id, userId, body.active)
        await setPresence(tx, id, userId, body.writing)
      })
      return presenceOf(app.db, id, userId)
    },
  )

  app.delete(
    api.leads.presence(':id'),
    { config, schema: { tags, params, querystring: leaveQuery, response: { 200: presence } } },
    async ({ params: { id }, query, user }) => {
      const { id: userId } = staffOf({ user })
      await app.db.transaction(async (tx) => {
        await addHandlingTime(tx, id, userId, query.active)
        await endPresence(tx, id, userId)
      })
      return presenceOf(app.db, id, userId)
    },
  )
}
