import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  type ClientSession,
  findClientSession,
  signInWithCode,
} from '#app/clients/access/codes.server.ts'
import { endDevices } from '#app/clients/access/links.server.ts'
import { clientMailOf } from '#app/clients/access/write-to-client.server.ts'
import { findInvoice } from '#app/clients/billing/invoices.server.ts'
import { claimPayment } from '#app/clients/billing/payments.server.ts'
import { sendPdf } from '#app/clients/documents/send-file.server.ts'
import { noteVerified } from '#app/clients/filing/filing.server.ts'
import {
  AlreadyGiven,
  askForChange,
  giveOk,
  isFresh,
  withdrawOk,
} from '#app/clients/filing/ok.server.ts'
import { changeBody, okBody, whichReturn } from '#app/clients/model/draft.ts'
import { claimBody } from '#app/clients/model/invoice.ts'
import { invoiceFile, invoicePdf } from '#app/clients/pdf/invoice-pdf.server.ts'
import { findOk, okPdf } from '#app/clients/pdf/ok-pdf.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { returns } from '#app/platform/db/schema.ts'
import { InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { keepAddressesSecret } from '#app/platform/http/secret-tokens.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { browserName } from '#app/team/auth/browser-name.ts'
import { draftCopy as copy } from '#content/en/clients/draft.ts'
import { myCopy } from '#content/en/clients/my-page.ts'
import { holdsPassword, signInBody } from './my.ts'
import { mySessions } from './sessions.server.ts'

const done = z.object({ message: z.string() })
const draftParams = z.object({
  token: z.string(),
  number: z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)),
})
const SMALL_BODY = 32 * 1024

/** What a client decides about a draft, and what they say of payment and verification. */
export const myFilingApi = routes('my', (app) => {
  keepAddressesSecret(app)
  const { db, keyring: ring, env } = app
  const context = clientMailOf(app)
  const { contactIn, sessionIn, back, form, isPage, cookie, cookieOptions, askCookie } =
    mySessions(app)

  /** Signs in again with the code that came with an OK, which ends the browser's older session. */
  const signInAgain = async (
    request: FastifyRequest,
    reply: FastifyReply,
    before: ClientSession,
    code: string,
  ): Promise<ClientSession> => {
    const contact = await contactIn(request)
    const { token, expiresAt } = await signInWithCode(db, ring, contact, {
      code,
      ask: request.cookies[askCookie],
      stay: before.stays,
      browser: browserName(request.headers['user-agent'] ?? ''),
    })
    await endDevices(db, contact.id, { tokenHash: before.tokenHash, all: false })
    reply.setCookie(cookie(contact), token, {
      ...cookieOptions,
      ...(before.stays && { expires: expiresAt }),
    })
    reply.clearCookie(askCookie, cookieOptions)
    const session = await findClientSession(db, contact, token)
    return session ?? before
  }

  return [
    route('POST /api/my/:token/drafts/:number/ok', {
      access: 'public',
      summary:
        'The OK to exactly this draft; wants a sign-in of the last 30 minutes, or a `code` beside it',
      params: draftParams,
      body: z.extend(okBody, { code: z.optional(z.union([z.literal(''), signInBody.shape.code])) }),
      bodyLimit: SMALL_BODY,
      reply: { 201: done },
      config: form,
      run: async (request, reply) => {
        await app.outbox.jobs.start()
        const { code, returnId, language } = request.body
        const before = await sessionIn(request)
        const session =
          code && !isFresh(before) ? await signInAgain(request, reply, before, code) : before
        const which = whichOf(request.params.number, returnId)
        await giveOk(context, session, which, request.ip, language).catch((error: unknown) => {
          // A form that is sent twice leads to the page, which shows the OK.
          if (!isPage(request) || !(error instanceof AlreadyGiven)) throw error
        })
        return back(request, reply, { message: 'We have your OK.' }, `#draft-${returnId ?? ''}`)
      },
    }),
    route('POST /api/my/:token/drafts/:number/withdraw', {
      access: 'public',
      summary: 'Takes an OK back, until the return is filed',
      params: draftParams,
      body: whichReturn,
      bodyLimit: SMALL_BODY,
      reply: done,
      config: form,
      run: async (request, reply) => {
        const session = await sessionIn(request)
        const { returnId } = request.body ?? {}
        await withdrawOk(context, session, whichOf(request.params.number, returnId))
        return back(
          request,
          reply,
          { message: 'The OK was withdrawn.' },
          `#draft-${returnId ?? ''}`,
        )
      },
    }),
    route('POST /api/my/:token/drafts/:number/change', {
      access: 'public',
      summary: 'What has to change in a draft, in words',
      params: draftParams,
      body: changeBody,
      bodyLimit: SMALL_BODY,
      reply: { 201: done },
      config: form,
      run: async (request, reply) => {
        const session = await sessionIn(request)
        const { text, returnId } = request.body
        if (holdsPassword(text)) {
          throw new InvalidInput([{ path: 'text', message: myCopy.noPassword }])
        }
        await askForChange(context, session, whichOf(request.params.number, returnId), text)
        return back(
          request,
          reply,
          { message: 'We’ll change the draft.' },
          `#draft-${returnId ?? ''}`,
        )
      },
    }),
    route('GET /api/my/:token/oks/:id/file', {
      access: 'public',
      summary: 'The record of an OK as PDF',
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        const found = await findOk(db, request.params.id)
        if (found.row.clientId !== contact.clientId) throw new NotFound(copy.gone)
        return sendPdf(
          reply,
          `ok-draft-${found.draft.number}.pdf`,
          await okPdf(env.firm.name, found, contact.language),
        )
      },
    }),
    route('POST /api/my/:token/returns/:id/paid', {
      access: 'public',
      summary: 'Says that the fee was paid; staff confirm it',
      body: claimBody,
      bodyLimit: SMALL_BODY,
      reply: { 201: done },
      config: form,
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        await claimPayment(db, contact, request.params.id, request.body.reference)
        return back(
          request,
          reply,
          { message: 'We’ll confirm it once it has arrived.' },
          `#fee-${request.params.id}`,
        )
      },
    }),
    route('POST /api/my/:token/returns/:id/verified', {
      access: 'public',
      summary: 'Says that the return was verified; reminders stop, staff check',
      bodyLimit: SMALL_BODY,
      reply: done,
      config: form,
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        if (!(await noteVerified(db, contact, request.params.id))) {
          throw new NotFound(myCopy.returnGone)
        }
        return back(
          request,
          reply,
          { message: 'Thank you. We’ll check.' },
          `#filed-${request.params.id}`,
        )
      },
    }),
    route('GET /api/my/:token/invoices/:id/file', {
      access: 'public',
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        const found = await findInvoice(db, request.params.id)
        if (!(await isOwnReturn(db, contact, found.returnId))) {
          throw new NotFound('This invoice doesn’t exist.')
        }
        return sendPdf(reply, invoiceFile(found), await invoicePdf(found))
      },
    }),
  ]
})

function whichOf(number: number, returnId: number | string | undefined) {
  return { number, returnId: returnId === undefined ? undefined : Number(returnId) }
}

/** By the return, which follows its client when records are merged or taken apart. */
async function isOwnReturn(
  db: Executor,
  { clientId }: { clientId: number },
  returnId: number | null,
): Promise<boolean> {
  if (returnId === null) return false
  return (
    (await db.$count(returns, and(eq(returns.id, returnId), eq(returns.clientId, clientId)))) > 0
  )
}
