/** The values that a column may hold, shared by the schema, the API and the screens. */

/** Where an enquiry came from: one of the forms, one of the tools, staff who typed it in, or the import of a file. */
export const LEAD_SOURCES = [
  'contact-form',
  'pricing-form',
  'plan-dialog',
  'callback',
  'tool',
  'staff',
  'import',
  'booking',
] as const
/** Where an enquiry may come from without an e-mail address. */
export const SOURCES_WITHOUT_EMAIL = ['callback', 'tool', 'staff', 'import', 'booking'] as const

/** Who erased an enquiry; or the reminders that somebody ended. */
export const ERASED_BY = ['withdrawn', 'staff', 'retention', 'reminders-ended'] as const

/** How an enquiry that staff typed in reached the practice. */
export const LEAD_INTAKES = ['call', 'walk-in', 'whatsapp', 'email', 'other'] as const
export type LeadIntake = (typeof LEAD_INTAKES)[number]

export const OPEN_STATUSES = ['new', 'contacted', 'in progress'] as const
export const DECIDED_STATUSES = ['won', 'lost'] as const
export const CLOSED_STATUSES = [...DECIDED_STATUSES, 'spam'] as const
export const LEAD_STATUSES = [...OPEN_STATUSES, ...CLOSED_STATUSES] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** How far the case of an enquiry is, as staff set it; the receipt shows it to the visitor. */
export const CASE_STAGES = ['documents', 'preparing', 'filed'] as const
export type CaseStage = (typeof CASE_STAGES)[number]

/** Why an enquiry was lost, as staff know it. */
export const LOST_REASONS = [
  'price',
  'not-reached',
  'other-firm',
  'own-filing',
  'not-needed',
  'not-served',
  'other',
] as const
export type LostReason = (typeof LOST_REASONS)[number]
/** Reasons that only the client can have given, so that somebody reached them. */
export const CLIENT_REASONS = [
  'price',
  'other-firm',
  'own-filing',
  'not-needed',
] as const satisfies LostReason[]

/** What of an enquiry staff and its sender may correct. */
export const CORRECTABLE = ['name', 'phone', 'secondPhone', 'email', 'service', 'language'] as const
export type Correctable = (typeof CORRECTABLE)[number]

export const PHONE_FIELDS = ['phone', 'secondPhone'] as const satisfies Correctable[]

/** Why an enquiry is in Spam: a signal when it arrived, or a member of staff. */
export const SPAM_REASONS = ['hidden-field', 'too-fast', 'links', 'too-many', 'staff'] as const
export type SpamReason = (typeof SPAM_REASONS)[number]

/** What falls due: a return, a return after its due date, its revision, a payment, or a statement of TDS. */
export const DUE_DATE_KINDS = [
  'return',
  'belated-return',
  'revised-return',
  'payment',
  'statement',
] as const
export type DueDateKind = (typeof DUE_DATE_KINDS)[number]

/**
 * `unconfirmed`: all of it was handed to the mail server, but the server's response was not seen.
 * It has most likely arrived, so it is not sent again automatically.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'unconfirmed', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** What a member of staff is notified of, in the app, by e-mail and by web push. */
export const NOTIFICATION_KINDS = [
  'new-enquiry',
  'assigned',
  'mentioned',
  'due-soon',
  'overdue',
  'follow-up',
  'escalated',
  'reply-failed',
  'client-replied',
  'corrected',
  'withdrawal-asked',
  'appointment-booked',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-soon',
  'bookings-fast',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** What a template is written for, and in which language. */
export const TEMPLATE_CHANNELS = ['email', 'whatsapp'] as const
export type TemplateChannel = (typeof TEMPLATE_CHANNELS)[number]
export const TEMPLATE_LANGUAGES = ['en', 'hi'] as const
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number]

/** How tight the rows of the enquiry list are. */
export const DENSITIES = ['compact', 'comfortable'] as const
export type Density = (typeof DENSITIES)[number]

/** What a backup was made by: its schedule, the operator's command, or an admin. */
export const BACKUP_CAUSES = ['schedule', 'command', 'staff'] as const
export type BackupCause = (typeof BACKUP_CAUSES)[number]

/** What the operator is notified of by e-mail. */
export const OPERATOR_ALERTS = [
  'disk-nearly-full',
  'mail-failing',
  'backup-late',
  'backup-failed',
  'database-away',
  'mail-not-fetched',
] as const
export type OperatorAlert = (typeof OPERATOR_ALERTS)[number]

export const ACTIVITY_SUBJECTS = [
  'lead',
  'faq',
  'post',
  'faq-category',
  'post-category',
  'user',
  'claim',
  'image',
  'template',
  'session',
  'export',
  'import',
  'backup',
  'mail',
  'appointment',
  'office',
  'counts',
  'client',
  'return',
  'document',
  'invoice',
] as const

/** A second proof of who signs in, besides the password or instead of it. */
export const SECOND_FACTORS = ['totp', 'passkey', 'recovery-code'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]
/** What waits for a code or a passkey. */
export const CHALLENGES = [
  'second-factor',
  'passkey-sign-in',
  'passkey-new',
  'totp-new',
  'step-up',
] as const
export type Challenge = (typeof CHALLENGES)[number]
/** What a one-time link resets: the second factor, or that and the password. */
export const ACCOUNT_LINKS = ['second-factor', 'access'] as const
export type AccountLink = (typeof ACCOUNT_LINKS)[number]

/** What became of the e-mail by which somebody new is invited. */
export const INVITATION_STATES = ['sending', 'sent', 'failed'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** `missed`: the visitor did not answer the call. */
export const APPOINTMENT_STATES = ['booked', 'cancelled', 'done', 'missed'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]
export const CANCELLED_BY = ['visitor', 'staff'] as const

/** What is counted of a call to action: that it was shown, and that it was used. */
export const COUNTED = ['view', 'click'] as const

/** What became of an e-mail that came in. `unmatched` waits for somebody to look at it. */
export const INBOUND_STATES = ['matched', 'unmatched', 'automatic', 'dismissed'] as const
export type InboundState = (typeof INBOUND_STATES)[number]
/** Why an e-mail that came in belongs to no enquiry by itself. */
export const UNMATCHED_REASONS = [
  'no-token',
  'forged-token',
  'other-sender',
  'enquiry-gone',
] as const
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number]
/** How it came in: from the mailbox, or from the mail provider. */
export const INBOUND_CHANNELS = ['imap', 'webhook'] as const

/** What a client is before the law, by the fourth letter of the PAN. */
export const CLIENT_KINDS = ['individual', 'huf', 'firm', 'company'] as const
export type ClientKind = (typeof CLIENT_KINDS)[number]
/** Residence of a client in a year before it is known for the return. */
export const RESIDENCES = ['resident', 'rnor', 'nri'] as const
export type Residence = (typeof RESIDENCES)[number]

/** What a return is: the first of its year, one after its due date, or one that changes another. */
export const RETURN_KINDS = ['original', 'belated', 'revised', 'updated'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]
/** How far a return is, in the order of the work; `stopped` from any of them. */
export const RETURN_STAGES = [
  'documents',
  'preparing',
  'review',
  'your-ok',
  'to-file',
  'filed',
  'verified',
  'processed',
  'stopped',
] as const
export type ReturnStage = (typeof RETURN_STAGES)[number]
/** Who has to do the next thing; it follows from the stage and the open requests. */
export const WAITING_ON = ['client', 'us', 'department'] as const
export type WaitingOn = (typeof WAITING_ON)[number]

export const REQUEST_KINDS = ['document', 'question'] as const
/** `sent`: the client has sent something that nobody has looked at; `sent-back`: it was not what was asked for. */
export const REQUEST_STATES = ['open', 'sent', 'sent-back', 'accepted', 'not-needed'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const DOCUMENT_STATES = ['new', 'accepted', 'sent-back'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]
/** What a scan for viruses found; `off` where no scanner is set up. */
export const SCAN_RESULTS = ['waiting', 'off', 'clean', 'infected'] as const
/** How a document was looked at. */
export const DOCUMENT_ACTS = ['viewed', 'downloaded'] as const

/** Under which head a loss or an allowance is carried forward. */
export const CARRIED_HEADS = [
  'house-property',
  'business',
  'speculation',
  'short-term-capital',
  'long-term-capital',
  'depreciation',
] as const
export type CarriedHead = (typeof CARRIED_HEADS)[number]

/** How a fee was paid. */
export const PAYMENT_METHODS = ['upi', 'bank', 'cheque', 'card', 'cash', 'other'] as const
export const INVOICE_KINDS = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]
/** Which tax stands on an invoice: of the same state, of a union territory, between states, or none. */
export type GstSplit = 'state' | 'union-territory' | 'between-states' | 'none'

/** The forms of income tax returns; ITR-U is the updated return. */
export const RETURN_FORMS = [
  'ITR-1',
  'ITR-2',
  'ITR-3',
  'ITR-4',
  'ITR-5',
  'ITR-6',
  'ITR-7',
  'ITR-U',
] as const
/** Why an OK no longer counts. */
export const OK_ENDS = ['withdrawn', 'new-draft', 'change-asked', 'taken-back'] as const
export type OkEnd = (typeof OK_ENDS)[number]
