import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { fromNow } from '#app/platform/db/database-time.ts'
import { INVITATION_RETRIES, type Jobs, redactErrors } from '#app/platform/db/jobs.ts'
import { accountLinks, users } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { requestAddress } from '#app/team/audit/request-address.server.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import type { InvitationState } from '#content/enums.ts'
import type { SecurityMails } from '../security-mails.server.ts'
import type { User } from '../users.server.ts'
import { INVITATION_HOURS } from './account-link.ts'
import { endUnused, lockForLink, recordLink, storeLink } from './account-links.server.ts'

/** A queued invitation; its link is made when it is sent, so that its token is stored nowhere. */
export interface Invitation {
  userId: number
  actorId: number
  /** of the request that asked for it */
  address: string
}

/**
 * Queues an e-mail to somebody who has never signed in, with a link by which they choose their password,
 * once, within three days.
 * @throws NotFound, AppError 409 for a disabled account, one that is in use, one without an e-mail address,
 * and without a mail server
 */
export async function inviteByMail(
  { db, jobs, securityMails }: { db: Database; jobs: Jobs; securityMails: SecurityMails },
  actorId: number,
  userId: number,
): Promise<void> {
  if (!securityMails.invite) throw new AppError(409, signInMessages.noMailServer)
  // Before the transaction holds a connection, which the start of the jobs would wait for.
  await jobs.start()
  await db.transaction(async (tx) => {
    const user = await lockForLink(tx, userId)
    if (user.lastSignInAt) throw new AppError(409, signInMessages.invitedInUse)
    if (!user.email) throw new AppError(409, signInMessages.invitedWithoutEmail)
    await setInvitation(tx, userId, 'sending')
    const invitation: Invitation = { userId, actorId, address: requestAddress() }
    await jobs.send(tx, 'invitation', invitation, { key: String(userId) })
  })
}

interface Site {
  db: Database
  origin: string
  securityMails: SecurityMails
}

/** Starts sending invitations in the background of this process. */
export async function startInvitations(site: Site, jobs: Jobs): Promise<void> {
  if (!site.securityMails.invite) return
  // Started again after an outage, this must not add workers to those that are there.
  await jobs.boss.offWork('invitation')
  await jobs.boss.work<Invitation>('invitation', { pollingIntervalSeconds: 1 }, ([job]) =>
    redactErrors(async () => {
      if (!job) return
      const isLast = job.retryCount >= INVITATION_RETRIES
      if (!(await sendInvitation(site, job.data, isLast))) throw new Error('to be tried again')
    }),
  )
}

/**
 * Sends an invitation past the outbox. Earlier links stop working once the mail server has taken it, and
 * not before. Returns whether that is all: else it is to be tried again.
 */
export async function sendInvitation(
  { db, origin, securityMails }: Site,
  invitation: Invitation,
  isLast: boolean,
): Promise<boolean> {
  const { userId } = invitation
  const made = await db.transaction(async (tx) => {
    const user = await lockWaiting(tx, userId)
    if (!user?.email || user.disabledAt || user.lastSignInAt) return undefined
    const link = await storeLink(tx, origin, userId, {
      purpose: 'access',
      createdBy: invitation.actorId,
      expiresAt: fromNow(INVITATION_HOURS * HOUR_MS),
    })
    return { ...link, to: { ...user, email: user.email } }
  })
  if (!made || !securityMails.invite) return true
  const refused = await securityMails.invite(made.to, made.url)
  const ofThis = eq(accountLinks.tokenHash, made.tokenHash)
  return db.transaction(async (tx) => {
    const user = await lockWaiting(tx, userId)
    const isKept = (await tx.$count(accountLinks, ofThis)) > 0
    if (refused) await endUnused(tx, userId, ofThis)
    // Its address was changed meanwhile, or somebody made it a link by hand.
    if (!user) return true
    if (refused) {
      const isFinal = refused.permanent || isLast
      await setInvitation(tx, userId, isFinal ? 'failed' : 'sending', refused.reason)
      return isFinal
    }
    // Its address was changed meanwhile, and it was invited again.
    if (!isKept) return false
    await endUnused(tx, userId, ne(accountLinks.tokenHash, made.tokenHash))
    await setInvitation(tx, userId, 'sent')
    const { actorId, address } = invitation
    await recordLink(tx, actorId, user, 'invited', { address })
    return true
  })
}

/** The account, locked, if an invitation to it is to be sent. */
async function lockWaiting(tx: Executor, userId: number): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.invitationState, 'sending')))
    .for('no key update')
  return user
}

async function setInvitation(
  tx: Executor,
  userId: number,
  invitationState: InvitationState,
  invitationError: string | null = null,
): Promise<void> {
  await tx
    .update(users)
    .set({ invitationState, invitationError, invitedAt: sql`now()` })
    .where(eq(users.id, userId))
}
