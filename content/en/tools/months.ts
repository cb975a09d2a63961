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
