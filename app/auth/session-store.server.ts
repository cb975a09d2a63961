import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { devices, sessions, users } from '#app/db/schema.ts'
import type { SessionInfo, SessionUser } from './account.ts'

export interface SessionTimes {
  idleMs: number
  maxMs: number
}

/** Starts a session and returns its token (256 random bits), of which only the hash is stored. */
export async function startSession(db: Executor, userId: number, times: SessionTimes) {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(Date.now() + times.maxMs),
  })
  return token
}

/**
 * The account of a session that is neither expired, nor idle for too long, nor disabled.
 * @param isUse whether this counts as a use of the session, which keeps it from being idle
 */
export async function findSession(
  db: Executor,
  token: string,
  times: SessionTimes,
  isUse = true,
): Promise<SessionUser | undefined> {
  const tokenHash = hashToken(token)
  const now = Date.now()
  const [found] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      role: users.role,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isAlive(times), isNull(users.disabledAt)))
  if (!found) return undefined
  const { lastSeenAt, ...user } = found
  if (isUse && now - lastSeenAt.getTime() > SEEN_STEP_MS) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return user
}

/** Whether a session is still alive, without counting the check as a use of it. */
export async function isSessionAlive(
  db: Executor,
  token: string,
  times: SessionTimes,
): Promise<boolean> {
  const found = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, new Date()),
        gt(sessions.lastSeenAt, new Date(Date.now() - times.idleMs)),
        isNull(users.disabledAt),
      ),
    )
  return found.length > 0
}

export async function endSession(db: Executor, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends every session of an account, on the server. */
export async function endSessions(db: Executor, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Ends every session of an account and removes its trusted devices. */
export async function forgetTrustedDevices(db: Executor, userId: number): Promise<void> {
  await endSessions(db, userId)
  await db.delete(devices).where(eq(devices.userId, userId))
}

/** The live sessions of an account, the most recently used first. */
export async function listSessions(
  db: Executor,
  userId: number,
  times: SessionTimes,
  token: string,
): Promise<SessionInfo[]> {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive(times)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
  const currentHash = hashToken(token)
  return found.map(({ tokenHash, createdAt, lastSeenAt }) => ({
    startedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: tokenHash === currentHash,
  }))
}

export async function deleteExpiredSessions(db: Executor, times: SessionTimes): Promise<void> {
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, new Date()),
        lt(sessions.lastSeenAt, new Date(Date.now() - times.idleMs)),
      ),
    )
  await db.delete(devices).where(lt(devices.lastSeenAt, new Date(Date.now() - TRUSTED_DEVICE_MS)))
}

/** Trusts the browser in which an account signed in; returns the token to store there. */
export async function trustDevice(db: Executor, userId: number, token: string | undefined) {
  const deviceToken = token ?? randomBytes(32).toString('base64url')
  await db
    .insert(devices)
    .values({ tokenHash: hashToken(deviceToken), userId })
    .onConflictDoUpdate({
      target: [devices.tokenHash, devices.userId],
      set: { lastSeenAt: sql`now()` },
    })
  return deviceToken
}

export async function isTrustedDevice(
  db: Executor,
  userId: number,
  token: string,
): Promise<boolean> {
  const found = await db
    .select({ userId: devices.userId })
    .from(devices)
    .where(and(eq(devices.tokenHash, hashToken(token)), eq(devices.userId, userId)))
  return found.length > 0
}

/** Neither expired, nor idle for too long. */
function isAlive({ idleMs }: SessionTimes) {
  return and(
    gt(sessions.expiresAt, new Date()),
    gt(sessions.lastSeenAt, new Date(Date.now() - idleMs)),
  )
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export const TRUSTED_DEVICE_MS = 180 * 24 * 3_600_000
const SEEN_STEP_MS = 60_000
