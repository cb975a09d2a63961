import type { FastifyInstance } from 'fastify'
import type { Announce } from '#app/leads/leads.server.ts'
import { receiptUrl } from '#app/leads/receipts/receipt.ts'
import { announceLead } from './announce.server.ts'

/** Tells the visitor (with the address of the receipt) and staff of an enquiry, by mail. */
export function announcer(app: FastifyInstance): Announce {
  return (tx, lead) =>
    announceLead(tx, app.outbox, {
      ...lead,
      receiptUrl: receiptUrl(app.env.publicOrigin, lead.receiptToken),
    })
}
