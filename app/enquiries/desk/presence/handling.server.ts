import { sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { PRESENCE_MS } from './presence.ts'

/**
 * Adds to the time that someone had an enquiry in front of them: as much as its page says, but no more than
 * has passed since any page of theirs spoke last, so that two tabs or two enquiries side by side do
 * not count the same minute twice. After a minute of silence nothing is added. In a transaction with
 * what records the presence.
 */
export async function addHandlingTime(
  tx: Executor,
  leadId: number,
  userId: number,
  activeSeconds: number,
): Promise<void> {
  if (activeSeconds <= 0) return
  // In the order in which erasing locks them: the enquiry first, then what hangs on it.
  await tx.execute(sql`select 1 from leads where id = ${leadId} for key share`)
  await tx.execute(sql`
    with mine as (
      select lead_id, seen_at from lead_presence where user_id = ${userId} order by lead_id for update
    ), passed as (
      select extract(epoch from clock_timestamp() - max(seen_at)) as seconds from mine
      having bool_or(lead_id = ${leadId})
    )
    insert into handling_times (lead_id, user_id, day, seconds)
    select ${leadId}, ${userId}, (now() at time zone ${INDIA_ZONE})::date,
      least(round(seconds), ${activeSeconds}::int)
    from passed where seconds between 0.5 and ${PRESENCE_MS / 1000}
    on conflict (lead_id, user_id, day) do update set seconds = handling_times.seconds + excluded.seconds`)
}
