import { type SQL, sql } from 'drizzle-orm'
import type { Env } from '#app/platform/config/env.ts'
import { passkeys, users } from '#app/platform/db/schema.ts'
import type { User } from '../users.server.ts'

/** Who needs a second factor, how long the grace is, and at which host passkeys work. */
export type SecondFactorPolicy = Env['session']['secondFactor']

export function needsSecondFactor(user: Pick<User, 'role'>, policy: SecondFactorPolicy): boolean {
  return (
    policy.requiredOf === 'everyone' || (policy.requiredOf === 'admins' && user.role === 'admin')
  )
}

/** When the grace ends; undefined for an account that was not asked yet. */
export function graceEnd(
  { secondFactorAskedAt }: Pick<User, 'secondFactorAskedAt'>,
  { graceMs }: SecondFactorPolicy,
): Date | undefined {
  return secondFactorAskedAt ? new Date(secondFactorAskedAt.getTime() + graceMs) : undefined
}

/** Whether the account may only set up a second factor: its grace is over and it has none that works. */
export function mustSetUp(policy: SecondFactorPolicy): SQL<boolean> {
  if (policy.requiredOf === 'optional') return sql<boolean>`false`
  const concerned = policy.requiredOf === 'everyone' ? sql`true` : sql`${users.role} = 'admin'`
  return sql<boolean>`(${concerned}
    and coalesce(${users.secondFactorAskedAt} + make_interval(secs => ${policy.graceMs / 1000}) <= now(), false)
    and ${users.totpConfirmedAt} is null
    and not exists (select 1 from ${passkeys}
      where ${passkeys.userId} = ${users.id} and ${passkeys.host} = ${policy.host}))`
}
