import { formatFact } from '#content/facts/format.ts'
import { residenceFacts as facts } from '#content/facts/residence.ts'
import type { Field, FieldGroup } from '../form.ts'
import { shortName, shortNames } from './short-names.ts'

const income = formatFact(facts.visitorIncome)

export const basics = [
  {
    kind: 'choice',
    name: 'situation',
    label: 'In the year, you',
    options: [
      ['lives', 'live in India, or came back for good'],
      ['left', 'left India for work abroad'],
      ['visits', 'live abroad and come on visits'],
    ],
    initial: 'lives',
  },
  {
    kind: 'number',
    name: 'days',
    label: 'Days in India in the year',
    hint: 'Include planned days, or list your stays below.',
    max: 366,
  },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'You and your income',
    open: true,
    fields: [
      {
        kind: 'choice',
        name: 'origin',
        label: 'You are',
        options: [
          ['citizen', 'Indian citizen'],
          ['pio', 'Of Indian origin, or OCI'],
          ['other', 'Neither'],
        ],
        initial: 'citizen',
      },
      {
        kind: 'choice',
        name: 'income',
        label: 'Your income, other than foreign income',
        hint: 'Rent, interest, salary and gains from India in the year.',
        options: [
          ['upTo', `Up to ${income}`],
          ['above', `Above ${income}`],
        ],
        initial: '',
      },
      {
        kind: 'choice',
        name: 'untaxed',
        label: 'Does another country tax you as its resident?',
        hint: 'If you’re an Indian citizen. The UAE, for example, doesn’t: it has no income tax on individuals.',
        options: [
          ['taxed', 'Yes'],
          ['on', 'No'],
        ],
        initial: '',
        when: { field: 'income', is: ['above'] },
      },
    ],
  },
  {
    title: 'Your stays in India',
    hint: 'We’ll count the days. Leave “Arrived” empty for a stay that began long ago, and “Left” empty if you’re still here.',
    open: true,
    fields: [
      {
        kind: 'rows',
        name: 'stays',
        label: 'Stays',
        fields: [
          { kind: 'date', name: 'entry', label: 'Arrived' },
          { kind: 'date', name: 'exit', label: 'Left' },
        ],
        initialRows: 1,
        maxRows: 80,
        add: 'Add another stay',
        rowLabel: (number) => `Stay ${number}`,
      },
      {
        kind: 'tick',
        name: 'all',
        label: 'These are all my stays in the last eleven years',
        hint: 'We’ll then count the earlier years too.',
      },
    ],
  },
  {
    title: 'The years before',
    hint: 'Leave these empty if all your stays are listed.',
    open: true,
    fields: [
      {
        kind: 'number',
        name: 'last4',
        label: `Days in India in the ${formatFact(facts.residentEarlierYears)} before`,
        max: 1461,
      },
      {
        kind: 'number',
        name: 'last7',
        label: `Days in India in the ${formatFact(facts.rnorDaysYears)} before`,
        max: 2557,
      },
      {
        kind: 'number',
        name: 'nrYears',
        label: `Non-resident years in the ${formatFact(facts.rnorLookBackYears)} before`,
        max: 10,
      },
    ],
  },
] as const satisfies readonly FieldGroup[]

const statusNames = {
  NR: 'Non-resident (NR)',
  RNOR: 'Not ordinarily resident (RNOR)',
  ROR: 'Resident (ROR)',
  'RNOR (deemed)': 'Deemed resident (RNOR)',
} as const
type Status = keyof typeof statusNames

export const words = {
  missing: 'Enter your days in India, or list your stays.',
  faults: {
    reversed: 'This is before you arrived',
    future: 'This stay starts after today. Enter the day you’ll leave.',
    overlap: 'This stay overlaps another one',
    sevenYears: 'The seven years include the four years, so this can’t be less',
    differs: (days: number) => `Your stays add up to ${days}. Correct them, or leave this empty.`,
  },
  statusOf: (year: string) => `Your status for ${year}`,
  statusNames,
  /** one name for all kinds of RNOR */
  or: (statuses: readonly Status[]) =>
    [...new Set(statuses.length > 1 ? statuses.map(shortName) : statuses)]
      .map((one) => statusNames[one])
      .join(' or '),
  depends: 'It depends',
  ask: {
    indianIncome: 'Answer “Your income, other than foreign income”.',
    taxedElsewhere: 'Answer “Does another country tax you as its resident?”.',
  },
  eitherWay: 'You’re a resident by your days or by your income, and RNOR either way.',
  resident: 'You’re a resident.',
  ifYouStay: (status: string) => `${status} if you stay`,
  stayed: (now: readonly Status[], until: string, later: readonly Status[]) =>
    `${shortNames(now)} until ${until}. If you stay to 31 March, you’re ${shortNames(later)} for the whole year.`,
  needed: {
    last4: `It depends on earlier years. Enter your days in the ${formatFact(facts.residentEarlierYears)} before, or list all your stays.`,
    last7: `Enter your days in the ${formatFact(facts.rnorDaysYears)} before to see whether you’re RNOR.`,
    nrYears: `Enter how many of the ${formatFact(facts.rnorLookBackYears)} before you were non-resident.`,
  },
  days: 'Days in India in the year',
  inAll: (days: number) => `${days} if you stay to 31 March`,
  soFar: (days: number) => `${days} so far, the rest planned`,
  earlier: {
    last4: `In the ${formatFact(facts.residentEarlierYears)} before`,
    last7: `In the ${formatFact(facts.rnorDaysYears)} before`,
  },
  dayCount: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  taxed: 'Taxed in India',
  taxedShort: {
    NR: ['Indian income', ''],
    RNOR: ['Indian income', 'and foreign income of a business run from India'],
    'RNOR (deemed)': ['Indian income', 'and foreign income of a business run from India'],
    ROR: ['Worldwide income', 'and foreign assets go in the return'],
  },
  left: (statuses: readonly Status[]) =>
    `Days you can still stay before you become ${shortNames(statuses)}`,
  below: (statuses: readonly Status[]) =>
    `More days that would have made you ${shortNames(statuses)}`,
  until: (day: string) => `Last day, if you stay on: ${day}`,
  ifAbove: `With Indian income above ${income}.`,
  untilHere: (day: string) => `Last day, if you’re here now and stay on: ${day}`,
  arrive: (day: string) => `Or come back to stay from ${day}`,
  notThisYear: 'You can stay until 31 March',
  byYear: {
    caption: 'Your days in India, by year',
    head: ['Year', 'Days'],
  },
  ahead: {
    caption: 'If you stay in India from now on',
    head: ['Year', 'Status'],
  },
  notes: {
    arrivals: (days: number, status: Status) =>
      `The Act doesn’t say whether the day of arrival counts. We count it, but some tribunals don’t (Pradeep Kumar Joshi v ITO, 192 ITD 577). Without it, you’d have ${days} days and be ${shortName(status)}.`,
    nextYear: (year: string, days: string, earlier: number) =>
      `In ${year}, ${days} will be enough to make you a resident, if the rules don’t change. By then you’ll have ${earlier} days in four years.`,
    nextYearLong: (year: string, days: string) =>
      `In ${year}, it takes ${days} to make you a resident, if the rules don’t change.`,
    nextYearVisits: (year: string, days: string, stricter: string) =>
      `In ${year}, a visitor becomes a resident with ${days}, or with ${stricter} and Indian income above ${income}, if the rules don’t change.`,
    treaty:
      'If another country also treats you as its resident, the tax treaty decides which country comes first.',
  },
  assumptions: {
    both: 'The day you arrive and the day you leave both count as days in India.',
    all: 'You were outside India on all other days.',
    open: (day: string) => `You’re in India today, ${day}.`,
    typed: 'The days you entered are all your days in India in the year.',
    noCrew: 'You aren’t a seafarer.',
    aheadDays: 'We decide whether you were non-resident in earlier years from your days alone.',
  },
} as const

export const example = {
  situation: 'visits',
  'stays.0.exit': '2019-08-20',
  'stays.1.entry': '2021-12-10',
  'stays.1.exit': '2022-01-15',
  'stays.2.entry': '2023-02-01',
  'stays.2.exit': '2023-05-20',
  'stays.3.entry': '2024-06-05',
  'stays.3.exit': '2024-09-30',
  'stays.4.entry': '2025-04-10',
  'stays.4.exit': '2025-09-05',
  'stays.5.entry': '2026-08-02',
  all: 'on',
  income: 'above',
  untaxed: 'taxed',
} as const
