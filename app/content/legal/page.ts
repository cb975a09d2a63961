/** The copy that all legal pages share. */
export const legalPage = {
  updated: 'Last updated:',
  contents: 'On this page',
  reachUs: 'How to reach us',
} as const
