import * as z from 'zod/mini'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { INBOUND_STATES, UNMATCHED_REASONS } from '#content/enums.ts'

/** E-mails that came in, as staff screens and the API show them. */

export const INBOUND_PAGE_SIZE = 25

/** Timestamps are ISO 8601. */
export const inboundMail = z.object({
  id: z.int(),
  state: storedValue(INBOUND_STATES),
  /** why it belongs to no enquiry by itself; null if it does, or could not be read */
  reason: z.nullable(storedValue(UNMATCHED_REASONS)),
  leadId: z.nullable(z.int()),
  /** the enquiry that it answers, though somebody else sent it */
  suggestedLeadId: z.nullable(z.int()),
  fromAddress: z.string(),
  fromName: z.string(),
  subject: z.string(),
  /** what was written, and apart from it what it quotes */
  text: z.string(),
  quoted: z.string(),
  /** whether it was longer than is kept */
  shortened: z.boolean(),
  /** how many were not taken */
  attachments: z.int(),
  /** when it was written, by its own word */
  sentAt: z.nullable(z.string()),
  receivedAt: z.string(),
  /** who dealt with it by hand */
  handledBy: z.nullable(z.string()),
})
export type InboundMail = z.infer<typeof inboundMail>
