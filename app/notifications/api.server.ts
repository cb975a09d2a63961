import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAccountant, staffOf } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { listNotifications, markRead } from './inbox.server.ts'
import { notificationList, readBody } from './notification.ts'

const tags = ['notifications']

/** What the signed-in person was notified of. */
export const notificationsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAccountant)

  app.get(
    api.notifications.list,
    { schema: { tags, response: { 200: notificationList } } },
    (request) => listNotifications(app.db, staffOf(request).id),
  )

  app.post(
    api.notifications.read,
    { schema: { tags, body: readBody, response: { 200: notificationList } } },
    async (request) => {
      const { id } = staffOf(request)
      await markRead(app.db, id, request.body)
      return listNotifications(app.db, id)
    },
  )
}
