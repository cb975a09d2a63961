import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { DESK_CHANNEL, PEOPLE_CHANGED } from '#app/platform/db/desk-channel.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { users } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotAllowed, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import { endLinks } from '#app/team/auth/links/account-links.server.ts'
import { resetLoginAttempts } from '#app/team/auth/login-attempts.server.ts'
import { randomPassword } from '#app/team/auth/new-password.server.ts'
import { hashPassword } from '#app/team/auth/password.server.ts'
import {
  givenRights,
  givenRoles,
  type RoleMode,
  storedRights,
  storedRoles,
} from '#app/team/auth/roles.ts'
import { endChallenges } from '#app/team/auth/second-factor/challenges.server.ts'
import type { SecurityMails } from '#app/team/auth/security-mails.server.ts'
import { forgetTrustedDevices } from '#app/team/auth/session-store.server.ts'
import { createUser, type User } from '#app/team/auth/users.server.ts'
import { staffMessages } from '#content/en/staff.ts'
import { begunWork, lockUnfinished, NO_WORK, passOn } from './begun-work.server.ts'
import type {
  AccountChange,
  AccountReceipt,
  ListedAccount,
  NewAccount,
  Profile,
  StaffAccount,
  StaffName,
} from './staff.ts'

/** Who acts: an account, or the operator by the command. */
export type Actor = number | 'operator'

const idOf = (actor: Actor) => (actor === 'operator' ? null : actor)

/** Every account; those that are disabled come last. */
export async function listAccounts(db: Executor): Promise<ListedAccount[]> {
  const rows = await db
    .select()
    .from(users)
    .orderBy(sql`${users.disabledAt} is not null`, ...byName)
  const work = await begunWork(db)
  return rows.map((user) => {
    const begun = work.get(user.id) ?? NO_WORK
    return { ...present(user), openEnquiries: begun.enquiries, begun }
  })
}

/** The names of those to whom an enquiry may be assigned. */
export async function listNames(db: Executor, mode: RoleMode): Promise<StaffName[]> {
  return db
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(worksAtDesk(mode))
    .orderBy(...byName)
}

/** @throws NotFound */
export async function findAccount(db: Executor, id: number): Promise<StaffAccount> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new NotFound(staffMessages.unknown)
  return present(user)
}

/**
 * Makes an account with a random password, which is returned only once and must be changed at the first
 * sign-in.
 * @throws AppError 409 when the user name is taken
 */
export async function addAccount(
  db: Database,
  actor: Actor,
  input: NewAccount,
): Promise<AccountReceipt> {
  const password = randomPassword()
  return db.transaction(async (tx) => {
    const { username, name } = input
    const { role, ...rights } = rightsAfter(input, { accountant: true, editor: true })
    const created = await createUser(tx, {
      ...{ username, name, role, rights },
      email: input.email || null,
      password,
      mustChangePassword: true,
    })
    const user = await store(tx, created, shownToVisitors(input, created))
    await record(tx, actor, user, 'added-account', { roles: givenRoles(user) })
    return { account: present(user), password }
  })
}

/** Changes the names, the qualification and the e-mail of one's own account. */
export async function changeProfile(
  { db, securityMails }: { db: Database; securityMails: SecurityMails },
  id: number,
  { name, email, ...more }: Profile,
): Promise<StaffAccount> {
  await securityMails.ready()
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, id)
    const user = await store(tx, before, {
      name,
      email: email === undefined ? before.email : email || null,
      ...shownToVisitors(more, before),
    })
    if (user !== before) await record(tx, id, user, 'changed-account')
    await notifyOldAddress(tx, securityMails, before, user)
    return present(user)
  })
}

/**
 * Changes another account. Disabling it or setting a new password ends its sessions; the new password
 * must be changed at the next sign-in, and disabling gives its work to the person who takes over. At
 * least one admin who can sign in always remains.
 * @throws NotFound, NotAllowed when the actor is no admin any more
 * @throws AppError 409 for changes not allowed on one's own account, or on the last admin, and where
 * work was begun and no one was named to take it over
 */
export async function changeAccount(
  { db, securityMails }: { db: Database; securityMails: SecurityMails },
  actor: Actor,
  id: number,
  change: AccountChange,
  mode: RoleMode,
): Promise<AccountReceipt> {
  const password = change.resetPassword && randomPassword()
  const passwordHash = password && (await hashPassword(password))
  await securityMails.ready()
  return db.transaction(async (tx) => {
    // Enquiries, then whose turn it is, then accounts: the order in which assigning locks them.
    if (change.disabled || change.roles) {
      await lockUnfinished(tx, id)
      await lockInTransaction(tx, 'assignment')
    }
    const admins = await lockAdmins(tx)
    if (actor !== 'operator' && !admins.includes(actor)) throw new NotAllowed()
    const before = await lockUser(tx, id)
    assertAllowed(actor, admins, before, change)

    const profiled = await store(tx, before, {
      name: change.name ?? before.name,
      email: change.email === undefined ? before.email : change.email || null,
      ...shownToVisitors(change, before),
    })
    if (profiled !== before) await record(tx, actor, before, 'changed-account')
    await notifyOldAddress(tx, securityMails, before, profiled)
    let user = await changeRights(tx, actor, profiled, change)
    const leavesDesk = mode === 'strict' && before.accountant && !user.accountant
    if (leavesDesk && !user.disabledAt && !change.disabled)
      await passOn(tx, idOf(actor), user, change.takeover)
    if (change.disabled !== undefined && change.disabled !== (before.disabledAt !== null)) {
      user = await store(tx, user, { disabledAt: change.disabled ? new Date() : null })
      await record(tx, actor, before, change.disabled ? 'disabled-account' : 'enabled-account')
      if (change.disabled) await passOn(tx, idOf(actor), user, change.takeover)
    }
    if (passwordHash) {
      user = await store(tx, user, {
        passwordHash,
        passwordChangedAt: new Date(),
        mustChangePassword: true,
      })
      await resetLoginAttempts(tx, id)
      await record(tx, actor, before, 'reset-password')
      await securityMails.queue(tx, before, { is: 'password-reset' })
    }
    // A link that was sent to the address before would still open the account.
    if (change.disabled || passwordHash || profiled.email !== before.email) await endLinks(tx, id)
    if (change.disabled || passwordHash) {
      await endChallenges(tx, id)
      await forgetTrustedDevices(tx, id)
    }
    if (user !== profiled) await endStreams(tx)
    return { account: present(user), ...(password && { password }) }
  })
}

/** Someone who takes over an account diverts its messages first, so the old address is notified. */
async function notifyOldAddress(tx: Executor, mails: SecurityMails, before: User, after: User) {
  if (before.email && before.email !== after.email)
    await mails.queue(tx, before, { is: 'email-changed' })
}

/** Changes the roles and rights, and records what was given and what was taken. */
async function changeRights(
  tx: Executor,
  actor: Actor,
  before: User,
  change: AccountChange,
): Promise<User> {
  const user = await store(tx, before, rightsAfter(change, before))
  if (user === before) return user
  if (user.role !== before.role) await record(tx, actor, before, `made-${user.role}`)
  const had = withoutAdmin(before)
  const has = withoutAdmin(user)
  const given = has.filter((name) => !had.includes(name))
  const taken = had.filter((name) => !has.includes(name))
  if (given.length + taken.length > 0)
    await record(tx, actor, before, 'changed-roles', { given, taken })
  return user
}

function withoutAdmin(user: User): string[] {
  return [...givenRoles({ ...user, role: 'staff' }), ...givenRights(user)]
}

/**
 * What is stored of the roles and rights that a change names; what it leaves out stays.
 * @throws InvalidInput where no role would be left
 */
function rightsAfter(
  { role, roles, rights }: Pick<AccountChange, 'role' | 'roles' | 'rights'>,
  before: Pick<User, 'accountant' | 'editor'> & Partial<User>,
) {
  const { accountant, editor, mayExport = false, mayImport = false } = before
  const kept = { role: role ?? before.role ?? ('staff' as const), accountant, editor }
  const after = {
    ...(roles ? storedRoles(roles) : kept),
    ...(rights ? storedRights(rights) : { mayExport, mayImport }),
  }
  if (givenRoles(after).length === 0)
    throw new InvalidInput([{ path: 'roles', message: staffMessages.noRole }])
  return after
}

/** Open desks check at once whether their account still works there. */
async function endStreams(tx: Executor) {
  await tx.execute(sql`select pg_notify(${DESK_CHANNEL}, ${PEOPLE_CHANGED})`)
}

/** The active admins by id, locked so that they stay admins until the transaction ends. */
async function lockAdmins(tx: Executor): Promise<number[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for('no key update')
  return admins.map((admin) => admin.id)
}

async function lockUser(tx: Executor, id: number): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!user) throw new NotFound(staffMessages.unknown)
  return user
}

function assertAllowed(actor: Actor, admins: number[], user: User, change: AccountChange) {
  const demoted = user.role === 'admin' && rightsAfter(change, user).role === 'staff'
  const refuse = (message: string) => {
    throw new AppError(409, message)
  }
  const isLast = admins.length === 1 && admins[0] === user.id
  if ((change.disabled || demoted) && isLast) refuse(staffMessages.lastAdmin)
  if (actor !== user.id) return
  if (change.disabled) refuse(staffMessages.disableSelf)
  if (demoted) refuse(staffMessages.demoteSelf)
  if (change.resetPassword) refuse(staffMessages.resetSelf)
}

/** How visitors see the account; what is left out stays, and what is empty is none. */
function shownToVisitors(
  change: Pick<Profile, 'publicName' | 'qualification'>,
  before: User,
): Pick<User, 'publicName' | 'qualification'> {
  const next = (name: 'publicName' | 'qualification') =>
    change[name] === undefined ? before[name] : change[name] || null
  return { publicName: next('publicName'), qualification: next('qualification') }
}

/** Stores what differs; the account as it was given when nothing does. */
async function store(tx: Executor, user: User, change: Partial<User>): Promise<User> {
  const names = Object.keys(change) as (keyof User)[]
  if (names.every((name) => change[name] === user[name])) return user
  const [stored] = await tx.update(users).set(change).where(eq(users.id, user.id)).returning()
  if (!stored) throw new NotFound(staffMessages.unknown)
  return stored
}

async function record(
  tx: Executor,
  actor: Actor,
  user: User,
  verb: string,
  detail: Record<string, unknown> = {},
) {
  await recordActivity(tx, {
    actorId: idOf(actor),
    verb,
    subject: 'user',
    subjectId: user.id,
    label: user.name,
    detail,
  })
}

function present(user: User): StaffAccount {
  const { id, username, name, email, publicName, qualification, role } = user
  const { disabledAt, createdAt, lastSignInAt } = user
  return {
    id,
    username,
    name,
    email,
    publicName,
    qualification,
    role,
    roles: givenRoles(user),
    rights: givenRights(user),
    disabledAt: disabledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    invitation: lastSignInAt ? null : invitationOf(user),
  }
}

function invitationOf(user: User): StaffAccount['invitation'] {
  const { invitationState: state, invitationError: error, invitedAt } = user
  return state && invitedAt ? { state, at: invitedAt.toISOString(), error } : null
}

const byName = [sql`lower(${users.name}) collate "und-x-icu"`, asc(users.id)]
