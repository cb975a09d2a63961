/** The e-mail to admins thirty days before documents of clients are erased. */
export const documentsEnding = {
  subject: (day: string) => `Documents of clients are erased on ${day}`,
  title: (returns: number, day: string) =>
    `The documents of ${returns === 1 ? 'one return' : `${returns} returns`} are erased on ${day}`,
  text: (years: number) =>
    `They’re kept for ${years === 1 ? 'one year' : `${years} years`} after the financial year in which their return was filed, or started if it never was. What was filed, the figures of drafts, and invoices stay.`,
  advice:
    'The timeline of each return names the day. Download before then what you have to keep longer. The site’s operator can lengthen the time with DOCUMENTS_KEEP_YEARS.',
  open: 'Open Returns',
  why: 'Every admin gets this when the time of some documents ends within thirty days.',
} as const
