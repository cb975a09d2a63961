import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Env, Limit } from '#app/platform/config/env.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { TooMany } from '#app/platform/http/errors.ts'
import { consume } from '#app/platform/http/shared-limits.ts'

/** Counters of login attempts, shared by all instances, stored in the table `login_attempts`. */
export interface LoginLimits {
  perAddress: RateLimiterPostgres
  perAccount: RateLimiterPostgres
  perDevice: RateLimiterPostgres
  /** wrong current passwords of a signed-in account; apart from attempts at the login */
  perOwner: RateLimiterPostgres
  /** wrong codes after a right password, per account */
  perCode: RateLimiterPostgres
}

export function loginLimits(pool: pg.Pool, limits: Env['limits']): LoginLimits {
  const counter = (keyPrefix: string, { max, windowMs }: Limit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'login_attempts',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: max,
      duration: windowMs / 1000,
    })
  return {
    perAddress: counter('address', limits.loginPerAddress),
    perAccount: counter(ACCOUNT, limits.loginPerAccount),
    perDevice: counter('device', limits.loginPerDevice),
    perOwner: counter('owner', limits.loginPerDevice),
    perCode: counter(CODE, limits.loginPerAccount),
  }
}

/**
 * Counts an attempt before its password is checked. Returns what refunds it if the password is right.
 * @throws TooMany with this message when the counter is used up
 */
export async function countLoginAttempt(
  limiter: RateLimiterPostgres,
  key: string,
  message: string,
): Promise<() => Promise<unknown>> {
  const { exceeded, msBeforeNext } = await consume(limiter, key)
  if (exceeded) throw new TooMany(message, Math.max(1, Math.ceil(msBeforeNext / 1000)))
  return () => limiter.reward(key)
}

/** The key of an account's own counters. */
export function accountKey(userId: number): string {
  return `id:${userId}`
}

/** Lets an account with a new password from an admin sign in, after any number of failed attempts. */
export async function resetLoginAttempts(db: Executor, userId: number): Promise<void> {
  const [account, code] = [ACCOUNT, CODE].map((prefix) => `${prefix}:${accountKey(userId)}`)
  await db.execute(sql`delete from login_attempts where key in (${account}, ${code})`)
}

export async function deleteExpiredLoginAttempts(db: Executor): Promise<void> {
  await db.execute(sql`delete from login_attempts where expire < ${Date.now()}`)
}

const ACCOUNT = 'account'
const CODE = 'code'
