import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotSignedIn } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { messages } from '#content/en/messages.ts'
import { CURRENT_PASSWORD_MISSING, type PasswordChange, type Role } from './account.ts'
import { endLinks } from './links/account-links.server.ts'
import { accountKey, countLoginAttempt } from './login-attempts.server.ts'
import { assertStrongPassword } from './new-password.server.ts'
import { hashPassword, verifyPassword } from './password.server.ts'
import type { StoredRights } from './roles.ts'
import { endChallenges } from './second-factor/challenges.server.ts'
import { factorsOf } from './second-factor/factors.server.ts'
import {
  type Browser,
  checkedFor,
  forgetTrustedDevices,
  startSession,
  trustDevice,
} from './session-store.server.ts'
import type { AuthSite } from './site.server.ts'
import { isVerified } from './step-up/guard.server.ts'

export type User = typeof users.$inferSelect

export async function findUser(db: Executor, username: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`)
  return user
}

/**
 * Creates a staff account.
 * @throws AppError 409 when the user name is taken
 */
export async function createUser(
  db: Executor,
  input: {
    username: string
    name?: string
    email?: string | null
    role: Role
    /** further roles; without them it works on everything */
    rights?: Partial<Omit<StoredRights, 'role'>>
    password: string
    /** whether the first sign-in asks for a new password, because someone else knows this one */
    mustChangePassword?: boolean
  },
): Promise<User> {
  const [user] = await db
    .insert(users)
    .values({
      username: input.username,
      name: input.name ?? input.username,
      email: input.email ?? null,
      role: input.role,
      ...input.rights,
      passwordHash: await hashPassword(input.password),
      mustChangePassword: input.mustChangePassword ?? false,
    })
    .onConflictDoNothing()
    .returning()
  if (!user) {
    const message = messages.account.usernameTaken
    throw new AppError(409, message, { errors: [{ path: 'username', message }] })
  }
  return user
}

/**
 * Replaces one's own password. Ends every session of the account and forgets its trusted devices;
 * the browser that asks gets a new session and is trusted again. Where the account has a second factor
 * the new session is confirmed no later than the one before: a password alone confirms none.
 * Who has just signed in with a password that someone else set need not type it again.
 * @throws InvalidInput when the current password is wrong, or the new one is weak or the same
 * @throws TooMany after many wrong passwords; attempts at the login are counted apart
 */
export async function changePassword(
  { db, env, limits, securityMails }: AuthSite,
  userId: number,
  browser: Browser & { token: string },
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ token: string; deviceToken: string }> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const refuse = (message: string) => new InvalidInput([{ path: 'currentPassword', message }])
  const wrong = refuse(messages.account.passwordWrong)
  if (!user) throw wrong
  if (currentPassword) {
    const limited = messages.account.passwordLimited
    const refund = await countLoginAttempt(limits.perOwner, accountKey(userId), limited)
    if (!(await verifyPassword(currentPassword, user.passwordHash))) throw wrong
    await refund()
  } else {
    const isProven = await isVerified(db, browser.token, env.session.stepUpMs)
    if (!(user.mustChangePassword && isProven)) throw refuse(CURRENT_PASSWORD_MISSING)
  }
  await assertStrongPassword(newPassword, 'newPassword', user, env.firm.name)
  if (await verifyPassword(newPassword, user.passwordHash)) {
    throw new InvalidInput([{ path: 'newPassword', message: messages.account.passwordSame }])
  }
  const passwordHash = await hashPassword(newPassword)
  await securityMails.ready()
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, passwordChangedAt: new Date(), mustChangePassword: false })
      // Of two changes at once, the second no longer knows the current password.
      .where(and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw wrong
    const { any } = await factorsOf(tx, user, env.session.secondFactor)
    const checked = any ? await checkedFor(tx, browser.token) : {}
    if (!checked) throw new NotSignedIn()
    await forgetTrustedDevices(tx, userId)
    await endChallenges(tx, userId)
    await endLinks(tx, userId)
    await securityMails.queue(tx, user, { is: 'password-changed' })
    await recordActivity(tx, {
      actorId: userId,
      verb: 'changed-password',
      subject: 'user',
      subjectId: userId,
    })
    return {
      token: await startSession(tx, userId, env.session, browser, checked),
      deviceToken: await trustDevice(tx, userId, undefined),
    }
  })
}
