import type { Executor } from '#app/db/database.ts'
import type { LeadSource } from './lead.ts'

/** The data that e-mails about an enquiry contain. */
export interface LeadForEmail {
  id: number
  name: string
  /** empty where none was given */
  email: string
  phone: string
  service: string
  message: string
  /** where it came from; a form unless given */
  source?: LeadSource
  receivedAt: Date
  /** when the first response is due */
  dueAt: Date
  /** where the visitor can follow the enquiry */
  receiptUrl?: string
}

/**
 * Queues the e-mails about an enquiry, in the transaction that stores it or brings it back from Spam:
 * to the visitor and to staff, unless one of them is left out.
 */
export type NotifyNewLead = (
  tx: Executor,
  lead: LeadForEmail & { receiptToken: string },
  recipients?: EmailRecipients,
) => Promise<void>
export interface EmailRecipients {
  visitor: boolean
  staff: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    notifyNewLead: NotifyNewLead
  }
}
