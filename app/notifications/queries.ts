import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { NotificationList, ReadBody } from './notification.ts'
import type { PushKey, PushState, SubscriptionBody } from './push/push.ts'

const POLL_MS = 60_000

/** What the signed-in person was notified of; refetched with the desk's live events. */
export const notificationsQuery = queryOptions<NotificationList>({
  queryKey: [api.notifications.list],
  refetchInterval: POLL_MS,
})

export function markRead(body: ReadBody): Promise<NotificationList> {
  return send<NotificationList>('POST', api.notifications.read, body)
}

export const pushKeyQuery = queryOptions<PushKey>({ queryKey: [api.push.key] })

/** Web push in this session's browser. */
export const push = {
  turnOn: (subscription: SubscriptionBody) => send<PushState>('PUT', api.push.one, subscription),
  turnOff: () => send<PushState>('DELETE', api.push.one),
  test: () => send<PushState>('POST', api.push.test),
}
