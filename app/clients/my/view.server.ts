import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ClientSession } from '#app/clients/access/codes.server.ts'
import { invoicesOf } from '#app/clients/billing/invoices.server.ts'
import { paymentsOf } from '#app/clients/billing/payments.server.ts'
import { sharedColumns } from '#app/clients/documents/list.server.ts'
import { draftsOf } from '#app/clients/drafts/drafts.server.ts'
import { isFresh } from '#app/clients/filing/ok.server.ts'
import type { Draft } from '#app/clients/model/draft.ts'
import { filingOf } from '#app/clients/model/filed.server.ts'
import { isMissing } from '#app/clients/model/stages.ts'
import { requestsOf } from '#app/clients/returns/requests.server.ts'
import { api } from '#app/paths.ts'
import type { Env } from '#app/platform/config/env.ts'
import type { Database } from '#app/platform/db/database.ts'
import {
  clientSessions,
  clients,
  documentAccess,
  documents,
  returns,
  users,
} from '#app/platform/db/schema.ts'
import { erasureOf } from './erasure.server.ts'
import type { MyDocument, MyPage, MyReturn } from './my.ts'
import { whyKept } from './withdrawal.ts'

/** All that a client sees of their returns. */
export async function readMyPage(
  db: Database,
  { contact, signedInAt }: ClientSession,
  token: string,
  { upi, bank = [] }: Env['billing'],
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
  const ids = rows.map(({ id }) => id)
  const [asked, files, drafts, payments, invoices] = await Promise.all([
    requestsOf(db, ids),
    myDocuments(db, ids),
    draftsOf(db, ids),
    paymentsOf(db, ids),
    invoicesOf(db, ids, (id) => api.my.invoice(token, id)),
  ])
  const found = rows.map((row): MyReturn => {
    const { id, year, kind, stage, waitingOn, dueOn, fee } = row
    const own = <Part extends { returnId: number | null }>(parts: Part[]) =>
      parts.filter(({ returnId }) => returnId === id)
    const sent = own(drafts)
    return {
      ...{ id, year, kind, stage, waitingOn, dueOn, fee },
      isReviewed: row.reviewedAt !== null,
      requests: own(asked).filter((one) => one.isAsked || !isMissing(one)),
      documents: own(files).map((file) => withWithdrawal(file, sent)),
      draft: sent[0] ?? null,
      filing: filingOf(row),
      payments: own(payments),
      invoices: own(invoices),
    }
  })
  const devices = await db.$count(
    clientSessions,
    and(eq(clientSessions.contactId, contact.id), sql`${clientSessions.expiresAt} > now()`),
  )
  const open = found.flatMap(({ requests }) => requests.filter(isMissing))
  const { name, email, phone, proposedEmail, proposedPhone } = contact
  return {
    name: client?.name ?? '',
    contact: { name, email, phone, proposedEmail, proposedPhone },
    signedInAt: signedInAt.toISOString(),
    isFresh: isFresh({ signedInAt }),
    payTo: { upi: upi ?? null, bank },
    devices,
    erasure: await erasureOf(db, contact.clientId),
    needed: open.length,
    returns: found,
  }
}

type Listed = Omit<MyDocument, 'canWithdraw'>

/** @param sent the drafts of the return, the newest first */
function withWithdrawal(file: Listed, sent: Draft[]): MyDocument {
  const okAt = sent[0]?.okAt
  const reason = whyKept({
    ...file,
    createdAt: new Date(file.createdAt),
    isOfDraft: sent.some(({ documentId }) => documentId === file.id),
    okAt: okAt ? new Date(okAt) : null,
  })
  return { ...file, canWithdraw: reason === null }
}

/** The documents of some returns, the oldest first, each with which of us opened it. */
async function myDocuments(
  db: Database,
  returnIds: number[],
): Promise<(Listed & { returnId: number })[]> {
  const which = inArray(documents.returnId, returnIds)
  const [rows, looks] = await Promise.all([
    db
      .select({
        ...sharedColumns,
        returnId: documents.returnId,
        mine: sql<boolean>`${documents.userId} is null`,
      })
      .from(documents)
      .where(which)
      .orderBy(asc(documents.id)),
    db
      .select({
        documentId: documentAccess.documentId,
        by: users.name,
        act: documentAccess.act,
        at: documentAccess.at,
      })
      .from(documentAccess)
      .innerJoin(documents, eq(documents.id, documentAccess.documentId))
      .innerJoin(users, eq(users.id, documentAccess.userId))
      .where(which)
      .orderBy(asc(documentAccess.id)),
  ])
  const opened = Map.groupBy(looks, ({ documentId }) => documentId)
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    opened: (opened.get(row.id) ?? []).map(({ by, act, at }) => ({
      by,
      act,
      at: at.toISOString(),
    })),
  }))
}
