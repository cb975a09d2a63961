import { leadReceipt } from '#app/enquiries/model/lead.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import { increment } from '#app/platform/http/counters.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { addLead } from './add-lead.server.ts'
import { samePersonFilters, samePersonLeads, staffLead } from './intake.ts'
import { findSamePerson } from './known-leads.server.ts'

/** Enquiries that staff add, and the check whether the person is known already. */
export const intakeApi = routes('leads', (app) => [
  route('POST /api/leads/staff', {
    access: 'accountant',
    body: staffLead,
    reply: { 201: leadReceipt },
    run: async (request) => {
      await app.outbox.jobs.start()
      const stored = await addLead(app.db, request.body, request.user.id, app.env.roles)
      request.log.info({ leadId: stored.id }, 'enquiry added by staff')
      increment('enquiries received', 'staff')
      return {
        id: stored.id,
        receivedAt: stored.receivedAt.toISOString(),
        dueAt: stored.dueAt.toISOString(),
        receiptUrl: receiptUrl(app.env.publicOrigin, stored.receiptToken),
      }
    },
  }),
  route('GET /api/leads/same-person', {
    access: 'accountant',
    query: samePersonFilters,
    reply: samePersonLeads,
    run: (request) => findSamePerson(app.db, request.query),
  }),
])
