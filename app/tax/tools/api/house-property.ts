import * as z from 'zod'
import { houseProperty, MAX_OWN_HOUSES } from '#app/tax/engine/house-property.ts'
import { flag, MAX_ITEMS, regime, rupeesOrNone } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const house = z
  .strictObject({
    use: z.enum(['self', 'let'], { error: 'Give self or let' }),
    rent: rupeesOrNone,
    municipal: rupeesOrNone,
    interest: rupeesOrNone,
    preConstruction: rupeesOrNone,
    lateCompletion: flag(false),
    loanFor: z.optional(z.literal('repairs', { error: 'Give repairs, or leave it out' })),
  })
  .refine(({ use, rent }) => use === 'let' || rent === 0, {
    path: ['rent'],
    error: 'A house that earned rent is let out, even if you lived in it for part of the year',
  })

export const houses = endpoint({
  summary: 'Income from house property, and how much of a loss reduces other income',
  input: z.strictObject({
    regime,
    properties: z
      .array(house, { error: 'Give a list of houses' })
      .min(1, 'Give at least one house')
      .max(MAX_ITEMS, `Give at most ${MAX_ITEMS} houses`)
      .refine((all) => all.filter(({ use }) => use === 'self').length <= MAX_OWN_HOUSES, {
        error: `At most ${MAX_OWN_HOUSES} houses have no value. Give the others as let, with the rent that they could fetch`,
      }),
  }),
  result: z.object({ head: z.number(), toTotalIncome: z.number(), unusedLoss: z.number() }),
  run: houseProperty,
})
