import { REPORT_LINES, REPORT_MAX } from './form.ts'

const most = (count: number) => count.toLocaleString('en-IN')

/** What is said about a report that was pasted, or a file that was chosen instead. */
export const fileWords = {
  choose: 'Choose a CSV or XLSX file',
  hint: 'Or drop it on the box. It’s read on this device and not uploaded.',
  sheet: 'Sheet',
  showLines: 'Show the lines',
  reading: 'Reading…',
  filled: (rows: number, file: string) => `We filled in ${most(rows)} lines of ${file}.`,
  pasted: (rows: number) => `We filled in ${most(rows)} lines.`,
  refused: {
    size: 'This file is larger than 20 MB. Choose a smaller one, or paste the table.',
    unpacked:
      'This workbook unpacks to more than 20 MB. Save the one sheet as CSV and choose that.',
    rows: `A sheet has more than ${most(REPORT_LINES)} rows or 702 columns. Paste the table’s part that you need.`,
    long: `This has more than ${most(REPORT_MAX)} characters or ${most(REPORT_LINES)} lines. Delete the columns you don’t need and try again.`,
    old: 'This is an old Excel file (XLS). Open it, save it as XLSX or CSV and choose that.',
    pdf: 'We can’t read a PDF. Download the report as Excel or CSV instead.',
    locked: 'We couldn’t open this file. If it has a password, save it without one.',
    broken: 'We couldn’t read this file. Choose a CSV or XLSX file, or paste the table.',
    slow: 'Reading this file took too long. Paste the table instead.',
    empty: 'This file has no lines.',
  },
} as const
