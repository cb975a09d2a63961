/** The copy of the list of articles and of an article's page. */
export const postList = {
  breadcrumb: 'Blog',
  title: 'Tax Filing Blog',
  text: 'How Indian income tax works, written by the people who file returns, with the year of every figure.',
  search: 'Search the articles',
  count: (total: number) => `${total} ${total === 1 ? 'article' : 'articles'}`,
  loading: 'Loading the articles',
  categories: 'Categories',
  all: 'All Posts',
  nothingFound: (search: string) =>
    `No articles match “${search}”. Try fewer words, or a CA will answer it:`,
  empty: 'No blog posts found in this category.',
  newer: 'Newer articles',
  older: 'Older articles',
  closing: {
    title: 'Need Professional Tax Filing Assistance?',
    text: 'A chartered accountant answers within 24 hours.',
    contact: 'Contact Us',
    services: 'View Our Services',
  },
} as const

export const postPage = {
  descriptionOf: (title: string) => `Read about ${title}`,
  back: 'Back to all posts',
  related: 'Related Articles',
  closing: {
    title: 'Does this touch your return?',
    text: 'Tell us about it. A chartered accountant answers within 24 hours.',
    contact: 'Get Started',
  },
  missing: {
    title: 'Blog post not found',
    text: 'It may have been moved or taken down.',
    back: 'Return to Blog',
  },
} as const
