/** What visitors read around the questions and their answers. */
export const faqCopy = {
  linkToAnswer: 'Link to this answer',
  uncategorised: 'Other questions',
} as const
