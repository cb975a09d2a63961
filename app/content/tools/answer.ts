/** The words around every tool's answer. */
export const answerWords = {
  working: 'How we worked it out',
  openLine: 'Each line opens to its rule.',
  rule: 'Rule',
  law: 'Law',
  source: 'Source',
  value: 'Figure',
  checked: 'Checked on',
  notes: 'Good to know',
  assumptions: 'What we assumed',
  chartTable: 'The chart as a table',
  you: 'You',
} as const
