/** The values that a column may hold, shared by the schema, the API and the screens. */

/** Where an enquiry came from: one of the forms, or the import of a file. */
export const LEAD_SOURCES = ['contact-form', 'pricing-form', 'plan-dialog', 'import'] as const

export const OPEN_STATUSES = ['new', 'contacted', 'in progress'] as const
export const DECIDED_STATUSES = ['won', 'lost'] as const
export const CLOSED_STATUSES = [...DECIDED_STATUSES, 'spam'] as const
export const LEAD_STATUSES = [...OPEN_STATUSES, ...CLOSED_STATUSES] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Why an enquiry is in Spam: a signal when it arrived, or a member of staff. */
export const SPAM_REASONS = ['hidden-field', 'too-fast', 'links', 'too-many', 'staff'] as const
export type SpamReason = (typeof SPAM_REASONS)[number]

export const MAIL_KINDS = ['acknowledgement', 'new-enquiry', 'due-soon', 'digest', 'reply'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * `unconfirmed`: all of it was handed to the mail server, but the server's response was not seen.
 * It has most likely arrived, so it is not sent again automatically.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'unconfirmed', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

export const ACTIVITY_SUBJECTS = [
  'lead',
  'faq',
  'post',
  'faq-category',
  'post-category',
  'user',
  'claim',
] as const
