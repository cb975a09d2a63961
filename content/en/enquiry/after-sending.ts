/** What stands where a form was, or at the foot of the page, once an enquiry is sent. */
export const afterSending = {
  title: 'Sent',
  /** @param own the same on the reader’s clock, where that is another one */
  due: (time: string, own?: string) =>
    `We’ll reply by ${time}, Indian time${own ? ` (${own} your time)` : ''}.`,
  facts: {
    service: 'About',
    message: 'Message',
    contact: 'We’ll reach you at',
    reference: 'Reference',
  },
  seeReceipt: 'Track your enquiry',
  /** in place of the receipt, where the same enquiry came before and may be someone else’s */
  repeated:
    'We already have this enquiry, so we didn’t save it twice. Only the person who sent it first gets its link. If that was you and you gave us your email address, you’ll find the link in our email.',
  next: {
    title: 'What happens next',
    /** @param byEmail whether an email address was given */
    steps: (byEmail: boolean) => [
      `A chartered accountant reads your enquiry and calls${byEmail ? ' or emails' : ''} you.`,
      'They tell you which documents you’ll need, and agree the price with you.',
      'You approve your return before anything is filed.',
    ],
  },
  another: 'Send another enquiry',
  details: 'Your enquiry and what happens next',
  dismiss: 'Dismiss',
} as const

/** The ways to keep a receipt's link. */
export const shareReceipt = {
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: (address: string) => `Your browser didn’t copy the link. Here it is: ${address}`,
  whatsapp: 'Send to my WhatsApp',
  email: 'Email it to myself',
  message: (address: string) => `My tax enquiry: ${address}`,
  subject: 'My tax enquiry',
  remember: 'Remember on this device',
  remembered: (days: number) => `Remembered on this device for ${days} days.`,
  notRemembered: 'Your browser doesn’t let this site remember anything.',
  forget: 'Remove from this device',
  forgotten: 'Removed from this device.',
  private: 'Anyone with this link can see your enquiry, so keep it private.',
  ownDevice: 'Remember it only on a device of your own.',
  line: 'You sent us an enquiry from this device.',
  ownClock: (time: string) => `(${time} your time)`,
} as const
