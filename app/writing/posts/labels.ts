/** The texts of the list of posts in the staff area. */
export const labels = {
  list: {
    title: 'Blog Posts',
    text: 'Drafts included. Changes go live within a second.',
    many: 'posts',
    failure: 'An error occurred while fetching blog posts.',
    empty: 'No blog posts found. Click "Add Blog Post" to create one.',
    search: 'Search titles and texts',
    statuses: ['published', 'draft', 'scheduled'],
  },
  columns: {
    title: 'Title',
    published: 'Published',
    date: 'Date',
  },
  draft: 'Draft',
  scheduled: 'No, scheduled',
  add: 'Add Blog Post',
  addMore: 'More ways to add a post',
  addShort: 'New post (short form)',
} as const

/** Messages of the API about posts. */
export const postMessages = {
  notChoosable:
    'This account has no public name or is disabled. Choose someone else, or set a public name first.',
  relatedToItself: 'A post can’t be related to itself. Choose another.',
} as const
