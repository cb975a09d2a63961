/** What visitors read around the posts. */
export const blogCopy = {
  /** the author of a post without a public one, by the specification */
  author: 'Admin',
  reviewedBy: 'Reviewed by',
  lawAsOn: 'Law as on',
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
