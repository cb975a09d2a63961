/** The copy of the list of articles and of an article's page. */
export const postList = {
  breadcrumb: 'Blog',
  title: 'Tax Filing Blog',
  text: 'Indian income tax explained by CAs who file returns. Every figure shows its year.',
  search: 'Search articles',
  count: (total: number) => `${total} ${total === 1 ? 'article' : 'articles'}`,
  loading: 'Loading articles',
  categories: 'Categories',
  all: 'All Posts',
  nothingFound: (search: string) => `No articles match “${search}”. Try fewer words, or ask a CA:`,
  empty: 'No blog posts found in this category.',
  newer: 'Newer articles',
  older: 'Older articles',
  closing: {
    title: 'Need Professional Tax Filing Assistance?',
    text: (promise: string) => `Tell us about your income. ${promise}`,
    contact: 'Contact Us',
    services: 'View Our Services',
  },
} as const

export const postPage = {
  descriptionOf: (title: string) => `Read about ${title}`,
  back: 'Back to all posts',
  related: 'Related Articles',
  closing: {
    title: 'Does this affect your return?',
    text: (promise: string) => `Ask us. ${promise}`,
    contact: 'Get Started',
  },
  missing: {
    title: 'Blog post not found',
    text: 'It may have been moved or taken down.',
    back: 'Return to Blog',
  },
} as const
