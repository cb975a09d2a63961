import type { Firm } from '#app/config/env.ts'

/**
 * The privacy notice at every form. A change of its text needs a new version: each enquiry stores
 * the version that its sender saw.
 */
export const NOTICE_VERSION = '2026-11-24.2'

/** What the notice says that depends on the settings. */
export interface NoticeFacts {
  /** how many months after its closing an enquiry is erased; 0 for never */
  months: number
  /** whom to write to about personal data */
  contact: string
}

export function noticeFacts(firm: Firm): NoticeFacts {
  return { months: firm.enquiryMonths, contact: firm.privacyEmail ?? firm.email }
}

export const notice = {
  title: 'What we do with your data',
  /** the essence, where the rest is folded */
  summary: 'We use your data to answer you. See how, and your rights',
  items: ({ months, contact }: NoticeFacts): [term: string, text: string][] => [
    [
      'What we take',
      'Your name, email, phone, message and, if you choose one, the service. If you send the calculation of a tax tool, the figures in it. If you book a call, its time and your time zone. Also the time, the form, how long you took to fill it in, and the page and button you came from, unless your browser asks not to be tracked.',
    ],
    [
      'Why',
      'To answer you about tax filing, on time, and to recognise spam and enquiries sent twice.',
    ],
    ['Who sees it', 'Our staff, and the companies that run our server, email or phones for us.'],
    [
      'How long',
      months > 0
        ? `Until your enquiry is closed, and ${months} months after. If you become a client, as long as we keep your tax records.`
        : 'Until you ask us to erase it. If you become a client, as long as we keep your tax records.',
    ],
    [
      'Withdraw',
      `At any time. Use the link on your receipt, or write to ${contact}, and we’ll erase it.`,
    ],
    ['Complain', `To us, at ${contact}, then to the Data Protection Board of India.`],
  ],
  more: { before: 'The details are in the ', link: 'privacy policy', after: '.' },
} as const
