import { push } from '#app/enquiries/notifications/queries.ts'
import { files } from '#app/paths.ts'
import { PUSH_KEY } from '#content/storage-keys.ts'
import type { SubscriptionBody } from './push.ts'

/** Web push in this browser. */

export type BrowserState = 'unsupported' | 'blocked' | 'off' | 'on'

const SCOPE = '/admin/'

function isSupported(): boolean {
  return workers() !== undefined && 'PushManager' in window && 'Notification' in window
}

/** Browsers have none over plain http. */
function workers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker
}

async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await workers()?.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** Whether this browser shows notifications to this account. */
export async function browserState(userId: number): Promise<BrowserState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return isTurnedOnBy(userId) && (await currentSubscription()) ? 'on' : 'off'
}

/**
 * Asks the person for permission, and subscribes with the browser's push service and with the site.
 * @throws PushUnreachable when the browser has no subscription to give; ApiError when the site refuses it
 */
export async function turnOn(userId: number, publicKey: string): Promise<BrowserState> {
  if ((await Notification.requestPermission()) !== 'granted') return browserState(userId)
  const { pushManager } = await startWorker()
  const earlier = await pushManager.getSubscription()
  // One for another key, of a database that was replaced, could not be renewed.
  await earlier?.unsubscribe()
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new PushUnreachable()
    })
  await push.turnOn(bodyOf(subscription))
  localStorage.setItem(PUSH_KEY, String(userId))
  return 'on'
}

async function startWorker(): Promise<ServiceWorkerRegistration> {
  const container = workers()
  if (!container) throw new PushUnreachable()
  await container.register(files.pushWorker)
  return container.ready
}

export class PushUnreachable extends Error {}

export async function turnOff(): Promise<BrowserState> {
  await push.turnOff()
  localStorage.removeItem(PUSH_KEY)
  await (await currentSubscription())?.unsubscribe()
  return 'off'
}

/**
 * Passes the subscription on to a new session, after the earlier one has expired. One that another
 * account left behind, or this one by signing out, is ended.
 */
export async function renewSubscription(userId: number): Promise<void> {
  if (!isSupported()) return
  const subscription = await currentSubscription()
  if (!subscription) return
  if (isTurnedOnBy(userId)) await push.turnOn(bodyOf(subscription))
  else await subscription.unsubscribe()
}

/** Signing out forgets who turned it on; the site deletes the subscription with the session. */
function isTurnedOnBy(userId: number): boolean {
  return localStorage.getItem(PUSH_KEY) === String(userId)
}

function bodyOf(subscription: PushSubscription): SubscriptionBody {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
