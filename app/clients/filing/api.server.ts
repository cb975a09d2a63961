import multipart from '@fastify/multipart'
import * as z from 'zod/mini'
import { draftMail } from '#app/clients/access/emails.ts'
import { clientMailOf, writeToClient } from '#app/clients/access/write-to-client.server.ts'
import { openVault } from '#app/clients/documents/open-vault.server.ts'
import {
  assertMultipart,
  MULTIPART_LIMITS,
  receiveFile,
} from '#app/clients/documents/receive-file.server.ts'
import { sendPdf } from '#app/clients/documents/send-file.server.ts'
import { endUpload, finishUpload } from '#app/clients/documents/vault.server.ts'
import { assertDraftable, assertNoOk, insertDraft } from '#app/clients/drafts/drafts.server.ts'
import { figuresBody } from '#app/clients/model/draft.ts'
import { filedBody, processedBody, verifiedBody } from '#app/clients/model/filing.ts'
import { returnDetail } from '#app/clients/model/return.ts'
import { lockReturn } from '#app/clients/model/rows.server.ts'
import { findOk, okPdf } from '#app/clients/pdf/ok-pdf.server.ts'
import { mayOpen, readReturn } from '#app/clients/returns/list.server.ts'
import { moveTo } from '#app/clients/returns/returns.server.ts'
import { allowSlowBody } from '#app/platform/http/body-timeouts.ts'
import { AppError, InvalidInput, NotAllowed } from '#app/platform/http/errors.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { recordFiled, recordProcessed, recordVerified, removeFiling } from './filing.server.ts'

/** From the draft to the department's intimation. */
export const filingApi = routes('filing', async (app) => {
  const { db, env } = app
  const vault = openVault(app)
  const context = clientMailOf(app)
  const staffOf = ({ user }: { user: { id: number } }) => ({ id: user.id, mode: env.roles })
  await app.register(multipart, { limits: MULTIPART_LIMITS })

  return [
    route('POST /api/returns/:id/drafts', {
      access: 'accountant',
      summary:
        'Sends a draft for the client’s OK: `file` (PDF) and `figures` (JSON); an OK on the one before ends, unless `okBefore` says `no` and one was given meanwhile',
      consumes: ['multipart/form-data'],
      reply: { 201: z.object({ number: z.int(), sha256: z.string() }) },
      config: { admission: 'unqueued' },
      onRequest: [assertMultipart, async ({ raw }) => allowSlowBody(raw)],
      run: async (request) => {
        await app.outbox.jobs.start()
        const { user } = request
        const returnId = request.params.id
        const row = await db.transaction((tx) => lockReturn(tx, returnId))
        if (!mayOpen(user, row))
          throw new NotAllowed('Only this return’s preparer, reviewer or an admin can send drafts.')
        assertDraftable(row)
        const { upload, fields } = await receiveFile(vault, request, async () => ({ returnId }))
        const fail = async (error: unknown) => {
          await endUpload(vault, upload)
          throw error
        }
        if (!/\.pdf$/i.test(upload.name)) {
          await fail(new AppError(415, 'The computation has to be a PDF.'))
        }
        const figures = await readFigures(fields.figures).catch(fail)
        const made: { number: number; sha256: string }[] = []
        await finishUpload(vault, upload.id, user.id, async (tx, document) => {
          const locked = await lockReturn(tx, returnId)
          assertDraftable(locked)
          if (document.readable !== 'yes' && document.readable !== 'password') {
            throw new AppError(415, 'This PDF can’t be read. Make it again and send that one.')
          }
          if (fields.okBefore === 'no') await assertNoOk(tx, returnId)
          const { endedOk, ...draft } = await insertDraft(tx, locked, document, figures, user.id)
          await moveTo(tx, locked, 'your-ok', { userId: user.id })
          await writeToClient(context, tx, locked.clientId, {
            event: `client-draft:${returnId}:${draft.number}`,
            kind: 'client-draft',
            content: draftMail(locked.year, endedOk),
          })
          made.push(draft)
        })
        const [draft] = made
        if (!draft) throw new Error('a draft was neither made nor refused')
        return draft
      },
    }),
    route('POST /api/returns/:id/filed', {
      access: 'accountant',
      summary: 'Records the filing: refused without the client’s OK on the latest draft',
      body: filedBody,
      reply: returnDetail,
      run: async (request) => {
        await app.outbox.jobs.start()
        await recordFiled(context, request.params.id, request.body, staffOf(request))
        return readReturn(db, request.params.id, request.user)
      },
    }),
    route('DELETE /api/returns/:id/filed', {
      access: 'accountant',
      summary: 'Removes a filing that was recorded with the wrong return; it is to be filed again',
      reply: returnDetail,
      run: async (request) => {
        await removeFiling(db, request.params.id, staffOf(request))
        return readReturn(db, request.params.id, request.user)
      },
    }),
    route('POST /api/returns/:id/verified', {
      access: 'accountant',
      body: verifiedBody,
      reply: returnDetail,
      run: async (request) => {
        const { verifiedOn } = request.body ?? {}
        await recordVerified(db, request.params.id, verifiedOn, staffOf(request))
        return readReturn(db, request.params.id, request.user)
      },
    }),
    route('POST /api/returns/:id/processed', {
      access: 'accountant',
      summary:
        'Records the intimation of the department, of which the client gets an e-mail, and a refund that arrived',
      body: processedBody,
      reply: returnDetail,
      run: async (request) => {
        await app.outbox.jobs.start()
        await recordProcessed(context, request.params.id, request.body, staffOf(request))
        return readReturn(db, request.params.id, request.user)
      },
    }),
    route('GET /api/oks/:id/file', {
      access: 'accountant or admin',
      summary: 'The record of an OK as PDF',
      run: async (request, reply) => {
        const found = await findOk(db, request.params.id)
        if (!mayOpen(request.user, found.row)) throw new NotAllowed()
        return sendPdf(reply, `ok-${found.ok.id}.pdf`, await okPdf(env.firm.name, found))
      },
    }),
  ]
})

/** @throws InvalidInput, with the path of what is wrong */
async function readFigures(text: string | undefined) {
  const parsed = (() => {
    try {
      return JSON.parse(text ?? '')
    } catch {
      throw new InvalidInput([
        { path: 'figures', message: 'The figures of the draft are missing, or aren’t valid JSON.' },
      ])
    }
  })()
  const { success, data, error } = figuresBody.safeParse(parsed)
  if (success) return data as Omit<typeof data, 'regime'> & { regime: 'old' | 'new' }
  throw new InvalidInput(
    error.issues.map(({ path, message }) => ({ path: ['figures', ...path].join('.'), message })),
  )
}
