import * as z from 'zod'
import { advanceTaxInstalments } from '#app/tax/engine/advance-tax/instalments.ts'
import { flag, rupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const advanceTax = endpoint({
  summary: 'The instalments of a year’s advance tax.',
  input: z.strictObject({
    tax: rupees,
    seniorNoBusiness: flag(false),
    presumptiveOnly: flag(false),
  }),
  result: z.object({ instalments: z.array(z.number()) }),
  run: advanceTaxInstalments,
})
