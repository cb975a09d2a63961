import type { Firm } from '#app/config/env.ts'

/** What a client is told whose email had attachments. */
export function refusedAttachments(firm: Pick<Firm, 'name' | 'phone'>) {
  return {
    subject: 'Your attachments didn’t reach us',
    parts: [
      { is: 'title' as const, text: 'We have your message, but not the attachments' },
      {
        is: 'text' as const,
        text: 'Our desk reads the text of an email and deletes whatever is attached to it. Tax documents show your PAN, your income and your bank account, and a mailbox isn’t a safe place for them.',
      },
      {
        is: 'text' as const,
        text: `Your message itself is with your accountant, who will agree with you how to send documents. If it’s urgent, call ${firm.name} at ${firm.phone}.`,
      },
      {
        is: 'small' as const,
        text: 'We send this note once a day at most. You don’t need to answer it.',
      },
    ],
  }
}
