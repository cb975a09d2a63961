import type { Words } from '../../../same-keys.ts'
import type { ChoiceField, Field, FieldGroup } from '../form.ts'
import { lateReturnSteps } from '../late-return-steps.ts'
import { yearName } from '../page.ts'

const TIMELY_FORM = 'Lost without a timely Form 10-IEA, disputed with it'
const NEXT = 'Ask a chartered accountant before you file or pay anything.'

/** The year being filed and the five before it, by the calendar year in which each began. */
export function yearsBackFrom(year: string): string[] {
  const start = Number(year.slice(0, 4))
  return Array.from({ length: 6 }, (_, ago) => String(start - ago))
}

/** What the form asks, by the names of its fields. */
const formWords = {
  happened: {
    label: 'What happened?',
    options: {
      'not-filed': 'I haven’t filed a return',
      mistake: 'I filed on time, with a mistake',
      'late-mistake': 'I filed late, with a mistake',
      notice: 'I got a notice',
    },
  },
  notice: {
    label: 'Under which section?',
    options: {
      '148': '148: income that escaped tax',
      '148A': '148A: asks you to explain first',
      other: 'Another, or I don’t know',
    },
  },
  year: 'For which year?',
  balance: {
    label: 'Tax or refund?',
    options: { owe: 'Tax to pay', refund: 'Refund', nothing: 'Neither' },
  },
  figures: {
    title: 'Your figures',
    hint: 'With these you see what it costs today, and what it costs if you wait.',
  },
  income: {
    label: 'Total income for the year',
    hint: 'After deductions. The late fee depends on it.',
  },
  unpaid: {
    label: 'Tax still to pay',
    hint: 'After TDS and everything you’ve paid, without interest. If you’ve filed before, only the extra tax.',
  },
  advance: 'Advance tax you paid by 31 March',
  interestC: {
    label: 'Interest under section 234C, if you know it',
    hint: 'Leave this empty if you paid no advance tax. We’ll calculate it.',
  },
  you: 'You and your return',
  filed: { label: 'When will you file?', hint: 'Leave this empty for today.' },
  firstFiled: 'When did you file the late return?',
  business: {
    label: 'Business or profession in that year',
    options: {
      none: 'None',
      presumptive: 'Yes, presumptive (44AD or 44ADA)',
      books: 'Yes, with books but no audit',
      audit: 'Yes, with a tax audit',
    },
  },
  age: {
    label: 'Your age in that year',
    options: { lt60: 'Below 60', '60to79': '60 to 79', '80plus': '80 or older' },
  },
  loss: {
    label: 'Any loss in that year?',
    options: {
      none: 'None',
      house: 'From house property',
      other: 'From shares, business or F&O',
      'too-large': 'I declared a loss that was too high',
    },
  },
  oldRegime: 'I want the old regime',
  besides: 'Does any of this apply?',
  mustFile: {
    label: 'I have to file even below the basic exemption',
    hint: 'Because of income above it before deductions, large deposits, foreign assets, high TDS or turnover.',
  },
  neverFiled: 'I hadn’t filed a return for that year before the notice',
  foreign: 'I left out foreign assets or income',
  assessed: 'There was a search or survey, or the year is under scrutiny or already assessed',
  updatedBefore: 'I’ve already filed an updated return for that year',
} as const

/** The fields of the form: those of a first answer, which name the year being filed, and the others. */
export function fieldsIn({ form: words, yearName }: Pick<LateReturnWords, 'form' | 'yearName'>) {
  const choice = (
    name: 'happened' | 'notice' | 'balance' | 'business' | 'age' | 'loss',
    initial: string,
  ) => {
    const { label, options } = words[name]
    return { kind: 'choice', name, label, initial, options: Object.entries(options) } as const
  }
  const tick = (name: 'oldRegime' | 'neverFiled' | 'foreign' | 'assessed' | 'updatedBefore') =>
    ({ kind: 'tick', name, label: words[name] }) as const
  const nameOf = (start: string) => {
    const name = yearName(`${start}-${String(Number(start) + 1).slice(2)}`)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  const ofNotice = { field: 'happened', is: ['notice'] } as const
  const owes = { field: 'balance', is: ['owe'] } as const

  const basics = (filed: string): readonly Field[] => [
    choice('happened', 'not-filed'),
    { ...choice('notice', '148'), when: ofNotice },
    {
      kind: 'choice',
      name: 'year',
      label: words.year,
      options: yearsBackFrom(filed).map((start) => [start, nameOf(start)] as const),
      initial: filed.slice(0, 4),
    } satisfies ChoiceField,
    choice('balance', 'owe'),
  ]
  const more: readonly FieldGroup[] = [
    {
      ...words.figures,
      open: true,
      fields: [
        { kind: 'money', name: 'income', ...words.income },
        { kind: 'money', name: 'unpaid', ...words.unpaid, when: owes },
        { kind: 'money', name: 'advance', label: words.advance, when: owes },
        { kind: 'money', name: 'interestC', ...words.interestC, when: owes },
      ],
    },
    {
      title: words.you,
      fields: [
        { kind: 'date', name: 'filed', ...words.filed, min: '2026-04-01', max: '2032-12-31' },
        {
          kind: 'date',
          name: 'firstFiled',
          label: words.firstFiled,
          when: { field: 'happened', is: ['late-mistake'] },
        },
        choice('business', 'none'),
        choice('age', 'lt60'),
        choice('loss', 'none'),
        tick('oldRegime'),
      ],
    },
    {
      title: words.besides,
      fields: [
        { kind: 'tick', name: 'mustFile', ...words.mustFile },
        { ...tick('neverFiled'), when: ofNotice },
        tick('foreign'),
        tick('assessed'),
        tick('updatedBefore'),
      ],
    },
  ]
  return { basics, more }
}

/** What the answer says around the figures. Days come in words: '31 December 2026'. */
const answerCopy = {
  yearLabel: (year: string) => `For ${year}`,
  ways: {
    'on-time': (day: string) => `On time until ${day}`,
    belated: (day: string) => `Belated return by ${day}`,
    revised: (day: string) => `Revised return by ${day}`,
    updated: (day: string) => `Updated return by ${day}`,
    condonation: (day: string) => `Condonation request by ${day}`,
    notice: 'Updated return in reply',
    closed: 'No return can be filed now',
    unclear: 'We can’t tell from this',
    notNeeded: 'You didn’t have to file',
  },
  short: {
    'on-time': 'On time',
    belated: 'Belated',
    revised: 'Revised',
    updated: (percent: number) => `Updated, ${percent}%`,
    condonation: 'Condonation',
    closed: 'Closed',
    unclear: 'Unclear',
  },
  costs: (day: string, more: string, tax: string) =>
    `Filed on ${day}, it costs ${more} on top of your tax of ${tax}.`,
  costsAtLeast: (day: string, more: string, tax: string) =>
    `Filed on ${day}, it costs at least ${more} on top of your tax of ${tax}.`,
  askFigures: 'Enter your income and tax to see what it costs.',
  text: {
    onTime: 'No late fee, and you keep your losses and choice of regime.',
    belatedRefund: 'You still get your refund. Only the late fee comes off it.',
    belatedNothing: 'You pay the late fee and nothing else.',
    revised: 'It replaces your first return, with no additional tax.',
    updatedLoss: 'It reduces the loss you carried forward.',
    condonation:
      'Explain on the portal why you’re late. If the department agrees, you can file and claim.',
    closed: `Only a notice from the department can reopen this year. ${NEXT}`,
    second: `You can update a year only once. ${NEXT}`,
    notNeeded:
      'Your income is within the basic exemption, and you owe nothing. It has to be within it before deductions too.',
  },
  refusals: {
    notice148:
      'On that date, you can’t answer the notice with an updated return. You may have to file a return in reply to it, or object. Ask a chartered accountant to read it.',
    notice148A:
      'A notice under section 148A asks you to explain before the year is reopened. What you answer decides what you can do afterwards. Ask a chartered accountant to read it first.',
    noticeOther:
      'What you can file depends on the section and the date in the notice. Our tool “I got a notice” shows your last day. Ask a chartered accountant to read it.',
    noticeBalance:
      'In reply to a notice, an updated return only works if there’s more tax to pay. Ask a chartered accountant to read it.',
    assessed:
      'After a search or survey, or during an assessment, you mostly can’t file revised or updated returns. It depends on dates we don’t ask for here. Ask a chartered accountant.',
    notFiledNothing:
      'You can file an updated return only if there’s tax to pay. Whether you still need a return depends on the reason. Ask a chartered accountant.',
    filedNothing:
      'The time to revise is over, and you can file an updated return only if there’s more tax to pay. An obvious error in the department’s order can be rectified. Ask a chartered accountant what to do.',
  },
  figures: {
    lastDay: 'Last day',
    tax: 'Tax still to pay',
    fee: 'Late fee',
    interest: 'Interest',
    interestText: (a: string, b: string, c: string) =>
      `234A\u00a0${a} · 234B\u00a0${b} · 234C\u00a0${c}`,
    interestRate: (rate: string) => `${rate} a month`,
    notIncluded: 'not included',
    additional: 'Additional tax',
    additionalText: (percent: number) => `${percent}% of tax and interest`,
    additionalRate: (percent: number) => `${percent}%`,
    total: (day: string) => `Total, filed on ${day}`,
    without: (parts: string[]) => `without ${parts.join(' and ')}`,
    theFee: 'the late fee',
    someInterest: 'some interest',
    waiting: (day: string) => `If you wait until ${day}`,
    noFee: 'None',
    feeRange: (small: string, large: string) => `${small} or ${large}`,
    feeText: (limit: string) => `the lower fee for total income up to ${limit}`,
    feeAfterDeduction: 'deducted from your refund',
    disputed: 'Fee for revising',
    disputedValue: (fee: string) => `₹0 or ${fee}`,
    disputedText: 'the law is disputed',
  },
  waiting: {
    title: 'What waiting costs',
    caption: 'What you pay in total, by filing date',
    head: ['Filed on', 'Return', 'On top of tax', 'Total'],
    none: 'none',
  },
  lost: {
    caption: 'What you keep and lose with a late return',
    head: ['', 'Belated', 'Updated'],
    refund: ['Refund', 'Kept', 'Not possible'],
    oldRegime: ['Old regime, no business income', 'Lost', 'Lost'],
    oldRegimeBusiness: ['Old regime', TIMELY_FORM, TIMELY_FORM],
    oldRegimeBefore: ['Old regime', 'Applies', 'Applies'],
    houseLoss: ['House property loss', 'Carried forward', 'Not with this return'],
    otherLosses: ['Losses from shares and business', 'Lost', 'Lost'],
  },
  workings: {
    way: 'Which return you can file',
    fee: 'Late fee',
    a: 'Interest for filing late, section 234A',
    b: 'Interest for too little advance tax, section 234B',
    c: 'Interest for late instalments, section 234C',
    additional: 'Additional tax on an updated return',
    total: 'Total',
  },
  notes: {
    belatedNext: (day: string, percent: string) =>
      `After ${day}, only an updated return is left, with ${percent} additional tax, and only if you owe tax.`,
    refundNext: (day: string) =>
      `After ${day}, you can claim a refund only with condonation of delay, for a good reason.`,
    verify: (days: string) =>
      `Verify the return within ${days} of filing. If you verify later, that day becomes the day of filing. If you never do, the return doesn’t count.`,
    revisedFee: (day: string, small: string, large: string, limit: string) =>
      `Revise by ${day} if you can. A fee is intended for later revisions: ${small} for total income up to ${limit}, and ${large} above that. Read literally, section 234-I counts from the end of the assessment year, so no fee would be due. We expect a correction.`,
    revisedFeeNow: (fee: string, total: string) =>
      `Read literally, section 234-I charges no fee for this revision. As intended, it charges ${fee}${total}. Practice isn’t settled.`,
    revisedFeeTotal: (total: string) => `, ${total} in total`,
    assessment: 'You can revise a return only until its assessment is completed.',
    updatedOnce:
      'You can file only one updated return for a year. Check the AIS for anything else that’s missing.',
    updatedLimits:
      'You can’t use an updated return to claim a refund, reduce the tax or declare a new loss.',
    notice148A:
      'In the fourth year after the assessment year, a notice under section 148A can bar an updated return.',
    notice148: (points: string) =>
      `In reply to a notice under section 148, the additional tax is ${points} percentage points higher, and there’s no penalty on that income. File within the time in the notice.`,
    oldRegime:
      'In a late return without business income, you’re in the new regime. You can’t choose the old one.',
    oldRegimeBusiness:
      'With business income, the old regime needs Form 10-IEA filed by the due date. Whether it then also covers a late return is disputed. Check before you file.',
    oldRegimeBefore:
      'Up to FY 2022-23 (AY 2023-24), the old regime was the default, so it applies to a late return.',
    houseLoss: 'You can carry forward a house property loss even with a belated return.',
    otherLoss: (day: string) =>
      `You can’t carry forward losses from shares, F&O or business with a late return, unless the department condones the delay. Apply for that by ${day}.`,
    lossTooLarge: (from: string) =>
      `Since ${from}, you can reduce a loss that you declared on time with an updated return. You then have to update later years that used the loss too.`,
    foreign:
      'An updated return doesn’t make up for a missing Schedule FA under the Black Money Act. A belated or revised return does. Ask us before you file.',
    cUnknown:
      'Interest under section 234C depends on when you paid your instalments, so it isn’t in these figures. Our advance tax tool calculates it.',
    firstFiled:
      'Interest under section 234A up to the date of your late return isn’t in these figures. Enter that date to add it.',
    condonation: (years: string) =>
      `You have ${years} from the end of the assessment year. It takes months and needs a good reason, and the department pays no interest on such a refund.`,
    refundFee: 'The late fee depends on total income, so you pay it even if you get a refund.',
  },
  assumptions: {
    nothingSince:
      'You pay the tax, interest and fee on the day you file, and paid nothing between 31 March and then.',
    evenly:
      'You earned your income evenly over the year. Tax on a gain or dividend late in the year attracts less interest under section 234C.',
    resident: 'You’re an individual resident in India.',
    extensions: 'No due date is extended after today.',
  },
  faults: {
    tooEarly: (day: string) => `Choose ${day} or a later date`,
    unpaid: 'The unpaid tax can’t be more than the income',
    firstFiledLater: 'This date must be before the date you file',
  },
} as const

/** What this tool says, in one language. */
export const words = { form: formWords, answer: answerCopy, steps: lateReturnSteps, yearName }
export type LateReturnWords = Words<typeof words>
