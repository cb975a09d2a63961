/** The tools in the order in which menus and the overview name them. */
export const toolMenu = [
  {
    id: 'what-can-i-still-do',
    name: 'What can I still do?',
    description:
      'Missed a date or made a mistake? See what you can still file, by when and at what cost.',
  },
  {
    id: 'i-got-a-notice',
    name: 'I got a notice',
    description: 'What it is, the last day to reply, what happens if you don’t, and a checklist.',
  },
  {
    id: 'refund-and-interest',
    name: 'Refund and interest',
    description: 'When your refund is due, how much interest you get, and why it may be held.',
  },
  {
    id: 'old-or-new-regime',
    name: 'Old or new regime',
    description: 'Your tax in both regimes, what would change the answer, and every step.',
  },
  {
    id: 'selling-a-house',
    name: 'Selling a house',
    description: 'Tax with and without indexation, how to save it, and by when.',
  },
  {
    id: 'advance-tax',
    name: 'Advance tax',
    description: 'Your instalments, and the interest up to today if you missed one.',
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
    description: 'Tax by date of sale, losses set off, and how much exemption is left this year.',
  },
  {
    id: 'presumptive-or-books',
    name: '44ADA, 44AD or books',
    description: 'Presumptive income or actual profit: the tax on each.',
  },
  {
    id: 'hra-and-rent-tds',
    name: 'HRA by month',
    description: 'Your HRA exemption month by month, and the TDS on your rent.',
  },
  {
    id: 'due-dates',
    name: 'Due dates',
    description: 'Your own tax dates, in your calendar or by email.',
  },
  {
    id: 'tds-on-rent-and-house',
    name: 'TDS on rent and house',
    description: 'What you must deduct when you pay rent or buy a house, and by when.',
  },
  {
    id: 'old-section-new-section',
    name: 'Old section, new section',
    description: 'Find 1961 Act sections and forms in the Income-tax Act 2025.',
  },
] as const

export type ToolId = (typeof toolMenu)[number]['id']
