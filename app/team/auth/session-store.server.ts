import { and, desc, eq, gt, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { fromNow, interval } from '#app/platform/db/database-time.ts'
import { DESK_CHANNEL, SESSIONS_ENDED } from '#app/platform/db/desk-channel.ts'
import { devices, sessions, users } from '#app/platform/db/schema.ts'
import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'
import { DAY_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { periods } from '#content/periods.ts'
import type { SessionInfo, SessionTime, SessionUser } from './account.ts'
import { browserName } from './browser-name.ts'
import { worksAtDesk } from './desk-people.server.ts'
import type { Rights, RoleMode, StoredRights } from './roles.ts'
import { mustSetUp, type SecondFactorPolicy } from './second-factor/requirement.server.ts'

export interface SessionTimes {
  idleMs: number
  maxMs: number
}

/** The browser that signs in, as its request describes it. */
export interface Browser {
  userAgent: string
  address: string
}

/** What was checked for a session: it passes from one to the session that takes its place. */
export type Checked = Partial<Pick<typeof sessions.$inferInsert, 'secondFactor' | 'verifiedAt'>>

/** Starts a session and returns its token (256 random bits), of which only the hash is stored. */
export async function startSession(
  db: Executor,
  userId: number,
  times: SessionTimes,
  { userAgent, address }: Browser,
  checked: Checked = {},
) {
  const token = newToken()
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: fromNow(times.maxMs),
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
    address,
    ...checked,
  })
  return token
}

/** What was checked for a live session; undefined when it has ended. */
export async function checkedFor(db: Executor, token: string): Promise<Checked | undefined> {
  const [found] = await db
    .select({ secondFactor: sessions.secondFactor, verifiedAt: sessions.verifiedAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
  return found
}

/** The account of a session with what is stored of its rights; which of them count is up to `rightsOf`. */
export type FoundAccount = Omit<SessionUser, keyof Rights> & StoredRights

/**
 * The account of a session that is neither expired, nor idle for too long, nor disabled.
 * @param isUse whether this counts as a use of the session, which then lasts longer
 */
export async function findSession(
  db: Executor,
  token: string,
  times: SessionTimes & { secondFactor: SecondFactorPolicy },
  isUse: boolean,
): Promise<FoundAccount | undefined> {
  const tokenHash = hashToken(token)
  const [found] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      role: users.role,
      accountant: users.accountant,
      editor: users.editor,
      mayExport: users.mayExport,
      mayImport: users.mayImport,
      mustChangePassword: users.mustChangePassword,
      mustSetUpSecondFactor: mustSetUp(times.secondFactor),
      isNewlySeen: sql<boolean>`${sessions.lastSeenAt} < ${fromNow(-SEEN_STEP_MS)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isAlive(times), isNull(users.disabledAt)))
  if (!found) return undefined
  const { isNewlySeen, mustChangePassword, mustSetUpSecondFactor, ...user } = found
  if (isUse && isNewlySeen) {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return {
    ...user,
    ...(mustChangePassword && { mustChangePassword }),
    ...(mustSetUpSecondFactor && { mustSetUpSecondFactor }),
  }
}

/**
 * Whether a session is still alive and its account works at the desk, without counting the check as a use
 * of the session.
 */
export async function isDeskSessionAlive(
  db: Executor,
  token: string,
  times: SessionTimes,
  mode: RoleMode,
): Promise<boolean> {
  const found = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isAlive(times), worksAtDesk(mode)))
  return found.length > 0
}

/** Whether a session has ended only because no one used it; unknown once it has been deleted. */
export async function isSessionIdle(
  db: Executor,
  token: string,
  { idleMs }: SessionTimes,
): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, sql`now()`),
        lte(sessions.lastSeenAt, fromNow(-idleMs)),
      ),
    )
  return found.length > 0
}

/** How long a live session lasts if it is not used; undefined when it has ended. */
export async function sessionTimeOf(
  db: Executor,
  token: string,
  times: SessionTimes,
): Promise<SessionTime | undefined> {
  const secondsUntil = (end: SQL) => sql<number>`extract(epoch from ${end} - now())::float8`
  const [found] = await db
    .select({
      untilIdle: secondsUntil(sql`${sessions.lastSeenAt} + ${interval(times.idleMs)}`),
      untilEnd: secondsUntil(sql`${sessions.expiresAt}`),
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), isAlive(times)))
  if (!found) return undefined
  const { untilIdle, untilEnd } = found
  return {
    secondsLeft: Math.max(0, Math.floor(Math.min(untilIdle, untilEnd))),
    extendable: untilIdle <= untilEnd,
  }
}

/** Returns the account whose session it was, if there was one. */
export async function endSession(db: Executor, token: string): Promise<number | undefined> {
  const [ended] = await endSessionsWhere(db, eq(sessions.tokenHash, hashToken(token)))
  return ended?.userId
}

/** Ends one of the account's own sessions; returns the browser's name, or undefined if there is none. */
export async function endOneSession(
  db: Executor,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const [ended] = await endSessionsWhere(db, and(eq(sessions.id, id), eq(sessions.userId, userId)))
  return ended && browserName(ended.userAgent)
}

/** Ends every session of an account but one. */
export async function endOtherSessions(db: Executor, userId: number, token: string): Promise<void> {
  const isOther = ne(sessions.tokenHash, hashToken(token))
  await endSessionsWhere(db, and(eq(sessions.userId, userId), isOther))
}

/** Ends every session of an account, on the server. */
export async function endSessions(db: Executor, userId: number): Promise<void> {
  await endSessionsWhere(db, eq(sessions.userId, userId))
}

/** Ends those sessions, of everyone where none are named, and notifies the open desks. */
export async function endSessionsWhere(db: Executor, which?: SQL) {
  const ended = await db.delete(sessions).where(which).returning()
  if (ended.length > 0) {
    await db.execute(sql`select pg_notify(${DESK_CHANNEL}, ${SESSIONS_ENDED})`)
  }
  return ended
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
  return found.map(
    ({ id, tokenHash, userAgent, address, createdAt, lastSeenAt, secondFactor }) => ({
      id,
      browser: browserName(userAgent),
      address,
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      secondFactor,
      current: tokenHash === currentHash,
    }),
  )
}

export async function deleteExpiredSessions(db: Executor, times: SessionTimes): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.lastSeenAt, fromNow(-times.idleMs))))
  await db.delete(devices).where(lt(devices.lastSeenAt, fromNow(-TRUSTED_DEVICE_MS)))
}

/** Trusts the browser in which an account signed in; returns the token to store there. */
export async function trustDevice(db: Executor, userId: number, token: string | undefined) {
  const deviceToken = token ?? newToken()
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
  return and(gt(sessions.expiresAt, sql`now()`), gt(sessions.lastSeenAt, fromNow(-idleMs)))
}

export const TRUSTED_DEVICE_MS = periods.deviceDays * DAY_MS
const SEEN_STEP_MS = MINUTE_MS
const USER_AGENT_MAX = 400
