import { client } from '#app/platform/client/routes.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import type { notificationsApi } from './api.server.ts'
import type { pushApi } from './push/push-api.server.ts'

const POLL_MS = MINUTE_MS
const { read, send } = client<typeof notificationsApi | typeof pushApi>()

/** The notifications of the signed-in person; refetched with the desk's live events. */
export const notificationsQuery = read('GET /api/notifications', {}, { refetchInterval: POLL_MS })
export const markRead = send('POST /api/notifications/read')

export const pushKeyQuery = read('GET /api/push/key')

/** Web push in this session's browser. */
export const push = {
  turnOn: send('PUT /api/push'),
  turnOff: send('DELETE /api/push'),
  test: send('POST /api/push/test'),
}
