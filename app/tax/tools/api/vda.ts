import * as z from 'zod'
import { vda as engine } from '#app/tax/engine/gains/vda.ts'
import { MAX_ITEMS, rupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const vda = endpoint({
  summary: 'Taxable gains on crypto and other virtual digital assets, each transfer by itself.',
  input: z.strictObject({
    transfers: z.array(z.strictObject({ cost: rupees, price: rupees })).max(MAX_ITEMS),
  }),
  result: z.object({ taxable: z.number() }),
  run: (input) => engine(input),
})
