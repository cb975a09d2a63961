import type { Field, FieldGroup } from '../form.ts'

export const basics = [
  {
    kind: 'money',
    name: 'tax',
    label: 'Your tax for the year, after TDS',
    hint: 'An estimate will do. Include gains, surcharge and cess.',
  },
  {
    kind: 'choice',
    name: 'who',
    label: 'Do any of these apply?',
    options: [
      ['usual', 'None of these'],
      ['presumptive', 'Income under 44AD or 44ADA'],
      ['senior', 'Resident, 60+, no business'],
    ],
    initial: 'usual',
  },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'What you’ve paid',
    hint: 'Advance tax and self-assessment tax, not TDS. Leave this empty if you’ve paid nothing.',
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
    hint: 'Tax on these attracts no interest for due dates before you earned them. Include it in the tax you entered above.',
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
      ? `Your next due date is ${day}. Enter your tax to see the amount.`
      : 'Enter your tax to see the interest on it.',
  headline: {
    next: 'Next instalment',
    pay: (amount: string, day: string) => `${amount} by ${day}`,
    nothingBy: (day: string) => `Nothing by ${day}`,
    enough: 'You’ve already paid what’s due by then.',
    share: (share: string) => `That brings you to ${share} of the year’s tax.`,
    whole: 'That completes the year’s tax.',
    behind: (amount: string, interest: string) =>
      `${amount} of it was due earlier. Interest for late instalments so far: ${interest}.`,
    still: 'Pay before the year ends',
    stillText:
      'It’s late for the last instalment, but it still counts as advance tax and saves interest from April.',
    over: (day: string) => `Payable on ${day}`,
    overText: (tax: string, interest: string) => `Tax of ${tax} and interest of ${interest}.`,
    settled: 'Nothing to pay',
    settledText: 'What you’ve paid covers the tax and interest.',
    none: 'No advance tax',
    noneLabel: 'Advance tax',
    small: (from: string) =>
      `It’s due only if your tax after TDS is ${from} or more. Pay your tax before you file your return.`,
    senior:
      'Pay your tax before you file your return. No interest is due under sections 234B and 234C.',
  },
  figures: {
    tax: 'Tax for the year, after TDS',
    paid: 'Paid so far',
    interestC: 'Interest for late instalments',
    interestCText: 'section 234C, dates up to today',
    interestB: 'Interest since April',
    interestBText: 'section 234B',
    interest: 'Total interest',
    left: 'Payable today, rounded to ₹10',
    overpaid: 'Excess paid',
    overpaidText: 'refunded with your return',
  },
  chart: {
    title: 'This year’s instalments',
    caption: 'Instalments',
    head: ['By', 'Instalment'],
  },
  table: {
    caption: 'Where you stand at each date',
    head: ['By', 'Total due', 'Paid', 'Interest'],
    later: 'not yet',
  },
  workings: {
    instalments: 'The instalments',
    c: 'Interest for late instalments, section 234C',
    b: 'Interest for too little advance tax, section 234B',
  },
  notes: {
    estimate: 'Interest depends on your final tax, so update your estimate before each due date.',
    tolerance: (june: string, september: string) =>
      `No interest for June if you paid ${june} by then, or for September if you paid ${september}.`,
    byMarch31: (day: string, share: string) =>
      `Pay ${share} of the tax by ${day} and there’s no interest under section 234B.`,
    gains: (interest: string) =>
      `Gains don’t count for due dates before you made them, as long as you pay the tax with the next instalments, or by 31 March. Without that relief, the interest would be ${interest}.`,
    gainsLost: (interest: string) =>
      `You didn’t pay all of the tax by 31 March, so you may lose the relief for gains. The interest would then be ${interest}.`,
    sunday: (day: string, next: string) =>
      `${day} was a Sunday, so we treat payments on ${next} as on time. The department’s circular refers to days when the bank is closed.`,
    first: 'Payments after 31 March go towards the interest up to that day first, then the tax.',
    returnLate:
      'If your return is late too, interest under section 234A is added. See “What can I still do?”.',
    presumptive:
      'With presumptive income, all your tax is due by 15 March, including tax on other income.',
  },
  assumptions: {
    tds: 'You’ve already subtracted any TDS and TCS still to come this year.',
    holidays: 'No due date falls on a bank holiday, other than a Sunday.',
    order: 'Your return shows the tax you entered.',
  },
  faults: {
    day: 'Enter the date',
    amount: 'Enter the amount',
    tooEarly: (day: string) => `Choose ${day} or a later date`,
    tooLate: (day: string) => `Choose ${day} or an earlier date`,
    notInYear: (from: string, to: string) => `Choose a date from ${from} to ${to}`,
    gains: 'The tax on your gains is more than the tax for the year',
  },
} as const
