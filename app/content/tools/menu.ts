/** The tools in the order in which menus and the overview name them. */
export const toolMenu = [
  {
    id: 'what-can-i-still-do',
    name: 'What can I still do?',
    description:
      'Missed a date or made a mistake? The way that is still open, its last day and its price.',
  },
  {
    id: 'old-or-new-regime',
    name: 'Old or new regime',
    description: 'Your tax under both, what would change the answer, and every step of it.',
  },
  {
    id: 'selling-a-house',
    name: 'Selling a house',
    description: 'Tax with and without indexation, how to save it, and by when.',
  },
  {
    id: 'advance-tax',
    name: 'Advance tax',
    description: 'Your instalments, and the interest to today if one was late.',
  },
  {
    id: 'resident-rnor-or-nri',
    name: 'Resident, RNOR or NR',
    description: 'Your status from your travel dates, and the days left before it changes.',
  },
  {
    id: 'return-form-and-documents',
    name: 'Which form, which documents',
    description: 'Your ITR form, and a checklist to tick, print or send to yourself.',
  },
  {
    id: 'f-and-o-turnover-and-audit',
    name: 'F&O turnover and audit',
    description: 'Turnover from your P&L, and whether you need a tax audit.',
  },
  {
    id: 'shares-and-funds',
    name: 'Shares and funds',
    description: 'Gains by date, losses set off, and what is left of this year’s exempt amount.',
  },
  {
    id: 'presumptive-or-books',
    name: '44ADA, 44AD or books',
    description: 'Presumptive income against your real profit, and the tax on each.',
  },
  {
    id: 'hra-and-rent-tds',
    name: 'HRA by month',
    description: 'The exempt part of your HRA, month by month, and the TDS on your rent.',
  },
  {
    id: 'due-dates',
    name: 'Due dates',
    description: 'The dates that concern you, for your calendar or by e-mail.',
  },
  {
    id: 'tds-on-rent-and-house',
    name: 'TDS on rent and house',
    description: 'What you must deduct when you pay rent or buy a house, and by when.',
  },
  {
    id: 'old-section-new-section',
    name: 'Old section, new section',
    description: 'The 1961 Act’s sections and forms under the Income-tax Act 2025.',
  },
] as const

export type ToolId = (typeof toolMenu)[number]['id']
