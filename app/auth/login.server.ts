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
 * Signs somebody in, or throws. Guesses are counted before the password is looked at, so that many
 * at once cannot slip past, and a right one is given back. A browser in which this account has
 * signed in before has a counter of its own: strangers who use up the others' cannot lock it out.
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
  const known =
    user !== undefined &&
    attempt.deviceToken !== undefined &&
    (await isTrustedDevice(db, user.id, attempt.deviceToken))

  const { limited } = messages.login
  const giveBack = known
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

  const fits = await verifyPassword(attempt.password, user?.passwordHash)
  if (!user || !fits || user.disabledAt) throw new NotSignedIn(messages.login.wrong)

  await Promise.all(giveBack.map((restore) => restore()))
  return db.transaction(async (tx) => {
    if (!(await isUnchanged(tx, user))) throw new NotSignedIn(messages.login.wrong)
    const token = await startSession(tx, user.id, session)
    const deviceToken = await trustDevice(tx, user.id, known ? attempt.deviceToken : undefined)
    return { user, token, deviceToken }
  })
}

/**
 * Whether the account still has the password that was looked at and is not disabled; it stays so
 * until the transaction ends. Else a session could outlive what ended all of them a moment ago.
 */
async function isUnchanged(tx: Executor, { id, passwordHash }: User): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.disabledAt)))
    .for('share')
  return found.length > 0
}
