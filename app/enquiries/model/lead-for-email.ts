import type { Executor } from '#app/platform/db/database.ts'
import type { users } from '#app/platform/db/schema.ts'
import type { NewMail } from '#app/platform/mail/outbox.server.ts'
import type { TemplateLanguage } from '#content/enums.ts'
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
  /** the sender's; English unless given */
  language?: TemplateLanguage | undefined
  receivedAt: Date
  /** when the first response is due */
  dueAt: Date
  /** where the visitor can follow the enquiry */
  receiptUrl?: string
}

/** An enquiry that is new to staff, as it is stored. */
export type NewLead = LeadForEmail & { receiptToken: string; ownerId: number | null }

/** The columns of an account that decide which e-mails it gets. */
export type Colleague = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'email'
  | 'role'
  | 'accountant'
  | 'onDuty'
  | 'mailNew'
  | 'mailDue'
  | 'mailAssigned'
  | 'mailMentioned'
>

/** The e-mails about an enquiry that arrives, to be written with it. */
export type MailsAboutNewLead = (lead: NewLead, colleagues: Colleague[]) => NewMail[]

/**
 * Queues the e-mails about enquiries, in the transaction that stores them or brings them back from
 * Spam: to the visitor and to staff, unless one of them is left out.
 */
export type NotifyNewLeads = (
  tx: Executor,
  leads: NewLead[],
  recipients?: EmailRecipients,
) => Promise<void>
export interface EmailRecipients {
  visitor: boolean
  staff: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    notifyNewLeads: NotifyNewLeads
    mailsAboutNewLead: MailsAboutNewLead
  }
}
