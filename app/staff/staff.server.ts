import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { recordActivity } from '#app/audit/activity.server.ts'
import { resetLoginAttempts } from '#app/auth/login-attempts.server.ts'
import { randomPassword } from '#app/auth/new-password.server.ts'
import { hashPassword } from '#app/auth/password.server.ts'
import { forgetTrustedDevices } from '#app/auth/session-store.server.ts'
import { createUser, type User } from '#app/auth/users.server.ts'
import { staffMessages } from '#app/content/staff.ts'
import type { Database, Executor } from '#app/db/database.ts'
import { users } from '#app/db/schema.ts'
import { AppError, NotAllowed, NotFound } from '#app/http/errors.ts'
import type {
  AccountChange,
  AccountReceipt,
  NewAccount,
  Profile,
  StaffAccount,
  StaffName,
} from './staff.ts'

/** Who acts: an account, or the operator by the command. */
export type Actor = number | 'operator'

/** Every account; those that are disabled come last. */
export async function listAccounts(db: Executor): Promise<StaffAccount[]> {
  const rows = await db
    .select()
    .from(users)
    .orderBy(sql`${users.disabledAt} is not null`, ...byName)
  return rows.map(present)
}

/** The names of those who may sign in. */
export async function listNames(db: Executor): Promise<StaffName[]> {
  return db
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(isNull(users.disabledAt))
    .orderBy(...byName)
}

/** @throws NotFound */
export async function findAccount(db: Executor, id: number): Promise<StaffAccount> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new NotFound(staffMessages.unknown)
  return present(user)
}

/**
 * Makes an account with a random password, which is given this once and must be changed at the first
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
    const user = await createUser(tx, {
      ...input,
      email: input.email || null,
      password,
      mustChangePassword: true,
    })
    await record(tx, actor, user, 'added-account')
    return { account: present(user), password }
  })
}

/** Changes the name and the e-mail of one's own account. */
export async function changeProfile(
  db: Database,
  id: number,
  { name, email }: Profile,
): Promise<StaffAccount> {
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, id)
    const user = await store(tx, before, {
      name,
      email: email === undefined ? before.email : email || null,
    })
    if (user !== before) await record(tx, id, user, 'changed-account')
    return present(user)
  })
}

/**
 * Changes another account. Disabling it or setting a new password ends its sessions; the new password
 * must be changed at the next sign-in. At least one admin who can sign in always remains.
 * @throws NotFound, NotAllowed when the actor is no admin any more
 * @throws AppError 409 for changes not allowed on one's own account, or on the last admin
 */
export async function changeAccount(
  db: Database,
  actor: Actor,
  id: number,
  change: AccountChange,
): Promise<AccountReceipt> {
  const password = change.resetPassword && randomPassword()
  const passwordHash = password && (await hashPassword(password))
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    if (actor !== 'operator' && !admins.includes(actor)) throw new NotAllowed()
    const before = await lockUser(tx, id)
    assertAllowed(actor, admins, before, change)

    const profiled = await store(tx, before, {
      name: change.name ?? before.name,
      email: change.email === undefined ? before.email : change.email || null,
    })
    if (profiled !== before) await record(tx, actor, before, 'changed-account')
    let user = await store(tx, profiled, { role: change.role ?? before.role })
    if (user.role !== before.role) await record(tx, actor, before, `made-${user.role}`)
    if (change.disabled !== undefined && change.disabled !== (before.disabledAt !== null)) {
      user = await store(tx, user, { disabledAt: change.disabled ? new Date() : null })
      await record(tx, actor, before, change.disabled ? 'disabled-account' : 'enabled-account')
    }
    if (passwordHash) {
      user = await store(tx, user, {
        passwordHash,
        passwordChangedAt: new Date(),
        mustChangePassword: true,
      })
      await resetLoginAttempts(tx, id)
      await record(tx, actor, before, 'reset-password')
    }
    if (change.disabled || passwordHash) await forgetTrustedDevices(tx, id)
    return { account: present(user), ...(password && { password }) }
  })
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
  const demoted = change.role === 'staff' && user.role === 'admin'
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

/** Stores what differs; the account as it was given when nothing does. */
async function store(tx: Executor, user: User, change: Partial<User>): Promise<User> {
  const names = Object.keys(change) as (keyof User)[]
  if (names.every((name) => change[name] === user[name])) return user
  const [stored] = await tx.update(users).set(change).where(eq(users.id, user.id)).returning()
  if (!stored) throw new NotFound(staffMessages.unknown)
  return stored
}

async function record(tx: Executor, actor: Actor, user: User, verb: string) {
  await recordActivity(tx, {
    actorId: actor === 'operator' ? null : actor,
    verb,
    subject: 'user',
    subjectId: user.id,
    label: user.name,
  })
}

function present(user: User): StaffAccount {
  const { id, username, name, email, role, disabledAt, createdAt, lastSignInAt } = user
  return {
    id,
    username,
    name,
    email,
    role,
    disabledAt: disabledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }
}

const byName = [sql`lower(${users.name}) collate "und-x-icu"`, asc(users.id)]
