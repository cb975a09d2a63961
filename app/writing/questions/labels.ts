/** The texts of the staff screens of questions. */
export const labels = {
  list: {
    title: 'FAQs',
    text: 'Drafts included. Changes go live within a second.',
    many: 'questions',
    failure: 'An error occurred while fetching FAQs.',
    empty: 'No FAQs found. Click "Add FAQ" to create one.',
    search: 'Search questions and answers',
    statuses: ['published', 'draft'],
  },
  columns: {
    question: 'Question',
    category: 'Category',
    published: 'Published',
    actions: 'Actions',
  },
  add: 'Add FAQ',
  show: 'Show question',
  categories: 'Categories',
  order: {
    button: 'Reorder',
    title: 'Reorder questions',
    text: 'Move a question with its arrows, or with Alt and the up or down key. Each move is saved at once.',
    done: 'Done',
    category: 'Category',
    loading: 'Loading the questions',
    empty: 'No FAQs found in this category.',
    list: 'Questions',
    draft: '(draft)',
  },
} as const
