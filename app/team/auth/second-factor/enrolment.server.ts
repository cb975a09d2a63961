import { eq } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import { endOtherSessions } from '../session-store.server.ts'
import type { AuthSite } from '../site.server.ts'
import type { User } from '../users.server.ts'
import { addChallenge, countAttempt, takeChallenge } from './challenges.server.ts'
import {
  afterRemoval,
  factorsOf,
  firstRecoveryCodes,
  lockUser,
  readUser,
} from './factors.server.ts'
import { makeRecoveryCodes } from './recovery-codes.server.ts'
import type { NewTotp } from './second-factor.ts'
import { newTotpKey, stepOfCode } from './totp.server.ts'

/** Makes a key for an authenticator app; the one in use goes on working until a code of it was entered. */
export async function beginTotp(
  { db, env }: AuthSite,
  userId: number,
): Promise<{ key: NewTotp; token: string }> {
  const { username } = await readUser(db, userId)
  const key = await newTotpKey(env.firm.name, username)
  const token = await addChallenge(db, 'totp-new', { userId, challenge: key.secret })
  return { key, token }
}

/**
 * Turns the new key on by its first code, which is used up. The first factor of an account ends its
 * other sessions, which began without one, and comes with recovery codes, which are returned this once.
 * @throws InvalidInput for a wrong code, AppError 409 when the key has expired
 */
export async function confirmTotp(
  { db, env, securityMails }: AuthSite,
  userId: number,
  sessionToken: string,
  challengeToken: string | undefined,
  code: string,
): Promise<{ recoveryCodes?: string[] }> {
  const expired = new AppError(409, signInMessages.setUpExpired)
  const begun = await countAttempt(db, challengeToken, 'totp-new')
  if (!begun?.challenge || begun.userId !== userId) throw expired
  const { challenge: totpSecret } = begun
  const step = await stepOfCode(totpSecret, code.replace(/\s/g, ''))
  if (step === undefined) {
    throw new InvalidInput([{ path: 'code', message: signInMessages.wrongCode }])
  }
  await securityMails.ready()
  return db.transaction(async (tx) => {
    if (!(await takeChallenge(tx, challengeToken, 'totp-new'))) throw expired
    const user = await lockUser(tx, userId)
    const before = await factorsOf(tx, user, env.session.secondFactor)
    await tx
      .update(users)
      .set({ totpSecret, totpConfirmedAt: new Date(), totpLastStep: step })
      .where(eq(users.id, userId))
    if (!before.any) await endOtherSessions(tx, userId, sessionToken)
    const recoveryCodes = await firstRecoveryCodes(tx, userId)
    await record(tx, user, user.totpConfirmedAt ? 'replaced-totp' : 'added-totp')
    await securityMails.queue(tx, user, { is: 'totp-added' })
    return { ...(recoveryCodes && { recoveryCodes }) }
  })
}

/** @throws AppError 409 when it is off, or the last factor of an account that has to have one */
export async function turnTotpOff({ db, env, securityMails }: AuthSite, userId: number) {
  await securityMails.ready()
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user.totpConfirmedAt) throw new AppError(409, signInMessages.notOn)
    await tx
      .update(users)
      .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
      .where(eq(users.id, userId))
    await afterRemoval(tx, user, env.session.secondFactor, true)
    await record(tx, user, 'removed-totp')
    await securityMails.queue(tx, user, { is: 'totp-removed' })
  })
}

/** Replaces the recovery codes: the old ones stop working. */
export async function renewRecoveryCodes(
  { db, env, securityMails }: AuthSite,
  userId: number,
): Promise<string[]> {
  await securityMails.ready()
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const { any } = await factorsOf(tx, user, env.session.secondFactor)
    if (!any) throw new AppError(409, signInMessages.noFactor)
    const codes = await makeRecoveryCodes(tx, userId)
    await record(tx, user, 'made-recovery-codes')
    await securityMails.queue(tx, user, { is: 'recovery-codes-made' })
    return codes
  })
}

function record(tx: Executor, { id, name }: User, verb: string) {
  return recordActivity(tx, { actorId: id, verb, subject: 'user', subjectId: id, label: name })
}
