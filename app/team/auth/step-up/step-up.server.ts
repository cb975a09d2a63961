import { InvalidInput, TooMany } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { messages } from '#content/en/messages.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import { accountKey, countLoginAttempt } from '../login-attempts.server.ts'
import { provenPasskey, requestOptions } from '../passkeys/webauthn.server.ts'
import { verifyPassword } from '../password.server.ts'
import { addChallenge, takeChallenge } from '../second-factor/challenges.server.ts'
import { factorsOf, readUser } from '../second-factor/factors.server.ts'
import { spendCode } from '../second-factor/login-code.server.ts'
import { recoveryCodesLeft } from '../second-factor/recovery-codes.server.ts'
import type { SecurityEvent } from '../security-mails.server.ts'
import { sessionOf } from '../sign-in.server.ts'
import type { AuthSite } from '../site.server.ts'
import type { User } from '../users.server.ts'
import { noteVerified } from './guard.server.ts'
import type { StepUpBody, StepUpMethod } from './step-up.ts'

/** What confirms the session of an account. */
export async function stepUpMethods({ db, env }: AuthSite, user: User): Promise<StepUpMethod[]> {
  const { methods } = await factorsOf(db, user, env.session.secondFactor)
  return methods.length > 0 ? methods : ['password']
}

export async function askToStepUp(site: AuthSite, userId: number) {
  const options = await requestOptions(site, userId)
  const given = { userId, challenge: options.challenge }
  return { options, token: await addChallenge(site.db, 'step-up', given) }
}

/**
 * Confirms a session: by a second factor where the account has one that works here, else by the
 * password.
 * @throws InvalidInput for a wrong one, TooMany after many of them
 */
export async function stepUp(
  site: AuthSite,
  userId: number,
  tokens: { session: string; challenge: string | undefined },
  given: StepUpBody,
): Promise<void> {
  const { db, limits } = site
  const limited = messages.account.passwordLimited
  const user = await readUser(db, userId)
  const refund = await countLoginAttempt(limits.perOwner, accountKey(userId), limited).catch(
    async (error: unknown) => {
      if (error instanceof TooMany) await notify(site, user, { is: 'guessed-codes' })
      throw error
    },
  )
  const methods = await stepUpMethods(site, user)
  const wrong = await faultOf(site, user, methods, tokens.challenge, given)
  if (wrong) {
    await recordActivity(db, { actorId: userId, verb: 'failed-step-up', ...sessionOf(user) })
    throw new InvalidInput([wrong])
  }
  await refund()
  await noteVerified(db, tokens.session)
}

async function faultOf(
  site: AuthSite,
  user: User,
  methods: StepUpMethod[],
  challengeToken: string | undefined,
  { password, code, response }: StepUpBody,
): Promise<{ path: string; message: string } | undefined> {
  const { db } = site
  if (methods.includes('password')) {
    const matches = await verifyPassword(password ?? '', user.passwordHash)
    return matches ? undefined : { path: 'password', message: signInMessages.wrongPassword }
  }
  if (response) {
    const asked = await takeChallenge(db, challengeToken, 'step-up')
    const passkey = asked?.challenge && (await provenPasskey(site, asked.challenge, response))
    const isOwn = passkey && asked?.userId === user.id && passkey.userId === user.id
    return isOwn ? undefined : { path: 'response', message: signInMessages.passkeyRefused }
  }
  if (code === undefined) return { path: 'code', message: signInMessages.factorNeeded }
  const factor = await spendCode(db, user.id, code)
  if (factor === 'recovery-code') await notifyOfRecoveryCode(site, user)
  return factor ? undefined : { path: 'code', message: signInMessages.wrongCode }
}

async function notifyOfRecoveryCode(site: AuthSite, user: User) {
  const left = await recoveryCodesLeft(site.db, user.id)
  await notify(site, user, { is: 'recovery-code-used', left })
}

async function notify({ db, securityMails }: AuthSite, user: User, event: SecurityEvent) {
  await securityMails.ready()
  await securityMails.queue(db, user, event)
}
