import type { Firm } from '#app/platform/config/env.ts'

/** What a client reads whose email had attachments. */
export function refusedAttachments(firm: Pick<Firm, 'name' | 'phone'>) {
  return {
    subject: 'Your attachments didn’t reach us',
    parts: [
      { is: 'title' as const, text: 'We have your message, but not the attachments' },
      {
        is: 'text' as const,
        text: 'We keep the text of your emails but delete anything attached. Tax documents show your PAN, your income and your bank account, and a mailbox isn’t a safe place for them.',
      },
      {
        is: 'text' as const,
        text: `Your CA has your message. Once we start on your return you get a page of your own, where you send documents encrypted. If it’s urgent, call ${firm.name} on ${firm.phone}.`,
      },
      {
        is: 'small' as const,
        text: 'We send this note at most once a day. You don’t need to reply.',
      },
    ],
  }
}
