import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { valueList } from '#app/platform/db/schema.ts'
import { CLIENT_REASONS } from '#content/enums.ts'

/** Whether an event was not undone later. */
export const notUndone = (event: string) => {
  const e = sql.raw(event)
  return sql`not exists (
    select 1 from lead_events u
    where u.lead_id = ${e}.lead_id and u.kind = 'undone' and (u.detail ->> 'eventId')::int = ${e}.id
  )`
}

/** An outcome that only the client can have given: they became a client, or said why not. */
export const isClientsDecision = (status: SQL, lostReason: SQL) =>
  sql`(${status} = 'won' or ${lostReason} in (${valueList(CLIENT_REASONS)}))`

/**
 * Recomputes the first response of each enquiry in some groups (an enquiry and those merged into it): the
 * first contact that reached that person after it was received, or their decision where that was noted
 * earlier, leaving out what was undone and mails that could not be delivered; a reply that was sent again
 * counts from then. So merging can neither hide a missed SLA nor break one that was met. An imported
 * enquiry keeps the response time from its file. The statuses then agree with the responses.
 */
export async function updateFirstResponses(
  tx: Executor,
  rootIds: number | number[],
): Promise<void> {
  const roots = sql`${sql.param([rootIds].flat())}::int[]`
  await tx.execute(sql`
    update leads set first_response_at = first.at, first_response_by = first.actor_id
    from (
      select member.id, contact.at, contact.actor_id
      from (
        select id, received_at, coalesce(merged_into, id) as root from leads
        where id = any(${roots}) or merged_into = any(${roots})
      ) member
      left join lateral (
        select e.at, e.actor_id from lead_events e join leads g on g.id = e.lead_id
        where (g.id = member.root or g.merged_into = member.root)
          and e.at >= member.received_at
          and (
            e.kind = 'contact' and e.detail ->> 'outcome' = 'reached'
            or e.kind = 'status'
              and ${isClientsDecision(sql`e.detail ->> 'to'`, sql`e.detail #>> '{outcome,lostReason}'`)}
          )
          and ${notUndone('e')}
          and not exists (
            select 1 from mails where id = (e.detail ->> 'mailId')::int and state = 'failed'
          )
          and not exists (
            select 1 from lead_events resent
            where resent.lead_id = e.lead_id and resent.id > e.id and resent.kind = 'contact'
              and resent.detail ->> 'mailId' = e.detail ->> 'mailId'
          )
        order by e.at, e.id limit 1
      ) contact on true
    ) first
    where leads.id = first.id
      and not (leads.source = 'import' and leads.first_response_at is not null and leads.first_response_by is null)`)
  await alignStatuses(tx, roots)
}

/**
 * Makes the statuses of the groups agree with their responses: with one, none is new; without, none is
 * contacted unless staff or a file said so.
 */
async function alignStatuses(tx: Executor, roots: SQL): Promise<void> {
  const inGroup = sql`(leads.id = any(${roots}) or leads.merged_into = any(${roots}))`
  await tx.execute(sql`
    update leads set status = 'contacted', version = version + 1
    where ${inGroup} and status = 'new' and first_response_at is not null`)
  await tx.execute(sql`
    update leads set status = 'new', version = version + 1
    where ${inGroup} and status = 'contacted' and first_response_at is null and source <> 'import'
      and (
        select e.detail ->> 'to' from lead_events e
        where e.lead_id = leads.id and e.kind = 'status' and e.detail ->> 'to' <> 'spam' and ${notUndone('e')}
        order by e.id desc limit 1
      ) is distinct from 'contacted'`)
}
