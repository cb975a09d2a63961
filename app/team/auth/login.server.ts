import type { Executor } from '#app/platform/db/database.ts'
import { NotSignedIn } from '#app/platform/http/errors.ts'
import { networkOf } from '#app/platform/http/network.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { messages } from '#content/en/messages.ts'
import type { SecondFactor } from '#content/enums.ts'
import type { LoginBody } from './account.ts'
import { accountKey, countLoginAttempt } from './login-attempts.server.ts'
import { obviousWeakness } from './new-password.server.ts'
import { verifyPassword } from './password.server.ts'
import { addChallenge } from './second-factor/challenges.server.ts'
import { factorsOf } from './second-factor/factors.server.ts'
import { isTrustedDevice } from './session-store.server.ts'
import { type SignedIn, type SigningIn, sessionOf, startSignedIn } from './sign-in.server.ts'
import type { AuthSite } from './site.server.ts'
import { findUser, type User } from './users.server.ts'

/** The password was right, and the account asks for more. */
export interface Pending {
  pendingToken: string
  methods: SecondFactor[]
  weakPassword: string | undefined
}

/**
 * Signs an account in, or throws. Attempts are counted before the password is checked, so that many
 * at once cannot slip past, and a successful one is refunded. A trusted device, in which this account
 * has signed in before, has a counter of its own: strangers who use up the others cannot lock it out.
 * An account with a second factor is signed in once that was checked as well, in any browser.
 * @throws NotSignedIn for a wrong name or password, in the same words and time
 * @throws TooMany when a counter is used up
 */
export async function login(
  site: AuthSite,
  attempt: LoginBody & SigningIn,
): Promise<(SignedIn & Pick<Pending, 'weakPassword'>) | Pending> {
  const { db, limits, env } = site
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
  const factors = await factorsOf(db, user, env.session.secondFactor)
  const weakPassword = await obviousWeakness(attempt.password, user, env.firm.name)
  if (!factors.any) {
    const signedIn = await startSignedIn(site, user, attempt, undefined, messages.login.wrong)
    return { ...signedIn, weakPassword }
  }
  const { id: userId, passwordHash } = user
  const pendingToken = await addChallenge(db, 'second-factor', { userId, passwordHash })
  return { pendingToken, methods: factors.methods, weakPassword }
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
