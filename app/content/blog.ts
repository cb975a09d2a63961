/** What visitors read around the posts. */
export const blogCopy = {
  /** the author of every post, by the specification */
  author: 'Admin',
  uncategorized: 'Uncategorized',
  draft: 'Draft',
  updated: 'Updated',
  readMore: 'Read More',
  minutes: (minutes: number) => `${minutes} min read`,
  contents: 'In this article',
  neighbours: {
    name: 'Other articles',
    previous: 'Previous article',
    next: 'Next article',
  },
  share: {
    name: 'Share',
    whatsapp: 'WhatsApp',
    linkedin: 'LinkedIn',
    x: 'X',
    email: 'Email',
  },
} as const
