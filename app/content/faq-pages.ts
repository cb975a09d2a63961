/** The copy of the list of questions and of a question's page. */
export const questionList = {
  breadcrumb: 'FAQs',
  title: 'Frequently Asked Questions',
  text: 'What people ask us about returns, papers, dates and prices. Every figure is told with its year.',
  search: 'Search the questions',
  count: (total: number) => `${total} ${total === 1 ? 'question' : 'questions'}`,
  loading: 'Loading the questions',
  categories: 'Categories',
  all: 'All Questions',
  nothingFound: (search: string) =>
    `No questions match “${search}”. Try fewer words, or a CA will answer it:`,
  empty: 'No FAQs found in this category.',
  previous: 'Previous questions',
  next: 'More questions',
  closing: {
    title: 'Still have a question?',
    text: 'Ask it. A person reads every message and answers within 24 hours.',
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
    text: 'Ask the people who file the returns.',
    contact: 'Contact Our Experts',
    all: 'Browse All FAQs',
  },
  missing: {
    title: 'FAQ Not Found',
    text: "The FAQ you're looking for doesn't exist or has been removed.",
    back: 'View All FAQs',
  },
} as const
