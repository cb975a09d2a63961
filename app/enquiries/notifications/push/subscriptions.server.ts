import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { pushSubscriptions } from '#app/platform/db/schema.ts'
import { InvalidInput } from '#app/platform/http/errors.ts'
import { NOT_A_KEY, type SubscriptionBody } from './push.ts'

/** A person has a computer, a phone, and perhaps another of each. */
const MAX_PER_PERSON = 10

/** Where a subscription belongs: it ends with the session. */
export interface Owner {
  userId: number
  sessionHash: string
}

/**
 * A key of the right shape may still be no point of the curve: no message could be encrypted for it.
 * @throws InvalidInput
 */
export async function assertUsableKeys({ keys }: SubscriptionBody): Promise<void> {
  const { default: webPush } = await import('web-push')
  try {
    webPush.encrypt(keys.p256dh, keys.auth, '', 'aes128gcm')
  } catch {
    throw new InvalidInput([{ path: 'keys.p256dh', message: NOT_A_KEY }])
  }
}

/** Stores the browser's subscription under this session; beyond the limit, the oldest give way. */
export async function subscribe(
  db: Database,
  owner: Owner,
  { endpoint, keys }: SubscriptionBody,
): Promise<void> {
  const values = { ...owner, ...keys, failures: 0 }
  await db.transaction(async (tx) => {
    // A session has one browser, and a browser one subscription.
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, owner.sessionHash))
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...values })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values })
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, owner.userId))
      .orderBy(desc(pushSubscriptions.id))
      .limit(MAX_PER_PERSON)
    await tx
      .delete(pushSubscriptions)
      .where(
        and(eq(pushSubscriptions.userId, owner.userId), notInArray(pushSubscriptions.id, newest)),
      )
  })
}

export async function unsubscribe(db: Executor, { sessionHash }: Owner): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, sessionHash))
}

/** The subscription of this session's browser, if there is one. */
export async function findSubscription(db: Executor, { sessionHash }: Owner) {
  const [found] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionHash, sessionHash))
  return found
}
