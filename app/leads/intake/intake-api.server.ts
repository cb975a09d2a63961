import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAccountant, staffOf } from '#app/auth/guards.server.ts'
import { tally } from '#app/http/tally.ts'
import { leadReceipt } from '#app/leads/lead.ts'
import { receiptUrl } from '#app/leads/receipts/receipt.ts'
import { api } from '#app/paths.ts'
import { addLead } from './add-lead.server.ts'
import { samePersonFilters, samePersonLeads, staffLead } from './intake.ts'
import { findSamePerson } from './known-leads.server.ts'

const tags = ['leads']

/** Enquiries that staff add, and the check whether the person is known already. */
export const intakeApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAccountant)

  app.post(
    api.leads.add,
    { schema: { tags, body: staffLead, response: { 201: leadReceipt } } },
    async (request, reply) => {
      await app.outbox.jobs.start()
      const stored = await addLead(app.db, request.body, staffOf(request).id, app)
      request.log.info({ leadId: stored.id }, 'enquiry added by staff')
      tally('enquiries received', 'staff')
      return reply.code(201).send({
        id: stored.id,
        receivedAt: stored.receivedAt.toISOString(),
        dueAt: stored.dueAt.toISOString(),
        receiptUrl: receiptUrl(app.env.publicOrigin, stored.receiptToken),
      })
    },
  )

  app.get(
    api.leads.samePerson,
    { schema: { tags, querystring: samePersonFilters, response: { 200: samePersonLeads } } },
    (request) => findSamePerson(app.db, request.query),
  )
}
