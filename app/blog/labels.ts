/** What the staff screens of posts say. */
export const labels = {
  list: {
    title: 'Blog Posts',
    text: 'Every article, drafts included. Visitors see a change within a second.',
    many: 'posts',
    failure: 'An error occurred while fetching blog posts.',
    empty: 'No blog posts found. Click "Add Blog Post" to create one.',
    search: 'Words in titles and texts',
    statuses: ['published', 'draft', 'scheduled'],
  },
  columns: {
    title: 'Title',
    category: 'Category',
    published: 'Published',
    date: 'Date',
    actions: 'Actions',
  },
  draft: 'Draft',
  scheduled: 'No, scheduled',
  add: 'Add Blog Post',
  quickAdd: 'Quick Add',
  quickAddShortcut: 'Quick Add, without leaving the list',
  categories: 'Categories',
} as const
