import type { users } from '#app/platform/db/schema.ts'
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

/** Who gets the e-mails about a new enquiry. */
export interface EmailRecipients {
  visitor: boolean
  staff: boolean
}
