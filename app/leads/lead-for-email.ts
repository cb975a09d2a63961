import type { Executor } from '#app/db/database.ts'

/** The data that e-mails about an enquiry contain. */
export interface LeadForEmail {
  id: number
  name: string
  /** empty where none was given */
  email: string
  phone: string
  service: string
  message: string
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

/** An enquiry whose sender reports that no one has called. */
export interface EscalatedLead extends Pick<LeadForEmail, 'id' | 'service' | 'receivedAt'> {
  /** null: no SLA */
  dueAt: Date | null
  /** the spam filter had flagged it, so no one had seen it */
  wasSpam: boolean
  /** names the escalation, which notifies once */
  eventId: number
}
/** Queues the e-mails about an escalation, in its transaction. */
export type NotifyEscalation = (tx: Executor, lead: EscalatedLead) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    notifyNewLead: NotifyNewLead
    notifyEscalation: NotifyEscalation
  }
}
