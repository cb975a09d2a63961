import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireAccountant, staffOf } from '#app/auth/guards.server.ts'
import { changedLead } from '#app/leads/desk.ts'
import { findLead } from '#app/leads/detail.server.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { settleClientMail } from './client-mail.server.ts'
import {
  attachMail,
  dismissMail,
  leadOfMail,
  listIncoming,
  restoreMail,
} from './incoming.server.ts'
import { attachBody, attached, incomingFilters, incomingPage } from './incoming.ts'

const params = z.object({ id: idFromText() })
const tags = ['mail']

/** E-mails of clients that belong to no enquiry by themselves, and what staff do about them. */
export const incomingApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAccountant)
  app.addHook('preHandler', async ({ method }) => {
    if (method !== 'GET') await app.outbox.jobs.start()
  })

  app.get(
    api.incoming.list,
    { schema: { tags, querystring: incomingFilters, response: { 200: incomingPage } } },
    ({ query }) => listIncoming(app.db, query, app.env.mail.inbound.address !== undefined),
  )

  app.post(
    api.incoming.attach(':id'),
    { schema: { tags, params, body: attachBody, response: { 200: attached } } },
    async ({ params: { id }, body, user }) => ({
      leadId: await attachMail(app.db, id, body.leadId, staffOf({ user }).id, app),
    }),
  )

  app.post(
    api.incoming.newLead(':id'),
    { schema: { tags, params, response: { 200: attached } } },
    async ({ params: { id }, user }) => ({
      leadId: await leadOfMail(app.db, id, staffOf({ user }).id, app),
    }),
  )

  app.post(
    api.incoming.dismiss(':id'),
    { schema: { tags, params, response: { 204: z.null() } } },
    async ({ params: { id }, user }, reply) => {
      await dismissMail(app.db, id, staffOf({ user }).id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    api.incoming.restore(':id'),
    { schema: { tags, params, response: { 204: z.null() } } },
    async ({ params: { id }, user }, reply) => {
      await restoreMail(app.db, id, staffOf({ user }).id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    api.incoming.settle(':id'),
    { schema: { tags: ['leads'], params, response: { 200: changedLead } } },
    async ({ params: { id }, user }) => {
      const actorId = staffOf({ user }).id
      const changed = await app.db.transaction((tx) => settleClientMail(tx, id, actorId))
      return { ...(await findLead(app.db, id, app.env.publicOrigin)), changed }
    },
  )
}
