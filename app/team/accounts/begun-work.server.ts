import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { DomainEvent } from '#app/platform/db/domain-event.ts'
import {
  isOpenLead,
  isReturnOf,
  isUnfiledCase,
  isUnfinished,
  isUnfinishedReturn,
  leads,
  returns,
} from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import type { User } from '#app/team/auth/users.server.ts'
import { begunParts, staffMessages } from '#content/en/staff.ts'
import type { BegunWork, Takeover } from './staff.ts'

/**
 * What an account has begun goes to someone else: each room gives its own.
 * @throws AppError 409 when no one is on duty to take it in turn, InvalidInput for an unknown account
 */
export const workHandedOver = new DomainEvent<{
  fromId: number
  to: Takeover
  actorId: number | null
}>('work is handed over')

export const NO_WORK: BegunWork = { enquiries: 0, cases: 0, calls: 0, returns: 0, drafts: 0 }

/** What each account would leave behind, by its id. */
export async function begunWork(db: Executor): Promise<Map<number, BegunWork>> {
  const { rows } = await db.execute<BegunWork & { id: number }>(sql`
    with work as (
      select owner_id as id, 'enquiries' as what from leads where ${isOpenLead(leads)}
      union all select owner_id, 'cases' from leads where ${isUnfiledCase(leads)}
      union all select user_id, 'calls' from appointments where state = 'booked' and starts_at > now()
      union all select preparer_id, 'returns' from returns where ${isUnfinishedReturn(returns)}
      union all select reviewer_id, 'returns' from returns where ${isUnfinishedReturn(returns)}
      union all select author_id, 'drafts' from entries where kind = 'post' and not published
      union all select user_id, 'drafts' from autosaved_drafts
    )
    select id, (count(*) filter (where what = 'enquiries'))::int as enquiries,
      (count(*) filter (where what = 'cases'))::int as cases,
      (count(*) filter (where what = 'calls'))::int as calls,
      (count(*) filter (where what = 'returns'))::int as returns,
      (count(*) filter (where what = 'drafts'))::int as drafts
    from work where id is not null group by id`)
  return new Map(rows.map(({ id, ...work }) => [id, work]))
}

/** Locks what is handed over: the returns first, as what changes one and its enquiry does. */
export async function lockUnfinished(tx: Executor, ownerId: number): Promise<void> {
  await tx
    .select({ id: returns.id })
    .from(returns)
    .where(and(isUnfinishedReturn(returns), isReturnOf(returns, ownerId)))
    .orderBy(asc(returns.id))
    .for('no key update')
  await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      or(
        and(isUnfinished(leads), eq(leads.ownerId, ownerId)),
        sql`${leads.id} in (select lead_id from appointments
          where user_id = ${ownerId} and state = 'booked' and starts_at > now())`,
      ),
    )
    .orderBy(asc(leads.id))
    .for('update')
}

/** Nothing that was begun stays with a disabled account unless someone chose that. */
export async function passOn(
  tx: Executor,
  actorId: number | null,
  user: User,
  takeover: Takeover | undefined,
) {
  await lockUnfinished(tx, user.id)
  const begun = (await begunWork(tx)).get(user.id)
  // Who only leaves the desk goes on with what they write.
  if (!begun || begunParts(user.disabledAt ? begun : { ...begun, drafts: 0 }).length === 0) return
  if (takeover === undefined) throw new AppError(409, staffMessages.takeover(user.name, begun))
  await workHandedOver.publish(tx, { fromId: user.id, to: takeover, actorId })
}
