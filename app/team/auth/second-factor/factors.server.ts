import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { passkeys, users } from '#app/platform/db/schema.ts'
import { AppError, NotSignedIn } from '#app/platform/http/errors.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import type { SecondFactor } from '#content/enums.ts'
import type { User } from '../users.server.ts'
import {
  deleteRecoveryCodes,
  makeRecoveryCodes,
  recoveryCodesLeft,
} from './recovery-codes.server.ts'
import { graceEnd, needsSecondFactor, type SecondFactorPolicy } from './requirement.server.ts'
import type { PasskeyInfo, SecondFactorStatus } from './second-factor.ts'

/** What an account has besides its password, and which of it works at this address of the site. */
export interface Factors {
  any: boolean
  methods: SecondFactor[]
}

export async function factorsOf(
  db: Executor,
  user: Pick<User, 'id' | 'totpConfirmedAt'>,
  { host }: SecondFactorPolicy,
): Promise<Factors> {
  const hosts = await db
    .selectDistinct({ host: passkeys.host })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
  const hasTotp = user.totpConfirmedAt !== null
  if (!hasTotp && hosts.length === 0) return { any: false, methods: [] }
  const methods: SecondFactor[] = []
  if (hasTotp) methods.push('totp')
  if (hosts.some((one) => one.host === host)) methods.push('passkey')
  if ((await recoveryCodesLeft(db, user.id)) > 0) methods.push('recovery-code')
  return { any: true, methods }
}

export async function statusOf(
  db: Executor,
  userId: number,
  policy: SecondFactorPolicy,
): Promise<SecondFactorStatus> {
  const user = await readUser(db, userId)
  const required = needsSecondFactor(user, policy)
  const listed = await listPasskeys(db, userId, policy)
  const isSetUp = user.totpConfirmedAt !== null || listed.some(({ usable }) => usable)
  const end = required && !isSetUp ? graceEnd(user, policy) : undefined
  return {
    required,
    dueAt: end?.toISOString() ?? null,
    totpSince: user.totpConfirmedAt?.toISOString() ?? null,
    passkeys: listed,
    recoveryCodesLeft: await recoveryCodesLeft(db, userId),
  }
}

async function listPasskeys(
  db: Executor,
  userId: number,
  { host }: SecondFactorPolicy,
): Promise<PasskeyInfo[]> {
  const found = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  return found.map((one) => ({
    id: one.id,
    name: one.name,
    createdAt: one.createdAt.toISOString(),
    lastUsedAt: one.lastUsedAt?.toISOString() ?? null,
    synced: one.synced,
    usable: one.host === host,
    host: one.host,
  }))
}

/** @throws NotSignedIn for an account that is gone */
export async function readUser(db: Executor, userId: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new NotSignedIn()
  return user
}

/** The account, locked: its second factors do not change until the transaction ends. */
export async function lockUser(tx: Executor, userId: number): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw new NotSignedIn()
  return user
}

/** With the first factor come recovery codes; undefined where there are some already. */
export async function firstRecoveryCodes(tx: Executor, userId: number) {
  if ((await recoveryCodesLeft(tx, userId)) > 0) return undefined
  return makeRecoveryCodes(tx, userId)
}

/**
 * To be called when a factor was removed: the last one takes the recovery codes with it.
 * @throws AppError 409 when the account has to have one that works and this was it
 */
export async function afterRemoval(
  tx: Executor,
  user: User,
  policy: SecondFactorPolicy,
  removedUsable: boolean,
): Promise<void> {
  const left = await factorsOf(tx, await readUser(tx, user.id), policy)
  const works = left.methods.some((method) => method !== 'recovery-code')
  if (removedUsable && !works && needsSecondFactor(user, policy)) {
    throw new AppError(409, signInMessages.lastFactor)
  }
  if (!left.any) await deleteRecoveryCodes(tx, user.id)
}

/** Takes every factor of an account away. */
export async function removeFactors(tx: Executor, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(users.id, userId))
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId)))
  await deleteRecoveryCodes(tx, userId)
}
