/** The copy that all guides share. */
export const guidePage = {
  breadcrumb: 'Guides',
  inShort: 'In short',
  allIncluded: 'GST and all fees included',
  chat: 'Ask a CA on WhatsApp',
  chatAgain: 'Chat about my case',
  form: 'Use the contact form',
  jump: 'Jump to',
  documents: 'Documents you’ll need',
  process: {
    title: 'How it works',
    text: 'Four steps. Nothing is sent to the department before you approve it.',
  },
  faqs: 'Common questions',
  sources: (day: string) => `What this page rests on, checked on ${day}`,
  caution:
    'General information, not advice on your case. The date in your own notice or on the portal always comes first.',
  others: 'More guides',
} as const

export const guideIndex = {
  title: 'Tax guides',
  text: 'Five situations that worry people most: what is going on, how long you have, what it costs, and what to do today.',
  read: 'Read the guide',
  about: (guide: string) => `on ${guide.toLowerCase()}`,
  chat: 'Ask us on WhatsApp',
  services: {
    title: 'Filing this year’s return?',
    text: 'The guides are for what happens around a return. For the return itself, pick your kind of income.',
    link: 'See plans and prices',
  },
} as const
