import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env, Limit } from '#app/config/env.ts'
import type { Executor } from '#app/db/database.ts'
import { TooMany } from '#app/http/errors.ts'

/** Counters of guesses, shared by all instances, kept in the table `login_attempts`. */
export interface LoginLimits {
  perAddress: RateLimiterPostgres
  perAccount: RateLimiterPostgres
  perDevice: RateLimiterPostgres
  /** guesses of the current password by who is signed in; apart from those at the login */
  perOwner: RateLimiterPostgres
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
  }
}

/**
 * Counts a guess before it is looked at. Gives what takes it back when it was right.
 * @throws TooMany, in these words, when the counter is used up
 */
export async function countLoginAttempt(
  limiter: RateLimiterPostgres,
  key: string,
  refusal: string,
): Promise<() => Promise<unknown>> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new TooMany(refusal, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
  }
  return () => limiter.reward(key)
}

/** The key of an account's own counters. */
export function accountKey(userId: number): string {
  return `id:${userId}`
}

/** Whoever got a new password from an admin may sign in, however much was guessed before. */
export async function resetLoginAttempts(db: Executor, userId: number): Promise<void> {
  await db.execute(
    sql`delete from login_attempts where key = ${`${ACCOUNT}:${accountKey(userId)}`}`,
  )
}

export async function deleteExpiredLoginAttempts(db: Executor): Promise<void> {
  await db.execute(sql`delete from login_attempts where expire < ${Date.now()}`)
}

const ACCOUNT = 'account'
