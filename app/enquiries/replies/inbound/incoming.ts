import * as z from 'zod/mini'
import { inboundMail } from '#app/platform/mail/inbound/inbound.ts'
import { searchText } from '#app/platform/mail/mail.ts'
import { id } from '#app/ui/text/fields.ts'
import { INBOUND_STATES } from '#content/enums.ts'

/** E-mails that came in, and what staff do about those that are in no enquiry. */

export const incomingFilters = z.object({
  state: z._default(z.enum(INBOUND_STATES), 'unmatched'),
  q: z.optional(searchText),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
})
export type IncomingFilters = z.infer<typeof incomingFilters>

const suggestion = z.object({ id: z.int(), name: z.string(), service: z.string() })

const incomingMail = z.extend(inboundMail, {
  /** the enquiry that it answers, then those from the same address, the newest first */
  suggestions: z.array(suggestion),
})
export type IncomingMail = z.infer<typeof incomingMail>

export const incomingPage = z.object({
  /** whether e-mails come in at all */
  configured: z.boolean(),
  items: z.array(incomingMail),
  counts: z.record(z.enum(INBOUND_STATES), z.int()),
  page: z.int(),
  pageSize: z.int(),
})
export type IncomingPage = z.infer<typeof incomingPage>

export const attachBody = z.object({ leadId: id })
export const inEnquiry = z.object({ leadId: z.int() })
export const attached = z.extend(inEnquiry, { changed: z.array(z.int()) })
