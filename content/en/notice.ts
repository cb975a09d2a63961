/**
 * The privacy notice at every form. A change of its text needs a new version: each enquiry stores
 * the version that its sender saw. Its day is never one to come.
 */
export const NOTICE_VERSION = '2026-11-23.3'

/** What the notice and the forms say that depends on the settings. */
export interface NoticeFacts {
  /** how many months after its closing an enquiry is erased; 0 for never */
  months: number
  /** whom to write to about personal data */
  contact: string
  /** how soon a reply is promised */
  replyWithin: string
}

export const notice = {
  /** the essence; the rest is folded */
  summary: 'How we use your details, and your rights',
  items: ({ months, contact }: NoticeFacts): [term: string, text: string][] => [
    [
      'What we collect',
      'Your name, email, phone, message and, if you choose one, the service. From a tax tool: the figures you entered. For a call: its time and your time zone. We also note when and from which form you wrote, and how long it took. Unless your browser asks sites not to track you, we note the page and button that led you there.',
    ],
    ['Why', 'To reply on time, and to filter spam and duplicates.'],
    ['Who sees it', 'Our staff, and the companies that run our server, email or phones for us.'],
    [
      'How long',
      months > 0
        ? `Until your enquiry is closed, and ${months} months after. If you become a client, as long as we keep your tax records.`
        : 'Until you ask us to erase it. If you become a client, as long as we keep your tax records.',
    ],
    [
      'Withdraw',
      `At any time. Use the link to your enquiry page, or write to ${contact}, and we’ll erase it.`,
    ],
    ['Complain', `To us, at ${contact}, then to the Data Protection Board of India.`],
  ],
  more: { before: 'The details are in the ', link: 'privacy policy', after: '.' },
} as const
