import type { Field, FieldGroup } from '../form.ts'
import { monthOptions } from '../months.ts'

const RENT = { field: 'pays', is: ['rent'] } as const
const HOUSE = { field: 'pays', is: ['house'] } as const

export const basics: readonly Field[] = [
  {
    kind: 'choice',
    name: 'pays',
    label: 'What do you pay?',
    options: [
      ['rent', 'Rent'],
      ['house', 'A house or land'],
    ],
    initial: 'rent',
  },
  { kind: 'money', name: 'rent', label: 'Rent, a month', when: RENT },
  { kind: 'money', name: 'price', label: 'Price of the whole house', when: HOUSE },
  {
    kind: 'choice',
    name: 'payee',
    label: 'Landlord or seller lives',
    options: [
      ['india', 'In India'],
      ['abroad', 'Abroad'],
    ],
    initial: 'india',
  },
]

export const more: readonly FieldGroup[] = [
  {
    title: 'Months of rent',
    fields: [
      {
        kind: 'choice',
        name: 'from',
        label: 'First month of this year',
        options: monthOptions,
        initial: 'apr',
        when: RENT,
      },
      {
        kind: 'choice',
        name: 'to',
        label: 'Last month of this year',
        hint: 'The month in which you move out, or March.',
        options: monthOptions,
        initial: 'mar',
        when: RENT,
      },
    ],
  },
  {
    title: 'Stamp value and payments',
    fields: [
      {
        kind: 'money',
        name: 'stamp',
        label: 'Stamp duty value',
        hint: 'The value on which stamp duty is paid, if it’s above the price.',
        when: HOUSE,
      },
      {
        kind: 'rows',
        name: 'payments',
        label: 'Payments to the seller',
        when: HOUSE,
        initialRows: 1,
        maxRows: 24,
        add: 'Add another payment',
        rowLabel: (number) => `Payment ${number}`,
        fields: [
          { kind: 'date', name: 'day', label: 'Paid on' },
          { kind: 'money', name: 'amount', label: 'Amount' },
        ],
      },
    ],
  },
  {
    title: 'Special cases',
    fields: [
      { kind: 'tick', name: 'noPan', label: 'The landlord or seller gives no PAN' },
      {
        kind: 'tick',
        name: 'audited',
        label: 'My business or profession was under tax audit last year',
        when: RENT,
      },
      { kind: 'tick', name: 'rural', label: 'It’s rural agricultural land', when: HOUSE },
    ],
  },
]

/** What the answer says besides the engine’s working. */
export const words = {
  missing: {
    rent: 'Enter your rent for a month.',
    price: 'Enter the price of the whole house, all buyers together.',
  },
  faults: {
    until: 'Choose a month after the first one',
    amount: 'Enter the amount of this payment',
    day: 'Enter the day of this payment',
    beyond: (paid: string) => `The payments come to ${paid}, more than the price`,
  },
  nothing: 'Nothing to deduct',
  refused: 'We can’t tell from this',
  rent: {
    label: 'TDS on your rent',
    text: (month: string, form: string, day: string) =>
      `Once, from the rent of ${month}. Pay it with ${form} by ${day}.`,
    below: (limit: string) => `Only rent above ${limit} a month has tax deducted.`,
    abroad:
      'Your landlord lives abroad. Tax comes off every payment, however small, at a rate that depends on their country and income.',
    audited:
      'After a tax audit, rent comes under the rules for businesses: tax comes off as you pay, and you need a TAN.',
    year: 'Rent of the year',
    month: (month: string) => `You pay the landlord for ${month}`,
  },
  house: {
    label: 'TDS on the house',
    text: (form: string) => `Taken off each payment, and paid with ${form}.`,
    below: (limit: string) => `Price and stamp duty value are both below ${limit}.`,
    rural: 'Rural agricultural land is left out of this rule.',
    abroad:
      'The seller lives abroad. Tax then depends on their gain, their other income and a certificate that they can ask for, not on the price alone.',
    seller: 'What the seller gets',
    table: {
      caption: 'Each payment',
      head: ['Paid on', 'Amount', 'Deduct', 'Form', 'Pay the tax by'],
      rest: 'Still to be paid',
      restOfTax: 'Rest of the tax',
      atLast: 'by the last payment',
    },
  },
  figures: {
    form: 'Pay it with',
    formText: (old: string) => `${old} up to March 2026`,
    by: 'Pay it by',
    byText: (days: string) => `${days} after the month’s end`,
    after: 'after the end of each payment’s month',
    tan: 'TAN',
    noTan: 'not needed',
    noTanText: 'your PAN is enough',
  },
  forms: { rent: 'Form 26QC', house: 'Form 26QB', new: 'Form 141' },
  person:
    'A chartered accountant can work out the tax with you, and apply for a certificate for less. Send us these figures below.',
  noPan: (share: string) => `Without a PAN the rate is ${share}. Ask for the PAN before you pay.`,
  shared:
    'Several buyers or sellers: the price of the whole house decides whether tax is deducted. Each buyer then reports their own part to each seller.',
  spread:
    'The law doesn’t say how the tax on the stamp duty value is spread over payments. The rest has to be deducted by the last one.',
  certificates: {
    lower:
      'The certificate for a lower rate is applied for in Form 128 (Form 13 up to FY 2025-26).',
    tanBefore: (day: string) => `Payments before ${day} to a seller abroad needed a TAN.`,
  },
  assumptions: {
    payer: 'You pay as an individual or HUF whose accounts are not under tax audit.',
    sameRent: 'The rent is the same in all months and goes to one landlord.',
    buyer: 'The price is that of the whole house, with all buyers and sellers together.',
  },
} as const
