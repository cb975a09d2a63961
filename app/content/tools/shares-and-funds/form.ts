import { equityFacts } from '../../tax-facts/equity.ts'
import { formatFact } from '../../tax-facts/format.ts'
import type { Field, FieldGroup } from '../form.ts'

const sale = (number: number) => `Sale ${number}`
const transfer = (number: number) => `Transfer ${number}`

export const basics = [
  {
    kind: 'money',
    name: 'longTotal',
    label: 'Long-term gain, shares and equity funds',
    hint: 'A loss with a minus',
  },
  {
    kind: 'money',
    name: 'shortTotal',
    label: 'Short-term gain, shares and equity funds',
  },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'Sales one by one',
    hint: `For older shares, other funds, gold, and sales up to ${formatFact(equityFacts.capitalGainsLastOldDay)}. Don’t enter a sale here and in the totals.`,
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
              ['gold', 'Gold or gold fund'],
              ['unlisted_share', 'Unlisted shares'],
              ['foreign_share', 'Foreign shares'],
            ],
            initial: 'equity',
          },
          { kind: 'date', name: 'bought', label: 'Bought on' },
          { kind: 'date', name: 'sold', label: 'Sold on' },
          { kind: 'money', name: 'cost', label: 'Cost', hint: '0 for bonus shares' },
          { kind: 'money', name: 'price', label: 'Price', hint: 'Less brokerage, without STT' },
          {
            kind: 'number',
            name: 'units',
            label: 'Units',
            hint: 'Only if cost and price are for one unit',
          },
          {
            kind: 'money',
            name: 'fmv',
            label: `Value on ${formatFact(equityFacts.grandfatheringDate)}`,
            hint: 'If bought by then: highest price or NAV of that day',
          },
        ],
      },
    ],
  },
  {
    title: 'Crypto',
    hint: 'Each transfer by itself. A loss lowers nothing.',
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
    title: 'Losses to use',
    fields: [
      {
        kind: 'money',
        name: 'earlierShort',
        label: 'Short-term loss of earlier years',
        hint: 'From your last return, schedule CFL',
      },
      { kind: 'money', name: 'earlierLong', label: 'Long-term loss of earlier years' },
      {
        kind: 'money',
        name: 'businessLoss',
        label: 'F&O or other business loss of this year',
        hint: 'Not intraday. What is left after rent and interest income.',
      },
    ],
  },
  {
    title: 'Your other income',
    hint: 'A resident with little other income pays less on these gains.',
    fields: [
      {
        kind: 'money',
        name: 'otherIncome',
        label: 'Other income of the year, after deductions',
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

/** What the answer says. */
export const words = {
  sale,
  transfer,
  missing: 'Enter your gains to see their tax and what is left of the exempt amount.',
  incomplete: 'Complete the sale: both dates, the cost and the price.',
  leftOut: (rows: string) => `Left out until they are complete: ${rows}.`,
  soldFirst: 'This is before the day you bought it',
  otherYear: 'This isn’t in the chosen year. Choose the year of the sale above.',
  tax: 'Tax on your gains',
  before: 'Before surcharge and cess.',
  room: (room: string, day: string) =>
    `Before surcharge and cess. You can take ${room} more of long-term gains tax-free by ${day}.`,
  shortLeft: 'Short-term gains taxed',
  longLeft: 'Long-term gains, before the exempt amount',
  crypto: 'Crypto gains',
  exempt: (whole: string) => `Left of the exempt ${whole}`,
  carriedShort: 'Short-term loss carried forward',
  carriedLong: 'Long-term loss carried forward',
  table: 'Gains by rate',
  head: ['Gains', 'Rate', 'Gain', 'Loss', 'Taxed after losses'],
  /** a rate in the table that stands for the slab of the last rupee */
  slabRate: (rate: string) => `${rate} (slab)`,
  longTotal: 'Long-term gain on listed equity, in total',
  longTotalLoss: 'Long-term loss on listed equity, in total',
  shortTotal: 'Short-term gain on listed equity, in total',
  shortTotalLoss: 'Short-term loss on listed equity, in total',
  notes: {
    harvest: (room: string, day: string) =>
      `Until ${day}, long-term gains of ${room} on listed shares and equity funds are still free of tax. If you sell and buy back, your cost rises to the new price.`,
    harvestLosses: 'New gains first use up the losses you would carry forward.',
  },
  assumptions: {
    stt: 'Securities transaction tax was paid on shares and equity funds.',
    totals: (day: string) => `The totals are of sales from ${day}. Earlier sales go one by one.`,
    slab: (rate: string) =>
      `Gains at slab rates pay ${rate}, as long as you enter no other income.`,
    rebate: 'No rebate is taken off. The new regime gives none on these rates from FY 2025-26.',
    order: 'Losses go to the gains with the highest rate first. The Act leaves that order to you.',
  },
} as const
