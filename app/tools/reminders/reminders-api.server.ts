import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { messages } from '#app/content/messages.ts'
import { reminderForm, reminderPages } from '#app/content/tools/due-dates/reminders.ts'
import { isForm, NotFound, wantsPage } from '#app/http/errors.ts'
import { limitAcrossInstances } from '#app/http/limits.ts'
import { keepAddressesSecret } from '#app/http/secret-tokens.ts'
import { api, paths } from '#app/paths.ts'
import { reminderRequest, reminders, reminderToken } from './reminder.ts'
import {
  confirmReminders,
  endReminders,
  findReminders,
  requestReminders,
} from './reminders.server.ts'

const BODY_LIMIT = 4 * 1024

/**
 * E-mail reminders of due dates. Nothing changes by opening a link, for mail servers open links to
 * check them: confirming and ending are POSTs, of a page's form or of a mail program (RFC 8058).
 */
export const remindersApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    api.dateReminders.list,
    {
      bodyLimit: BODY_LIMIT,
      config: {
        ...limitAcrossInstances('reminders', app.env.limits.reminders, reminderForm.limited),
        formPage: () => paths.tool('due-dates'),
      },
      schema: {
        tags: ['reminders'],
        summary: 'Asks for reminders; the response is the same whatever is stored',
        body: reminderRequest,
        response: { 202: z.object({ accepted: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      const { website, ...wanted } = request.body
      if (!website) await requestReminders(app.db, app.outbox, wanted)
      reply.header('cache-control', 'no-store')
      if (isForm(request) && wantsPage(request)) {
        return reply.redirect(paths.dateReminders.asked, 303)
      }
      return reply.code(202).send({ accepted: true })
    },
  )
  await app.register(linksApi)
}

/** What is behind the links of the e-mails: their addresses are secrets. */
const linksApi: FastifyPluginAsyncZod = async (app) => {
  keepAddressesSecret(app)

  const params = z.object({ token: z.string().check(z.maxLength(100)) })

  app.get(
    api.dateReminders.one(':token'),
    { schema: { tags: ['reminders'], params, response: { 200: reminders } } },
    async (request) => found(await findReminders(app.db, tokenOf(request))),
  )

  const config = {
    ...limitAcrossInstances('reminder-links', app.env.limits.requests, messages.errors.limited),
    ownSecret: true,
  }
  const hidden = { hide: true, params }
  app.post(
    paths.dateReminders.one(':token'),
    { bodyLimit: BODY_LIMIT, config, schema: hidden },
    async (request, reply) => {
      const token = tokenOf(request)
      found(await confirmReminders(app.db, token))
      return reply.redirect(paths.dateReminders.one(token), 303)
    },
  )

  // A mail program may send its click in this form too; what it says is known from the address.
  app.addContentTypeParser(
    'multipart/form-data',
    { bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      body
        .resume()
        .on('error', done)
        .on('end', () => done(null, {}))
    },
  )
  app.post(
    paths.dateReminders.end(':token'),
    { bodyLimit: BODY_LIMIT, config, schema: hidden },
    async (request, reply) => {
      await endReminders(app.db, tokenOf(request))
      // A mail program does not follow a redirect.
      if (!wantsPage(request) || isOneClick(request)) return { ended: true }
      return reply.redirect(paths.dateReminders.ended, 303)
    },
  )
}

/** @throws NotFound for what cannot be a token */
function tokenOf({ params }: { params: unknown }): string {
  const { success, data } = reminderToken.safeParse((params as { token: string }).token)
  if (!success) throw new NotFound(reminderPages.missing.title)
  return data
}

/** @throws NotFound where there are no reminders */
function found<T>(reminders: T | undefined): T {
  if (!reminders) throw new NotFound(reminderPages.missing.title)
  return reminders
}

function isOneClick({ body, headers }: FastifyRequest): boolean {
  const given = body as Record<string, unknown> | undefined
  return (
    given?.['List-Unsubscribe'] === 'One-Click' ||
    (headers['content-type'] ?? '').startsWith('multipart/form-data')
  )
}
