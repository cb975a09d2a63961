import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import { NotSignedIn } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import type { SecondFactor } from '#content/enums.ts'
import type { SessionUser } from './account.ts'
import { sessionUserOf } from './request-session.server.ts'
import { needsSecondFactor, type SecondFactorPolicy } from './second-factor/requirement.server.ts'
import { SIGN_IN_VERBS } from './security-mails.server.ts'
import {
  type Browser,
  findSession,
  isTrustedDevice,
  startSession,
  trustDevice,
} from './session-store.server.ts'
import type { AuthSite } from './site.server.ts'
import type { User } from './users.server.ts'

/** The browser that signs in, with the token of a trusted device where it has one. */
export type SigningIn = Browser & { deviceToken: string | undefined }

export interface SignedIn {
  user: SessionUser
  token: string
  deviceToken: string
}

/**
 * Starts the session of an account whose password, or passkey, was right.
 * @param secondFactor what else was checked
 * @param finish ends what led here, in the same transaction; false refuses the sign-in
 * @throws NotSignedIn with this message when the account has changed since
 */
export async function startSignedIn(
  { db, env, securityMails }: AuthSite,
  user: User,
  browser: SigningIn,
  secondFactor: SecondFactor | undefined,
  refused: string,
  finish: (tx: Executor) => Promise<boolean> = async () => true,
): Promise<SignedIn> {
  const { deviceToken: given } = browser
  const isTrusted = given !== undefined && (await isTrustedDevice(db, user.id, given))
  const isNotified = !isTrusted && user.lastSignInAt !== null && user.email !== null
  if (isNotified) await securityMails.ready()
  return db.transaction(async (tx) => {
    const isStill = await noteSignIn(tx, user, env.session.secondFactor)
    if (!isStill || !(await finish(tx))) throw new NotSignedIn(refused)
    const token = await startSession(tx, user.id, env.session, browser, { secondFactor })
    const deviceToken = await trustDevice(tx, user.id, isTrusted ? given : undefined)
    await recordActivity(tx, {
      actorId: user.id,
      verb: SIGN_IN_VERBS[secondFactor ?? 'password'],
      ...sessionOf(user),
    })
    if (isNotified) await securityMails.queue(tx, user, { is: 'new-browser', browser })
    const found = await findSession(tx, token, env.session, false)
    if (!found) throw new NotSignedIn(refused)
    return { user: sessionUserOf(found, env.roles), token, deviceToken }
  })
}

export function sessionOf({ id, name }: User) {
  return { subject: 'session' as const, subjectId: id, label: name }
}

/**
 * Notes the sign-in, and when the account was first asked for a second factor. Returns whether it
 * still has the password that was checked and is not disabled; it stays so until the transaction ends.
 * Otherwise a session could survive a change that ends all of them.
 */
async function noteSignIn(tx: Executor, user: User, policy: SecondFactorPolicy): Promise<boolean> {
  const { id, passwordHash } = user
  const found = await tx
    .update(users)
    .set({
      lastSignInAt: sql`now()`,
      ...(needsSecondFactor(user, policy) && {
        secondFactorAskedAt: sql`coalesce(${users.secondFactorAskedAt}, now())`,
      }),
    })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.disabledAt)))
    .returning({ id: users.id })
  return found.length > 0
}
