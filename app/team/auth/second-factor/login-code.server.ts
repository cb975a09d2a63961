import type { Executor } from '#app/platform/db/database.ts'
import { NotSignedIn } from '#app/platform/http/errors.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import type { SecondFactor } from '#content/enums.ts'
import { accountKey, countLoginAttempt } from '../login-attempts.server.ts'
import { isTrustedDevice } from '../session-store.server.ts'
import { type SignedIn, type SigningIn, sessionOf, startSignedIn } from '../sign-in.server.ts'
import type { AuthSite } from '../site.server.ts'
import type { User } from '../users.server.ts'
import {
  countAttempt,
  MAX_FAILURES,
  type StoredChallenge,
  takeChallenge,
} from './challenges.server.ts'
import { readUser } from './factors.server.ts'
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.server.ts'
import { spendTotpCode, TOTP_CODE } from './totp.server.ts'

/**
 * Ends a sign-in whose password was right by a code of the authenticator app or a recovery code.
 * Attempts are counted for the sign-in and for the account (for a trusted device apart), before the
 * code is checked.
 * @throws NotSignedIn for a wrong code, and when the sign-in is over or the account has changed since
 * @throws TooMany when the counter of the account is used up
 */
export async function loginWithCode(
  site: AuthSite,
  pendingToken: string | undefined,
  code: string,
  browser: SigningIn,
): Promise<SignedIn> {
  const { db } = site
  const challenge = await countAttempt(db, pendingToken, 'second-factor')
  if (!challenge?.userId) throw new NotSignedIn(signInMessages.ended)
  const user = await readUser(db, challenge.userId)
  if (user.disabledAt || user.passwordHash !== challenge.passwordHash) {
    throw new NotSignedIn(signInMessages.ended)
  }
  const refund = await countCode(site, user, browser)
  const factor = await spendCode(db, user.id, code)
  if (!factor) {
    await noteWrongCode(site, user, challenge, browser.address)
    throw new NotSignedIn(signInMessages.wrongCode)
  }
  await refund()
  const isNotified = factor === 'recovery-code' && user.email !== null
  if (isNotified) await site.securityMails.ready()
  return startSignedIn(site, user, browser, factor, signInMessages.ended, async (tx) => {
    if (!(await takeChallenge(tx, pendingToken, 'second-factor'))) return false
    if (isNotified) {
      const left = await recoveryCodesLeft(tx, user.id)
      await site.securityMails.queue(tx, user, { is: 'recovery-code-used', left })
    }
    return true
  })
}

/** Uses up a code of either kind; says which it was, or undefined for a wrong one. */
export async function spendCode(
  db: Executor,
  userId: number,
  given: string,
): Promise<SecondFactor | undefined> {
  const code = given.replace(/\s/g, '')
  if (TOTP_CODE.test(code)) return (await spendTotpCode(db, userId, code)) ? 'totp' : undefined
  return (await spendRecoveryCode(db, userId, code)) ? 'recovery-code' : undefined
}

async function countCode({ db, limits }: AuthSite, { id }: User, { deviceToken }: SigningIn) {
  const { limited } = signInMessages
  if (deviceToken !== undefined && (await isTrustedDevice(db, id, deviceToken))) {
    return countLoginAttempt(limits.perDevice, `code:${hashToken(deviceToken)}:${id}`, limited)
  }
  return countLoginAttempt(limits.perCode, accountKey(id), limited)
}

/** Notifies the account when a right password comes without a code: the password is no longer secret. */
async function noteWrongCode(
  { db, securityMails }: AuthSite,
  user: User,
  { failures }: StoredChallenge,
  address: string,
) {
  await recordActivity(db, { verb: 'failed-second-factor', ...sessionOf(user), address })
  if (failures < MAX_FAILURES || user.email === null) return
  await securityMails.ready()
  await securityMails.queue(db, user, { is: 'wrong-codes' })
}
