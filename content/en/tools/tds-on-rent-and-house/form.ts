import type { Field, FieldGroup } from '../form.ts'
import { monthOptions } from '../months.ts'

const RENT = { field: 'pays', is: ['rent'] } as const
const HOUSE = { field: 'pays', is: ['house'] } as const

export const basics: readonly Field[] = [
  {
    kind: 'choice',
    name: 'pays',
    label: 'What are you paying for?',
    options: [
      ['rent', 'Rent'],
      ['house', 'House or land'],
    ],
    initial: 'rent',
  },
  { kind: 'money', name: 'rent', label: 'Rent per month', when: RENT },
  { kind: 'money', name: 'price', label: 'Price of the whole house', when: HOUSE },
  {
    kind: 'choice',
    name: 'payee',
    label: 'Where does the landlord or seller live?',
    options: [
      ['india', 'In India'],
      ['abroad', 'Abroad'],
    ],
    initial: 'india',
  },
]

export const more: readonly FieldGroup[] = [
  {
    title: 'Months and changes of rent',
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
        hint: 'The month you move out, or March.',
        options: monthOptions,
        initial: 'mar',
        when: RENT,
      },
      {
        kind: 'choice',
        name: 'changed',
        label: 'Rent changed from',
        options: [['', 'No change'], ...monthOptions],
        initial: '',
        when: RENT,
      },
      { kind: 'money', name: 'newRent', label: 'New monthly rent', when: RENT },
    ],
  },
  {
    title: 'Stamp duty value and payments',
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
    title: 'Does any of this apply?',
    fields: [
      { kind: 'tick', name: 'noPan', label: 'The landlord or seller won’t give a PAN' },
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
    rent: 'Enter your monthly rent.',
    price: 'Enter the price of the whole house, for all buyers together.',
  },
  faults: {
    until: 'Choose a month after the first one',
    changed: 'Choose a later month of your rent',
    newRent: 'Enter the new rent',
    amount: 'Enter the amount of this payment',
    day: 'Enter the day of this payment',
    beyond: (paid: string) => `The payments add up to ${paid}, more than the price`,
  },
  nothing: 'Nothing to deduct',
  refused: 'We can’t tell from this',
  rent: {
    label: 'TDS on your rent',
    text: (month: string, form: string, day: string) =>
      `Deduct it once, from the rent for ${month}. Pay it with ${form} by ${day}.`,
    below: (limit: string) => `You deduct tax only from rent above ${limit} a month.`,
    everyPayment: 'Due from every payment',
    abroad:
      'Your landlord lives abroad. You deduct tax however small the rent, at a rate that depends on their country and income.',
    audited:
      'After a tax audit, the rules for businesses apply. You deduct tax as you pay, and you need a TAN.',
    year: 'Rent for the year',
    month: (month: string) => `You pay the landlord for ${month}`,
  },
  house: {
    label: 'TDS on the house',
    text: (form: string) => `Deduct it from each payment and pay it with ${form}.`,
    below: (limit: string) => `Price and stamp duty value are both below ${limit}.`,
    rural: 'This rule doesn’t apply to rural agricultural land.',
    everyPayment: 'Due from every payment',
    abroad:
      'The seller lives abroad. You deduct tax on the whole price, or on the gain if they have a lower deduction certificate. Calculate both with our tool “Selling a house”.',
    ruralAbroad:
      'The seller lives abroad. The sale of rural agricultural land usually isn’t taxed, so there may be nothing to deduct. Ask us before you pay.',
    seller: 'What the seller gets',
    table: {
      caption: 'Each payment',
      head: ['Paid on', 'Amount', 'Deduct', 'Form', 'Pay the tax by'],
      rest: 'Yet to be paid',
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
    needed: 'needed',
    report: 'Report it in',
    quarterly: 'every quarter',
    noTanText: 'your PAN is enough',
    noTanFrom: (day: string) => `from ${day}, for a resident individual or HUF`,
  },
  forms: {
    rent: 'Form 26QC',
    house: 'Form 26QB',
    new: 'Form 141',
    abroad: 'Form 27Q',
    newAbroad: 'Form 144',
  },
  person:
    'A chartered accountant can calculate the TDS with you, and help with a lower deduction certificate. Use the form below to send us these figures.',
  noPan: (share: string) => `Without a PAN, the rate is ${share}. Ask for the PAN before you pay.`,
  shared:
    'With several buyers or sellers, the price of the whole house decides whether you deduct tax. Each buyer then reports their own share for each seller.',
  spread:
    'The law doesn’t say how to spread the tax on the stamp duty value over the payments. Deduct the rest by the last one.',
  certificates: {
    lower:
      'The seller or landlord applies for a lower deduction certificate in Form 128 (Form 13 up to FY 2025-26).',
  },
  assumptions: {
    payer: 'You’re an individual or HUF whose accounts aren’t under tax audit.',
    sameRent: 'All the rent is for one house and goes to one landlord.',
    buyer: 'The price is for the whole house, all buyers and sellers together.',
  },
} as const
