import * as z from 'zod'
import { propertyTds as propertyTdsOf } from '#app/tax/engine/property-tds.ts'
import { rentTds as rentTdsOf } from '#app/tax/engine/rent-tds.ts'
import { flag, percent, readable, rupees, rupeesOrNone } from './fields.ts'
import { months } from './hra.ts'
import { endpoint } from './tool-endpoint.ts'

const result = z.object({ tds: z.nullable(z.number()) })

export const rentTds = endpoint({
  summary: 'Tax that a tenant deducts from rent, once a year',
  input: z.strictObject({
    monthly: rupees,
    months,
    landlordResident: flag(true),
    rate: percent.optional(),
  }),
  result,
  run: ({ monthly, months, ...rest }) => rentTdsOf({ stretches: [{ monthly, months }], ...rest }),
})

export const propertyTds = endpoint({
  summary: 'Tax that the buyer of a house deducts from its price',
  input: z
    .strictObject({
      price: rupees.describe('of the share, where the seller or the buyer has only that'),
      wholePrice: rupees
        .optional()
        .describe('of all sellers and buyers together: it decides whether tax is due'),
      stamp: rupeesOrNone,
      sellerResident: flag(true),
    })
    .refine(({ price, wholePrice = price }) => wholePrice >= price, {
      path: ['wholePrice'],
      message: 'The price of the whole property is at least that of the share',
      when: readable({ price: rupees, wholePrice: rupees.optional() }),
    }),
  result,
  run: propertyTdsOf,
})
