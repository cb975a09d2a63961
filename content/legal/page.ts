/** The copy that all legal pages share. */
export const legalPage = {
  updated: 'Last updated:',
  /** from a summary in another language to this text */
  whole: '',
  contents: 'On this page',
  reachUs: 'How to reach us',
  version: (version: string) => `Version ${version}`,
  inForceSince: (version: string, day: string) => `Version ${version}, in force since ${day}`,
  versions: 'Versions',
  versionTable: ['Version', 'In force', 'What changed'],
  since: (day: string) => `Since ${day}`,
  from: (day: string) => `From ${day}`,
  until: (from: string, day: string) => (from === day ? day : `${from} to ${day}`),
} as const
