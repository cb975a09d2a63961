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
    title: 'Old regime deductions',
    hint: 'Enter what you paid. We apply the limits.',
    open: true,
    fields: [
      {
        kind: 'money',
        name: 'c80',
        label: 'Section 80C',
        hint: 'EPF and PPF, life insurance, ELSS, home loan principal, tuition fees',
      },
      { kind: 'money', name: 'health', label: 'Health insurance, self and family' },
      { kind: 'money', name: 'parents', label: 'Health insurance, parents' },
      {
        kind: 'tick',
        name: 'seniors',
        label: 'An insured parent is a resident aged 60+',
      },
      {
        kind: 'money',
        name: 'hra',
        label: 'Exempt HRA',
        hint: 'Not the HRA you receive. Use “HRA by month” to calculate it.',
      },
      { kind: 'money', name: 'home', label: 'Home loan interest, self-occupied house' },
      { kind: 'money', name: 'nps', label: 'Your own NPS contribution, beyond 80C' },
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
      { kind: 'money', name: 'familyPension', label: 'Family pension, gross' },
      {
        kind: 'money',
        name: 'other',
        label: 'Other income at slab rates',
        hint: 'Also gains from debt funds, short-term gains from property and gold',
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
    hint: 'Lower rates applied then. Enter later sales above.',
    years: ['2024-25'],
    fields: [
      { kind: 'money', name: 'stbefore', label: 'Short-term gains on listed equity' },
      { kind: 'money', name: 'ltbefore', label: 'Long-term gains on listed equity' },
      { kind: 'money', name: 'ltindexed', label: 'Other long-term gains, with indexation' },
    ],
  },
  {
    title: 'A let-out house',
    fields: [
      { kind: 'money', name: 'rent', label: 'Rent received in the year' },
      { kind: 'money', name: 'municipal', label: 'Municipal tax you paid' },
      { kind: 'money', name: 'interest', label: 'Loan interest on this house' },
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
        hint: 'The deduction limit depends on it.',
      },
      { kind: 'tick', name: 'government', label: 'I work for the government' },
    ],
  },
  {
    title: 'Business, agriculture, residential status',
    fields: [
      { kind: 'money', name: 'business', label: 'Income from business or profession' },
      { kind: 'money', name: 'agri', label: 'Net agricultural income' },
      {
        kind: 'choice',
        name: 'residence',
        label: 'Residential status in the year',
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
    salaryLoss: 'A salary can’t be a loss',
    basic: 'Enter basic pay and DA: the limit depends on them',
    npsAboveSalary: 'The contribution can’t be more than the salary',
    hraAboveSalary: 'Exempt HRA can’t be more than the salary',
    municipal: 'Enter the rent of this house too',
    businessLoss:
      'For a loss, enter 0 and deduct it from your interest, rent or gains, not from salary, crypto or winnings.',
  },
  regimes: { new: 'New regime', old: 'Old regime' },
  /** in tables, where there is little room */
  short: { new: 'New', old: 'Old', neither: 'Same' },
  headline: {
    label: 'Cheaper for you',
    value: (regime: string, by: string) => `${regime}, by ${by}`,
    text: (tax: string, instead: string) => `Tax of ${tax} instead of ${instead}.`,
    same: 'The same tax',
    sameText: (tax: string) => `${tax} in both regimes. The new one needs no proof of deductions.`,
  },
  figures: {
    totalIncome: (income: string) => `on total income of ${income}`,
    claimed: 'Your old regime deductions',
    claimedText: 'after the limits',
    breakEven: 'Break-even for the old regime',
    breakEvenText: 'of old regime deductions',
    missing: (more: string) => `of old regime deductions, ${more} more than yours`,
    never: 'No amount',
    neverText: 'No deductions make it cheaper than the new regime.',
  },
  chart: {
    title: 'Tax by salary, with your other figures unchanged',
    titleOther: 'Tax by other income, with your other figures unchanged',
    salary: 'Gross salary',
    other: 'Other income at slab rates',
    you: 'You',
    caption: 'Tax in both regimes',
    head: ['New', 'Old', 'Lower'],
  },
  changes: {
    caption: 'What would change the answer',
    head: ['If', 'New', 'Old', 'Cheaper'],
    now: 'With your figures',
    claim: {
      section80c: (more: string) => `${more} more under section 80C`,
      npsOwn: (more: string) => `${more} more of your own into the NPS`,
      health: (more: string) => `${more} more on health insurance`,
    },
    everything: 'All of these',
    nothing: 'No old regime deductions',
    raise: (percent: string) => `${percent} more salary`,
  },
  notes: {
    inRegime: (regime: string, note: string) => `${regime}: ${note}`,
    choose:
      'You choose in the return, every year. What you told your employer decides only your TDS.',
    chooseBusiness:
      'With business or professional income, the old regime needs Form 10-IEA by the due date. Once you leave it, you can’t choose it again while you have business income.',
    deadline: (day: string) =>
      `You can choose the old regime only in a return filed by the due date, which is ${day} without an audit.`,
    passed: (day: string) =>
      `The due date in the Act, ${day}, has passed. If you file now and have no business income, the new regime applies. This answer is then only a comparison.`,
    passedBusiness: (day: string) =>
      `The due date in the Act, ${day}, has passed. If you didn’t file Form 10-IEA by then, the new regime applies. This answer is then only a comparison.`,
    houseLoss: 'The house property loss meets your gains last. The Act leaves the order to you.',
    nonResident: 'Some deductions are only for residents, and section 80C covers less.',
  },
  assumptions: {
    gains: 'Gains are after losses, and STT was paid on listed equity.',
    plain: 'Other long-term gains are without indexation.',
    indexed: 'Other long-term gains are after indexation.',
    own: 'Your own house is complete, and its loan was to buy or build it.',
    let: 'You let out one house, at the rent you could expect for it.',
    deductions: 'You can prove every deduction and meet its conditions.',
    excluded:
      'We leave out clubbed income, arrears, alternate minimum tax, foreign tax credit and taxable employer contributions.',
  },
  workings: { new: 'In the new regime', old: 'In the old regime' },
} as const
