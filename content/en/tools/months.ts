/** The months of a financial year as a choice. */
export const monthOptions = [
  ['apr', 'April'],
  ['may', 'May'],
  ['jun', 'June'],
  ['jul', 'July'],
  ['aug', 'August'],
  ['sep', 'September'],
  ['oct', 'October'],
  ['nov', 'November'],
  ['dec', 'December'],
  ['jan', 'January'],
  ['feb', 'February'],
  ['mar', 'March'],
] as const

export const monthNames = monthOptions.map(([, name]) => name)

/** The same choice with the names that a language has for them, from April. */
export function monthOptionsIn(names: readonly string[]): [id: string, name: string][] {
  return monthOptions.map(([id], index) => [id, names[index] ?? ''])
}
