import * as z from 'zod'
import { updatedReturn as inTime } from '#app/tax/engine/late-returns/updated-return.ts'
import { day, flag, rupeesOrNone } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const YEARS =
  'Give the year in which the assessment year ends, from 2000 to 2028: 2026 for AY 2025-26'

export const updatedReturn = endpoint({
  summary: 'Whether an updated return is open on a day, and the additional tax on it.',
  input: z.strictObject({
    ayEndYear: z.number({ error: YEARS }).int(YEARS).min(2000, YEARS).max(2028, YEARS),
    filed: day.refine(
      (filed) => filed >= '2022-04-01',
      'There are rules for updated returns filed from 2022-04-01',
    ),
    tax: rupeesOrNone,
    interest: rupeesOrNone,
    after148: flag(false),
  }),
  result: z.object({
    open: z.boolean(),
    percent: z.number().nullable(),
    additional: z.number().nullable(),
  }),
  run: inTime,
})
