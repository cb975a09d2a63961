import * as z from 'zod/mini'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'

/** A call that waits to be confirmed, as its own page shows it. Timestamps are ISO texts. */
export const callToConfirm = z.object({
  state: z.enum(['waiting', 'confirmed', 'taken']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** of the visitor */
  timeZone: z.string(),
  /** until when nobody else can book the time; null: others can */
  keptUntil: z.nullable(z.string()),
  /** of the receipt, which the e-mail links to as well */
  receiptToken: z.string(),
  /** of the enquiry */
  language: z.enum(TEMPLATE_LANGUAGES),
})
export type CallToConfirm = z.infer<typeof callToConfirm>

/** 256 random bits in base64url. */
export const confirmToken = z.string().check(z.regex(/^[\w-]{43}$/))
