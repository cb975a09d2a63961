import type { Words } from '../../../same-keys.ts'
import { hraWords } from '../../working/hra.ts'
import { rentTdsWords } from '../../working/rent-tds.ts'
import type { ChoiceField, Field, FieldGroup } from '../form.ts'
import { monthNames, monthOptionsIn } from '../months.ts'

/** What the form asks; each city is named by the value that it has there. */
const formWords = {
  pay: {
    salary: 'Basic pay and DA per month',
    hra: 'HRA per month',
    rent: 'Rent per month',
  },
  cities: {
    Delhi: 'Delhi',
    Mumbai: 'Mumbai',
    Kolkata: 'Kolkata',
    Chennai: 'Chennai',
    Bengaluru: 'Bengaluru',
    Hyderabad: 'Hyderabad',
    Pune: 'Pune',
    Ahmedabad: 'Ahmedabad',
    Gurugram: 'Gurugram',
    Noida: 'Noida',
    Thane: 'Thane',
    'Navi Mumbai': 'Navi Mumbai',
    other: 'Anywhere else',
  },
  place: {
    title: 'City and months',
    city: 'City of the rented house',
    choose: 'Choose the city',
    from: 'HRA from',
    to: 'HRA until',
  },
  changes: {
    title: 'What changed during the year',
    hint: 'A raise, a new rent, a move. Fill in only what changed. Enter 0 as the rent for months without any.',
    label: 'Changes',
    add: 'Add another change',
    row: (number: number) => `Change ${number}`,
    from: 'From',
    chooseMonth: 'Choose the month',
    city: 'City',
    asBefore: 'As before',
    salary: 'Basic pay and DA',
  },
  person: {
    title: 'Your income and your landlord',
    income: 'Total income in the old regime, all HRA taxed',
    incomeHint: 'After deductions, to see the tax you save.',
    slab: 'Or only your highest slab',
    slabOfIncome: 'From my income',
    noTax: 'No tax',
    abroad: 'My landlord lives abroad',
  },
} as const

/** The fields of the form of HRA by month. */
export function fieldsIn(
  { pay, cities, place, changes, person }: Words<typeof formWords>,
  months: readonly string[],
) {
  const cityOptions = Object.entries(cities)
  const monthOptions = monthOptionsIn(months)
  const city: ChoiceField = {
    kind: 'choice',
    name: 'city',
    label: place.city,
    options: [['', place.choose], ...cityOptions],
    initial: '',
  }
  const rent: Field = { kind: 'money', name: 'rent', label: pay.rent }
  const hra: Field = { kind: 'money', name: 'hra', label: pay.hra }
  const basics: readonly Field[] = [{ kind: 'money', name: 'salary', label: pay.salary }, hra, rent]
  const more: readonly FieldGroup[] = [
    {
      title: place.title,
      open: true,
      fields: [
        city,
        { kind: 'choice', name: 'from', label: place.from, options: monthOptions, initial: 'apr' },
        { kind: 'choice', name: 'to', label: place.to, options: monthOptions, initial: 'mar' },
      ],
    },
    {
      title: changes.title,
      hint: changes.hint,
      fields: [
        {
          kind: 'rows',
          name: 'changes',
          label: changes.label,
          initialRows: 1,
          maxRows: 11,
          add: changes.add,
          rowLabel: changes.row,
          fields: [
            {
              kind: 'choice',
              name: 'month',
              label: changes.from,
              options: [['', changes.chooseMonth], ...monthOptions],
              initial: '',
            },
            { ...city, label: changes.city, options: [['', changes.asBefore], ...cityOptions] },
            rent,
            { kind: 'money', name: 'salary', label: changes.salary },
            hra,
          ],
        },
      ],
    },
    {
      title: person.title,
      fields: [
        { kind: 'money', name: 'income', label: person.income, hint: person.incomeHint },
        {
          kind: 'choice',
          name: 'slab',
          label: person.slab,
          options: [
            ['', person.slabOfIncome],
            ['30', '30%'],
            ['20', '20%'],
            ['5', '5%'],
            ['0', person.noTax],
          ],
          initial: '',
        },
        { kind: 'tick', name: 'abroad', label: person.abroad },
      ],
    },
  ]
  return { basics, more }
}

/** What the answer says besides the engine’s working. */
const answerWords = {
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

/** What this tool says, in one language. */
export const words = {
  form: formWords,
  answer: answerWords,
  months: {
    /** from April */
    names: monthNames,
    /** 'April to August' */
    span: (first: string, last: string) => `${first} to ${last}`,
  },
  hra: hraWords,
  rentTds: rentTdsWords,
} as const
export type HraAndRentTdsWords = Words<typeof words>
