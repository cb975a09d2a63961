import * as z from 'zod'
import { audit as engine } from '#app/tax/engine/business/audit.ts'
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
  contradictions: ({ left44adEarly, uses44ad }) =>
    left44adEarly && uses44ad
      ? [{ path: 'uses44ad', message: 'Section 44AD can’t be left and used in the same year' }]
      : [],
  run: engine,
})
