import { count, type SQL } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import type { inboundMails, mails } from '#app/platform/db/schema.ts'

/** How many rows of a table of mails are in each state; 0 for states without any. */
export async function countStates<State extends string>(
  db: Executor,
  table: typeof mails | typeof inboundMails,
  states: readonly State[],
  where?: SQL,
): Promise<Record<State, number>> {
  const counted = await db
    .select({ state: table.state, total: count() })
    .from(table)
    .where(where)
    .groupBy(table.state)
  const none = states.map((state) => [state, 0])
  return Object.fromEntries([...none, ...counted.map(({ state, total }) => [state, total])])
}
