import * as z from 'zod'
import { lateFee as fee } from '#app/tax/engine/late-returns/late-fee-234f.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { flag, rupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const lateFee = endpoint({
  summary: 'The fee for filing a return after the due date.',
  input: z.strictObject({
    totalIncome: rupees,
    late: z.boolean(),
    basicExemption: rupees.default(rateFacts.basicExemptionNew.value),
    mustFileAnyway: flag(false),
  }),
  result: z.object({ fee: z.number() }),
  run: fee,
})
