import { sql } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { groupOf } from '#app/leads/desk.server.ts'
import { notifyDesk } from '#app/leads/events.server.ts'
import { lockGroups } from '#app/leads/rows.server.ts'

/**
 * Recomputes the first response of each enquiry in a group (an enquiry and those merged into it): the
 * first contact with that person after it was received, leaving out contacts that were undone and
 * mails that could not be delivered. So merging can neither hide a missed SLA nor break one that was
 * met. An imported enquiry keeps the response time from its file.
 */
export async function updateFirstResponses(tx: Executor, rootId: number): Promise<void> {
  await tx.execute(sql`
    update leads set answered_at = first.at, answered_by = first.actor_id
    from (
      select member.id, contact.at, contact.actor_id
      from leads member
      left join lateral (
        select e.at, e.actor_id from lead_events e join leads g on g.id = e.lead_id
        where (g.id = ${rootId} or g.joined_into = ${rootId})
          and e.kind = 'contact' and e.at >= member.received_at
          and not exists (
            select 1 from lead_events u
            where u.lead_id = e.lead_id and u.kind = 'undone' and (u.detail ->> 'eventId')::int = e.id
          )
          and not exists (
            select 1 from mails where id = (e.detail ->> 'mailId')::int and state = 'failed'
          )
        order by e.at, e.id limit 1
      ) contact on true
      where member.id = ${rootId} or member.joined_into = ${rootId}
    ) first
    where leads.id = first.id
      and not (leads.source = 'import' and leads.answered_at is not null and leads.answered_by is null)`)
}

/**
 * Recomputes the first responses after a reply could not be delivered, or is sent again. If that
 * leaves no response, the enquiry counts as unread until someone opens it.
 */
export async function updateAfterUndeliverable(tx: Executor, leadId: number): Promise<void> {
  await lockGroups(tx, [leadId])
  const { rootId } = await groupOf(tx, leadId)
  await updateFirstResponses(tx, rootId)
  await tx.execute(
    sql`update leads set read_at = null where id = ${rootId} and answered_at is null`,
  )
  await notifyDesk(tx, { kind: 'mail', ids: [...new Set([rootId, leadId])] })
}
