import * as z from 'zod'
import { residence as decide } from '#app/tax/residence.ts'
import { count, flag, rupeesOrNone } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

/** Years with a 29 February among them. */
const MOST_DAYS = { year: 366, fourYears: 4 * 365 + 1, sevenYears: 7 * 365 + 2 }

export const residence = endpoint({
  summary: 'Resident, resident but not ordinarily resident, or non-resident',
  input: z.strictObject({
    days: count(MOST_DAYS.year),
    last4: count(MOST_DAYS.fourYears).default(0),
    last7: count(MOST_DAYS.sevenYears).default(0),
    nrYearsOf10: count(10).default(0),
    citizen: flag(true),
    pio: flag(false),
    leftForWork: flag(false),
    visiting: flag(false),
    indianIncome: rupeesOrNone,
    taxedElsewhere: flag(true),
  }),
  result: z.object({
    status: z.enum(['NR', 'RNOR', 'ROR', 'RNOR (deemed)']),
    why: z.string(),
  }),
  run: decide,
})
