import { and, eq, isNull } from 'drizzle-orm'
import type { Env } from '#app/config/env.ts'
import { messages } from '#app/content/messages.ts'
import type { Database, Executor } from '#app/db/database.ts'
import { users } from '#app/db/schema.ts'
import { NotSignedIn } from '#app/http/errors.ts'
import { networkOf } from '#app/http/network.ts'
import type { LoginBody } from './account.ts'
import { accountKey, countLoginAttempt, type LoginLimits } from './login-attempts.server.ts'
import { verifyPassword } from './password.server.ts'
import { hashToken, isTrustedDevice, startSession, trustDevice } from './session-store.server.ts'
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
  attempt: LoginBody & { address: string; deviceToken: string | undefined },
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
  if (!user || !matches || user.disabledAt) throw new NotSignedIn(messages.login.wrong)

  await Promise.all(refunds.map((refund) => refund()))
  return db.transaction(async (tx) => {
    if (!(await isUnchanged(tx, user))) throw new NotSignedIn(messages.login.wrong)
    const token = await startSession(tx, user.id, session)
    const deviceToken = await trustDevice(tx, user.id, isTrusted ? attempt.deviceToken : undefined)
    return { user, token, deviceToken }
  })
}

/**
 * Whether the account still has the password that was checked and is not disabled; it stays so
 * until the transaction ends. Otherwise a session could outlive what has just ended all of them.
 */
async function isUnchanged(tx: Executor, { id, passwordHash }: User): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.disabledAt)))
    .for('share')
  return found.length > 0
}
