import { named } from '#app/ui/text/stored-value.ts'
import type { InboundState, UnmatchedReason } from '#content/enums.ts'

/** What the webhook answers to a delivery that it refuses. */
export const webhookMessages = {
  timestamp:
    'X-Inbound-Timestamp must be the time of the delivery in seconds, at most five minutes away',
  signature: 'X-Inbound-Signature must be sha256= and the signature of this delivery',
  tooLarge: 'An email can be at most 10 MB. Deliver it without its attachments.',
  empty: 'Send the email itself, or JSON with it in base64 as raw',
  limited: 'Too many deliveries. Try again in a minute.',
} as const

export const inboundStateNames: Record<InboundState, string> = named(
  {
    unmatched: 'To sort',
    automatic: 'Automatic',
    matched: 'In enquiries',
    dismissed: 'Dismissed',
  },
  'Other',
)

/** Why an e-mail is in no enquiry yet. */
export const unmatchedReasons: Record<UnmatchedReason, string> = named(
  {
    'no-token': 'It isn’t a reply to one of our emails.',
    'forged-token': 'The address it was sent to isn’t one of ours.',
    'other-sender': 'It’s a reply to one of our emails, but from another address.',
    'enquiry-gone': 'It’s a reply about an enquiry that has been erased.',
  },
  'It couldn’t be matched with an enquiry.',
)

export const inboundLabels = {
  unreadable:
    'It couldn’t be read, so only its headers are kept. If it came by way of the mailbox, it is still there, flagged.',
  noText: '(no text)',
  quoted: 'Quoted text',
  text: 'Message',
  shortened: 'It was longer. The rest wasn’t kept.',
  attachments: (count: number) =>
    count === 1 ? '1 attachment wasn’t kept.' : `${count} attachments weren’t kept.`,
} as const
