import { REPORT_LINES, REPORT_MAX } from './form.ts'

/** The words around every tool's form, and what is said about what was typed. */
export const formWords = {
  example: 'Fill in an example',
  clear: 'Clear',
  answer: 'Show the answer',
  answerLabel: 'Answer',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Please copy this page’s address instead',
  print: 'Print',
  private: 'We don’t store or see what you enter. It stays on this device unless you send it.',
  privateWithoutScript: 'We calculate from what you send and don’t store it.',
  remove: (row: string) => `Remove ${row.charAt(0).toLowerCase()}${row.slice(1)}`,
  moreRows: 'Show more rows',
  file: 'Choose a CSV or XLSX file',
  fileHint: 'Or drop it on the box. It’s read on this device and not uploaded.',
  sheet: 'Sheet',
  optional: 'optional',
  yes: 'Yes',
  wrong: 'Please check the marked fields.',
  yourFigures: 'What you entered',
  laws: 'Where to read the law',
  meant: (amount: string, typed: string) => `Did you mean ${amount}? If not, enter ₹${typed}.`,
  accept: (amount: string) => `Yes, ${amount}`,
  lead: 'Fill in the form, and the answer appears here.',
} as const

export const faultWords = {
  money: 'Enter an amount in rupees, such as 12,50,000 or 12.5 lakh',
  tooMuch: 'Enter an amount below ₹10,000 crore',
  negative: 'Enter an amount of zero or more',
  number: 'Enter a number',
  whole: 'Enter a whole number',
  most: (max: number) => `Enter at most ${max}`,
  date: 'Enter a date, such as 31 July 2026',
  year: 'Enter the year with four digits, such as 2026',
  notReal: 'That date doesn’t exist',
  choice: 'Choose one of the options',
  long: `This is too long. Enter at most ${REPORT_MAX.toLocaleString('en-IN')} characters and ${REPORT_LINES.toLocaleString('en-IN')} lines.`,
} as const
