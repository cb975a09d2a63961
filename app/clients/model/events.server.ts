import { asc, eq, sql } from 'drizzle-orm'
import type { ReturnEvent } from '#app/clients/model/return.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { clientContacts, returnEvents, users } from '#app/platform/db/schema.ts'

/** Who did something: one of us, a contact of the client, or the site by itself. */
export interface Actor {
  userId?: number | null
  contactId?: number | null
}

/** Writes an event into the timeline of a return. */
export async function recordReturnEvent(
  tx: Executor,
  returnId: number,
  kind: string,
  { userId = null, contactId = null }: Actor,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(returnEvents).values({ returnId, kind, userId, contactId, detail })
}

export async function readEvents(db: Executor, returnId: number): Promise<ReturnEvent[]> {
  const rows = await db
    .select({
      id: returnEvents.id,
      kind: returnEvents.kind,
      detail: returnEvents.detail,
      at: returnEvents.at,
      by: sql<string | null>`coalesce(${users.name}, ${clientContacts.name})`,
      byClient: sql<boolean>`${returnEvents.contactId} is not null`,
    })
    .from(returnEvents)
    .leftJoin(users, eq(users.id, returnEvents.userId))
    .leftJoin(clientContacts, eq(clientContacts.id, returnEvents.contactId))
    .where(eq(returnEvents.returnId, returnId))
    .orderBy(asc(returnEvents.id))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
