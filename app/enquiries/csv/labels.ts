import type { Noted } from './csv.ts'

/** `1 row`, `2 rows`. */
function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : more}`
}

export function countRows(count: number): string {
  return counted(count, 'row')
}

/** The texts of the import of enquiries. */
export const labels = {
  title: 'Import enquiries',
  text: 'From a CSV or Excel file with one enquiry per row. You see what will happen before anything is imported.',
  done: 'Done',
  pending: 'Importing…',
  submit: 'Import',
  submitCount: (count: string) => `Import ${count}`,
  result: {
    imported: (enquiries: string) => `${enquiries} imported`,
    duplicates: (count: number) =>
      `, ${counted(count, 'enquiry skipped as a duplicate', 'enquiries skipped as duplicates')}`,
    expired: (count: number) => `, ${skippedAsOld(count, 'enquiry', 'enquiries')}`,
    errors: (count: number) =>
      `, ${counted(count, 'row left out because of an error', 'rows left out because of errors')}`,
    rest: '. Imported enquiries have no deadline and don’t wait for an answer: open ones are under All, and under Mine once they have an owner.',
  },
  download: (rows: string) => `Download ${rows} with errors`,
  past: {
    title: 'Imports of the last week',
    line: (enquiries: string, file: string, by: string, at: string) =>
      [`${enquiries}${file && ` from ${file}`}`, by, at].filter(Boolean).join(', '),
    undo: 'Undo',
    undoNamed: (file: string) => `Undo the import of ${file || 'a file'}`,
    ask: 'Undo this import?',
    text: (enquiries: string, file: string) =>
      `${enquiries}${file && ` from ${file}`} will be deleted. This can’t be undone.`,
    nothing: 'Nothing is left to delete.',
    looking: 'Looking at its enquiries',
    won: (count: number) =>
      count === 1
        ? 'One of them is won and will no longer count in the results.'
        : `${count.toLocaleString('en-IN')} of them are won and will no longer count in the results.`,
    stay: (count: number) =>
      count === 1
        ? '1 enquiry stays, because someone has worked on it:'
        : `${count.toLocaleString('en-IN')} enquiries stay, because someone has worked on them:`,
    confirm: (enquiries: string) => `Delete ${enquiries}`,
    undone: (enquiries: string) => `Import undone: ${enquiries} deleted.`,
    kept: (count: number) =>
      count === 1
        ? '1 enquiry stayed, because someone has worked on it:'
        : `${count.toLocaleString('en-IN')} enquiries stayed, because someone has worked on them:`,
    more: (count: string) => `and ${count} more`,
    offer: 'Undo this import',
    later: 'Not what you expected? It can be undone for a week: here, or where you choose a file.',
  },
  workbook: {
    broken: 'We couldn’t read this workbook. Open it in Excel, save it as CSV and choose that.',
    locked: 'This workbook has a password. Save it without one, or as CSV.',
    old: 'This is an old Excel workbook (.xls). Save it as .xlsx or CSV.',
    pdf: 'This is a PDF. Choose the CSV or Excel file.',
    tooLarge: 'This workbook is too large. Save the one sheet as CSV and choose that.',
  },
  file: 'CSV or Excel file',
  fileHint: (rows: string, megabytes: number) =>
    `At most ${rows} rows and ${megabytes} MB. Each needs a phone number or an email address.`,
  reading: 'Reading the file',
  progress: 'Import',
  progressOf: (done: string, total: string) => `${done} of ${total}`,
} as const

export const previewLabels = {
  outcomes: { new: 'Will be imported', skipped: 'Skipped', error: 'Error' },
  fresh: (count: number) => `${count.toLocaleString('en-IN')} will be imported`,
  duplicates: (count: number) => counted(count, 'skipped as a duplicate', 'skipped as duplicates'),
  expired: (count: number) => skippedAsOld(count, '', ''),
  errors: (count: number) =>
    `${counted(count, 'with an error', 'with errors')}, which will be left out`,
  noted: 'Kept as notes of their enquiries:',
  notes: {
    name: (count: number) => `${count} without a name`,
    receivedAt: (count: number) => `${count} without a date, counted from today`,
    email: (count: number) => counted(count, 'email not read', 'emails not read'),
    phone: (count: number) => `more in ${counted(count, 'phone cell')}`,
    secondPhone: (count: number) =>
      counted(count, 'second number not read', 'second numbers not read'),
    owner: (count: number) => counted(count, 'owner not found', 'owners not found'),
    fee: (count: number) => counted(count, 'fee not read', 'fees not read'),
    roundedFee: (count: number) =>
      counted(count, 'fee rounded to whole rupees', 'fees rounded to whole rupees'),
    earlyFee: (count: number) =>
      counted(count, 'fee of an enquiry that isn’t won', 'fees of enquiries that aren’t won'),
    lostReason: (count: number) =>
      counted(count, 'reason not in our list', 'reasons not in our list'),
    answeredAt: (count: number) =>
      counted(count, 'date answered not read', 'dates answered not read'),
    followUpAt: (count: number) => counted(count, 'follow-up not read', 'follow-ups not read'),
    closedAt: (count: number) => counted(count, 'date closed not read', 'dates closed not read'),
  } satisfies Record<Noted, (count: number) => string>,
  note: {
    name: 'Name not given',
    receivedAt: 'No date: counted from today',
    email: 'Email not read:',
    phone: 'Also in the phone cell:',
    secondPhone: 'Second number not read:',
    owner: 'No team member called',
    fee: 'Fee not read:',
    roundedFee: 'Fee rounded to whole rupees:',
    earlyFee: 'Only a won enquiry has a fee:',
    lostReason: 'Reason not in our list:',
    answeredAt: 'Date answered not read:',
    followUpAt: 'Follow-up not read:',
    closedAt: 'Date closed not read:',
  } satisfies Record<Noted, string>,
  noteOf: (what: string, inFile: string) => (inFile ? `${what} “${inFile}”` : what),
  headings: 'The row that names the columns',
  headingsText: 'Rows above it are left out.',
  headingsRow: (line: number, text: string) => `Line ${line}: ${text}`,
  columns: 'Columns',
  withStatuses: 'Columns and statuses',
  columnsText: 'We remember what you choose for the next file.',
  sample: (text: string) => `such as ${text}`,
  leftOut: 'Left out',
  leftOutStatuses: (headings: string) =>
    `${headings}: left out, although there are statuses in it. Choose “Status” for it below if they count.`,
  missing: (fields: string) => `Choose the column for: ${fields}.`,
  statuses: 'Statuses',
  statusRows: (inFile: string, rows: string) => `“${inFile}” (${rows})`,
  noStatus: 'Choose a status',
  unknownStatuses: (texts: string) => `Choose what these statuses mean: ${texts}.`,
  quoted: (text: string) => `“${text}”`,
  filed: 'Won, return filed',
  columnFields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    service: 'Service',
    message: 'Message',
    receivedAt: 'Received',
    status: 'Status',
    stage: 'Case stage',
    owner: 'Owner',
    answeredAt: 'Answered',
    followUpAt: 'Follow-up',
    closedAt: 'Closed',
    fee: 'Fee',
    lostReason: 'Reason lost',
    note: 'Notes',
  },
  table: 'Rows of the file',
  line: 'Line',
  name: 'Name',
  phone: 'Phone',
  enquiry: 'Enquiry',
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
  partial: (rows: string) =>
    `The first ${rows} rows are shown, errors first, then those with notes.`,
} as const

function skippedAsOld(count: number, one: string, more: string): string {
  const why = 'closed longer ago than enquiries are kept'
  return counted(
    count,
    `${one} skipped because it was ${why}`.trim(),
    `${more} skipped because they were ${why}`.trim(),
  )
}
