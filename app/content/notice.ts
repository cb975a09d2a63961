import type { NoticeFacts } from '#app/site/notice-facts.ts'

/**
 * The privacy notice at every form. A change of its text needs a new version: each enquiry stores
 * the version that its sender saw.
 */
export const NOTICE_VERSION = '2026-11-22'

export const notice = {
  title: 'What we do with your data',
  /** the essence, where the rest is folded */
  summary: 'We use your data to answer you. What we take, who sees it, and your rights',
  items: ({ months, contact }: NoticeFacts): [term: string, text: string][] => [
    [
      'What we take',
      'Your name, e-mail address, phone number, message and the service you choose. Also the time, the form you used and how long it took to fill in.',
    ],
    [
      'Why',
      'To answer you about tax filing, on time. The rest helps us recognise spam and enquiries sent twice.',
    ],
    [
      'Who sees it',
      'Our staff, and the companies that run our server, e-mail or telephone for us.',
    ],
    [
      'How long',
      months > 0
        ? `Until your enquiry is closed, and ${months} months after. If you become a client, as long as your tax records.`
        : 'Until you ask us to erase it. If you become a client, as long as your tax records.',
    ],
    ['Withdraw or erase', `At any time: use the link on your receipt, or write to ${contact}.`],
    [
      'Complain',
      `To us, at ${contact}. If that does not help, to the Data Protection Board of India.`,
    ],
  ],
  more: { before: 'The details are in the ', link: 'privacy policy', after: '.' },
} as const
