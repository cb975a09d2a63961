import type { ChoiceField, Field, FieldGroup } from '../form.ts'
import { monthOptions } from '../months.ts'

const cities = [
  ['Delhi', 'Delhi'],
  ['Mumbai', 'Mumbai'],
  ['Kolkata', 'Kolkata'],
  ['Chennai', 'Chennai'],
  ['Bengaluru', 'Bengaluru'],
  ['Hyderabad', 'Hyderabad'],
  ['Pune', 'Pune'],
  ['Ahmedabad', 'Ahmedabad'],
  ['Gurugram', 'Gurugram'],
  ['Noida', 'Noida'],
  ['Thane', 'Thane'],
  ['Navi Mumbai', 'Navi Mumbai'],
  ['other', 'Anywhere else'],
] as const

const city: ChoiceField = {
  kind: 'choice',
  name: 'city',
  label: 'City of the rented house',
  options: [['', 'Choose the city'], ...cities],
  initial: '',
}

export const basics: readonly Field[] = [
  { kind: 'money', name: 'salary', label: 'Basic pay and DA, a month' },
  { kind: 'money', name: 'hra', label: 'HRA, a month' },
  { kind: 'money', name: 'rent', label: 'Rent, a month' },
]

export const more: readonly FieldGroup[] = [
  {
    title: 'City and months',
    open: true,
    fields: [
      city,
      {
        kind: 'choice',
        name: 'from',
        label: 'HRA from',
        options: monthOptions,
        initial: 'apr',
      },
      { kind: 'choice', name: 'to', label: 'HRA until', options: monthOptions, initial: 'mar' },
    ],
  },
  {
    title: 'What changed in the year',
    hint: 'A raise, a new rent, a move. Fill in only what changed: the rest stays as it was. Enter 0 as rent for months without any.',
    fields: [
      {
        kind: 'rows',
        name: 'changes',
        label: 'Changes',
        initialRows: 1,
        maxRows: 11,
        add: 'Add another change',
        rowLabel: (number) => `Change ${number}`,
        fields: [
          {
            kind: 'choice',
            name: 'month',
            label: 'From',
            options: [['', 'Choose the month'], ...monthOptions],
            initial: '',
          },
          { ...city, label: 'City', options: [['', 'As before'], ...cities] },
          { kind: 'money', name: 'rent', label: 'Rent, a month' },
          { kind: 'money', name: 'salary', label: 'Basic pay and DA' },
          { kind: 'money', name: 'hra', label: 'HRA, a month' },
        ],
      },
    ],
  },
  {
    title: 'Your slab and your landlord',
    fields: [
      {
        kind: 'choice',
        name: 'slab',
        label: 'Your highest slab in the old regime',
        hint: 'To see what the exemption saves.',
        options: [
          ['30', '30%'],
          ['20', '20%'],
          ['5', '5%'],
          ['0', 'No tax'],
        ],
        initial: '30',
      },
      { kind: 'tick', name: 'abroad', label: 'My landlord lives abroad' },
    ],
  },
]

/** What the answer says besides the engine’s working. */
export const words = {
  missing: {
    all: 'Enter your basic pay, HRA and rent for a month.',
    salary: 'Enter your basic pay for a month.',
    hra: 'Enter your HRA for a month, or 0 if you get none.',
    rent: 'Enter your rent for a month, or 0 if you pay none.',
  },
  faults: {
    until: 'Choose a month after the first one',
    month: 'Choose the month of the change',
    outside: (from: string, to: string) => `Choose a month from ${from} to ${to}`,
  },
  headline: 'HRA exempt in the old regime',
  received: (hra: string) => `Of ${hra} received. The new regime exempts none.`,
  chooseCity: (more: string) => `Choose the city: in a listed one it would be ${more}.`,
  nothing: {
    noHra: 'You get no HRA, so there is none to exempt.',
    noRent: 'Without rent no HRA is exempt.',
    lowRent: (share: string) => `Your rent is not above ${share} of your salary.`,
  },
  figures: {
    taxable: 'HRA that stays taxable',
    worth: 'Tax that it saves',
    worthText: (slab: string) => `at ${slab} with cess`,
    tds: 'TDS to deduct from your rent',
    tdsText: (month: string, form: string, day: string) =>
      `from ${month}’s rent, ${form} by ${day}`,
    tdsAbroad: 'other rules',
    pan: 'Landlord’s PAN',
    panNeeded: 'needed',
    panText: (limit: string, form: string) => `rent above ${limit}, ${form}`,
  },
  forms: { proof: 'Form 12BB', proof2026: 'Form 124', rent: 'Form 26QC', rent2026: 'Form 141' },
  table: {
    caption: 'The three limits, and which was the least',
    head: ['Months', 'HRA', 'Rent less its share', 'Share of salary', 'Exempt', 'Least'],
    least: { hra: 'HRA', rent: 'rent', salary: 'salary' },
    salary: (amount: string, share: number) => `${amount} (${share}%)`,
  },
  workings: { hra: 'HRA', tds: 'TDS on the rent' },
  assumptions: {
    city: 'The house is not in a listed city, as you chose none.',
    salary:
      'DA counts for retirement benefits. Other allowances and commission are left out of salary.',
    landlord:
      'All rent above the TDS limit goes to one landlord, and your accounts are not audited.',
    tdsMonths: 'TDS counts only the months with rent above the limit.',
    slab: 'The whole exemption falls into the slab you chose.',
  },
} as const
