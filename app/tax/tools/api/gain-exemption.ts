import * as z from 'zod'
import { gainExemption } from '#app/tax/engine/gains/gain-exemption.ts'
import { readable, rupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const section = z.enum(['54', '54EC', '54F'], { error: 'Give 54, 54EC or 54F' })
const netPrice = rupees.optional()
const NET_PRICE = 'For section 54F, give the price less the costs of the sale'

export const reinvestment = endpoint({
  summary: 'The part of a long-term gain that a new house or capital gains bonds make exempt',
  input: z
    .strictObject({
      section,
      gain: rupees,
      invested: rupees,
      netPrice,
    })
    .refine(({ section, netPrice = 0 }) => section !== '54F' || netPrice > 0, {
      path: ['netPrice'],
      message: NET_PRICE,
      when: readable({ section, netPrice }),
    })
    .refine(({ section, gain, netPrice }) => section !== '54F' || !netPrice || gain <= netPrice, {
      path: ['gain'],
      message: 'The gain can’t be more than the price less the costs of the sale',
      when: readable({ section, gain: rupees, netPrice }),
    }),
  result: z.object({ exemption: z.number() }),
  run: gainExemption,
})
