import * as z from 'zod'
import { audit as engine } from '#app/tax/business/audit.ts'
import { flag, percent, rupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const audit = endpoint({
  summary: 'Whether a business needs a tax audit.',
  input: z.strictObject({
    turnover: rupees,
    cashReceiptsPct: percent.default(0),
    cashPaymentsPct: percent.default(0),
    left44adEarly: flag(false),
    totalIncomeAboveExemption: flag(true),
    uses44ad: flag(false),
  }),
  result: z.object({ audit: z.boolean(), disputed: z.boolean() }),
  run: engine,
})
