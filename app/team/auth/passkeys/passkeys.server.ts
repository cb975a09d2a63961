import { and, eq } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { passkeys } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import { takeChallenge } from '../second-factor/challenges.server.ts'
import {
  afterRemoval,
  factorsOf,
  firstRecoveryCodes,
  lockUser,
} from '../second-factor/factors.server.ts'
import { endOtherSessions } from '../session-store.server.ts'
import type { AuthSite } from '../site.server.ts'
import type { User } from '../users.server.ts'
import type { Attestation } from './passkey.ts'
import { readNewPasskey } from './webauthn.server.ts'

const MAX_PASSKEYS = 20

/**
 * Adds the passkey that the browser has made. The first factor of an account ends its other sessions,
 * which began without one, and comes with recovery codes, which are returned this once.
 * @throws AppError 400 when the answer does not fit what was asked, 409 for one that is known
 */
export async function addPasskey(
  site: AuthSite,
  userId: number,
  sessionToken: string,
  challengeToken: string | undefined,
  { name, response }: { name: string; response: Attestation },
): Promise<{ recoveryCodes?: string[] }> {
  const { db, env, securityMails } = site
  const refused = new AppError(400, signInMessages.passkeyNotAdded)
  const asked = await takeChallenge(db, challengeToken, 'passkey-new')
  if (!asked?.challenge || asked.userId !== userId) throw refused
  const made = await readNewPasskey(site, asked.challenge, response)
  if (!made) throw refused
  await securityMails.ready()
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const before = await factorsOf(tx, user, env.session.secondFactor)
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MAX_PASSKEYS) {
      throw new AppError(409, signInMessages.passkeysFull)
    }
    const stored = await tx
      .insert(passkeys)
      .values({ ...made, userId, name })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (stored.length === 0) throw new AppError(409, signInMessages.passkeyTaken)
    if (!before.any) await endOtherSessions(tx, userId, sessionToken)
    const recoveryCodes = await firstRecoveryCodes(tx, userId)
    await record(tx, user, 'added-passkey')
    await securityMails.queue(tx, user, { is: 'passkey-added', name })
    return { ...(recoveryCodes && { recoveryCodes }) }
  })
}

/** @throws NotFound for a passkey of someone else too */
export async function renamePasskey(db: Executor, userId: number, id: number, name: string) {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  if (renamed.length === 0) throw new NotFound(signInMessages.passkeyUnknown)
}

/** @throws NotFound, AppError 409 for the last factor of an account that has to have one */
export async function removePasskey(
  { db, env, securityMails }: AuthSite,
  userId: number,
  id: number,
): Promise<void> {
  const policy = env.session.secondFactor
  await securityMails.ready()
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning()
    if (!removed) throw new NotFound(signInMessages.passkeyUnknown)
    await afterRemoval(tx, user, policy, removed.host === policy.host)
    await record(tx, user, 'removed-passkey')
    await securityMails.queue(tx, user, { is: 'passkey-removed', name: removed.name })
  })
}

function record(tx: Executor, { id, name }: User, verb: string) {
  return recordActivity(tx, { actorId: id, verb, subject: 'user', subjectId: id, label: name })
}
