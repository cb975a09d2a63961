import { asc, eq, sql } from 'drizzle-orm'
import type { ReturnDocument } from '#app/clients/model/return.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { clientContacts, documents, users } from '#app/platform/db/schema.ts'

/** What both sides see of a document. */
export const sharedColumns = {
  id: documents.id,
  requestId: documents.requestId,
  name: documents.name,
  type: documents.type,
  size: documents.size,
  sha256: documents.sha256,
  state: documents.state,
  reason: documents.reason,
  createdAt: documents.createdAt,
}

/** The documents of a return, the oldest first. */
export async function documentsOf(db: Executor, returnId: number): Promise<ReturnDocument[]> {
  const rows = await db
    .select({
      ...sharedColumns,
      scan: documents.scan,
      readable: documents.readable,
      hasPassword: sql<boolean>`${documents.passwordSealed} is not null`,
      from: sql<string>`coalesce(${clientContacts.name}, ${users.name}, '')`,
      byClient: sql<boolean>`${documents.contactId} is not null`,
    })
    .from(documents)
    .leftJoin(clientContacts, eq(clientContacts.id, documents.contactId))
    .leftJoin(users, eq(users.id, documents.userId))
    .where(eq(documents.returnId, returnId))
    .orderBy(asc(documents.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
