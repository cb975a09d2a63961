import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordActivity } from '#app/audit/activity.server.ts'
import type { Env } from '#app/config/env.ts'
import { messages } from '#app/content/messages.ts'
import type { Database, Executor } from '#app/db/database.ts'
import { users } from '#app/db/schema.ts'
import { NotSignedIn } from '#app/http/errors.ts'
import { networkOf } from '#app/http/network.ts'
import type { LoginBody } from './account.ts'
import { accountKey, countLoginAttempt, type LoginLimits } from './login-attempts.server.ts'
import { verifyPassword } from './password.server.ts'
import {
  type Browser,
  hashToken,
  isTrustedDevice,
  startSession,
  trustDevice,
} from './session-store.server.ts'
import { findUser, type User } from './users.server.ts'

/**
 * Signs an account in, or throws. Attempts are counted before the password is checked, so that many
 * at once cannot slip past, and a successful one is refunded. A trusted device, in which this account
 * has signed in before, has a counter of its own: strangers who use up the others cannot lock it out.
 * @throws NotSignedIn for a wrong name or password, in the same words and time
 * @throws TooMany when a counter is used up
 */
export async function login(
  db: Database,
  limits: LoginLimits,
  session: Env['session'],
  attempt: LoginBody & Browser & { deviceToken: string | undefined },
): Promise<{ user: User; token: string; deviceToken: string }> {
  const user = await findUser(db, attempt.username)
  const isTrusted =
    user !== undefined &&
    attempt.deviceToken !== undefined &&
    (await isTrustedDevice(db, user.id, attempt.deviceToken))

  const { limited } = messages.login
  const refunds = isTrusted
    ? [
        await countLoginAttempt(
          limits.perDevice,
          `${hashToken(attempt.deviceToken ?? '')}:${user.id}`,
          limited,
        ),
      ]
    : [
        await countLoginAttempt(limits.perAddress, hashToken(networkOf(attempt.address)), limited),
        await countLoginAttempt(
          limits.perAccount,
          user ? accountKey(user.id) : hashToken(attempt.username.toLowerCase()),
          limited,
        ),
      ]

  const matches = await verifyPassword(attempt.password, user?.passwordHash)
  if (!user || !matches || user.disabledAt) {
    await recordFailure(db, user, attempt.address)
    throw new NotSignedIn(messages.login.wrong)
  }

  await Promise.all(refunds.map((refund) => refund()))
  return db.transaction(async (tx) => {
    if (!(await noteSignIn(tx, user))) throw new NotSignedIn(messages.login.wrong)
    const token = await startSession(tx, user.id, session, attempt)
    const deviceToken = await trustDevice(tx, user.id, isTrusted ? attempt.deviceToken : undefined)
    await recordActivity(tx, { actorId: user.id, verb: 'signed-in', ...sessionOf(user) })
    return { user, token, deviceToken }
  })
}

/** What was typed as an unknown name is not stored: it may be a password. */
async function recordFailure(db: Executor, user: User | undefined, address: string) {
  await recordActivity(db, {
    ...(user
      ? { verb: 'failed-sign-in', ...sessionOf(user) }
      : { verb: 'unknown-sign-in', subject: 'session' as const }),
    address,
  })
}

function sessionOf({ id, name }: User) {
  return { subject: 'session' as const, subjectId: id, label: name }
}

/**
 * Notes the sign-in. Returns whether the account still has the password that was checked and is not
 * disabled; it stays so until the transaction ends. Otherwise a session could survive a change that ends
 * all of them.
 */
async function noteSignIn(tx: Executor, { id, passwordHash }: User): Promise<boolean> {
  const found = await tx
    .update(users)
    .set({ lastSignInAt: sql`now()` })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.disabledAt)))
    .returning({ id: users.id })
  return found.length > 0
}
