import type { Field, FieldGroup } from '../form.ts'

const NEXT = 'Ask a chartered accountant before you file or pay anything.'

export const basics = [
  {
    kind: 'choice',
    name: 'happened',
    label: 'What happened?',
    options: [
      ['not-filed', 'I haven’t filed a return'],
      ['mistake', 'I filed on time, but with a mistake'],
      ['late-mistake', 'I filed late, and with a mistake'],
      ['notice', 'I got a notice'],
    ],
    initial: 'not-filed',
  },
  {
    kind: 'choice',
    name: 'notice',
    label: 'Under which section?',
    options: [
      ['148', '148: income escaped tax'],
      ['148A', '148A: asks you to explain first'],
      ['other', 'Another one, or I don’t know'],
    ],
    initial: '148',
    when: { field: 'happened', is: ['notice'] },
  },
  {
    kind: 'choice',
    name: 'year',
    label: 'For which year?',
    options: [
      ['2025', 'FY 2025-26 (AY 2026-27)'],
      ['2024', 'FY 2024-25 (AY 2025-26)'],
      ['2023', 'FY 2023-24 (AY 2024-25)'],
      ['2022', 'FY 2022-23 (AY 2023-24)'],
      ['2021', 'FY 2021-22 (AY 2022-23)'],
      ['2020', 'FY 2020-21 (AY 2021-22)'],
    ],
    initial: '2025',
  },
  {
    kind: 'choice',
    name: 'balance',
    label: 'What do you expect?',
    options: [
      ['owe', 'To pay'],
      ['refund', 'Refund'],
      ['nothing', 'Neither'],
    ],
    initial: 'owe',
  },
] as const satisfies readonly Field[]

const owes = { field: 'balance', is: ['owe'] } as const

export const more = [
  {
    title: 'Your figures',
    hint: 'With these you see what it costs today, and what it costs if you wait.',
    open: true,
    fields: [
      {
        kind: 'money',
        name: 'income',
        label: 'Total income of the year',
        hint: 'After deductions. The late fee depends on it.',
      },
      {
        kind: 'money',
        name: 'unpaid',
        label: 'Tax still to pay',
        hint: 'For the year, after TDS and all you’ve paid, without interest. If you filed before, only what’s missing.',
        when: owes,
      },
      {
        kind: 'money',
        name: 'advance',
        label: 'Advance tax you paid by 31 March',
        when: owes,
      },
      {
        kind: 'money',
        name: 'interestC',
        label: 'Interest under section 234C, if you know it',
        hint: 'Leave it empty if you paid no advance tax: we calculate it.',
        when: owes,
      },
    ],
  },
  {
    title: 'You and your return',
    fields: [
      {
        kind: 'date',
        name: 'filed',
        label: 'When will you file?',
        hint: 'Leave it empty for today.',
        min: '2026-04-01',
        max: '2032-12-31',
      },
      {
        kind: 'date',
        name: 'firstFiled',
        label: 'When did you file the late return?',
        when: { field: 'happened', is: ['late-mistake'] },
      },
      {
        kind: 'choice',
        name: 'business',
        label: 'Business or profession in that year',
        options: [
          ['none', 'None'],
          ['presumptive', 'Yes, presumptive (44AD or 44ADA)'],
          ['books', 'Yes, with books but no audit'],
          ['audit', 'Yes, with a tax audit'],
        ],
        initial: 'none',
      },
      {
        kind: 'choice',
        name: 'age',
        label: 'Your age in that year',
        options: [
          ['lt60', 'Below 60'],
          ['60to79', '60 to 79'],
          ['80plus', '80 or older'],
        ],
        initial: 'lt60',
      },
      {
        kind: 'choice',
        name: 'loss',
        label: 'A loss in that year',
        options: [
          ['none', 'None'],
          ['house', 'From house property'],
          ['other', 'From shares, business or F&O'],
          ['too-large', 'I declared a loss that was too large'],
        ],
        initial: 'none',
      },
      { kind: 'tick', name: 'oldRegime', label: 'I want the old regime' },
    ],
  },
  {
    title: 'Does any of this apply?',
    fields: [
      {
        kind: 'tick',
        name: 'mustFile',
        label: 'I have to file even below the exemption',
        hint: 'Because of large deposits, foreign assets, high TDS or turnover.',
      },
      {
        kind: 'tick',
        name: 'neverFiled',
        label: 'I hadn’t filed a return for that year before the notice',
        when: { field: 'happened', is: ['notice'] },
      },
      { kind: 'tick', name: 'foreign', label: 'Foreign assets or income were left out' },
      {
        kind: 'tick',
        name: 'assessed',
        label: 'There was a search or survey, or the year is under scrutiny or assessed',
      },
      {
        kind: 'tick',
        name: 'updatedBefore',
        label: 'I’ve already filed an updated return for that year',
      },
    ],
  },
] as const satisfies readonly FieldGroup[]

/** What the answer says around the figures. Days come in words: '31 December 2026'. */
export const words = {
  yearLabel: (year: string) => `For ${year}`,
  ways: {
    'on-time': (day: string) => `In time until ${day}`,
    belated: (day: string) => `Belated return by ${day}`,
    revised: (day: string) => `Revised return by ${day}`,
    updated: (day: string) => `Updated return by ${day}`,
    condonation: (day: string) => `Condonation request by ${day}`,
    notice: 'Updated return, within your notice’s time',
    closed: 'No return is open any more',
    unclear: 'We can’t tell from this',
    notNeeded: 'You didn’t have to file',
  },
  short: {
    'on-time': 'In time',
    belated: 'Belated',
    revised: 'Revised',
    updated: (percent: number) => `Updated, ${percent}%`,
    condonation: 'Condonation',
    closed: 'Closed',
    unclear: 'Unclear',
  },
  costs: (day: string, more: string, tax: string) =>
    `Filed on ${day}, it costs ${more} on top of your tax of ${tax}.`,
  askFigures: 'Enter your income and tax, and you see what it costs.',
  text: {
    onTime: 'No late fee, and your losses and choice of regime are safe.',
    belatedRefund: 'You still get your refund. Only the late fee comes off it.',
    belatedNothing: 'You pay the late fee and nothing else.',
    revised: 'It replaces your first return. No additional tax.',
    updatedLoss: 'It lowers the loss that you carried forward.',
    condonation: 'Explain on the portal why you’re late. If it’s allowed, you can file and claim.',
    closed: `Only a notice from the department can reopen this year. ${NEXT}`,
    second: `You can update a year only once. ${NEXT}`,
    notNeeded: 'Your income is within the basic exemption, and you owe nothing.',
  },
  refusals: {
    notice148:
      'On that day an updated return can’t answer the notice. A return in answer to it, or an objection, may be the way. Ask a chartered accountant to read it.',
    notice148A:
      'A notice under section 148A asks you to explain before the year is reopened. What you answer decides what is open afterwards. Ask a chartered accountant to read it first.',
    noticeOther:
      'Which way is open depends on the section and the date in the notice. Ask a chartered accountant to read it.',
    noticeBalance:
      'In answer to a notice, an updated return only works if there is more tax to pay. Ask a chartered accountant to read it.',
    assessed:
      'After a search, a survey or during an assessment, revised and updated returns are mostly barred. Which of them is depends on dates we don’t ask for. Ask a chartered accountant.',
    notFiledNothing:
      'An updated return needs tax to pay, and you have neither tax nor a refund. Whether a return is still of use depends on why you need it. Ask a chartered accountant.',
    filedNothing:
      'The time to revise is over, and an updated return needs more tax to pay. An obvious error in the department’s order can be rectified. Ask a chartered accountant which it is.',
  },
  figures: {
    lastDay: 'Last day',
    tax: 'Tax still to pay',
    fee: 'Late fee',
    interest: 'Interest',
    interestText: (a: string, b: string, c: string) => `234A ${a} · 234B ${b} · 234C ${c}`,
    interestRate: (rate: string) => `${rate} a month`,
    notIncluded: 'not included',
    additional: 'Additional tax',
    additionalText: (percent: number) => `${percent}% of tax and interest`,
    additionalRate: (percent: number) => `${percent}%`,
    total: (day: string) => `In all, filed on ${day}`,
    waiting: (day: string) => `If you wait until ${day}`,
    noFee: 'None',
    feeRange: (small: string, large: string) => `${small} or ${large}`,
    feeText: (limit: string) => `the smaller one up to ${limit} of total income`,
    feeAfterDeduction: 'comes off your refund',
    disputed: 'Fee for revising',
    disputedValue: (fee: string) => `₹0 or ${fee}`,
    disputedText: 'the reading is disputed',
  },
  waiting: {
    title: 'What waiting costs',
    caption: 'What you pay in all, by the day you file',
    head: ['Filed on', 'Return', 'On top of tax', 'In all'],
    none: 'none',
  },
  lost: {
    caption: 'What a late return keeps and loses',
    head: ['', 'Belated', 'Updated'],
    refund: ['Refund', 'Kept', 'Not possible'],
    oldRegime: ['Old regime, no business income', 'Lost', 'Lost'],
    oldRegimeBefore: ['Old regime', 'Applies', 'Applies'],
    houseLoss: ['House property loss', 'Carried forward', 'Not by this return'],
    otherLosses: ['Losses from shares and business', 'Lost', 'Lost'],
  },
  workings: {
    way: 'Which way is open',
    fee: 'Late fee',
    a: 'Interest for filing late, section 234A',
    b: 'Interest for too little advance tax, section 234B',
    c: 'Interest for late instalments, section 234C',
    additional: 'Additional tax on an updated return',
    total: 'In all',
  },
  notes: {
    belatedNext: (day: string, percent: string) =>
      `After ${day} only an updated return is left, at ${percent} additional tax, and only if you owe tax.`,
    refundNext: (day: string) =>
      `After ${day} a refund needs condonation of the delay, with a good reason.`,
    verify: (days: string) => `Verify the return within ${days} of filing, or it doesn’t count.`,
    revisedFee: (day: string, small: string, large: string, limit: string) =>
      `Revise by ${day} if you can. For later revisions a fee is intended: ${small} up to ${limit} of total income, ${large} above. Read literally, section 234-I counts from the end of the assessment year, so that no fee would fall due. A correction is expected.`,
    revisedFeeNow: (fee: string, total: string) =>
      `Read literally, section 234-I charges no fee for this revision. As it was intended, it charges ${fee}${total}. Practice isn’t settled.`,
    revisedFeeTotal: (total: string) => `, ${total} in all`,
    assessment: 'A return can be revised only until its assessment is completed.',
    updatedOnce:
      'You can file only one updated return for a year. Check the AIS for anything else that’s missing.',
    updatedLimits: 'An updated return can’t claim a refund, lower the tax or declare a new loss.',
    notice148A:
      'In the fourth year after the assessment year, a notice under section 148A can bar an updated return.',
    notice148: (points: string) =>
      `In answer to a notice under section 148 the share is ${points} points higher, and no penalty is charged on that income. File within the time in the notice.`,
    oldRegime:
      'In a late return without business income, the new regime applies. You can’t choose the old one.',
    oldRegimeBusiness:
      'With business income, the old regime needs Form 10-IEA filed by the due date. Whether a late return keeps it then is disputed. Check before you file.',
    oldRegimeBefore:
      'Up to FY 2022-23 the old regime was the default, so it applies to a late return.',
    houseLoss: 'A loss from house property is carried forward even with a belated return.',
    otherLoss: (day: string) =>
      `Losses from shares, F&O or business can’t be carried forward from a late return. Only condonation helps, asked for by ${day}.`,
    lossTooLarge: (from: string) =>
      `Since ${from} an updated return may lower a loss that you declared in time. Later years that used the loss need an update too.`,
    foreign:
      'An updated return doesn’t cure a missing Schedule FA under the Black Money Act. A belated or revised return does. Ask us before you file.',
    cUnknown:
      'Interest under section 234C depends on when you paid your instalments. It isn’t in these figures. The advance tax tool works it out.',
    firstFiled:
      'Interest under section 234A to the day of your late return isn’t in these figures. Enter that day to add it.',
    condonation: (years: string) =>
      `You have ${years} from the end of the assessment year. It takes months, needs a good reason, and the department pays no interest on such a refund.`,
    refundFee: 'The late fee depends on total income, so it’s due even with a refund.',
  },
  assumptions: {
    nothingSince:
      'You pay tax, interest and fee on the day you file, and paid nothing between 31 March and then.',
    evenly:
      'Your income arose over the year. Tax on a gain or dividend late in the year bears less interest under section 234C.',
    resident: 'You’re an individual resident in India.',
    extensions: 'No due date is extended again.',
  },
  faults: {
    tooEarly: (day: string) => `Choose a day from ${day}`,
    firstFiledLater: 'This day must be before the day you file',
    lossOnlyFiled: 'This applies only if you filed a return',
  },
} as const
