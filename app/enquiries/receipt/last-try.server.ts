import { sql } from 'drizzle-orm'
import { notUndone } from '#app/enquiries/desk/changes/first-response.server.ts'
import type { ContactChannel } from '#app/enquiries/model/events.ts'
import type { Executor } from '#app/platform/db/database.ts'
import type { leads } from '#app/platform/db/schema.ts'
import type { Tried } from './receipt.ts'

/**
 * The last contact that reached no one since the enquiry was received, and when the next one is planned;
 * null if there was none. A merged enquiry goes with its group.
 */
export async function lastTry(
  db: Executor,
  {
    id,
    mergedInto,
    receivedAt,
  }: Pick<typeof leads.$inferSelect, 'id' | 'mergedInto' | 'receivedAt'>,
): Promise<Tried | null> {
  const rootId = mergedInto ?? id
  const { rows } = await db.execute<{
    channel: ContactChannel
    at: string
    next: string | null
  }>(sql`
    select e.detail ->> 'channel' as channel, e.at,
      (select next.follow_up_at from leads next where next.id = ${rootId} and next.follow_up_at > now()) as next
    from lead_events e join leads g on g.id = e.lead_id
    where (g.id = ${rootId} or g.merged_into = ${rootId})
      and e.kind = 'contact' and e.at >= ${receivedAt} and ${notUndone('e')}
      and (e.detail ->> 'outcome' <> 'reached'
        or exists (select 1 from mails where id = (e.detail ->> 'mailId')::int and state = 'failed'))
    order by e.at desc, e.id desc limit 1`)
  const [last] = rows
  if (!last) return null
  return {
    by: last.channel,
    at: new Date(last.at).toISOString(),
    nextAt: last.next === null ? null : new Date(last.next).toISOString(),
  }
}
