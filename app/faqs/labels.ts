/** What the staff screens of questions say. */
export const labels = {
  list: {
    title: 'FAQs',
    text: 'Every question, drafts included. Visitors see a change within a second.',
    many: 'questions',
    failure: 'An error occurred while fetching FAQs.',
    empty: 'No FAQs found. Click "Add FAQ" to create one.',
    search: 'Words in questions and answers',
    statuses: ['published', 'draft'],
  },
  columns: {
    question: 'Question',
    category: 'Category',
    published: 'Published',
    actions: 'Actions',
  },
  add: 'Add FAQ',
  categories: 'Categories',
  order: {
    button: 'Order',
    title: 'Order of the questions',
    text: 'Move a question with its arrows, or with Alt and the up and down keys. Each move is saved at once.',
    done: 'Done',
    category: 'Category',
    loading: 'Loading the questions',
    empty: 'No FAQs found in this category.',
    list: 'Questions',
    draft: '(draft)',
  },
} as const
