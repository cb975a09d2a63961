import { equityFacts } from '../../../facts/equity.ts'
import { formatFact } from '../../../facts/format.ts'
import type { Field, FieldGroup } from '../form.ts'

const sale = (number: number) => `Sale ${number}`
const transfer = (number: number) => `Transfer ${number}`

export const basics = [
  {
    kind: 'money',
    signed: true,
    name: 'longTotal',
    label: 'Long-term gain, shares and equity funds',
    hint: 'Enter a loss with a minus sign',
  },
  {
    kind: 'money',
    signed: true,
    name: 'shortTotal',
    label: 'Short-term gain, shares and equity funds',
  },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'Capital gains statement',
    hint: 'From your broker or fund house, with its headings. Don’t enter the same sales above or below.',
    fields: [
      {
        kind: 'text',
        name: 'statement',
        label: 'Paste your statement',
        hint: 'Each row has both dates, the cost and the price.',
        lines: 3,
        file: true,
      },
      {
        kind: 'choice',
        name: 'funds',
        label: 'Kind of the funds in your statement',
        options: [
          ['', 'Choose'],
          ['equity', 'Equity funds'],
          ['debt', 'Debt funds'],
          ['mixed', 'Both, leave them out'],
        ],
        initial: '',
        asked: true,
      },
    ],
  },
  {
    title: 'Sales one by one',
    hint: `For older shares, other funds, gold, and sales up to ${formatFact(equityFacts.capitalGainsLastOldDay)}. Don’t enter the same sale here and in the totals.`,
    fields: [
      {
        kind: 'rows',
        name: 'sales',
        label: 'Sales',
        initialRows: 1,
        maxRows: 60,
        add: 'Add another sale',
        rowLabel: sale,
        fields: [
          {
            kind: 'choice',
            name: 'asset',
            label: 'What you sold',
            options: [
              ['equity', 'Listed shares or equity funds (STT paid)'],
              ['debt_fund', 'Debt fund'],
              ['gold', 'Gold or gold fund (not an ETF)'],
              ['unlisted_share', 'Unlisted shares'],
              ['foreign_share', 'Foreign shares'],
            ],
            initial: 'equity',
          },
          { kind: 'date', name: 'bought', label: 'Bought on' },
          { kind: 'date', name: 'sold', label: 'Sold on' },
          { kind: 'money', name: 'cost', label: 'Cost', hint: '0 for bonus shares' },
          { kind: 'money', name: 'price', label: 'Price', hint: 'After brokerage, before STT' },
          {
            kind: 'number',
            name: 'units',
            label: 'Units',
            hint: 'Only if cost and price are per unit',
          },
          {
            kind: 'money',
            name: 'fmv',
            label: `Value on ${formatFact(equityFacts.grandfatheringDate)}`,
            hint: 'If bought by then: that day’s highest price or NAV',
          },
        ],
      },
    ],
  },
  {
    title: 'Crypto',
    hint: 'Enter each transfer separately. A loss can’t be set off.',
    fields: [
      {
        kind: 'rows',
        name: 'crypto',
        label: 'Transfers',
        initialRows: 1,
        maxRows: 60,
        add: 'Add another transfer',
        rowLabel: transfer,
        fields: [
          { kind: 'money', name: 'cost', label: 'Cost', hint: 'Without fees' },
          { kind: 'money', name: 'price', label: 'Price' },
        ],
      },
    ],
  },
  {
    title: 'Losses to set off',
    fields: [
      {
        kind: 'money',
        name: 'earlierShort',
        label: 'Short-term loss from earlier years',
        hint: 'From Schedule CFL of your last return',
      },
      { kind: 'money', name: 'earlierLong', label: 'Long-term loss from earlier years' },
      {
        kind: 'money',
        name: 'businessLoss',
        label: 'This year’s F&O or other business loss',
        hint: 'Not intraday. Enter what’s left after rent and interest income.',
      },
    ],
  },
  {
    title: 'Your other income',
    hint: 'Surcharge, the rebate and the basic exemption depend on it.',
    fields: [
      {
        kind: 'money',
        name: 'otherIncome',
        label: 'Other income for the year, after deductions',
      },
      {
        kind: 'choice',
        name: 'regime',
        label: 'Regime',
        options: [
          ['new', 'New'],
          ['old', 'Old'],
        ],
        initial: 'new',
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
        when: { field: 'regime', is: ['old'] },
      },
      { kind: 'tick', name: 'abroad', label: 'I’m a non-resident this year' },
    ],
  },
] as const satisfies readonly FieldGroup[]

export const example = {
  longTotal: '90,000',
  shortTotal: '-35,000',
  'sales.0.asset': 'gold',
  'sales.0.bought': '2023-02-10',
  'sales.0.sold': '2026-06-18',
  'sales.0.cost': '1,50,000',
  'sales.0.price': '2,30,000',
  'crypto.0.cost': '60,000',
  'crypto.0.price': '85,000',
  'crypto.1.cost': '40,000',
  'crypto.1.price': '25,000',
  earlierShort: '20,000',
}

/** The gold fund is sold after three years in each. */
export const exampleIn = {
  '2025-26': { ...example, 'sales.0.sold': '2026-03-12' },
  '2024-25': { ...example, 'sales.0.bought': '2022-01-10', 'sales.0.sold': '2025-02-18' },
}

/** What the answer says. */
export const words = {
  sale,
  transfer,
  missing: 'Enter your gains to see the tax and how much exemption is left.',
  unknownFund: (name: string) =>
    `Are the funds in your statement equity funds or debt funds? It doesn’t say so of ${name}.`,
  notLoaded: 'We couldn’t load what reads a statement. Reload the page and try again.',
  noTable:
    'We found no columns for both dates, the cost and the price. Paste the table with its headings, or download the statement that lists each sale.',
  noneRead:
    'We found no sale of this year in your statement. Check the year, or enter the sales one by one.',
  readTitle: 'What we read from your statement',
  readHead: ['Sale', 'Bought', 'Sold', 'Gain'],
  leftTitle: 'Lines we skipped',
  leftHead: ['Line', 'Why'],
  left: {
    total: 'A total or a charge',
    above: 'Not in a table of sales',
    year: 'Sold in another year',
    dates: 'No clear dates',
    amounts: 'No clear cost or price',
    gain: 'Its gain isn’t price less cost',
    other: 'No share, or a fund of unknown kind',
    long: 'Too long for a row',
    intraday: 'Intraday',
  },
  leftSection: (section: string) => `Under “${section}”`,
  notRead: (count: number) => `${count} line${count > 1 ? 's' : ''} not read.`,
  incomplete: 'Complete the sale: both dates, the cost and the price.',
  leftOut: (rows: string) => `Left out until complete: ${rows}.`,
  soldFirst: 'This is before the date you bought it',
  otherRules: 'For non-residents these follow other rules. Leave them out here and ask us.',
  otherYear: 'This date isn’t in the chosen year. Choose the year of the sale above.',
  tax: 'Tax on your gains',
  before: (tax: string) => `${tax} before surcharge and cess`,
  paid: 'With surcharge and cess, on top of the tax on your other income.',
  whole: 'Tax for the whole year',
  room: (room: string, day: string) =>
    `You can book ${room} more of long-term gains tax-free by ${day}.`,
  shortLeft: 'Taxable short-term gains',
  longLeft: 'Long-term gains, before the exempt amount',
  crypto: 'Crypto gains',
  exempt: (whole: string) => `Left of the ${whole} exemption`,
  carriedShort: 'Short-term loss carried forward',
  carriedLong: 'Long-term loss carried forward',
  /** below a loss of the year, once its due date has passed */
  keptIf: (day: string) => `if you filed by ${day}`,
  /** the same, where losses of earlier years are in the figure too */
  partKeptIf: (part: string, day: string) => `${part} of it, if you filed by ${day}`,
  table: 'Gains by rate',
  head: ['Gains', 'Rate', 'Gain', 'Loss', 'Taxable after losses'],
  /** a rate in the table that stands for the slab of the last rupee */
  slabRate: (rate: string) => `${rate} (slab)`,
  longTotal: 'Long-term gain on listed equity, in total',
  longTotalLoss: 'Long-term loss on listed equity, in total',
  shortTotal: 'Short-term gain on listed equity, in total',
  shortTotalLoss: 'Short-term loss on listed equity, in total',
  notes: {
    harvest: (room: string, day: string) =>
      `Until ${day}, long-term gains of ${room} on listed shares and equity funds are still tax-free. If you sell and buy back, your cost goes up to the new price.`,
    keepBy: (day: string) =>
      `To carry forward this year’s losses, file by ${day}, unless that date is extended.`,
    late: (day: string) =>
      `The due date for this year was ${day}. If you filed by then, you can carry forward this year’s losses. If you file later, you can only set them off within the year.`,
    harvestLosses: 'New gains first use up losses you’d otherwise carry forward.',
  },
  assumptions: {
    abroad: 'No treaty and no rule for shares bought in foreign currency changes your tax.',
    stt: 'STT was paid on shares and equity funds.',
    totals: (day: string) => `The totals cover sales from ${day}. Enter earlier sales one by one.`,
    slab: (rate: string) =>
      `Gains at slab rates are taxed at ${rate}, unless you enter other income.`,
    rebate: 'No rebate is subtracted. From FY 2025-26, the new regime gives none on these rates.',
    order:
      'We set off losses against the gains with the highest rate first. The Act leaves the order to you.',
  },
} as const
