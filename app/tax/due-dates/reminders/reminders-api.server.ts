import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { paths } from '#app/paths.ts'
import { isForm, NotFound, wantsPage } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { keepAddressesSecret } from '#app/platform/http/secret-tokens.ts'
import { inLanguage, languageSaid } from '#app/platform/page/in-language.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { messages } from '#content/en/messages.ts'
import { reminderForm, reminderPages } from '#content/en/tools/due-dates/reminders.ts'
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
export const remindersApi = routes('reminders', (app) => {
  app.register(linksApi)

  return [
    route('POST /api/date-reminders', {
      access: 'public',
      summary: 'Asks for reminders; the response is the same whatever is stored',
      body: reminderRequest,
      reply: { 202: z.object({ accepted: z.literal(true) }) },
      bodyLimit: BODY_LIMIT,
      config: {
        ...limitAcrossInstances('reminders', app.env.limits.reminders, reminderForm.limited),
        formPage: ({ language }) => inLanguage(paths.tool('due-dates'), languageSaid(language)),
      },
      run: async (request, reply) => {
        const { website, ...wanted } = request.body
        if (!website) await requestReminders(app.db, app.outbox, wanted)
        reply.header('cache-control', 'no-store')
        if (isForm(request) && wantsPage(request)) {
          return reply.redirect(inLanguage(paths.dateReminders.asked, wanted.language), 303)
        }
        return { accepted: true } as const
      },
    }),
  ]
})

/** What is behind the links of the e-mails: their addresses are secrets. */
export const linksApi = routes('reminders', (app) => {
  keepAddressesSecret(app)
  const config = {
    ...limitAcrossInstances('reminder-links', app.env.limits.requests, messages.errors.limited),
    ownSecret: true,
  }
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

  return [
    route('GET /api/date-reminders/:token', {
      access: 'public',
      reply: reminders,
      run: async (request) => found(await findReminders(app.db, tokenOf(request))),
    }),
    route('POST /date-reminders/:token', {
      access: 'public',
      hide: true,
      bodyLimit: BODY_LIMIT,
      config,
      run: async (request, reply) => {
        const token = tokenOf(request)
        found(await confirmReminders(app.db, token))
        return reply.redirect(paths.dateReminders.one(token), 303)
      },
    }),
    route('POST /date-reminders/:token/end', {
      access: 'public',
      hide: true,
      bodyLimit: BODY_LIMIT,
      config,
      run: async (request, reply) => {
        const language = await endReminders(app.db, tokenOf(request))
        // A mail program does not follow a redirect.
        if (!wantsPage(request) || isOneClick(request)) return { ended: true }
        return reply.redirect(inLanguage(paths.dateReminders.ended, language ?? 'en'), 303)
      },
    }),
  ]
})

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
