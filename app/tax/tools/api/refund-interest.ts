import * as z from 'zod'
import { firstDayOf, yearsFrom } from '#app/tax/engine/days.ts'
import { refundInterest as interest } from '#app/tax/engine/refunds/refund-interest.ts'
import { REFUND_YEARS } from '#content/en/tools/refund-and-interest/form.ts'
import { count, day, rupees, rupeesOrNone } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const NOT_BEFORE = 'Give a day that is not before the day of filing'

export const refundInterest = endpoint({
  summary: 'Interest on a refund of a return, and the last day for the department to process it.',
  input: z.strictObject({
    year: z.enum(REFUND_YEARS, { error: 'Give a year from 2021-22 to 2026-27' }),
    due: z
      .enum(['plain', 'business', 'audit'], { error: 'Give plain, business or audit' })
      .default('plain'),
    refund: rupees,
    tax: rupees.optional().describe('of the year, before TDS'),
    selfAssessment: rupeesOrNone,
    paid: day.optional().describe('when self-assessment tax was paid'),
    filed: day,
    verified: day.optional(),
    granted: day,
    delay: count(120).default(0).describe('months of delay that the taxpayer caused'),
  }),
  result: z.object({
    interest: z.number(),
    onTime: z.boolean(),
    filedOn: z.string(),
    from: z.string(),
    months: z.number(),
    enough: z.boolean().nullable().describe('none where the tax isn’t known'),
    processBy: z.string(),
  }),
  contradictions: ({ year, filed, verified, granted }) => [
    ...(filed < firstDayOf(yearsFrom(year, 1))
      ? [{ path: 'filed', message: 'Give a day after the year has ended' }]
      : []),
    ...(verified && verified < filed ? [{ path: 'verified', message: NOT_BEFORE }] : []),
    ...(granted < filed ? [{ path: 'granted', message: NOT_BEFORE }] : []),
  ],
  run: interest,
})
