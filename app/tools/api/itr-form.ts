import * as z from 'zod'
import { returnForm } from '#app/tax/return-form.ts'
import { count, flag, rupees, rupeesOrNone } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

export const itrForm = endpoint({
  summary: 'The return form of an individual for AY 2026-27, and why no simpler one will do',
  input: z.strictObject({
    status: z.enum(['ROR', 'RNOR', 'NR'], { error: 'Give ROR, RNOR or NR' }).default('ROR'),
    totalIncome: rupees,
    business: z
      .enum(['presumptive', 'books', 'fno', 'intraday'], {
        error: 'Give presumptive, books, fno or intraday, or leave it out',
      })
      .optional(),
    houses: count(1_000).default(0),
    ltcg112a: rupeesOrNone,
    otherCg: flag(false),
    vda: flag(false),
    director: flag(false),
    unlisted: flag(false),
    foreign: flag(false),
    winnings: flag(false),
    lossBf: flag(false),
    tds194n: flag(false),
    esopDeferred: flag(false),
    firmPartner: flag(false),
    agri: rupeesOrNone,
  }),
  result: z.object({
    form: z.enum(['ITR-1', 'ITR-2', 'ITR-3', 'ITR-4']),
    reasons: z.array(z.string()),
  }),
  run: returnForm,
})
