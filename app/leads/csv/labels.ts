/** What the import of old enquiries says. */
export const labels = {
  title: 'Import old enquiries',
  text: 'From a CSV file with one enquiry to a row. You see what will happen before anything is stored.',
  done: 'Done',
  cancel: 'Cancel',
  pending: 'Importing…',
  submit: 'Import',
  submitCount: (count: string) => `Import ${count}`,
  result: {
    imported: (enquiries: string) => `${enquiries} imported`,
    duplicates: (enquiries: string) => `, ${enquiries} left out as duplicates`,
    expired: (enquiries: string) =>
      `, ${enquiries} left out as closed longer ago than enquiries are kept`,
    rest: '. They have no clock, for nothing was promised to them here.',
  },
  file: 'CSV file',
  fileHint: (rows: string, megabytes: number) =>
    `At most ${rows} rows and ${megabytes} MB. The first row names the columns: name, e-mail and phone at least; also service, message, received, status, owner, follow-up, notes.`,
  reading: 'Reading the file',
  progress: 'Import',
  progressOf: (done: string, total: string) => `${done} of ${total}`,
} as const

export const previewLabels = {
  outcomes: { new: 'Will be stored', leftOut: 'Left out', error: 'In error' },
  total: (rows: string) => `${rows} rows:`,
  counts: (fresh: string, duplicates: string) =>
    ` ${fresh} will be stored, ${duplicates} left out because they are there already, `,
  expired: (rows: string) =>
    `${rows} left out because they were closed longer ago than enquiries are kept, `,
  errors: (rows: string) => `${rows} in error.`,
  blocked: 'Nothing is imported while a row is in error. Mend the file and choose it again.',
  unknown: (headings: string) => `Not understood and left out: ${headings}.`,
  table: 'Rows of the file',
  line: 'Line',
  name: 'Name',
  outcome: 'What happens',
  noName: '(no name)',
  partial: (rows: string) => `The first ${rows} rows are shown, those in error before the others.`,
} as const
