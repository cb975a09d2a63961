import multipart from '@fastify/multipart'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { clientMailOf } from '#app/clients/access/write-to-client.server.ts'
import { openVault } from '#app/clients/documents/open-vault.server.ts'
import {
  assertMultipart,
  MULTIPART_LIMITS,
  receiveFile,
} from '#app/clients/documents/receive-file.server.ts'
import { recordAccess, sendFile, sendPicture } from '#app/clients/documents/send-file.server.ts'
import { type DocumentRow, finishUpload } from '#app/clients/documents/vault.server.ts'
import { isOfDraft } from '#app/clients/drafts/drafts.server.ts'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import { returnDetail, TITLE_MAX, verdict } from '#app/clients/model/return.ts'
import { lockReturn } from '#app/clients/model/rows.server.ts'
import { mayOpen, readReturn } from '#app/clients/returns/list.server.ts'
import { notifyOfSentBack } from '#app/clients/returns/notify-client.server.ts'
import {
  insertRequests,
  recountRequests,
  removeDocument,
} from '#app/clients/returns/requests.server.ts'
import type { Staff } from '#app/clients/returns/returns.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { documents, requests, returns } from '#app/platform/db/schema.ts'
import { open } from '#app/platform/encryption/seal.server.ts'
import { allowSlowBody } from '#app/platform/http/body-timeouts.ts'
import { AppError, NotAllowed, NotFound } from '#app/platform/http/errors.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import type { RequestUser } from '#app/team/auth/account.ts'

const GONE = 'This document isn’t there any more.'

/** Documents of clients, for those of the staff who may open them. */
export const documentsApi = routes('documents', async (app) => {
  const { db } = app
  const vault = openVault(app)
  const context = clientMailOf(app)
  await app.register(multipart, { limits: MULTIPART_LIMITS })

  /** @throws NotFound, NotAllowed, and AppError 409 for one that is not scanned yet or is infected */
  const openFor = async (id: number, user: RequestUser): Promise<DocumentRow> => {
    const document = await documentFor(db, id, user)
    if (document.scan === 'waiting') {
      throw new AppError(409, 'This file is being scanned. Try again in a moment.')
    }
    if (document.scan === 'infected') {
      throw new AppError(409, 'The scanner found something harmful in this file. It stays closed.')
    }
    return document
  }

  return [
    route('GET /api/documents/:id/file', {
      access: 'accountant or admin',
      summary: 'The file, to be saved or shown by the app; who opened it is recorded',
      query: z.object({ view: z.optional(z.literal('1')) }),
      run: async (request, reply) => {
        const document = await openFor(request.params.id, request.user)
        const act = request.query.view ? 'viewed' : 'downloaded'
        await recordAccess(vault, document, { userId: request.user.id }, act)
        return sendFile(vault, document, reply)
      },
    }),
    route('GET /api/documents/:id/picture', {
      access: 'accountant or admin',
      run: async (request, reply) => {
        const document = await openFor(request.params.id, request.user)
        await recordAccess(vault, document, { userId: request.user.id }, 'viewed')
        return sendPicture(vault, document, reply)
      },
    }),
    route('POST /api/documents/:id/password', {
      access: 'accountant or admin',
      summary: 'The password that the client gave for a PDF; who asked is recorded',
      reply: z.object({ password: z.string() }),
      run: async (request, reply) => {
        const document = await documentFor(db, request.params.id, request.user)
        if (!document.passwordSealed) throw new NotFound('No password was given for this file.')
        reply.header('cache-control', 'no-store')
        const detail = { name: document.name }
        const actor = { userId: request.user.id }
        await recordReturnEvent(db, document.returnId, 'password-shown', actor, detail)
        return { password: open(vault.ring, 'file-password', document.passwordSealed).toString() }
      },
    }),
    route('POST /api/documents/:id', {
      access: 'accountant or admin',
      summary: 'Accepts a document that belongs to no request, or sends it back with a reason',
      body: verdict,
      reply: returnDetail,
      run: async (request) => {
        await app.outbox.jobs.start()
        const document = await documentFor(db, request.params.id, request.user)
        const { state, reason = '' } = request.body
        const staff = { id: request.user.id, mode: app.env.roles }
        const isAskedAgain = await setDocumentState(
          db,
          document,
          state === 'accepted' || state === 'sent-back' ? state : 'new',
          reason,
          staff,
        )
        const detail = await readReturn(db, document.returnId, request.user)
        if (isAskedAgain) await notifyOfSentBack(context, detail.clientId)
        return detail
      },
    }),
    route('DELETE /api/documents/:id', {
      access: 'accountant or admin',
      reply: returnDetail,
      run: async (request) => {
        const document = await documentFor(db, request.params.id, request.user)
        await db.transaction(async (tx) => {
          await lockReturn(tx, document.returnId)
          if (await isOfDraft(tx, document.id)) {
            throw new AppError(409, 'This file is the computation of a draft. It stays with it.')
          }
          await removeDocument(tx, document)
          const detail = { name: document.name }
          const actor = { userId: request.user.id }
          await recordReturnEvent(tx, document.returnId, 'document-removed', actor, detail)
        })
        return readReturn(db, document.returnId, request.user)
      },
    }),
    route('POST /api/returns/:id/documents', {
      access: 'accountant or admin',
      summary: 'Adds a file of ours, or one that came another way: field `file`',
      consumes: ['multipart/form-data'],
      reply: { 201: z.object({ id: z.int(), sha256: z.string() }) },
      config: { admission: 'unqueued' },
      onRequest: [assertMultipart, async ({ raw }) => allowSlowBody(raw)],
      run: async (request) => {
        const { user } = request
        const returnId = request.params.id
        const row = await db.transaction((tx) => lockReturn(tx, returnId))
        if (!mayOpen(user, row)) throw new NotAllowed(NOT_YOURS)
        const { upload } = await receiveFile(vault, request, async () => ({ returnId }))
        const { document } = await finishUpload(
          vault,
          upload.id,
          user.id,
          async (tx, made, isNew) => {
            const detail = { name: made.name }
            if (isNew)
              await recordReturnEvent(tx, returnId, 'document', { userId: user.id }, detail)
          },
        )
        return { id: document.id, sha256: document.sha256 }
      },
    }),
  ]
})

const NOT_YOURS = 'Only the people of this return and admins may open its documents.'

/** @throws NotFound, NotAllowed */
async function documentFor(db: Database, id: number, user: RequestUser): Promise<DocumentRow> {
  const [found] = await db
    .select({
      document: documents,
      preparerId: returns.preparerId,
      reviewerId: returns.reviewerId,
    })
    .from(documents)
    .innerJoin(returns, eq(returns.id, documents.returnId))
    .where(eq(documents.id, id))
  if (!found) throw new NotFound(GONE)
  if (!mayOpen(user, found)) throw new NotAllowed(NOT_YOURS)
  return found.document
}

/** Returns whether the client is asked for it again. */
async function setDocumentState(
  db: Database,
  { id, returnId, name }: DocumentRow,
  state: DocumentRow['state'],
  reason: string,
  staff: Staff,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockReturn(tx, returnId)
    const [changed] = await tx
      .update(documents)
      .set({ state, reason: state === 'sent-back' ? reason : '' })
      .where(eq(documents.id, id))
      .returning()
    const detail = { name, ...(reason && { reason }) }
    await recordReturnEvent(tx, returnId, `document-${state}`, { userId: staff.id }, detail)
    return state === 'sent-back' && changed !== undefined && askAgain(tx, changed, reason, staff.id)
  })
}

/** Makes a request of a file that the client sent without one, by its name; returns whether it did. */
async function askAgain(
  tx: Executor,
  { id, returnId, name, requestId: known, contactId }: DocumentRow,
  reason: string,
  userId: number,
): Promise<boolean> {
  if (known !== null || contactId === null || (await isOfDraft(tx, id))) return false
  const asked = { kind: 'document', title: name.slice(0, TITLE_MAX), why: '', where: '' } as const
  const [requestId] = await insertRequests(tx, returnId, [asked], userId)
  if (requestId === undefined) return false
  await tx.update(requests).set({ state: 'sent-back', reason }).where(eq(requests.id, requestId))
  await tx.update(documents).set({ requestId }).where(eq(documents.id, id))
  await recountRequests(tx, returnId)
  return true
}
