import { asc, eq, inArray, sql } from 'drizzle-orm'
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
  const names = await namesOf(db, rows.flatMap(peopleIn))
  return rows.map(({ at, ...row }) => ({
    ...row,
    detail: withNames(row, names),
    at: at.toISOString(),
  }))
}

type Change = Pick<ReturnEvent, 'kind' | 'detail'>

/** The accounts that a change of a return names as its new preparer and reviewer. */
function peopleIn({ kind, detail }: Change): number[] {
  if (kind !== 'changed') return []
  const { preparerId, reviewerId } = (detail.to ?? {}) as Record<string, unknown>
  return [preparerId, reviewerId].filter((id) => typeof id === 'number')
}

async function namesOf(db: Executor, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function withNames(event: Change, names: Map<number, string>): Change['detail'] {
  const own = peopleIn(event).filter((id) => names.has(id))
  if (own.length === 0) return event.detail
  return { ...event.detail, names: Object.fromEntries(own.map((id) => [id, names.get(id)])) }
}
