import { gstIncluded } from '../../price-includes.ts'
import type { Field, FieldGroup } from '../form.ts'
import { yearName } from '../page.ts'
import { NOTICE_KINDS, NOTICE_YEARS, noticeTexts } from './notice-kinds.ts'

export const basics = [
  {
    kind: 'choice',
    name: 'notice',
    label: 'What did you get?',
    options: NOTICE_KINDS.map((kind) => [kind, noticeTexts[kind].name] as const),
    initial: '143-1-demand',
  },
  {
    kind: 'choice',
    name: 'year',
    label: 'For which year?',
    options: NOTICE_YEARS.map((year) => [year, capital(yearName(year))] as const),
    initial: '2025-26',
  },
  { kind: 'date', name: 'date', label: 'Date on it' },
  { kind: 'kept', name: 'have', label: 'Documents you have' },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'Other dates and the amount',
    open: true,
    fields: [
      {
        kind: 'date',
        name: 'due',
        label: 'Reply-by date printed in it',
        hint: 'Leave this empty if there’s none.',
      },
      {
        kind: 'date',
        name: 'received',
        label: 'When it reached you',
        hint: 'Leave this empty if it came the same day.',
        when: { field: 'notice', is: ['143-1-demand', '143-2', '156'] },
      },
      {
        kind: 'date',
        name: 'filed',
        label: 'When you filed the return',
        hint: 'Shows whether it was sent in time.',
        when: { field: 'notice', is: ['143-1-refund', '143-1-same', '143-1-demand', '143-2'] },
      },
      {
        kind: 'money',
        name: 'amount',
        label: 'How much does it ask for?',
        when: { field: 'notice', is: ['143-1-demand', '156'] },
      },
    ],
  },
] as const satisfies readonly FieldGroup[]

export const example = {
  notice: '139-9',
  year: '2025-26',
  date: '2026-11-17',
} as const

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What the answer says around the figures. Days come in words: '2 December 2026'. */
export const words = {
  label: (notice: string, year: string) => `${notice}, ${year}`,
  value: {
    reply: (day: string) => `Reply by ${day}`,
    pay: (day: string) => `Pay or contest by ${day}`,
    file: (day: string) => `File the return by ${day}`,
    fileAtMost: (day: string) => `File by its date, at most ${day}`,
    passed: (day: string) => `It was due by ${day}`,
    within: (time: string) => `Reply within ${time} of its date`,
    payWithin: (time: string) => `Pay or contest within ${time}`,
    dated: 'Reply by the date in it',
    fileDated: 'File the return by the date in it',
    nothing: 'You don’t have to reply',
    advisory: 'No time limit in law',
  },
  text: {
    left: (days: number) => (days === 1 ? 'That’s tomorrow.' : `${days} days from today.`),
    today: 'Today is the last day.',
    passed: 'Reply today anyway. A late reply is often still accepted.',
    askDate: 'Enter the date on it to see the last day.',
    askDue: 'Enter the date printed in it to see the days left.',
    asks: (asks: string) => `It asks ${asks.charAt(0).toLowerCase()}${asks.slice(1)}`,
    advisory: 'It’s a reminder to check your return, not a notice.',
  },
  figures: {
    counted: 'Last day as the law counts it',
    section: 'Section',
    sectionText: (other: string) => `${other} in the Act of 2025`,
    sectionTextOld: (other: string) => `${other} in the Act of 1961`,
    sendBy: 'Department’s last day to send it',
    late: {
      no: 'it came in time',
      'unless large': 'it came later: only valid if ₹50 lakh or more was left out',
      yes: 'it came later',
    },
    interest: 'Interest after the last day',
    interestValue: (amount: string) => `${amount} a month`,
    interestText: (rate: string) => `${rate} for each month or part of one`,
    rectify: 'Rectification until',
    way: {
      revised: 'Revised return until',
      updated: 'Updated return until',
    },
    updatedText: (percent: number) => `with ${percent}% additional tax`,
    revisedText: (day: string) => `by ${day}, to avoid the question of a fee`,
    documents: 'Documents',
    ready: (ready: number, all: number) => `${ready} of ${all} ready`,
    help: 'Our help',
    helpText: (service: string, noGst: boolean) => `${service}, ${gstIncluded(noGst)}`,
  },
  table: {
    caption: 'What it means',
    head: ['', 'In short'],
    ignored: 'If you don’t reply',
    today: 'What to do today',
  },
  workings: 'How the days are counted',
  notes: {
    genuine:
      'Check first that it’s genuine: open Authenticate Notice/Order on the portal and enter its document number (DIN). Never pay or log in through a link in a message.',
    late: 'It may be invalid because it came too late. Check this with a CA, and reply in time all the same.',
    unlessLarge:
      'After that day, the department needs evidence that ₹50 lakh or more was left out. Check this with a CA before you reply.',
    askFiled: 'Enter the day you filed the return to see whether it was sent in time.',
    extend: 'You can ask for more time on the portal, before the last day.',
    setOff:
      'The Act names no number of days. The department gives 21 since 2023, and older pages say 30. The date in the intimation decides.',
    contest: (appeal: string) =>
      `If the mistake is the department’s, ask for rectification and disagree with the demand on the portal. You have ${appeal} to appeal.`,
    updated: (points: string) =>
      `Since 1 March 2026, you can respond with an updated return within that time: additional tax is ${points} percentage points higher, but there’s no penalty on that income.`,
    longer: (day: string) =>
      `The date in the notice is later than ${day}, the longest time in law. Have a CA check it.`,
    sunday: (day: string) => `${day} is a Sunday. Don’t count on the next day.`,
    old: 'Notices for years up to FY 2025-26 stay under the Income-tax Act 1961, whatever their date.',
    new: 'From tax year 2026-27, the Income-tax Act 2025 applies.',
  },
  assumptions: {
    count:
      'We count from the day after the date and add no days for holidays. The date on the portal comes first.',
  },
  checklist: {
    title: 'What to check and have ready',
    text: 'Your ticks are kept in this page’s link. They go along if you send this calculation to a CA.',
    first: 'Check first',
    documents: 'Have ready',
    whatsapp: 'Send the list to yourself on WhatsApp',
    email: 'Send it by email',
  },
  faults: {
    future: 'Choose today or an earlier date',
    beforeYearEnd: (day: string) => `A notice for that year can’t be older than ${day}`,
    filedEarly: (day: string) => `Choose ${day} or a later date`,
    beforeDate: 'This can’t be before the date on the notice',
    afterDate: 'This can’t be after the date on the notice',
  },
} as const
