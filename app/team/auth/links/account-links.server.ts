import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { paths } from '#app/paths.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { fromNow } from '#app/platform/db/database-time.ts'
import { accountLinks, users } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { messages } from '#content/en/messages.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import type { AccountLink } from '#content/enums.ts'
import { accountKey, countLoginAttempt, resetLoginAttempts } from '../login-attempts.server.ts'
import { assertStrongPassword } from '../new-password.server.ts'
import { hashPassword, verifyPassword } from '../password.server.ts'
import { endChallenges } from '../second-factor/challenges.server.ts'
import { readUser, removeFactors } from '../second-factor/factors.server.ts'
import type { SecurityMails } from '../security-mails.server.ts'
import { forgetTrustedDevices } from '../session-store.server.ts'
import { type SignedIn, type SigningIn, startSignedIn } from '../sign-in.server.ts'
import type { AuthSite } from '../site.server.ts'
import type { User } from '../users.server.ts'
import { LINK_HOURS, type LinkReceipt, type LinkUse, type OpenLink } from './account-link.ts'

/**
 * Makes a link by which the person of an account gets in again, once, within a day. An earlier one that
 * was not used stops working. Only the hash of its token (256 random bits) is stored.
 * @param actorId undefined for the operator
 * @throws NotFound, AppError 409 for a disabled account and for one's own
 */
export async function makeAccountLink(
  site: { db: Database; origin: string; securityMails: SecurityMails },
  actorId: number | undefined,
  userId: number,
  purpose: AccountLink,
): Promise<LinkReceipt> {
  if (actorId === userId) throw new AppError(409, signInMessages.linkForSelf)
  await site.securityMails.ready()
  return site.db.transaction(async (tx) => {
    const user = await lockForLink(tx, userId)
    await endLinks(tx, userId)
    const { url, expiresAt } = await storeLink(tx, site.origin, userId, {
      purpose,
      createdBy: actorId ?? null,
      expiresAt: fromNow(LINK_HOURS * HOUR_MS),
    })
    await recordLink(tx, actorId, user, 'made-access-link')
    await site.securityMails.queue(tx, user, { is: 'link-made' })
    return { url, expiresAt }
  })
}

/**
 * The account, locked, if a link can be made for it.
 * @throws NotFound, AppError 409 for a disabled account
 */
export async function lockForLink(tx: Executor, userId: number): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw new NotFound()
  if (user.disabledAt) throw new AppError(409, signInMessages.linkForDisabled)
  return user
}

export async function storeLink(
  tx: Executor,
  origin: string,
  userId: number,
  link: Pick<typeof accountLinks.$inferInsert, 'purpose' | 'createdBy'> & { expiresAt: SQL<Date> },
): Promise<LinkReceipt & { tokenHash: string }> {
  const token = newToken()
  const tokenHash = hashToken(token)
  const [stored] = await tx
    .insert(accountLinks)
    .values({ ...link, tokenHash, userId })
    .returning({ expiresAt: accountLinks.expiresAt })
  const url = `${origin}${paths.admin.reset(token)}`
  return { url, tokenHash, expiresAt: (stored?.expiresAt ?? new Date()).toISOString() }
}

/** Ends the links of an account that were not used, such as when it is disabled; it is not invited then. */
export async function endLinks(tx: Executor, userId: number): Promise<void> {
  await endUnused(tx, userId)
  await tx
    .update(users)
    .set({ invitationState: null, invitationError: null, invitedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.invitationState)))
}

export async function endUnused(tx: Executor, userId: number, which?: SQL): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt), which))
}

/** @throws NotFound for a link that was used, has expired, was replaced, or whose account is disabled */
export async function openAccountLink(db: Executor, token: string): Promise<OpenLink> {
  const { user, link } = await findLink(db, token)
  return {
    username: user.username,
    purpose: link.purpose,
    expiresAt: link.expiresAt.toISOString(),
    isNew: isInvitation(user, link),
  }
}

function isInvitation(
  { lastSignInAt }: User,
  { purpose }: Pick<typeof accountLinks.$inferSelect, 'purpose'>,
): boolean {
  return purpose === 'access' && lastSignInAt === null
}

/**
 * Uses a link: every second factor of the account goes, with `access` the password is replaced, every
 * session and trusted device ends, and the browser is signed in to set up what it needs.
 * @throws NotFound as above; of two that use it at once one gets in
 * @throws InvalidInput for a weak new password, or a wrong present one; the link stays usable
 */
export async function redeemAccountLink(
  site: AuthSite,
  token: string,
  given: LinkUse,
  browser: SigningIn,
): Promise<SignedIn> {
  const { db, securityMails } = site
  const { user, link } = await findLink(db, token)
  const passwordHash = await passwordAfter(site, user, link.purpose, given)
  await securityMails.ready()
  await db.transaction(async (tx) => {
    const [used] = await tx
      .update(accountLinks)
      .set({ usedAt: sql`now()` })
      .where(isUsable(token))
      .returning({ userId: accountLinks.userId })
    const changed = await tx
      .update(users)
      .set({
        passwordHash,
        ...(link.purpose === 'access' && {
          passwordChangedAt: new Date(),
          mustChangePassword: false,
        }),
      })
      .where(and(eq(users.id, user.id), isStill(user)))
      .returning({ id: users.id })
    if (!used || changed.length === 0) throw new NotFound(signInMessages.linkGone)
    await removeFactors(tx, user.id)
    await endChallenges(tx, user.id)
    await forgetTrustedDevices(tx, user.id)
    await resetLoginAttempts(tx, user.id)
    const isNew = isInvitation(user, link)
    await recordLink(tx, user.id, user, isNew ? 'accepted-invitation' : 'used-access-link')
    await securityMails.queue(tx, user, { is: isNew ? 'account-opened' : 'link-used' })
  })
  const now = { ...(await readUser(db, user.id)), lastSignInAt: null }
  return startSignedIn(site, now, browser, undefined, signInMessages.linkGone)
}

/** The hash that the account has afterwards: of a new password, or the one whose password was right. */
async function passwordAfter(
  { env, limits }: AuthSite,
  user: User,
  purpose: AccountLink,
  { newPassword, password }: LinkUse,
): Promise<string> {
  if (purpose === 'access') {
    await assertStrongPassword(newPassword ?? '', 'newPassword', user, env.firm.name)
    return hashPassword(newPassword ?? '')
  }
  const limited = messages.account.passwordLimited
  const refund = await countLoginAttempt(limits.perAccount, accountKey(user.id), limited)
  if (!(await verifyPassword(password ?? '', user.passwordHash))) {
    throw new InvalidInput([{ path: 'password', message: signInMessages.wrongPassword }])
  }
  await refund()
  return user.passwordHash
}

async function findLink(db: Executor, token: string) {
  const [found] = await db
    .select({ user: users, link: accountLinks })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(isUsable(token), isNull(users.disabledAt)))
  if (!found) throw new NotFound(signInMessages.linkGone)
  return found
}

function isUsable(token: string) {
  return and(
    eq(accountLinks.tokenHash, hashToken(token)),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, sql`now()`),
  )
}

/** Whether the account has not changed since it was read. */
function isStill(user: User) {
  return and(eq(users.passwordHash, user.passwordHash), isNull(users.disabledAt))
}

/** @param more the address, where no request is being handled */
export function recordLink(
  tx: Executor,
  actorId: number | undefined,
  user: User,
  verb: string,
  more: { address?: string } = {},
) {
  return recordActivity(tx, {
    ...more,
    actorId: actorId ?? null,
    verb,
    subject: 'user',
    subjectId: user.id,
    label: user.name,
  })
}
