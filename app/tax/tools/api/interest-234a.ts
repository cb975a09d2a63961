import * as z from 'zod'
import { interest234A as interest } from '#app/tax/engine/late-returns/interest-234a.ts'
import { day, rupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const interest234A = endpoint({
  summary: 'Interest on unpaid tax when a return is filed late.',
  input: z.strictObject({ unpaid: rupees, due: day, filed: day }),
  result: z.object({ interest: z.number() }),
  run: interest,
})
