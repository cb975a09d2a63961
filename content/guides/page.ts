import { allIncluded } from '../en/price-includes.ts'

/** The copy that all guides share. */
export const guidePage = {
  breadcrumb: 'Guides',
  inShort: 'In short',
  allIncluded,
  chat: 'Ask a CA on WhatsApp',
  chatAgain: 'Chat about my case',
  form: 'Use the contact form',
  call: (phone: string) => `Call ${phone}`,
  jump: 'Jump to',
  documents: 'Documents you’ll need',
  process: {
    title: 'How it works',
    text: 'Four steps. Nothing goes to the department until you approve it.',
  },
  faqs: 'Common questions',
  sources: (day: string) => `Sources, checked on ${day}`,
  caution:
    'This is general information, not advice on your case. Always go by the date in your notice or on the portal.',
  others: 'More guides',
} as const

export const guideIndex = {
  title: 'Tax guides',
  text: 'Five situations that worry people most: what’s happening, how long you have, what it costs, and what to do today.',
  read: 'Read the guide',
  about: (guide: string) => `on ${guide.toLowerCase()}`,
  chat: 'Ask us on WhatsApp',
  services: {
    title: 'Just need your return filed?',
    text: 'These guides cover what happens before and after a return. For the return itself, pick your type of income.',
    link: 'See plans and prices',
  },
} as const
