/** The texts of the lists of requests by plan. */
export const requestTemplateLabels = {
  title: 'Document lists',
  text: 'What a new return of each plan asks the client for, unless the enquiry came with a list of its own.',
  failure: 'The lists couldn’t be loaded.',
  add: 'Add a request',
  edit: 'Edit',
  remove: 'Remove',
  up: (title: string) => `Move up: ${title}`,
  down: (title: string) => `Move down: ${title}`,
  usual: 'Use the usual list',
  usualAgain: 'The usual list is back',
  saved: 'Saved',
  changedMeanwhile:
    'A colleague has changed or removed this request meanwhile. Close this and open it again.',
} as const
