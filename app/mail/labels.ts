import type { MailKind, MailState } from '#app/content/enums.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import type { MailSummary } from './mail.ts'

/** How the desk names mails and what became of them. */
export const mailKindLabels: Record<MailKind, string> = {
  acknowledgement: 'Acknowledgement',
  'new-enquiry': 'New enquiry',
  'due-soon': 'Reminder',
  digest: 'Daily digest',
  reply: 'Reply',
}

export const mailStateLabels: Record<MailState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  unconfirmed: 'Unconfirmed',
  failed: 'Failed',
}

/** What became of a mail, in one sentence. */
export function describeMail({ state, attempts, reason, nextTryAt, sentAt }: MailSummary): string {
  switch (state) {
    case 'waiting':
      return reason && nextTryAt
        ? `Not sent yet after ${attempts === 1 ? 'one try' : `${attempts} tries`}; next on ${formatTimestamp(nextTryAt)}. ${reason}`
        : 'Waits to be sent.'
    case 'sending':
      return 'Is being handed to the mail server right now.'
    case 'sent':
      return sentAt ? `Taken over by the mail server on ${formatTimestamp(sentAt)}.` : 'Sent.'
    case 'unconfirmed':
      return `Handed over, but the mail server’s answer was not seen. It has most likely arrived; it is not sent again by itself. ${reason ?? ''}`
    case 'failed':
      return reason ?? 'It could not be sent.'
  }
}

export const mailPreferenceLabels = {
  what: 'your mail settings',
  loading: 'Loading your mail settings',
  email: 'Your e-mail address',
  emailHint:
    'Where these mails go, and where answers to your replies arrive. Empty: none are sent.',
  mailNew: 'Tell me of each new enquiry',
  mailDue: 'Remind me two hours before an unanswered enquiry falls due',
  mailDigest: 'Send me the desk in figures once a day, in the morning',
  save: 'Save mail settings',
  saved: 'Your mail settings are saved',
  failed: 'Not saved',
} as const
