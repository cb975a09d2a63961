/** The copy of the list of questions and of a question's page. */
export const questionList = {
  breadcrumb: 'FAQs',
  title: 'Frequently Asked Questions',
  text: 'Answers on returns, documents, due dates and prices. Every figure shows its year.',
  search: 'Search questions',
  count: (total: number) => `${total} ${total === 1 ? 'question' : 'questions'}`,
  loading: 'Loading questions',
  categories: 'Categories',
  all: 'All Questions',
  nothingFound: (search: string) => `No questions match “${search}”. Try fewer words, or ask a CA:`,
  empty: 'No FAQs found in this category.',
  previous: 'Previous questions',
  next: 'More questions',
  /** about what is not in the language of the page; there is nothing of that in English */
  elsewhere: { found: '', all: '' },
  closing: {
    title: 'Still have a question?',
    text: (promise: string) => `Ask us. ${promise}`,
    contact: 'Contact Us',
    chat: 'Chat with Support',
  },
} as const

export const questionPage = {
  keywords: { topic: 'Income tax', kind: 'income tax FAQ' },
  back: 'Back to All FAQs',
  related: 'Related Questions',
  closing: {
    title: 'Still Have Questions?',
    text: 'Ask the CAs who file the returns.',
    contact: 'Contact Our Experts',
    all: 'Browse All FAQs',
  },
  missing: {
    title: 'FAQ Not Found',
    text: "The FAQ you're looking for doesn't exist or has been removed.",
    back: 'View All FAQs',
  },
} as const
