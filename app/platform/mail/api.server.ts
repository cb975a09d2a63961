import { eq } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import { NotAllowed, NotFound } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import type { SessionUser } from '#app/team/auth/account.ts'
import { messages } from '#content/en/messages.ts'
import { checkDeliverability } from './deliverability/check-records.server.ts'
import { deliverability, deliverabilityQuery, testMail } from './deliverability/deliverability.ts'
import { testMailLimited } from './deliverability/labels.ts'
import { queueTestMail } from './deliverability/test-mail.server.ts'
import { hiddenFromAdmins } from './labels.ts'
import {
  type Mail,
  type MailPreferences,
  type MailPreferencesChange,
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

export const mailApi = routes('mail', (app) => [
  route('GET /api/mails', {
    access: 'accountant or admin',
    query: mailFilters,
    reply: mailsPage,
    run: async (request) => {
      const isAccountant = request.user.roles.includes('accountant')
      const page = await listMails(app.db, app.outbox.lead, request.query, isAccountant)
      return isAccountant ? page : { ...page, items: page.items.map(withoutClient) }
    },
  }),
  route('GET /api/mails/status', {
    access: 'accountant or admin',
    reply: mailStatus,
    run: () => statusOf(app.db, app.env.mail),
  }),
  route('GET /api/mails/arrival', {
    access: 'admin',
    query: deliverabilityQuery,
    reply: deliverability,
    run: (request) => checkDeliverability(app.env, request.query),
  }),
  route('POST /api/mails/test', {
    access: 'admin',
    body: testMail,
    reply: mail,
    config: limitAcrossInstances('test-mail', { max: 10, windowMs: 600_000 }, testMailLimited),
    run: async (request) => {
      const id = await queueTestMail(app.db, app.outbox, request.body.to, request.user)
      request.log.info({ mailId: id }, 'test mail to be sent')
      return findMail(app.db, id, app.env.firm)
    },
  }),
  route('GET /api/mails/:id', {
    access: 'accountant or admin',
    reply: mail,
    run: async (request) => {
      const found = await findMail(app.db, request.params.id, app.env.firm)
      assertReadable(found, request.user)
      return found
    },
  }),
  route('POST /api/mails/:id/send-again', {
    access: 'accountant or admin',
    reply: mail,
    run: async (request) => {
      assertReadable(await findMail(app.db, request.params.id, app.env.firm), request.user)
      const id = await resend(app.db, app.outbox, request.params.id, request.user.id)
      request.log.info({ mailId: id }, 'mail to be sent again')
      return findMail(app.db, id, app.env.firm)
    },
  }),
  route('GET /api/auth/me/mail', {
    access: 'staff',
    reply: mailPreferences,
    run: (request) => findPreferences(app.db, request.user.id),
  }),
  route('PATCH /api/auth/me/mail', {
    access: 'staff',
    body: mailPreferencesChange,
    reply: mailPreferences,
    run: (request) => changePreferences(app.db, request.user.id, request.body),
  }),
])

/** Hides from admins who don't work at the desk whom an enquiry's e-mail went to and what it was about. */
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

const columns = {
  email: users.email,
  mailNew: users.mailNew,
  mailAssigned: users.mailAssigned,
  mailMentioned: users.mailMentioned,
  mailDue: users.mailDue,
  mailDigest: users.mailDigest,
}

async function findPreferences(db: Executor, userId: number): Promise<MailPreferences> {
  const [found] = await db.select(columns).from(users).where(eq(users.id, userId))
  if (!found) throw new NotFound('This account doesn’t exist.')
  return found
}

async function changePreferences(
  db: Executor,
  userId: number,
  change: MailPreferencesChange,
): Promise<MailPreferences> {
  if (Object.keys(change).length === 0) return findPreferences(db, userId)
  const [changed] = await db
    .update(users)
    .set(change)
    .where(eq(users.id, userId))
    .returning(columns)
  if (!changed) throw new NotFound('This account doesn’t exist.')
  return changed
}
