import * as z from 'zod'
import { fnoTurnover as engine } from '#app/tax/engine/business/fno-turnover.ts'
import { REPORT_LINES, REPORT_MAX } from '#content/en/tools/form.ts'
import { signedRupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const fnoTurnover = endpoint({
  summary: 'Turnover and profit in futures and options from the result of each trade.',
  input: z.strictObject({ results: z.array(signedRupees).max(REPORT_LINES) }),
  bodyLimit: REPORT_MAX,
  result: z.object({ turnover: z.number(), profit: z.number() }),
  run: engine,
})
