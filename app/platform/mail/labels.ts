import { named } from '#app/ui/text/stored-value.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { MailState } from '#content/enums.ts'
import type { MailSummary } from './mail.ts'

/** The names of delivery states on staff screens. */
export const mailStateLabels: Record<MailState, string> = named(
  {
    waiting: 'Waiting',
    sending: 'Sending',
    sent: 'Sent',
    unconfirmed: 'Delivery unknown',
    failed: 'Failed',
  },
  'Not known',
)

/** The delivery state of a mail, in one sentence. */
export function describeMail({ state, attempts, reason, nextTryAt, sentAt }: MailSummary): string {
  switch (state) {
    case 'waiting':
      return reason && nextTryAt
        ? `Not sent after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}. Next attempt: ${formatTimestamp(nextTryAt)}. ${reason}`
        : 'Waiting to be sent.'
    case 'sending':
      return 'Being sent right now.'
    case 'sent':
      return sentAt ? `Sent on ${formatTimestamp(sentAt)}.` : 'Sent.'
    case 'unconfirmed':
      return `The mail server didn’t confirm delivery. The email has most likely arrived, so it is not sent again automatically. ${reason ?? ''}`
    case 'failed':
      return reason ?? 'The email could not be sent.'
    default:
      return 'Recorded by a newer version of the site.'
  }
}

export const mailLabels = {
  title: 'Mail',
  text: 'Every email from the site, newest first.',
  what: 'the emails',
  loading: 'Loading emails',
  states: 'Delivery',
  search: 'Name, email address, subject or number',
  kind: 'Kind',
  desk: 'Enquiries and clients',
  everything: 'All emails, with account and site notices',
  all: 'All',
  noneInState: 'No emails here.',
  none: 'No emails yet.',
  columns: { created: 'Created', mail: 'Email', state: 'Delivery' },
  kindTo: (kind: string, to: string) => `${kind} to ${to}`,
  one: {
    what: 'this email',
    loading: 'Loading the email',
    close: 'Close this email',
    cc: (addresses: string) => `, copy to ${addresses}`,
    created: (at: string) => `, created ${at}`,
    sentBy: (name: string) => `, sent by ${name}`,
    enquiry: (id: number) => `Enquiry ${id}`,
    body: 'Content',
    plainText: 'Plain text',
    formatted: 'Formatted',
    preview: (subject: string) => `The email “${subject}”, formatted`,
  },
  sendNow: 'Send now',
  sendAgain: 'Send again',
  sendAgainNamed: (subject: string) => `Send again: ${subject}`,
  sendCopy: 'Send another copy',
  resent: 'Email waiting to be sent',
  resendFailed: 'Email not sent',
} as const

/** What keeps mails from being sent, and what to do about it. */
export const mailNoticeLabels = {
  notConfigured: {
    title: 'No mail server is set up, so emails wait here',
    lead: 'Nothing is lost. Ask the person who runs the site to set ',
    urlSetting: 'SMTP_URL',
    such: ' (such as ',
    urlExample: 'smtps://user:password@mail.your-firm.in',
    and: ') and ',
    fromSetting: 'MAIL_FROM',
    rest: ' in its environment and restart it. Emails up to three days old are then sent automatically. You can send older ones yourself.',
  },
  waiting: {
    title: (count: number) => `${count === 1 ? '1 email' : `${count} emails`} waiting to be sent`,
    text: (at: string, reason: string) => `On ${at}: ${reason}`,
  },
  heldBack: {
    title: (count: number) =>
      `${count === 1 ? '1 email to a visitor is' : `${count} emails to visitors are`} held back`,
    text: (until: string) =>
      `Far more emails than usual were due, in all or to one mailbox, perhaps because of a bot. They go out at a steady pace until ${until}, and those that are of no use by then are listed as failed. Visitors see the same on their receipts. If the enquiries are genuine, ask the operator to raise `,
    settings: ['LIMIT_ACKNOWLEDGEMENTS', 'LIMIT_MAILBOX'],
    or: ' or ',
    rest: '.',
  },
  undelivered: {
    title: 'Some emails may not have arrived',
    text: (failed: number, unconfirmed: number) =>
      `${failed} failed, ${unconfirmed} with delivery unknown. Send them again, or contact those people another way.`,
    failed: 'Show the failed ones',
    unconfirmed: 'Show those with delivery unknown',
  },
} as const

export const mailPreferenceLabels = {
  what: 'your mail settings',
  loading: 'Loading your mail settings',
  email: 'Your email address',
  emailHint: 'For these emails, and for answers to your replies. Leave it empty to get none.',
  mailNew: 'Email about new enquiries (those within two minutes of each other come in one email)',
  mailAssigned: 'Email when an enquiry is assigned to me',
  mailMentioned: 'Email when a colleague mentions me in a note',
  mailDue:
    'Reminder emails: two hours before an answer is due, when it’s overdue, on a follow-up date, when a client replies or says no one has called, when a reply can’t be delivered, and when the morning’s forecast says we’d be late',
  mailDigest: 'Daily summary email, every morning',
  save: 'Save mail settings',
  saved: 'Mail settings saved',
  failed: 'Mail settings not saved',
} as const

/** In the list of an admin who doesn't work at the desk. */
export const hiddenFromAdmins = {
  to: 'a person',
  subject: (leadId: number) => `About enquiry ${leadId}`,
} as const
