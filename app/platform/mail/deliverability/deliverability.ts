import * as z from 'zod/mini'
import { DKIM_SELECTOR, email } from '#app/ui/text/fields.ts'

/** The DNS records that decide whether our mail arrives, as staff screens and the API know them. */

const RECORDS = ['spf', 'dkim', 'dmarc', 'mx'] as const
export type RecordKind = (typeof RECORDS)[number]

/** What was found: the code of a text in `labels.ts`. */
const FINDINGS = [
  'good',
  'missing',
  'several',
  'no-all',
  'open-all',
  'too-many-lookups',
  'revoked',
  'only-watched',
  'invalid',
  'null-mx',
  'no-answer',
] as const
export type Finding = (typeof FINDINGS)[number]

const recordCheck = z.object({
  kind: z.enum(RECORDS),
  finding: z.enum(FINDINGS),
  /** where the record is published, or should be */
  name: z.string(),
  /** what is published there */
  found: z.array(z.string()),
  /** what to publish, where we can say it; `null` where the mail provider has to */
  publish: z.nullable(z.string()),
})
export type RecordCheck = z.infer<typeof recordCheck>

export const deliverability = z.object({
  /** the domain that mails come from */
  domain: z.string(),
  /** the selector of the DKIM key that was looked for; null where none was named or found */
  selector: z.nullable(z.string()),
  checks: z.array(recordCheck),
})
export type Deliverability = z.infer<typeof deliverability>

export const deliverabilityQuery = z.object({
  selector: z.optional(z.string().check(z.regex(DKIM_SELECTOR))),
})

export const testMail = z.object({
  to: email(
    'Please enter a valid email address',
    'An email address can have at most 254 characters',
  ),
})
