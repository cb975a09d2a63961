import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { ClientSession } from '#app/clients/access/codes.server.ts'
import { sharedColumns } from '#app/clients/documents/list.server.ts'
import { isAsking, isMissing } from '#app/clients/model/stages.ts'
import { requestsOf } from '#app/clients/returns/returns.server.ts'
import type { Database } from '#app/platform/db/database.ts'
import {
  clientSessions,
  clients,
  documentAccess,
  documents,
  returns,
  users,
} from '#app/platform/db/schema.ts'
import type { MyDocument, MyPage, MyReturn } from './my.ts'

/** All that a client sees of their returns. */
export async function readMyPage(
  db: Database,
  { contact, signedInAt }: ClientSession,
): Promise<MyPage> {
  const [client] = await db
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, contact.clientId))
  const rows = await db
    .select()
    .from(returns)
    .where(and(eq(returns.clientId, contact.clientId), ne(returns.stage, 'stopped')))
    .orderBy(desc(returns.year), desc(returns.id))
  const found: MyReturn[] = []
  for (const row of rows) {
    const { id, year, kind, stage, waitingOn, dueOn } = row
    const [requests, files] = await Promise.all([requestsOf(db, id), myDocuments(db, id)])
    found.push({ id, year, kind, stage, waitingOn, dueOn, requests, documents: files })
  }
  const devices = await db.$count(
    clientSessions,
    and(eq(clientSessions.contactId, contact.id), sql`${clientSessions.expiresAt} > now()`),
  )
  const open = found.flatMap(({ requests, stage }) =>
    isAsking(stage) ? requests.filter(isMissing) : [],
  )
  const { name, email, phone, proposedEmail, proposedPhone } = contact
  return {
    name: client?.name ?? '',
    contact: { name, email, phone, proposedEmail, proposedPhone },
    signedInAt: signedInAt.toISOString(),
    devices,
    needed: open.length,
    returns: found,
  }
}

async function myDocuments(db: Database, returnId: number): Promise<MyDocument[]> {
  const rows = await db
    .select({
      ...sharedColumns,
      mine: sql<boolean>`${documents.userId} is null`,
    })
    .from(documents)
    .where(eq(documents.returnId, returnId))
    .orderBy(asc(documents.id))
  const opened =
    rows.length === 0
      ? []
      : await db
          .select({
            documentId: documentAccess.documentId,
            by: users.name,
            act: documentAccess.act,
            at: documentAccess.at,
          })
          .from(documentAccess)
          .innerJoin(users, eq(users.id, documentAccess.userId))
          .where(
            and(
              isNotNull(documentAccess.userId),
              inArray(
                documentAccess.documentId,
                rows.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(asc(documentAccess.id))
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    opened: opened
      .filter(({ documentId }) => documentId === row.id)
      .map(({ by, act, at }) => ({ by, act, at: at.toISOString() })),
  }))
}
