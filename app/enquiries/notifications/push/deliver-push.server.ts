import { and, eq, gt, sql } from 'drizzle-orm'
import { pushSubscriptions, sessions, users } from '#app/platform/db/schema.ts'
import type { MailContext } from '#app/platform/mail/deliver.server.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import type { SessionTimes } from '#app/team/auth/session-store.server.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { type PushResponse, post } from './endpoint.server.ts'
import type { PushJob } from './queue.server.ts'
import { vapidKeys } from './vapid.server.ts'

/** How long to wait after each failed try. */
const PUSH_RETRY_DELAYS_MS = [1, 5, 30, 120, 360].map((delay) => delay * MINUTE_MS)
/** How long a push service keeps a message for a browser that is away; older ones help no one. */
const KEPT_SECONDS = 24 * 3600
/** A browser that could not be reached this often in a row is given up. */
const MAX_FAILURES = 30

export type PushContext = Pick<MailContext, 'db' | 'jobs' | 'firm' | 'log'> & {
  session: SessionTimes
  /** whether everyone works at the desk */
  roles: RoleMode
  /** whether push services on this machine are allowed: for tests */
  loopback: boolean
}

/**
 * Sends one push message, if the browser's session is still alive. A subscription that the push
 * service no longer knows is deleted; a failure that may be temporary is tried again later, by a job of its own.
 */
export async function deliverPush(context: PushContext, job: PushJob): Promise<void> {
  const subscription = await findLive(context, job.subscription)
  if (!subscription) return
  const response = await encryptAndPost(context, subscription, job)
  const { db, log } = context
  const details = { subscription: subscription.id, kind: job.payload.kind, attempt: job.attempt }
  const itself = eq(pushSubscriptions.id, subscription.id)
  if ('status' in response && response.status >= 200 && response.status < 300) {
    await db.update(pushSubscriptions).set({ failures: 0, lastSentAt: sql`now()` }).where(itself)
    return
  }
  const isGone = 'status' in response && (response.status === 404 || response.status === 410)
  if (isGone || subscription.failures + 1 >= MAX_FAILURES) {
    await db.delete(pushSubscriptions).where(itself)
    log.info({ ...details, ...response }, 'push subscription ended')
    return
  }
  await db.transaction(async (tx) => {
    await tx
      .update(pushSubscriptions)
      .set({ failures: sql`${pushSubscriptions.failures} + 1` })
      .where(itself)
    // Who asked for a test looks at the screen now.
    const after = job.payload.kind === 'test' ? undefined : retryAt(response, job.attempt)
    log.warn({ ...details, ...response, again: after !== undefined }, 'push message not sent')
    if (!after) return
    const again: PushJob = { ...job, attempt: job.attempt + 1 }
    await context.jobs.send(tx, 'push', again, { after })
  })
}

/** When to try again: after no response, when the service is too busy, or when it has failed. */
function retryAt(response: PushResponse, attempt: number): Date | undefined {
  const delay = PUSH_RETRY_DELAYS_MS[attempt]
  if (delay === undefined) return undefined
  if ('failure' in response) {
    return response.failure === 'EPRIVATE' ? undefined : new Date(Date.now() + delay)
  }
  const { status, retryAfterSeconds } = response
  if (status !== 429 && status < 500) return undefined
  const wished = Math.min(retryAfterSeconds * 1000, 60 * MINUTE_MS)
  return new Date(Date.now() + Math.max(delay, wished))
}

type Subscription = typeof pushSubscriptions.$inferSelect

/** The subscription, unless its session has expired or its account does not work at the desk any more. */
async function findLive({ db, session, roles }: PushContext, id: number) {
  const [found] = await db
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(
      and(
        eq(pushSubscriptions.id, id),
        worksAtDesk(roles),
        gt(sessions.expiresAt, new Date()),
        gt(sessions.lastSeenAt, new Date(Date.now() - session.idleMs)),
      ),
    )
  return found?.subscription
}

/** Encrypts the message for the browser (RFC 8291) and signs it as the site's (RFC 8292). */
async function encryptAndPost(
  { db, firm, loopback }: PushContext,
  { endpoint, p256dh, auth }: Subscription,
  { payload }: PushJob,
): Promise<PushResponse> {
  const { publicKey, privateKey } = await vapidKeys(db)
  const { default: webPush } = await import('web-push')
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(payload), 'aes128gcm')
  const { Authorization } = webPush.getVapidHeaders(
    new URL(endpoint).origin,
    `mailto:${firm.email}`,
    publicKey,
    privateKey,
    'aes128gcm',
  )
  const headers = {
    authorization: Authorization,
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    'content-length': cipherText.length,
    ttl: KEPT_SECONDS,
    urgency: 'high',
  }
  return post(endpoint, headers, cipherText, loopback)
}
