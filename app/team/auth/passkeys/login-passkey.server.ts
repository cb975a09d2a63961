import { NotSignedIn } from '#app/platform/http/errors.ts'
import { networkOf } from '#app/platform/http/network.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import { countLoginAttempt } from '../login-attempts.server.ts'
import { addChallenge, findChallenge, takeChallenge } from '../second-factor/challenges.server.ts'
import { readUser } from '../second-factor/factors.server.ts'
import { type SignedIn, type SigningIn, sessionOf, startSignedIn } from '../sign-in.server.ts'
import type { AuthSite } from '../site.server.ts'
import type { Assertion } from './passkey.ts'
import { provenPasskey, requestOptions } from './webauthn.server.ts'

/**
 * Asks for a passkey: of anyone, or of the account whose password was right.
 * @throws NotSignedIn when that sign-in is over
 */
export async function askForPasskey(
  site: AuthSite,
  pendingToken: string | undefined,
  secondFactor: boolean,
) {
  const { db } = site
  const pending = secondFactor ? await findChallenge(db, pendingToken, 'second-factor') : undefined
  if (secondFactor && !pending) throw new NotSignedIn(signInMessages.ended)
  const options = await requestOptions(site, pending?.userId ?? undefined)
  const token = await addChallenge(db, 'passkey-sign-in', {
    challenge: options.challenge,
    ...(pending?.userId && { userId: pending.userId }),
  })
  return { options, token }
}

/**
 * Signs in by a passkey, which stands for the password and the second factor: it is a device, and the
 * device has checked its user.
 * @throws NotSignedIn in the same words for every fault
 * @throws TooMany when the address has tried too often
 */
export async function loginWithPasskey(
  site: AuthSite,
  tokens: { challenge: string | undefined; pending: string | undefined },
  response: Assertion,
  browser: SigningIn,
): Promise<SignedIn> {
  const { db, limits } = site
  const key = hashToken(networkOf(browser.address))
  const refund = await countLoginAttempt(limits.perAddress, key, signInMessages.limited)
  const asked = await takeChallenge(db, tokens.challenge, 'passkey-sign-in')
  if (!asked?.challenge) throw new NotSignedIn(signInMessages.ended)
  const passkey = await provenPasskey(site, asked.challenge, response)
  const isAskedFor = passkey && (asked.userId === null || asked.userId === passkey.userId)
  const user = isAskedFor ? await readUser(db, passkey.userId) : undefined
  if (!user || user.disabledAt) {
    await recordActivity(db, {
      ...(user
        ? { verb: 'failed-sign-in', ...sessionOf(user) }
        : { verb: 'failed-passkey', subject: 'session' }),
      address: browser.address,
    })
    throw new NotSignedIn(signInMessages.passkeyRefused)
  }
  await refund()
  const refused = signInMessages.passkeyRefused
  return startSignedIn(site, user, browser, 'passkey', refused, async (tx) => {
    await takeChallenge(tx, tokens.pending, 'second-factor')
    return true
  })
}
