import { randomBytes } from 'node:crypto'
import multipart from '@fastify/multipart'
import * as z from 'zod/mini'
import { CODE_MS, makeCode, signInWithCode } from '#app/clients/access/codes.server.ts'
import { codeMail } from '#app/clients/access/emails.ts'
import { type ContactRow, endDevices } from '#app/clients/access/links.server.ts'
import { clientMailOf } from '#app/clients/access/write-to-client.server.ts'
import { openVault } from '#app/clients/documents/open-vault.server.ts'
import {
  assertMultipart,
  MULTIPART_LIMITS,
  receiveFile,
} from '#app/clients/documents/receive-file.server.ts'
import { recordAccess, sendFile, sendPicture } from '#app/clients/documents/send-file.server.ts'
import { answerTus } from '#app/clients/documents/tus.server.ts'
import { finishUpload, type Vault } from '#app/clients/documents/vault.server.ts'
import { whichReturn } from '#app/clients/model/draft.ts'
import { paths } from '#app/paths.ts'
import { allowSlowBody } from '#app/platform/http/body-timeouts.ts'
import { wantsPage } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { keepAddressesSecret } from '#app/platform/http/secret-tokens.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { inLanguage, languageSaid } from '#app/platform/page/in-language.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { browserName } from '#app/team/auth/browser-name.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { lostLink } from '#content/en/clients/my.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'
import {
  answerRequest,
  noteDocument,
  noteSameFile,
  ownDocument,
  placeFor,
  proposeContact,
  withdrawDocument,
} from './actions.server.ts'
import { answerBody, linkBody, myContactBody, myPage, signInBody } from './my.ts'
import { sendMyLinks } from './send-links.server.ts'
import { mySessions } from './sessions.server.ts'
import { readMyPage } from './view.server.ts'

const accepted = z.object({ accepted: z.literal(true) })
const documentAnswer = z.object({ id: z.int(), sha256: z.string() })
const SMALL_BODY = 32 * 1024

/** The client's page, for anyone who has its link and a code. Every action also works as a plain form. */
export const myApi = routes('my', async (app) => {
  keepAddressesSecret(app)
  await app.register(multipart, { limits: MULTIPART_LIMITS })
  // The bytes of an upload are streamed into the vault.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) =>
    done(null),
  )
  const { db, keyring: ring, env } = app
  const vault: Vault = openVault(app)
  const { contactIn, sessionIn, isPage, back, form, cookie, cookieOptions, askCookie } =
    mySessions(app)
  const finish = async ({ contact }: { contact: ContactRow }, uploadId: string) =>
    finishUpload(vault, uploadId, null, async (tx, document, isNew, requestId) => {
      if (isNew) await noteDocument(tx, contact, document)
      if (requestId !== null && requestId !== document.requestId) {
        await noteSameFile(tx, contact, document, requestId)
      }
    })

  return [
    route('POST /api/my/links', {
      access: 'public',
      summary:
        'Asks for the links of a client’s pages; the response is the same whatever is stored',
      body: linkBody,
      bodyLimit: SMALL_BODY,
      reply: { 202: accepted },
      // Its address is no secret, so a form that is shown again has to say which page it came from.
      onRequest: async (_request, reply) => {
        reply.header('referrer-policy', 'strict-origin-when-cross-origin')
      },
      config: {
        ...limitAcrossInstances('client-links', env.limits.reminders, lostLink.limited),
        formPage: ({ language }) => inLanguage(paths.myLink, languageSaid(language)),
      },
      onResponse: async (request, reply) => {
        if (reply.statusCode >= 400) return
        await sendMyLinks(clientMailOf(app), request.body.email).catch((error: unknown) =>
          request.log.error({ err: error }, 'the links of a client could not be sent'),
        )
      },
      run: async (request, reply) => {
        const { language = 'en' } = request.body
        if (isPage(request)) return reply.redirect(inLanguage(paths.myLinkSent, language), 303)
        return { accepted: true } as const
      },
    }),
    route('POST /api/my/:token/code', {
      access: 'public',
      summary:
        'Sends a code by e-mail; the response is the same whether there is an address or not',
      body: whichReturn,
      bodyLimit: SMALL_BODY,
      reply: { 202: accepted },
      config: form,
      run: async (request, reply) => {
        await app.outbox.jobs.start()
        const contact = await contactIn(request)
        const browser = request.cookies[askCookie] ?? randomBytes(24).toString('base64url')
        await db.transaction(async (tx) => {
          const { code, expiresAt } = await makeCode(tx, ring, contact, { browser })
          if (!contact.email) return
          await queueMail(tx, app.outbox, {
            event: `client-code:${contact.id}:${expiresAt.getTime()}`,
            kind: 'client-code',
            to: contact.email,
            content: codeMail(clientCopyIn(contact.language), code),
            expiresAt,
          })
        })
        reply.setCookie(askCookie, browser, { ...cookieOptions, maxAge: CODE_MS / 1000 })
        const { returnId = 'yes' } = request.body ?? {}
        return back(request, reply, { accepted: true } as const, `?sent=${returnId}`)
      },
    }),
    route('POST /api/my/:token/sign-in', {
      access: 'public',
      body: signInBody,
      bodyLimit: SMALL_BODY,
      config: form,
      run: async (request, reply) => {
        const contact = await contactIn(request)
        const stay = Boolean(request.body.stay)
        const { token, expiresAt } = await signInWithCode(db, ring, contact, {
          code: request.body.code,
          ask: request.cookies[askCookie],
          stay,
          browser: browserName(request.headers['user-agent'] ?? ''),
        })
        reply.setCookie(cookie(contact), token, {
          ...cookieOptions,
          ...(stay && { expires: expiresAt }),
        })
        reply.clearCookie(askCookie, cookieOptions)
        return isPage(request) ? back(request, reply, null) : reply.code(204).send()
      },
    }),
    route('POST /api/my/:token/sign-out', {
      access: 'public',
      body: z.nullish(z.object({ everywhere: z.optional(z.unknown()) })),
      bodyLimit: SMALL_BODY,
      config: form,
      run: async (request, reply) => {
        const { contact, tokenHash } = await sessionIn(request)
        await endDevices(db, contact.id, { tokenHash, all: Boolean(request.body?.everywhere) })
        reply.clearCookie(cookie(contact), cookieOptions)
        return isPage(request) ? back(request, reply, null) : reply.code(204).send()
      },
    }),
    route('GET /api/my/:token/language', {
      access: 'public',
      summary: 'In which the page speaks',
      reply: z.object({ language: z.enum(TEMPLATE_LANGUAGES) }),
      run: async (request) => ({ language: (await contactIn(request)).language }),
    }),
    route('GET /api/my/:token', {
      access: 'public',
      reply: myPage,
      run: async (request) =>
        readMyPage(db, await sessionIn(request), request.params.token, env.billing),
    }),
    route('POST /api/my/:token/requests/:id/answer', {
      access: 'public',
      summary:
        'Answers a request; 409 where we have accepted what was sent, or it is no more what was `shown`',
      body: answerBody,
      bodyLimit: SMALL_BODY,
      reply: z.object({ message: z.string() }),
      config: form,
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        const { id } = request.params
        await answerRequest(db, contact, id, request.body)
        return back(request, reply, { message: 'The answer was saved.' }, `#request-${id}`)
      },
    }),
    route('POST /api/my/:token/contact', {
      access: 'public',
      summary: 'Proposes another address or number, which staff confirm',
      body: myContactBody,
      bodyLimit: SMALL_BODY,
      reply: z.object({ message: z.string() }),
      config: form,
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        await proposeContact(db, contact, request.body)
        return back(request, reply, { message: 'We’ll confirm the change.' }, '#details')
      },
    }),
    route('POST /api/my/:token/documents', {
      access: 'public',
      summary:
        'Sends a file in one step: `file`, with `requestId`, `returnId` and `password` before it',
      consumes: ['multipart/form-data'],
      reply: { 200: documentAnswer, 201: documentAnswer },
      config: { ...form, admission: 'unqueued' },
      onRequest: [assertMultipart, async ({ raw }) => allowSlowBody(raw)],
      run: async (request, reply) => {
        const { token } = request.params
        // The fields that are shown again when the form is refused.
        request.body = { token }
        const session = await sessionIn(request)
        const { contact } = session
        const { upload } = await receiveFile(vault, request, async ({ requestId, returnId }) => {
          request.body = { token, ...(requestId && { requestId }) }
          const named = { requestId: wholeNumber(requestId), returnId: wholeNumber(returnId) }
          return { ...(await placeFor(db, contact, named)), contactId: contact.id }
        })
        const { document } = await finish(session, upload.id)
        const { id, sha256, requestId } = document
        if (wantsPage(request)) {
          const place = requestId === null ? '#files' : `#request-${requestId}`
          return reply.redirect(`${paths.my(token)}${place}`, 303)
        }
        return reply.code(201).send({ id, sha256 })
      },
    }),
    route('GET /api/my/:token/documents/:id', {
      access: 'public',
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        const document = await ownDocument(db, contact, request.params.id)
        await recordAccess(vault, document, { contactId: contact.id }, 'downloaded')
        return sendFile(vault, document, reply)
      },
    }),
    route('GET /api/my/:token/documents/:id/picture', {
      access: 'public',
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        const document = await ownDocument(db, contact, request.params.id)
        return sendPicture(vault, document, reply)
      },
    }),
    route('POST /api/my/:token/documents/:id/remove', {
      access: 'public',
      summary: 'Takes a file back; 409 for one that we sent or accepted, or on which the OK rests',
      bodyLimit: SMALL_BODY,
      reply: z.object({ message: z.string() }),
      config: form,
      run: async (request, reply) => {
        const { contact } = await sessionIn(request)
        await withdrawDocument(db, contact, request.params.id)
        return back(request, reply, { message: 'The file was removed.' }, '#files')
      },
    }),
    ...(['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'] as const).flatMap((method) =>
      (method === 'POST' || method === 'OPTIONS' ? ['/api/my/:token/uploads'] : [])
        .concat(method === 'POST' ? [] : ['/api/my/:token/uploads/:upload'])
        .map((path) =>
          route(`${method} ${path}`, {
            access: 'public',
            hide: true,
            params: z.object({ token: z.string(), upload: z.optional(z.string()) }),
            config: { ownSecret: true, admission: 'unqueued' },
            bodyLimit: 64 * 1024 * 1024,
            onRequest: async ({ raw }) => allowSlowBody(raw),
            run: async (request, reply) => {
              const session = await sessionIn(request)
              const { contact } = session
              reply.hijack()
              reply.raw.setHeader('cache-control', 'no-store')
              reply.raw.setHeader('referrer-policy', 'no-referrer')
              reply.raw.setHeader('x-content-type-options', 'nosniff')
              const owner = {
                contactId: contact.id,
                placeFor: (named: {
                  requestId?: number | undefined
                  returnId?: number | undefined
                }) => placeFor(db, contact, named),
                finish: async (uploadId: string) => {
                  await finish(session, uploadId)
                },
              }
              const { token } = request.params
              const path = `/api/my/${token}/uploads`
              await answerTus(vault, owner, path, request.raw, reply.raw)
              return reply
            },
          }),
        ),
    ),
  ]
})

function wholeNumber(text: string | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
