import type { billingApi } from '#app/clients/filing/billing-api.server.ts'
import { client } from '#app/platform/client/routes.ts'
import type { filingApi } from './api.server.ts'

const { send } = client<typeof filingApi | typeof billingApi>()

export const filingActions = {
  filed: send('POST /api/returns/:id/filed'),
  removeFiling: send('DELETE /api/returns/:id/filed'),
  verified: send('POST /api/returns/:id/verified'),
  processed: send('POST /api/returns/:id/processed'),
  paid: send('POST /api/returns/:id/paid'),
  removePayment: send('DELETE /api/payments/:id'),
  invoice: send('POST /api/returns/:id/invoice'),
  credit: send('POST /api/invoices/:id/credit'),
}
