import * as z from 'zod/mini'
import { changedLead } from '#app/enquiries/desk/desk.ts'
import { findLead } from '#app/enquiries/desk/detail.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { settleClientMail } from './client-mail.server.ts'
import {
  attachMail,
  dismissMail,
  leadOfMail,
  listIncoming,
  restoreMail,
} from './incoming.server.ts'
import { attachBody, attached, incomingFilters, incomingPage, inEnquiry } from './incoming.ts'

/** E-mails of clients that belong to no enquiry by themselves, and what staff do about them. */
export const incomingApi = routes('mail', (app) => {
  app.addHook('preHandler', async ({ method }) => {
    if (method !== 'GET') await app.outbox.jobs.start()
  })

  return [
    route('GET /api/incoming-mails', {
      access: 'accountant',
      query: incomingFilters,
      reply: incomingPage,
      run: ({ query }) => listIncoming(app.db, query, app.env.mail.inbound.address !== undefined),
    }),
    route('POST /api/incoming-mails/:id/attach', {
      access: 'accountant',
      body: attachBody,
      reply: attached,
      run: ({ params: { id }, body, user }) => attachMail(app.db, id, body.leadId, user.id),
    }),
    route('POST /api/incoming-mails/:id/enquiry', {
      access: 'accountant',
      reply: inEnquiry,
      run: async ({ params: { id }, user }) => ({
        leadId: await leadOfMail(app.db, id, user.id, app.env.roles),
      }),
    }),
    route('POST /api/incoming-mails/:id/dismiss', {
      access: 'accountant',
      reply: { 204: z.null() },
      run: async ({ params: { id }, user }) => {
        await dismissMail(app.db, id, user.id)
        return null
      },
    }),
    route('POST /api/incoming-mails/:id/restore', {
      access: 'accountant',
      reply: { 204: z.null() },
      run: async ({ params: { id }, user }) => {
        await restoreMail(app.db, id, user.id)
        return null
      },
    }),
    route('POST /api/leads/:id/no-answer-needed', {
      access: 'accountant',
      reply: changedLead,
      run: async ({ params: { id }, user }) => {
        const actorId = user.id
        const changed = await app.db.transaction((tx) => settleClientMail(tx, id, actorId))
        return { ...(await findLead(app.db, id, app.env.publicOrigin)), changed }
      },
    }),
  ]
})
