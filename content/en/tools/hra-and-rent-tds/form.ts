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
  { kind: 'money', name: 'salary', label: 'Basic pay and DA per month' },
  { kind: 'money', name: 'hra', label: 'HRA per month' },
  { kind: 'money', name: 'rent', label: 'Rent per month' },
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
    title: 'What changed during the year',
    hint: 'A raise, a new rent, a move. Fill in only what changed. Enter 0 as the rent for months without any.',
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
          { kind: 'money', name: 'rent', label: 'Rent per month' },
          { kind: 'money', name: 'salary', label: 'Basic pay and DA' },
          { kind: 'money', name: 'hra', label: 'HRA per month' },
        ],
      },
    ],
  },
  {
    title: 'Your income and your landlord',
    fields: [
      {
        kind: 'money',
        name: 'income',
        label: 'Total income in the old regime, all HRA taxed',
        hint: 'After deductions, to see the tax you save.',
      },
      {
        kind: 'choice',
        name: 'slab',
        label: 'Or only your highest slab',
        options: [
          ['', 'From my income'],
          ['30', '30%'],
          ['20', '20%'],
          ['5', '5%'],
          ['0', 'No tax'],
        ],
        initial: '',
      },
      { kind: 'tick', name: 'abroad', label: 'My landlord lives abroad' },
    ],
  },
]

/** What the answer says besides the engine’s working. */
export const words = {
  missing: {
    all: 'Enter your monthly basic pay, HRA and rent.',
    salary: 'Enter your monthly basic pay.',
    hra: 'Enter your monthly HRA, or 0 if you get none.',
    rent: 'Enter your monthly rent, or 0 if you pay none.',
  },
  faults: {
    aboveSalary: 'HRA can’t be more than basic pay and DA',
    until: 'Choose a month after the first one',
    month: 'Choose the month of the change',
    outside: (from: string, to: string) => `Choose a month from ${from} to ${to}`,
  },
  headline: 'Exempt HRA, old regime',
  received: (hra: string) => `Out of ${hra} received. In the new regime, none of it is exempt.`,
  chooseCity: (more: string) => `Choose your city: in a metro city it would be ${more}.`,
  nothing: {
    noHra: 'You get no HRA, so there’s nothing to exempt.',
    noRent: 'If you pay no rent, no HRA is exempt.',
    lowRent: (share: string) => `Your rent isn’t above ${share} of your salary.`,
  },
  figures: {
    taxable: 'Taxable HRA',
    worth: 'Tax saved',
    worthText: {
      slab: (slab: string) => `at ${slab} with cess, before surcharge`,
      income: 'with surcharge and cess',
      pay: 'if basic pay, DA and HRA are your only income',
    },
    tds: 'TDS to deduct from your rent',
    tdsText: (month: string, form: string, day: string) =>
      `from ${month}’s rent, ${form} by ${day}`,
    tdsAbroad: 'from every payment',
    tdsAbroadText: (form: string) => `TAN needed, ${form} every quarter`,
    pan: 'Landlord’s PAN',
    panNeeded: 'needed',
    panText: (limit: string, form: string) => `rent above ${limit}, ${form}`,
  },
  forms: {
    proof: 'Form 12BB',
    proof2026: 'Form 124',
    rent: 'Form 26QC',
    rent2026: 'Form 141',
    abroad: 'Form 27Q',
    abroad2026: 'Form 144',
  },
  table: {
    caption: 'The three limits, and which is the least',
    head: ['Months', 'HRA', 'Rent less share of salary', 'Share of salary', 'Exempt', 'Least'],
    least: { hra: 'HRA', rent: 'rent', salary: 'salary' },
    salary: (amount: string, share: number) => `${amount} (${share}%)`,
  },
  workings: { hra: 'HRA', tds: (months: string) => `TDS on the rent${months && `, ${months}`}` },
  person:
    'A chartered accountant can tell you what to deduct. Use the form below to send us these figures.',
  assumptions: {
    city: 'The house isn’t in a metro city, as you haven’t chosen one.',
    salary:
      'DA counts for retirement benefits. Salary here excludes other allowances and commission.',
    landlord:
      'The rent for a house goes to one landlord, and your accounts aren’t under tax audit.',
    tenancy: 'You moved only if you chose another city or paid no rent for a month.',
    slab: 'The whole exemption falls in the slab you chose.',
    person: 'You’re resident and below 60.',
  },
} as const
