import * as z from 'zod/mini'
import { clientMailOf } from '#app/clients/access/write-to-client.server.ts'
import {
  type BillingContext,
  findInvoice,
  issueCreditNote,
  issueInvoice,
} from '#app/clients/billing/invoices.server.ts'
import { confirmPayment, removePayment } from '#app/clients/billing/payments.server.ts'
import { exportRegister } from '#app/clients/billing/register.server.ts'
import { sendPdf } from '#app/clients/documents/send-file.server.ts'
import { creditBody, invoiceBody, paidBody, registerQuery } from '#app/clients/model/invoice.ts'
import { returnDetail } from '#app/clients/model/return.ts'
import { invoiceFile, invoicePdf } from '#app/clients/pdf/invoice-pdf.server.ts'
import { readReturn } from '#app/clients/returns/list.server.ts'
import { sendCsv } from '#app/platform/http/csv.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'

const issued = z.object({ number: z.string(), url: z.string() })

/** Payments, invoices and their register. */
export const billingApi = routes('billing', (app) => {
  const { db, env } = app
  const context: BillingContext = {
    ...clientMailOf(app),
    billing: env.billing,
    placeholders: env.placeholders,
  }
  return [
    route('POST /api/returns/:id/paid', {
      access: 'accountant',
      summary: 'Records a payment that has arrived, or confirms one that the client has reported',
      body: paidBody,
      reply: returnDetail,
      run: async (request) => {
        await app.outbox.jobs.start()
        await confirmPayment(context, request.params.id, request.body, request.user.id)
        return readReturn(db, request.params.id, request.user)
      },
    }),
    route('DELETE /api/payments/:id', {
      access: 'accountant',
      reply: returnDetail,
      run: async (request) => {
        const returnId = await removePayment(db, request.params.id, request.user.id)
        return readReturn(db, returnId, request.user)
      },
    }),
    route('POST /api/returns/:id/invoice', {
      access: 'accountant',
      summary: 'Issues the invoice of a return; the same one again where it has one',
      body: invoiceBody,
      reply: { 201: issued },
      run: async (request) => {
        await app.outbox.jobs.start()
        return issueInvoice(context, request.params.id, request.body ?? {}, request.user.id)
      },
    }),
    route('POST /api/invoices/:id/credit', {
      access: 'accountant',
      summary: 'Takes an invoice back by a credit note',
      body: creditBody,
      reply: { 201: issued },
      run: async (request) => {
        await app.outbox.jobs.start()
        return issueCreditNote(context, request.params.id, request.body.reason, request.user.id)
      },
    }),
    route('GET /api/invoices/:id/file', {
      access: 'accountant or admin',
      summary: 'The invoice or credit note as PDF',
      run: async (request, reply) => {
        const found = await findInvoice(db, request.params.id)
        return sendPdf(reply, invoiceFile(found), await invoicePdf(found))
      },
    }),
    route('GET /api/invoices.csv', {
      access: 'accountant or admin',
      summary: 'The register of invoices and credit notes',
      query: registerQuery,
      run: async (request, reply) => {
        const file = await exportRegister(db, request.query, request.user.id)
        return sendCsv(reply, 'invoices', file)
      },
    }),
  ]
})
