/** The tools in the order in which menus and the overview name them. */
export const toolMenu = [
  {
    id: 'what-can-i-still-do',
    sign: 'history',
    name: 'What can I still do?',
    description:
      'Missed a date or made a mistake? See what you can still file, by when and at what cost.',
  },
  {
    id: 'i-got-a-notice',
    sign: 'letter',
    name: 'I got a notice',
    description: 'What it is, the last day to reply, what happens if you don’t, and a checklist.',
  },
  {
    id: 'refund-and-interest',
    sign: 'money',
    name: 'Refund and interest',
    description: 'When your refund is due, how much interest you get, and why it may be held.',
  },
  {
    id: 'old-or-new-regime',
    sign: 'scales',
    name: 'Old or new regime',
    description: 'Your tax in both regimes, what would change the answer, and every step.',
  },
  {
    id: 'selling-a-house',
    sign: 'house',
    name: 'Selling a house',
    description: 'Tax with and without indexation, how to save it, and by when.',
  },
  {
    id: 'advance-tax',
    sign: 'instalments',
    name: 'Advance tax',
    description: 'Your instalments, and the interest up to today if you missed one.',
  },
  {
    id: 'resident-rnor-or-nri',
    sign: 'plane',
    name: 'Resident, RNOR or NR',
    description: 'Your status from your travel dates, and the days left before it changes.',
  },
  {
    id: 'return-form-and-documents',
    sign: 'form',
    name: 'Which form, which documents',
    description: 'Your ITR form, and a checklist to tick, print or send to yourself.',
  },
  {
    id: 'f-and-o-turnover-and-audit',
    sign: 'trades',
    name: 'F&O turnover and audit',
    description: 'Turnover from your P&L, and whether you need a tax audit.',
  },
  {
    id: 'shares-and-funds',
    sign: 'shares',
    name: 'Shares and funds',
    description: 'Tax by date of sale, losses set off, and how much exemption is left this year.',
  },
  {
    id: 'presumptive-or-books',
    sign: 'book',
    name: '44ADA, 44AD or books',
    description: 'Presumptive income or actual profit: the tax on each.',
  },
  {
    id: 'hra-and-rent-tds',
    sign: 'key',
    name: 'HRA by month',
    description: 'Your HRA exemption month by month, and the TDS on your rent.',
  },
  {
    id: 'due-dates',
    sign: 'calendar',
    name: 'Due dates',
    description: 'Your own tax dates, in your calendar or by email.',
  },
  {
    id: 'tds-on-rent-and-house',
    sign: 'coins',
    name: 'TDS on rent and house',
    description: 'What you must deduct when you pay rent or buy a house, and by when.',
  },
  {
    id: 'old-section-new-section',
    sign: 'exchange',
    name: 'Old section, new section',
    description: 'Find 1961 Act sections and forms in the Income-tax Act 2025.',
  },
] as const

export type ToolId = (typeof toolMenu)[number]['id']
/** The drawing beside its name in the overview, which has one for each. */
export type ToolSign = (typeof toolMenu)[number]['sign']
