import * as z from 'zod'
import { capitalSetOff as engine } from '#app/tax/engine/gains/capital-set-off.ts'
import { rupeesOrNone } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const capitalSetOff = endpoint({
  summary:
    'Capital losses set off against the capital gains of the year, and what is carried forward.',
  input: z.strictObject({
    stGain: rupeesOrNone,
    stLoss: rupeesOrNone,
    ltGain: rupeesOrNone,
    ltLoss: rupeesOrNone,
  }),
  result: z.object({
    st: z.number(),
    lt: z.number(),
    stLossCf: z.number(),
    ltLossCf: z.number(),
  }),
  run: engine,
})
