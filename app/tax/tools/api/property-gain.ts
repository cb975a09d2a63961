import * as z from 'zod'
import { financialYearOf, firstDayOf } from '#app/tax/engine/days.ts'
import { isBeforeIndex } from '#app/tax/engine/gains/property-cost.ts'
import { propertyGain } from '#app/tax/engine/gains/property-gain.ts'
import { day, flag, MAX_ITEMS, readable, rupees, rupeesOrNone } from './fields.ts'
import { boughtFirst, isBoughtFirst, saleDay } from './holding-term.ts'
import { endpoint } from './tool-endpoint.ts'

const FINANCIAL_YEAR = 'Give a financial year, such as 2012-13'
const NOT_OWNED = 'Give a financial year in which the seller owned it'

const financialYear = z
  .string({ error: FINANCIAL_YEAR })
  .refine(
    (fy) => /^(19|20)\d\d-\d\d$/.test(fy) && financialYearOf(firstDayOf(fy)) === fy,
    FINANCIAL_YEAR,
  )

export const propertySale = endpoint({
  summary: 'The gain on land or a house, and the tax on it with and without indexation',
  input: z
    .strictObject({
      price: rupees,
      cost: rupees,
      bought: day,
      sold: saleDay,
      resident: flag(true),
      improvements: z
        .array(z.strictObject({ fy: financialYear, amount: rupees }))
        .max(MAX_ITEMS)
        .default([]),
      expenses: rupeesOrNone,
      stamp: rupeesOrNone,
      fmv2001: rupeesOrNone,
      exempt: rupeesOrNone,
    })
    .refine(isBoughtFirst, boughtFirst)
    .superRefine(
      ({ bought, sold, improvements }, context) => {
        for (const [number, improvement] of improvements.entries()) {
          const fy = financialYear.safeParse(improvement?.fy).data
          if (fy === undefined || isOwnedIn(fy, bought, sold)) continue
          const path = ['improvements', number, 'fy']
          context.addIssue({ code: 'custom', path, message: NOT_OWNED })
        }
      },
      { when: readable({ bought: day, sold: day, improvements: z.array(z.unknown()) }) },
    ),
  result: z.object({
    term: z.enum(['short', 'long']),
    gain: z.number(),
    taxableGain: z.number(),
    indexedGain: z.optional(z.number()),
    indexedCost: z.optional(z.number()),
    netPrice: z.number(),
    taxPlain: z.optional(z.number()),
    taxIndexed: z.optional(z.number()),
    tax: z.nullable(z.number()),
    taxOtherReading: z.optional(z.number()),
  }),
  run: propertyGain,
})

/** Improvements that are too old to count may be of any year. */
function isOwnedIn(fy: string, bought: string, sold: string): boolean {
  return fy <= financialYearOf(sold) && (fy >= financialYearOf(bought) || isBeforeIndex(fy))
}
