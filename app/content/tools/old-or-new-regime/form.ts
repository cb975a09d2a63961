import type { Field, FieldGroup } from '../form.ts'

export const basics: readonly Field[] = [
  {
    kind: 'money',
    name: 'salary',
    label: 'Gross salary or pension for the year',
  },
  {
    kind: 'choice',
    name: 'age',
    label: 'Your age in the year',
    options: [
      ['lt60', 'Below 60'],
      ['60to79', '60–79'],
      ['80plus', '80+'],
    ],
    initial: 'lt60',
  },
]

export const more: readonly FieldGroup[] = [
  {
    title: 'What the old regime deducts',
    hint: 'What you paid in the year. Limits are applied for you.',
    open: true,
    fields: [
      {
        kind: 'money',
        name: 'c80',
        label: 'Section 80C',
        hint: 'Your provident fund, life insurance, ELSS, home loan principal, tuition fees',
      },
      { kind: 'money', name: 'health', label: 'Health insurance, you and family' },
      { kind: 'money', name: 'parents', label: 'Health insurance, parents' },
      { kind: 'tick', name: 'seniors', label: 'A parent insured is 60 or older' },
      {
        kind: 'money',
        name: 'hra',
        label: 'Exempt part of your HRA',
        hint: 'Not the HRA you receive. “HRA by month” works it out.',
      },
      { kind: 'money', name: 'home', label: 'Home loan interest, own house' },
      { kind: 'money', name: 'nps', label: 'Your own NPS contribution beyond 80C' },
      { kind: 'money', name: 'ptax', label: 'Professional tax' },
      {
        kind: 'money',
        name: 'deductions',
        label: 'Other deductions',
        hint: 'Education loan interest, the deductible part of donations, disability, LTA',
      },
    ],
  },
  {
    title: 'Interest, dividends, other income',
    fields: [
      { kind: 'money', name: 'savings', label: 'Interest on savings accounts' },
      { kind: 'money', name: 'deposits', label: 'Interest on deposits' },
      { kind: 'money', name: 'dividend', label: 'Dividends' },
      {
        kind: 'money',
        name: 'other',
        label: 'Other income at slab rates',
        hint: 'Also family pension after its deduction, gains from debt funds, short-term gains from property and gold',
      },
    ],
  },
  {
    title: 'Shares, funds, property, crypto',
    hint: 'Gains after losses are set off.',
    fields: [
      {
        kind: 'money',
        name: 'st',
        label: 'Short-term gains on listed equity',
        hint: 'Shares and equity funds held for up to 12 months',
      },
      {
        kind: 'money',
        name: 'lt',
        label: 'Long-term gains on listed equity',
        hint: 'The whole gain, before the exempt amount',
      },
      {
        kind: 'money',
        name: 'ltother',
        label: 'Other long-term gains',
        hint: 'House, land, gold, unlisted and foreign shares',
      },
      { kind: 'money', name: 'crypto', label: 'Gains from crypto and other digital assets' },
      { kind: 'money', name: 'winnings', label: 'Lottery and game winnings' },
    ],
  },
  {
    title: 'Sold up to 22 July 2024',
    hint: 'The lower rates of that time. Enter later sales above.',
    years: ['2024-25'],
    fields: [
      { kind: 'money', name: 'stbefore', label: 'Short-term gains on listed equity' },
      { kind: 'money', name: 'ltbefore', label: 'Long-term gains on listed equity' },
      { kind: 'money', name: 'ltindexed', label: 'Other long-term gains, with indexation' },
    ],
  },
  {
    title: 'A house you let',
    fields: [
      { kind: 'money', name: 'rent', label: 'Rent received in the year' },
      { kind: 'money', name: 'municipal', label: 'Municipal tax you paid' },
      { kind: 'money', name: 'interest', label: 'Loan interest for this house' },
    ],
  },
  {
    title: 'Employer’s NPS contribution',
    fields: [
      {
        kind: 'money',
        name: 'empnps',
        label: 'Contribution in the year',
        hint: 'Part of the gross salary above',
      },
      {
        kind: 'money',
        name: 'basic',
        label: 'Basic pay and DA for the year',
        hint: 'They limit the deduction.',
      },
      { kind: 'tick', name: 'government', label: 'I work for the government' },
    ],
  },
  {
    title: 'Business, farming, residence',
    fields: [
      { kind: 'money', name: 'business', label: 'Income from business or profession' },
      { kind: 'money', name: 'agri', label: 'Net agricultural income' },
      {
        kind: 'choice',
        name: 'residence',
        label: 'Residence in the year',
        options: [
          ['resident', 'Resident'],
          ['nr', 'Non-resident'],
        ],
        initial: 'resident',
      },
    ],
  },
]

/** What the answer says besides the engine’s working. */
export const words = {
  missing: 'Enter your salary to see both taxes.',
  faults: {
    basic: 'Enter basic pay and DA: they limit the employer’s contribution',
    npsAboveSalary: 'The contribution is part of the gross salary, so it can’t be more',
    hraAboveSalary: 'The exempt part can’t be more than the salary',
    municipal: 'Enter the rent that belongs to this tax',
  },
  regimes: { new: 'New regime', old: 'Old regime' },
  /** in tables, where there is little room */
  short: { new: 'New', old: 'Old', neither: 'Same' },
  headline: {
    label: 'Cheaper for you',
    value: (regime: string, by: string) => `${regime}, by ${by}`,
    text: (tax: string, instead: string) => `Tax of ${tax} instead of ${instead}.`,
    same: 'The same tax',
    sameText: (tax: string) =>
      `${tax} in both regimes. The new one needs no proofs of your deductions.`,
  },
  figures: {
    totalIncome: (income: string) => `on total income of ${income}`,
    claimed: 'Deductions that only the old regime has',
    claimedText: 'as far as they count',
    breakEven: 'Old regime costs less from',
    breakEvenText: 'of such deductions',
    missing: (more: string) => `of such deductions, ${more} more than yours`,
    never: 'No amount',
    neverText: 'Deductions can’t bring it below the new regime.',
  },
  chart: {
    title: 'Tax by salary, with your other figures as they are',
    titleOther: 'Tax by other income, with your other figures as they are',
    salary: 'Gross salary',
    other: 'Other income at slab rates',
    you: 'You',
    caption: 'Tax in both regimes',
    head: ['New', 'Old', 'Lower'],
  },
  changes: {
    caption: 'What would change it: tax in both regimes',
    head: ['If', 'New', 'Old', 'Lower'],
    now: 'As you filled it in',
    claim: {
      section80c: (more: string) => `${more} more under section 80C`,
      npsOwn: (more: string) => `${more} more of your own into the NPS`,
      health: (more: string) => `${more} more of health insurance`,
    },
    everything: 'All of these',
    nothing: 'None of your deductions',
    raise: (percent: string) => `${percent} more salary`,
  },
  notes: {
    inRegime: (regime: string, note: string) => `${regime}: ${note}`,
    choose:
      'You choose in the return itself, each year anew. What you told your employer only decides your TDS.',
    chooseBusiness:
      'With income from business or profession, the old regime needs Form 10-IEA by the due date. You can go back to the new regime once, for as long as you have such income.',
    deadline: (day: string) =>
      `The old regime is open only in a return filed by the due date, which is ${day} without audit.`,
    passed: (day: string) =>
      `The due date in the Act, ${day}, has passed. If you file now and have no business income, your return has the new regime. This answer is then for comparison.`,
    passedBusiness: (day: string) =>
      `The due date in the Act, ${day}, has passed. If Form 10-IEA wasn’t filed by then, your return has the new regime. This answer is then for comparison.`,
    houseLoss:
      'A loss from a house exceeds your income at slab rates. Whether it lowers your gains as well depends on the order of set-off, and this answer leaves it out. Ask a chartered accountant.',
    nonResident:
      'Some deductions are for residents only, and section 80C covers less for non-residents.',
  },
  assumptions: {
    gains: 'Gains are after losses, and securities transaction tax was paid on listed equity.',
    plain: 'Other long-term gains are without indexation.',
    indexed: 'Other long-term gains are after indexation.',
    own: 'The house of your own is finished and its loan was for buying or building it.',
    let: 'One let house, with the rent you could expect.',
    deductions: 'You can prove every deduction, and each met its own conditions.',
    excluded:
      'Clubbed income, arrears relief, alternate minimum tax, foreign tax credit and a salary above the limit for employer contributions are left out.',
  },
  workings: { new: 'In the new regime', old: 'In the old regime' },
} as const
