import * as z from 'zod'
import { fnoTurnover as engine } from '#app/tax/business/fno-turnover.ts'
import { MOST_ITEMS, signedRupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const fnoTurnover = endpoint({
  summary: 'Turnover and profit in futures and options from the result of each trade.',
  input: z.strictObject({ results: z.array(signedRupees).max(MOST_ITEMS) }),
  result: z.object({ turnover: z.number(), profit: z.number() }),
  run: engine,
})
