import { REPORT_LINES, REPORT_MAX } from './form.ts'

/** What the script of every tool says around its form; what the server alone says is in `page.ts`. */
export const formWords = {
  example: 'Fill in an example',
  clear: 'Clear',
  answer: 'Show the answer',
  copyLink: 'Copy link',
  remove: (row: string) => `Remove ${row.charAt(0).toLowerCase()}${row.slice(1)}`,
  yes: 'Yes',
  /** behind an amount that may be meant, and as it is then filled in */
  units: { lakh: 'lakh', thousand: 'thousand' },
  wrong: 'Please check the marked fields.',
  meant: (amount: string, typed: string) => `Did you mean ${amount}? If not, enter ₹${typed}.`,
  accept: (amount: string) => `Yes, ${amount}`,
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
