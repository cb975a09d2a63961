/** The texts of the import of enquiries. */
export const labels = {
  title: 'Import enquiries',
  text: 'From a CSV file with one enquiry per row. You see what will happen before anything is imported.',
  done: 'Done',
  cancel: 'Cancel',
  pending: 'Importing…',
  submit: 'Import',
  submitCount: (count: string) => `Import ${count}`,
  result: {
    imported: (enquiries: string) => `${enquiries} imported`,
    duplicates: (enquiries: string) => `, ${enquiries} skipped as duplicates`,
    expired: (enquiries: string) =>
      `, ${enquiries} skipped because they were closed longer ago than enquiries are kept`,
    rest: '. Imported enquiries have no deadline.',
  },
  file: 'CSV file',
  fileHint: (rows: string, megabytes: number) =>
    `At most ${rows} rows and ${megabytes} MB. The first row names the columns: name, email and phone, and if you like service, message, received, status, owner, follow-up and notes.`,
  reading: 'Reading the file',
  progress: 'Import',
  progressOf: (done: string, total: string) => `${done} of ${total}`,
} as const

export const previewLabels = {
  outcomes: { new: 'Will be imported', skipped: 'Skipped', error: 'Error' },
  total: (rows: string) => `${rows} rows:`,
  counts: (fresh: string, duplicates: string) =>
    ` ${fresh} will be imported, ${duplicates} skipped as duplicates, `,
  expired: (rows: string) =>
    `${rows} skipped because they were closed longer ago than enquiries are kept, `,
  errors: (rows: string) => `${rows} with an error.`,
  blocked: 'Nothing is imported while a row has an error. Correct the file and choose it again.',
  unknown: (headings: string) => `Columns not recognised and skipped: ${headings}.`,
  table: 'Rows of the file',
  line: 'Line',
  name: 'Name',
  phone: 'Phone',
  noPhone: 'Not a phone number',
  dates: 'Dates',
  fields: {
    receivedAt: 'Received',
    answeredAt: 'Answered',
    followUpAt: 'Follow-up',
    closedAt: 'Closed',
  },
  inFile: (text: string) => (text ? `in the file: ${text}` : 'empty in the file'),
  dayFirst: (date: string) => `${date} (read as day/month)`,
  outcome: 'Result',
  noName: '(no name)',
  partial: (rows: string) => `The first ${rows} rows are shown, errors first.`,
} as const
