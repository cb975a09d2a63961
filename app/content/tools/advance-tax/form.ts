import type { Field, FieldGroup } from '../form.ts'

export const basics = [
  {
    kind: 'money',
    name: 'tax',
    label: 'Your tax for the year, after TDS',
    hint: 'An estimate will do. Include gains.',
  },
  {
    kind: 'choice',
    name: 'who',
    label: 'Does one of these apply?',
    options: [
      ['usual', 'No, neither'],
      ['presumptive', 'Income under 44AD or 44ADA'],
      ['senior', 'Resident, 60+, no business'],
    ],
    initial: 'usual',
  },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'What you’ve paid',
    hint: 'Advance tax and self-assessment tax, not TDS. Leave it empty if you’ve paid nothing.',
    open: true,
    fields: [
      {
        kind: 'rows',
        name: 'payments',
        label: 'Payments',
        fields: [
          { kind: 'money', name: 'amount', label: 'Amount' },
          { kind: 'date', name: 'day', label: 'Paid on' },
        ],
        initialRows: 1,
        maxRows: 16,
        add: 'Add another payment',
        rowLabel: (number: number) => `Payment ${number}`,
      },
    ],
  },
  {
    title: 'Gains, dividends and winnings',
    hint: 'Their tax bears no interest for the dates before you had them. It must be part of the tax you entered above.',
    fields: [
      {
        kind: 'rows',
        name: 'gains',
        label: 'Gains',
        fields: [
          { kind: 'money', name: 'amount', label: 'Tax on it' },
          { kind: 'date', name: 'day', label: 'Sold or received on' },
        ],
        initialRows: 1,
        maxRows: 40,
        add: 'Add another gain',
        rowLabel: (number: number) => `Gain ${number}`,
      },
    ],
  },
] as const satisfies readonly FieldGroup[]

/** What the answer says around the figures. Days come in words: '15 December 2026'. */
export const words = {
  missing: (day: string | undefined) =>
    day
      ? `The next date is ${day}. Enter your tax to see the amount.`
      : 'Enter your tax to see the interest on it.',
  headline: {
    next: 'Next instalment',
    pay: (amount: string, day: string) => `${amount} by ${day}`,
    nothingBy: (day: string) => `Nothing by ${day}`,
    enough: 'You’ve paid what’s due by then.',
    share: (share: string) => `Then you’ve paid ${share} of the year’s tax.`,
    whole: 'Then the year’s tax is paid.',
    behind: (amount: string, interest: string) =>
      `${amount} of it was due earlier. Interest for late instalments so far: ${interest}.`,
    still: 'Still in this tax year',
    stillText:
      'It’s late for the last instalment, but counts as advance tax and saves interest from April.',
    over: (day: string) => `To pay on ${day}`,
    overText: (tax: string, interest: string) => `${tax} of tax and ${interest} of interest.`,
    settled: 'Nothing to pay',
    settledText: 'Tax and interest are covered by what you paid.',
    none: 'No advance tax',
    noneLabel: 'Advance tax',
    small: (from: string) =>
      `It starts at ${from} of tax after TDS. Pay with your return, by the due date.`,
    senior: 'Pay with your return, by the due date. Interest under 234B and 234C doesn’t apply.',
  },
  figures: {
    tax: 'Tax for the year, after TDS',
    paid: 'Paid so far',
    interestC: 'Interest for late instalments',
    interestCText: 'section 234C, dates up to today',
    interestB: 'Interest since April',
    interestBText: 'section 234B',
    interest: 'Interest paid or due in all',
    left: 'To pay today, rounded to ten',
    overpaid: 'Paid too much',
    overpaidText: 'comes back with your return',
  },
  chart: {
    title: 'The instalments of the year',
    caption: 'Instalments',
    head: ['By', 'Instalment'],
  },
  table: {
    caption: 'Where you stand at each date',
    head: ['By', 'Due in all', 'Paid', 'Interest'],
    later: 'not yet',
  },
  workings: {
    instalments: 'The instalments',
    c: 'Interest for late instalments, section 234C',
    b: 'Interest for too little advance tax, section 234B',
  },
  notes: {
    estimate:
      'In the end, interest is measured against your final tax. Check your estimate again before each date.',
    tolerance: (june: string, september: string) =>
      `No interest for June if ${june} was paid by then, or for September with ${september}.`,
    byMarch31: (day: string, share: string) =>
      `With ${share} of the tax paid by ${day}, no interest under section 234B starts in April.`,
    gains: (interest: string) =>
      `Gains don’t count for the dates before them, provided you pay their tax with the next instalments, or by 31 March. Without that relief the interest would be ${interest}.`,
    gainsLost: (interest: string) =>
      `Not all of the tax was paid by 31 March, so the relief for gains may be refused. Then the interest would be ${interest}.`,
    sunday: (day: string, next: string) =>
      `${day} was a Sunday, so we count payments on ${next} as in time. The department’s circular speaks of days on which the bank is closed.`,
    first: 'Payments after 31 March settle the interest to that day first, then the tax.',
    returnLate:
      'If your return is late as well, interest under section 234A comes on top. See “What can I still do?”.',
    presumptive:
      'With presumptive income, the whole tax is due by 15 March, tax on other income included.',
  },
  assumptions: {
    tds: 'TDS and TCS still to come this year are already taken off your tax.',
    holidays: 'No instalment date is a bank holiday other than a Sunday.',
    order: 'Your return shows the tax you entered.',
  },
  faults: {
    day: 'Enter the day',
    amount: 'Enter the amount',
    tooEarly: (day: string) => `Choose a day from ${day}`,
    notInYear: (from: string, to: string) => `Choose a day from ${from} to ${to}`,
    gains: 'The tax on your gains is more than the tax for the year',
  },
} as const
