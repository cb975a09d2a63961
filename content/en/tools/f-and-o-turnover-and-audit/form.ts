import type { Field, FieldGroup } from '../form.ts'

export const basics = [
  {
    kind: 'text',
    name: 'results',
    label: 'Profit or loss of each trade',
    hint: 'One on each line, or paste your broker’s P&L with its headings',
    lines: 3,
    file: true,
  },
  {
    kind: 'number',
    name: 'resultsColumn',
    label: 'Column with the profit or loss',
    hint: 'Counted from the left, if we read the wrong one',
    asked: true,
  },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'Intraday and costs',
    fields: [
      {
        kind: 'text',
        name: 'intraday',
        label: 'Intraday profits and losses in shares',
        hint: 'One on each line. We keep them separate, as speculative.',
        lines: 3,
        file: true,
      },
      {
        kind: 'number',
        name: 'intradayColumn',
        label: 'Column with the intraday profit or loss',
        hint: 'Counted from the left, if we read the wrong one',
        asked: true,
      },
      {
        kind: 'money',
        name: 'costs',
        label: 'F&O costs not included above',
        hint: 'Brokerage, charges, data, internet, interest',
      },
    ],
  },
  {
    title: 'Cash and other business',
    fields: [
      {
        kind: 'money',
        name: 'otherTurnover',
        label: 'Turnover of your other business',
      },
      {
        kind: 'number',
        name: 'cashReceipts',
        label: 'Cash as a share of receipts',
        initial: '0',
        max: 100,
        unit: '%',
      },
      {
        kind: 'number',
        name: 'cashPayments',
        label: 'Cash as a share of payments',
        initial: '0',
        max: 100,
        unit: '%',
      },
    ],
  },
  {
    title: 'Your earlier returns',
    fields: [
      {
        kind: 'choice',
        name: 'presumptive',
        label: 'Section 44AD (presumptive income) in the last five years',
        options: [
          ['never', 'Not used'],
          ['now', 'Used, and this year too'],
          ['left', 'Used, but I declare less now'],
          ['unknown', 'I don’t know'],
        ],
        initial: 'never',
      },
      {
        kind: 'tick',
        name: 'lowIncome',
        label: 'My total income is within the basic exemption',
      },
    ],
  },
] as const satisfies readonly FieldGroup[]

export const example = {
  results: [
    'NIFTY futures	18,40,000',
    'NIFTY options	-12,65,000',
    'BANKNIFTY options	-21,30,000',
    'RELIANCE futures	6,85,000',
    'BANKNIFTY futures	34,20,000',
    'FINNIFTY options	-31,90,000',
  ].join('\n'),
  intraday: '42,000\n-65,500',
  costs: '85,000',
}

/** What the answer says. */
export const words = {
  missing: 'Enter your profits and losses to see your turnover.',
  nothingRead: 'Enter one profit or loss on each line, such as 1,20,000 or -90,000',
  noColumn: 'We found no column of profits and losses here. Paste the table with its headings.',
  whichColumn: {
    results: (row: string) => `Which column has the profit or loss? A row of yours: ${row}`,
    intraday: (row: string) =>
      `Which column has the intraday profit or loss? A row of yours: ${row}`,
  },
  emptyColumn: 'That column has no amounts. Count from the left, the first column is 1.',
  otherSection: (section: string) => `We read none of this. It stands under “${section}”.`,
  columnOf: (title: string, column: string) => `${title}, column “${column}”`,
  audit: 'Tax audit',
  needed: 'Audit needed',
  notNeeded: 'No audit needed',
  unsure: 'We can’t tell from this',
  why: {
    presumptive: 'You use section 44AD within its limit.',
    within: (turnover: string, limit: string) =>
      `Your turnover of ${turnover} is within ${limit}, and you haven’t left section 44AD early.`,
    lowIncome: (turnover: string, limit: string) =>
      `Your turnover of ${turnover} is within ${limit}, and your total income is within the basic exemption.`,
    left: 'You left section 44AD early, and your total income is above the basic exemption.',
    digital: (turnover: string, limit: string, cash: string) =>
      `Your turnover of ${turnover} is within ${limit}, with at most ${cash} of receipts and payments in cash.`,
    cash: (turnover: string, limit: string, cash: string) =>
      `Your turnover of ${turnover} is above ${limit}, with more than ${cash} of receipts or payments in cash.`,
    above: (turnover: string, limit: string) => `Your turnover of ${turnover} is above ${limit}.`,
    unknown:
      'It depends on whether you used section 44AD in your last five returns. A chartered accountant can check them with you.',
  },
  turnover: 'Turnover',
  parts: { fno: 'F&O', intraday: 'intraday', other: 'other business' },
  fnoProfit: 'F&O profit, after costs',
  fnoLoss: 'F&O loss, after costs',
  share: (share: string) => `${share} of F&O turnover`,
  intradayProfit: 'Intraday profit (speculative)',
  intradayLoss: 'Intraday loss (speculative)',
  report: 'Audit report by',
  return: 'Return by',
  passed: 'already past',
  penalty: 'Penalty without the report',
  penaltyText: 'at most',
  costs: 'Costs not included above',
  fno: 'F&O turnover',
  intraday: 'Intraday turnover',
  readTitle: 'What we read, F&O',
  readIntraday: 'What we read, intraday',
  line: 'Line',
  result: 'Profit or loss',
  leftTitle: 'Lines we skipped',
  leftReason: 'Why',
  left: {
    total: 'A total, charge or balance',
    above: 'Above the headings',
    several: 'Several numbers, no heading',
    noAmount: 'No clear amount',
    noColumn: 'Its table has no profit or loss',
    long: 'Too long for a row',
  },
  leftSection: (section: string) => `Under “${section}”`,
  notRead: (count: number) => `${count} line${count > 1 ? 's' : ''} not read.`,
  notes: {
    /** what a loss is kept for, before the due date and after it */
    ifFiled: { inTime: 'if you file by the due date', late: 'if you filed by the due date' },
    fnoLoss: (loss: string, years: string, ifFiled: string) =>
      `You can set off the F&O loss of ${loss} this year against any income except salary, crypto gains and winnings. You can carry forward the rest for ${years} against business income, ${ifFiled}.`,
    intradayLoss: (loss: string, years: string, ifFiled: string) =>
      `You can set off the intraday loss of ${loss} only against speculative profits, this year and for ${years} ${ifFiled}.`,
    late: (day: string) =>
      `The due date was ${day}. In a belated return you can still set off a trading loss within the year, but you can’t carry it forward.`,
    tooLate: (day: string) =>
      `The last day for a belated return, ${day}, has passed. You can’t carry a trading loss forward in an updated return.`,
    dates: 'These are the dates in the law. Check for an extension before you rely on one.',
    newAct:
      'Tax year 2026-27 comes under the 2025 Act, where section 44AD is part of section 58(2) and section 44AB, on audits, is section 63.',
    presumptiveLeast: (least: string) =>
      `Under section 44AD you declare at least ${least}, even if you made a loss. Whether F&O qualifies for it at all is disputed.`,
    belowShare: (share: string) =>
      `Your profit is less than ${share} of turnover. That alone doesn’t mean an audit.`,
  },
  assumptions: {
    digital: 'Outside your broker account, only what you entered was in cash.',
    individual: 'You trade in your own name, not through a company or an LLP.',
    trades: 'Each line is one trade or one contract.',
  },
} as const
