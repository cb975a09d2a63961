import * as z from 'zod'
import { incomeTax as answer } from '#app/tax/engine/income-tax.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { filedYear } from '../form/years.ts'
import { flag, readable, regime, rupees, rupeesOrNone, year } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const incomeTax = endpoint({
  summary: 'Income tax of an individual or HUF for a year, in the new or the old regime',
  input: z
    .strictObject({
      year: year
        .default(() => filedYear(indianDate(new Date())))
        .describe('without it, the year whose return is being filed'),
      regime: regime.default('new'),
      age: z
        .enum(['lt60', '60to79', '80plus'], { error: 'Give lt60, 60to79 or 80plus' })
        .default('lt60'),
      resident: flag(true),
      individual: flag(true).describe('false is a HUF'),
      slab: rupeesOrNone.describe(
        'income at slab rates after every deduction, dividends inside it',
      ),
      salary: rupees
        .optional()
        .describe('gross; the standard deduction is taken off and the rest added to slab'),
      stcg111a: rupeesOrNone.describe('at 20%, sold from 23 July 2024'),
      stcg111a15: rupeesOrNone.describe('at 15%, sold up to 22 July 2024'),
      ltcg112a: rupeesOrNone.describe('at 12.5%, the whole gain before the exempt amount'),
      ltcg112a10: rupeesOrNone.describe('at 10%, sold up to 22 July 2024'),
      ltcg112: rupeesOrNone.describe('at 12.5%'),
      ltcg11220: rupeesOrNone.describe('at 20% with index'),
      vda: rupeesOrNone.describe('virtual digital assets'),
      winnings: rupeesOrNone,
      dividend: rupeesOrNone.describe('the part of slab that is dividend, for surcharge'),
      agri: rupeesOrNone.describe('net agricultural income'),
      view: z
        .enum(['statute', 'slab-only'], { error: 'Give statute or slab-only' })
        .default('statute')
        .describe('whether income at special rates counts towards the limit of the rebate'),
    })
    .refine(({ slab, salary = 0, dividend }) => dividend <= slab + salary, {
      path: ['dividend'],
      message: 'Dividends are part of the income at slab rates: add them to slab as well',
      when: readable({ slab: rupees, salary: rupees.optional(), dividend: rupees }),
    }),
  result: z.object({
    tax: z.number().describe('payable, rounded to ten'),
    totalIncome: z.number().describe('rounded to ten'),
    surcharge: z.number().describe('after marginal relief'),
    rebate: z.number().describe('with marginal relief above its limit'),
    cess: z.number(),
    slabTax: z.number(),
    specialTax: z.number(),
  }),
  run: answer,
})
