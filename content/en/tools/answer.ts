/** The words around every tool's answer. */
export const answerWords = {
  working: 'How we calculated it',
  openLine: 'Tap a line to see the rule behind it.',
  rule: 'Rule',
  law: 'Law',
  source: 'Source',
  value: 'Figure',
  checked: 'Checked on',
  notes: 'Good to know',
  assumptions: 'What we assumed',
  chartTable: 'See the chart as a table',
  /** '5 months', of days, months or years */
  count: (amount: number, unit: string) => `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`,
  moreLines: (count: number) => `${count.toLocaleString('en-IN')} more lines`,
  showMore: 'Show more lines',
  you: 'You',
  disputed: 'Disputed, see “Good to know”',
} as const
