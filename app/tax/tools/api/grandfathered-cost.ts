import * as z from 'zod'
import { grandfatheredCost as engine } from '#app/tax/engine/gains/grandfathered-cost.ts'
import { price } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const grandfatheredCost = endpoint({
  summary: 'The cost per unit of listed equity that was bought by 31 January 2018.',
  input: z.strictObject({ cost: price, fmv: price, sale: price }),
  result: z.object({ cost: z.number() }),
  run: engine,
})
