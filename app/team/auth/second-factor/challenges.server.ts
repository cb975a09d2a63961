import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { fromNow } from '#app/platform/db/database-time.ts'
import { accountLinks, loginChallenges } from '#app/platform/db/schema.ts'
import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import type { Challenge } from '#content/enums.ts'

export type StoredChallenge = typeof loginChallenges.$inferSelect

/** How long somebody may look for the phone, and how long a browser may ask for a passkey. */
const LIVES_MS: Record<Challenge, number> = {
  'second-factor': 10 * MINUTE_MS,
  'totp-new': 30 * MINUTE_MS,
  'passkey-sign-in': 5 * MINUTE_MS,
  'passkey-new': 5 * MINUTE_MS,
  'step-up': 5 * MINUTE_MS,
}
export const MAX_FAILURES = 5
const LINKS_STORED_DAYS = 30

/** Stores what was begun and returns its token (256 random bits), of which only the hash is stored. */
export async function addChallenge(
  db: Executor,
  purpose: Challenge,
  given: { userId?: number; passwordHash?: string; challenge?: string },
): Promise<string> {
  const token = newToken()
  await db.insert(loginChallenges).values({
    ...given,
    purpose,
    tokenHash: hashToken(token),
    expiresAt: fromNow(LIVES_MS[purpose]),
  })
  return token
}

export async function findChallenge(
  db: Executor,
  token: string | undefined,
  purpose: Challenge,
): Promise<StoredChallenge | undefined> {
  if (!token) return undefined
  const [found] = await db.select().from(loginChallenges).where(isAlive(token, purpose))
  return found
}

/**
 * Counts an attempt before its code is checked, so that many at once cannot slip past. Undefined when
 * there were too many, or there is no such challenge any more.
 */
export async function countAttempt(
  db: Executor,
  token: string | undefined,
  purpose: Challenge,
): Promise<StoredChallenge | undefined> {
  if (!token) return undefined
  const [counted] = await db
    .update(loginChallenges)
    .set({ failures: sql`${loginChallenges.failures} + 1` })
    .where(and(isAlive(token, purpose), lt(loginChallenges.failures, MAX_FAILURES)))
    .returning()
  return counted
}

/** Ends a challenge and returns it; of two that take the same one at once one gets it. */
export async function takeChallenge(
  tx: Executor,
  token: string | undefined,
  purpose: Challenge,
): Promise<StoredChallenge | undefined> {
  if (!token) return undefined
  const [taken] = await tx.delete(loginChallenges).where(isAlive(token, purpose)).returning()
  return taken
}

/** Ends whatever an account has begun, such as when its password changes. */
export async function endChallenges(tx: Executor, userId: number): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId))
}

export async function deleteExpiredChallenges(db: Executor): Promise<void> {
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, sql`now()`))
  await db
    .delete(accountLinks)
    .where(lt(accountLinks.expiresAt, sql`now() - make_interval(days => ${LINKS_STORED_DAYS})`))
}

function isAlive(token: string, purpose: Challenge) {
  return and(
    eq(loginChallenges.tokenHash, hashToken(token)),
    eq(loginChallenges.purpose, purpose),
    gt(loginChallenges.expiresAt, sql`now()`),
  )
}
