import type { Field, FieldGroup } from '../form.ts'

const vehicle = (number: number) => `Vehicle ${number}`

export const basics = [
  {
    kind: 'choice',
    name: 'work',
    label: 'Your work',
    options: [
      ['44ADA', 'Profession'],
      ['44AD', 'Business'],
      ['44AE', 'Trucks'],
    ],
    initial: '44ADA',
  },
  {
    kind: 'money',
    name: 'receipts',
    label: 'Receipts or turnover for the year',
  },
  {
    kind: 'money',
    signed: true,
    name: 'profit',
    label: 'Actual profit, after all expenses (optional)',
  },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'Your vehicles',
    open: true,
    fields: [
      {
        kind: 'rows',
        name: 'vehicles',
        label: 'Goods vehicles you owned at any time in the year',
        initialRows: 1,
        maxRows: 15,
        add: 'Add another vehicle',
        rowLabel: vehicle,
        fields: [
          { kind: 'number', name: 'tonnes', label: 'Gross weight', unit: 'tonnes', max: 200 },
          {
            kind: 'number',
            name: 'months',
            label: 'Months owned',
            hint: 'Part of a month counts as a month',
            max: 12,
          },
        ],
        when: { field: 'work', is: ['44AE'] },
      },
    ],
  },
  {
    title: 'How you were paid',
    fields: [
      {
        kind: 'money',
        name: 'cash',
        label: 'Received in cash',
        hint: 'Including cheques that aren’t account payee',
        when: { field: 'work', is: ['44ADA', '44AD'] },
      },
      {
        kind: 'money',
        name: 'unpaid',
        label: 'Not received by the due date of your return',
        when: { field: 'work', is: ['44AD'] },
      },
    ],
  },
  {
    title: 'Other income and deductions',
    fields: [
      {
        kind: 'money',
        name: 'otherIncome',
        label: 'Your other income at slab rates',
        hint: 'Salary after the standard deduction, rent, interest',
      },
      {
        kind: 'money',
        name: 'deductions',
        label: 'Deductions in the old regime',
        hint: 'Section 80C, health insurance, home loan and others',
      },
      {
        kind: 'money',
        name: 'cost',
        label: 'What books and an audit would cost you',
        hint: 'Fees per year',
      },
    ],
  },
  {
    title: 'About you',
    fields: [
      {
        kind: 'tick',
        name: 'used',
        label: 'I used section 44AD in one of the last five years',
        when: { field: 'work', is: ['44AD'] },
      },
      {
        kind: 'choice',
        name: 'age',
        label: 'Age',
        options: [
          ['lt60', 'Below 60'],
          ['60to79', '60 to 79'],
          ['80plus', '80 or more'],
        ],
        initial: 'lt60',
      },
      {
        kind: 'choice',
        name: 'owner',
        label: 'Who earns it',
        options: [
          ['individual', 'Individual'],
          ['huf', 'HUF'],
        ],
        initial: 'individual',
      },
      { kind: 'tick', name: 'abroad', label: 'I’m a non-resident this year' },
    ],
  },
] as const satisfies readonly FieldGroup[]

export const example = {
  receipts: '36,00,000',
  profit: '11,50,000',
  cash: '1,00,000',
  otherIncome: '80,000',
  deductions: '1,50,000',
  cost: '40,000',
}

/** What the answer says. */
export const words = {
  vehicle,
  missing: {
    receipts: 'Enter your receipts to see your presumptive income.',
    vehicles: 'Enter the weight and months of each vehicle.',
  },
  tooMuch: 'Cash and unpaid bills together are more than your receipts',
  profitTooMuch: 'The profit can’t be more than the receipts. Enter other income below',
  months: 'Enter whole months from 1 to 12',
  section: (section: string) => `Section ${section}`,
  least: 'Least income you can declare',
  taxOnly: (regime: string, tax: string) =>
    `Tax of ${tax} in the ${regime}, the cheaper one. Enter your actual profit to compare.`,
  closed: 'Not open to you',
  closedText: 'You keep books and declare your actual profit.',
  stay: (section: string) => `Stay with ${section}`,
  stayText: (saved: string, cost: string) =>
    `Books would save ${saved} of tax and cost you ${cost}.`,
  stayNothing: 'Books would save you no tax.',
  stayLoss: 'Books would save no tax now, but let you use your loss.',
  books: 'Keep books',
  booksText: (saved: string) => `Declaring your actual profit saves ${saved} of tax a year.`,
  booksNet: (saved: string, cost: string) =>
    `Declaring your actual profit saves ${saved} of tax a year, and costs ${cost}.`,
  declareMore:
    'Your actual profit is higher, so we declare that. Many advisers hold that the presumptive income is enough; the point is disputed. You still don’t need books.',
  better: 'Presumptive or books',
  presumed: 'Presumptive income',
  under: (section: string) => `Under ${section}`,
  withBooks: 'With books',
  taxUnder: (section: string) => `Tax under ${section}`,
  taxReal: 'Tax with books',
  audit: 'Audit with books',
  yes: 'Yes',
  no: 'No',
  advance: (section: string) => `Advance tax under ${section}`,
  advanceOnce: (day: string) => `All by ${day}`,
  advanceFour: 'Four instalments',
  advanceNone: 'None due',
  table: 'The tax both ways',
  head: ['', 'Income', 'New regime', 'Old regime'],
  regimes: { new: 'new regime', old: 'old regime' },
  workings: {
    presumed: 'Presumptive income',
    tax: (what: string, regime: string) => `Tax on ${what}, ${regime}`,
    whatPresumed: 'presumptive income',
    whatReal: 'actual profit',
    audit: 'Audit with books',
  },
  noProfession: 'Section 44ADA is for individuals and firms, not for an HUF.',
  notes: {
    loss: (keep: string) =>
      `We count your loss as nil. With books you can set it off against other income, except salary, crypto gains and winnings${keep}`,
    keepBy: (day: string) => `, and carry forward the rest, if you file by ${day}.`,
    keptUntil: (day: string) =>
      `. The due date for this year was ${day}. If you filed later, you can’t carry forward the rest.`,
    professionLess:
      'If you declare less than half of your receipts, you have to keep books. You need an audit if your total income is above the basic exemption. You can use section 44ADA again later.',
    businessLess: (years: string) =>
      `If you used section 44AD before and declare less now, you can’t use it for the next ${years}.`,
    vehiclesLess: 'If you declare less than this, you have to keep books and get them audited.',
    once: (day: string, from: string) =>
      `Under this section, all your advance tax is due by ${day}, including tax on other income, if your tax after TDS is ${from} or more.`,
    newAct: 'In the 2025 Act, the three sections are rows of the table in section 58(2).',
    four: (from: string) =>
      `With books, and under section 44AE, advance tax is due in four instalments if your tax after TDS is ${from} or more.`,
    oldRegimeLate: (day: string) =>
      `The old regime needs Form 10-IEA by the due date, which was ${day}. Without it, the new regime applies.`,
    oldRegime:
      'To choose the old regime, file Form 10-IEA by the due date of your return. Once you leave the old regime, you can’t choose it again while you have business income.',
    cash: (share: string, limit: string) =>
      `Your limit is ${limit} because at most ${share} came in cash. With more cash, the lower limit applies.`,
  },
  assumptions: {
    listed:
      'Section 44ADA lists your profession: law, medicine, engineering, accountancy or IT, for example.',
    business: 'Your business isn’t commission, brokerage or agency work, or a listed profession.',
    payments: (share: string) => `At most ${share} of your payments are in cash.`,
    slab: 'All income is taxed at slab rates. Tax includes rebate, surcharge and cess.',
    deductions: 'The deductions you entered count in the old regime only.',
  },
} as const
