import type { MailKind, MailState } from '#app/content/enums.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import type { MailSummary } from './mail.ts'

/** The names of mail kinds and delivery states on staff screens. */
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

/** The delivery state of a mail, in one sentence. */
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

export const mailLabels = {
  title: 'Mail',
  text: 'Every mail that the site has written, the newest first.',
  what: 'the mails',
  loading: 'Loading mails',
  states: 'States',
  all: 'All',
  noneInState: 'No mail is in this state.',
  none: 'No mail was written yet.',
  columns: { written: 'Written', mail: 'Mail', state: 'State' },
  kindTo: (kind: string, to: string) => `${kind} to ${to}`,
  one: {
    what: 'this mail',
    loading: 'Loading the mail',
    close: 'Close this mail',
    written: (at: string) => `, written ${at}`,
    byHandOf: (name: string) => `, by hand of ${name}`,
    enquiry: (id: number) => `Enquiry ${id}`,
    body: 'What it says',
    plainText: 'Plain text',
    asDesigned: 'As designed',
    preview: (subject: string) => `The mail “${subject}” as designed`,
  },
  sendNow: 'Send now',
  sendAgain: 'Send again',
  sendAgainNamed: (subject: string) => `Send again: ${subject}`,
  sendCopy: 'Send another copy',
  resent: 'The mail waits to be sent',
  resendFailed: 'The mail was not sent',
} as const

/** What keeps mails from being sent, and what to do about it. */
export const mailNoticeLabels = {
  notConfigured: {
    title: 'No mail server is set up: mails wait here',
    lead: 'Nothing is lost meanwhile. Whoever runs the site sets ',
    urlSetting: 'SMTP_URL',
    such: ' (such as ',
    urlExample: 'smtps://user:password@mail.your-firm.in',
    and: ') and ',
    fromSetting: 'MAIL_FROM',
    rest: ' in its environment and starts it again. Mails that are not older than three days are sent then, and older ones by hand.',
  },
  waiting: {
    title: (count: number) =>
      `${count === 1 ? 'One mail waits' : `${count} mails wait`} to be sent`,
    text: (at: string, reason: string) => `On ${at}: ${reason}`,
  },
  undelivered: {
    title: 'Some mails need a look',
    text: (failed: number, unconfirmed: number) =>
      `${failed} failed and ${unconfirmed} unconfirmed. Send them again by hand, or reach those people another way.`,
  },
} as const

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
