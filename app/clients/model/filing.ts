import * as z from 'zod/mini'
import { day } from '#app/ui/text/day.ts'
import { indianDate } from '#app/ui/time/dates.ts'

/** Filing and verification of a return, and the department's intimation. */

const past = day.check(
  z.refine((text) => text <= indianDate(new Date()), 'This date is in the future'),
)

export const filedBody = z.strictObject({
  acknowledgement: z.string().check(
    z.overwrite((text) => text.replace(/[\s-]/g, '')),
    z.regex(/^\d{15}$/, 'The acknowledgement number has 15 digits'),
  ),
  filedOn: past,
})
export type FiledBody = z.infer<typeof filedBody>

export const verifiedBody = z.nullish(z.strictObject({ verifiedOn: z.optional(past) }))

const AMOUNT_MAX = 1_000_000_000_000
export const processedBody = z.strictObject({
  processedOn: past,
  /** in rupees: a refund, or a demand below zero; 0 where nothing is owed */
  outcome: z
    .int('Whole rupees')
    .check(z.gte(-AMOUNT_MAX, 'That is too much'), z.lte(AMOUNT_MAX, 'That is too much')),
  /** the day on which the refund arrived */
  refundedOn: z.optional(z.nullable(past)),
})
export type ProcessedBody = z.infer<typeof processedBody>

export const filing = z.object({
  acknowledgement: z.string(),
  filedOn: z.string(),
  filedBy: z.nullable(z.string()),
  verifyBy: z.string(),
  verifiedOn: z.nullable(z.string()),
  saidVerifiedAt: z.nullable(z.string()),
  processedOn: z.nullable(z.string()),
  outcome: z.nullable(z.int()),
  refundedOn: z.nullable(z.string()),
})
export type Filing = z.infer<typeof filing>
