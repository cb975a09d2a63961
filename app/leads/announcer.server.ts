import type { FastifyInstance } from 'fastify'
import { announceLead } from '#app/mail/announce.server.ts'
import type { Announce } from './leads.server.ts'
import { receiptUrl } from './receipt.ts'

/** Tells the visitor (with the address of the receipt) and staff of an enquiry, by mail. */
export function announcer(app: FastifyInstance): Announce {
  return (tx, lead) =>
    announceLead(tx, app.outbox, {
      ...lead,
      receiptUrl: receiptUrl(app.env.publicOrigin, lead.receiptToken),
    })
}
