import * as z from 'zod'
import { interest234B as interest } from '#app/tax/engine/advance-tax/interest-234b.ts'
import { count, rupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const interest234B = endpoint({
  summary: 'Interest where less than 90% of the tax was paid by 31 March.',
  input: z.strictObject({ tax: rupees, paidBy31March: rupees, months: count(600) }),
  result: z.object({ interest: z.number() }),
  run: interest,
})
