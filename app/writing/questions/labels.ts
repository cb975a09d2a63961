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
    published: 'Published',
    hindi: 'Hindi',
  },
  add: 'Add FAQ',
  show: 'Show question',
  hindi: {
    title: 'हिन्दी',
    question: 'Question in Hindi',
    answer: 'Answer in Hindi',
    states: { none: 'No', current: 'Yes', 'to-review': 'To review' },
    any: 'With and without Hindi',
    filters: { none: 'Without Hindi', current: 'In Hindi', 'to-review': 'Hindi to review' },
    changed:
      'To review: the English text was changed after this one. Change what no longer fits, or say that it does.',
    stillRight: 'Still right',
    confirmed: {
      title: 'Hindi text still right',
      text: 'It’s no longer listed as to review.',
    },
  },
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
