import { route, routes } from '#app/team/auth/access/route.server.ts'
import { listNotifications, markRead } from './inbox.server.ts'
import { notificationList, readBody } from './notification.ts'

/** The notifications of the signed-in person. */
export const notificationsApi = routes('notifications', (app) => [
  route('GET /api/notifications', {
    access: 'accountant',
    reply: notificationList,
    run: (request) => listNotifications(app.db, request.user.id),
  }),
  route('POST /api/notifications/read', {
    access: 'accountant',
    body: readBody,
    reply: notificationList,
    run: async (request) => {
      const { id } = request.user
      await markRead(app.db, id, request.body)
      return listNotifications(app.db, id)
    },
  }),
])
