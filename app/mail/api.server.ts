import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { SessionUser } from '#app/auth/account.ts'
import {
  requireAccountantOrAdmin,
  requireAdmin,
  requireStaff,
  staffOf,
} from '#app/auth/guards.server.ts'
import { messages } from '#app/content/messages.ts'
import { NotAllowed } from '#app/http/errors.ts'
import { limitAcrossInstances } from '#app/http/limits.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { arrival, arrivalQuery, testMail } from './arrival/arrival.ts'
import { checkArrival } from './arrival/check-records.server.ts'
import { testMailLimited } from './arrival/labels.ts'
import { queueTestMail } from './arrival/test-mail.server.ts'
import { hiddenFromAdmins } from './labels.ts'
import {
  type Mail,
  type MailSummary,
  mail,
  mailFilters,
  mailPreferences,
  mailPreferencesChange,
  mailStatus,
  mailsPage,
} from './mail.ts'
import { findMail, listMails, mailStatus as statusOf } from './mail-list.server.ts'
import { resend } from './outbox.server.ts'
import { changePreferences, findPreferences } from './preferences.server.ts'

const params = z.object({
  id: idFromText(),
})

export const mailApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    api.mails.list,
    {
      onRequest: requireAccountantOrAdmin,
      schema: { tags: ['mail'], querystring: mailFilters, response: { 200: mailsPage } },
    },
    async (request) => {
      const page = await listMails(app.db, request.query)
      const { roles } = staffOf(request)
      return roles.includes('accountant') ? page : { ...page, items: page.items.map(withoutClient) }
    },
  )

  app.get(
    api.mails.status,
    {
      onRequest: requireAccountantOrAdmin,
      schema: { tags: ['mail'], response: { 200: mailStatus } },
    },
    () => statusOf(app.db, app.env.mail),
  )

  app.get(
    api.mails.arrival,
    {
      onRequest: requireAdmin,
      schema: { tags: ['mail'], querystring: arrivalQuery, response: { 200: arrival } },
    },
    (request) => checkArrival(app.env, request.query),
  )

  app.post(
    api.mails.test,
    {
      onRequest: requireAdmin,
      config: limitAcrossInstances('test-mail', { max: 10, windowMs: 600_000 }, testMailLimited),
      schema: { tags: ['mail'], body: testMail, response: { 200: mail } },
    },
    async (request) => {
      const id = await queueTestMail(app.db, app.outbox, request.body.to, staffOf(request))
      request.log.info({ mailId: id }, 'test mail to be sent')
      return findMail(app.db, id, app.env.firm)
    },
  )

  app.get(
    api.mails.one(':id'),
    {
      onRequest: requireAccountantOrAdmin,
      schema: { tags: ['mail'], params, response: { 200: mail } },
    },
    async (request) => {
      const found = await findMail(app.db, request.params.id, app.env.firm)
      assertReadable(found, staffOf(request))
      return found
    },
  )

  app.post(
    api.mails.resend(':id'),
    {
      onRequest: requireAccountantOrAdmin,
      schema: { tags: ['mail'], params, response: { 200: mail } },
    },
    async (request) => {
      assertReadable(await findMail(app.db, request.params.id, app.env.firm), staffOf(request))
      const id = await resend(app.db, app.outbox, request.params.id, staffOf(request).id)
      request.log.info({ mailId: id }, 'mail to be sent again')
      return findMail(app.db, id, app.env.firm)
    },
  )

  app.get(
    api.auth.mail,
    { onRequest: requireStaff, schema: { tags: ['mail'], response: { 200: mailPreferences } } },
    (request) => findPreferences(app.db, staffOf(request).id),
  )

  app.patch(
    api.auth.mail,
    {
      onRequest: requireStaff,
      schema: { tags: ['mail'], body: mailPreferencesChange, response: { 200: mailPreferences } },
    },
    (request) => changePreferences(app.db, staffOf(request).id, request.body),
  )
}

/** To admins who don't work at the desk: not whom an enquiry's e-mail went to, nor what about. */
function withoutClient(one: MailSummary): MailSummary {
  return one.leadId === null
    ? one
    : {
        ...one,
        to: hiddenFromAdmins.to,
        subject: hiddenFromAdmins.subject(one.leadId),
        reason: null,
      }
}

/** What an enquiry's e-mails say is for those who work at the desk; admins see that they are on their way. */
function assertReadable({ leadId }: Pick<Mail, 'leadId'>, { roles }: SessionUser) {
  if (leadId !== null && !roles.includes('accountant'))
    throw new NotAllowed(messages.roles.forAccountants)
}
