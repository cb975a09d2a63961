import { named } from '#app/ui/text/stored-value.ts'

interface Kind {
  /** its name on staff screens */
  label: string
  /** what a stranger's form causes, to an address that anyone may have typed: `Pace` holds it back */
  isPaced?: true
  /** about accounts and the site itself, which is not to stand between the emails of enquiries */
  isHousekeeping?: true
}

/** Every kind of email that the site sends. */
const kinds = {
  acknowledgement: { label: 'Acknowledgement', isPaced: true },
  'new-enquiry': { label: 'New enquiry' },
  'due-soon': { label: 'Reminder' },
  notification: { label: 'Notification' },
  digest: { label: 'Daily summary' },
  reply: { label: 'Reply' },
  'date-reminder': { label: 'Due date reminder' },
  'operator-alert': { label: 'Alert to the operator', isHousekeeping: true },
  test: { label: 'Test', isHousekeeping: true },
  security: { label: 'Account security', isHousekeeping: true },
  appointment: { label: 'Booked call', isPaced: true },
  'appointment-reminder': { label: 'Reminder of a call' },
  forecast: { label: 'Forecast' },
  'missing-rules': { label: 'Rules missing for 1 April', isHousekeeping: true },
  'refused-attachment': { label: 'Attachment refused' },
  confirmation: { label: 'Confirmation link', isPaced: true },
  'enquiry-link': { label: 'Link to the enquiry', isPaced: true },
  'email-change': { label: 'Change of the email address', isPaced: true },
  'client-code': { label: 'Code to sign in' },
  'client-link': { label: 'Link to the client’s page' },
  'client-requests': { label: 'What we need from a client' },
  'client-address': { label: 'New address of a client' },
  'client-draft': { label: 'Draft or OK of a client' },
  'client-filed': { label: 'Filed, to verify or processed' },
  'client-payment': { label: 'Payment or invoice of a client' },
  'documents-ending': { label: 'Documents to be erased', isHousekeeping: true },
} satisfies Record<string, Kind>

export type MailKind = keyof typeof kinds

const rows = Object.entries<Kind>(kinds) as [MailKind, Kind][]
export const MAIL_KINDS = rows.map(([kind]) => kind) as [MailKind, ...MailKind[]]
export const PACED_KINDS = rows.filter(([, { isPaced }]) => isPaced).map(([kind]) => kind)
export const HOUSEKEEPING = rows
  .filter(([, { isHousekeeping }]) => isHousekeeping)
  .map(([kind]) => kind)

export const mailKindLabels = named(
  Object.fromEntries(rows.map(([kind, { label }]) => [kind, label])) as Record<MailKind, string>,
  'Email',
)
