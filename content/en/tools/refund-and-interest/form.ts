import { refundFacts as facts } from '../../../facts/filing/refunds.ts'
import { formatFact } from '../../../facts/format.ts'
import { lateReturnFacts } from '../../../facts/late-returns.ts'
import { gstIncluded } from '../../price-includes.ts'
import type { Field, FieldGroup } from '../form.ts'
import { yearName } from '../page.ts'

/** The years of income whose due dates are in the register. */
export const REFUND_YEARS = [
  '2025-26',
  '2024-25',
  '2023-24',
  '2022-23',
  '2021-22',
  '2026-27',
] as const

export const REFUND_STATUS = [
  'processing',
  'unverified',
  'less',
  'failed',
  'hold',
  'set-off',
  'defective',
  'issued',
] as const

const least = formatFact(facts.refundInterestLeast)
const rate = formatFact(facts.refundInterest)
const verifyDays = formatFact(lateReturnFacts.verifyDays)

export const basics = [
  { kind: 'money', name: 'refund', label: 'Refund you claimed', hint: 'Without interest.' },
  {
    kind: 'choice',
    name: 'year',
    label: 'For which year?',
    options: REFUND_YEARS.map((year) => [year, capital(yearName(year))] as const),
    initial: '2025-26',
  },
  { kind: 'date', name: 'filed', label: 'Return filed on' },
  { kind: 'kept', name: 'have', label: 'What you checked' },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'For the interest',
    open: true,
    fields: [
      {
        kind: 'money',
        name: 'tax',
        label: 'Tax for the year',
        hint: `In total, before TDS. A refund below ${least} of it gets no interest.`,
      },
      {
        kind: 'date',
        name: 'granted',
        label: 'Refund paid on',
        hint: 'Leave this empty for today.',
      },
      {
        kind: 'choice',
        name: 'business',
        label: 'Business or profession in that year',
        options: [
          ['plain', 'None'],
          ['business', 'Yes, without audit'],
          ['audit', 'Yes, with audit'],
        ],
        initial: 'plain',
      },
    ],
  },
  {
    title: 'What may hold it up',
    open: true,
    fields: [
      {
        kind: 'choice',
        name: 'status',
        label: 'Status on the portal',
        options: [
          ['processing', 'Under processing'],
          ['unverified', 'Not verified yet'],
          ['less', 'Processed, but smaller'],
          ['failed', 'Refund failed'],
          ['hold', 'On hold, with an email'],
          ['set-off', 'Set off against a demand (245)'],
          ['defective', 'Defective return (139(9))'],
          ['issued', 'Refund issued'],
        ] satisfies [(typeof REFUND_STATUS)[number], string][],
        initial: 'processing',
      },
      { kind: 'tick', name: 'bank', label: 'No bank account is validated' },
      { kind: 'tick', name: 'demand', label: 'There’s an old demand' },
      { kind: 'tick', name: 'pan', label: 'My PAN isn’t linked with Aadhaar' },
    ],
  },
  {
    title: 'Self-assessment tax, or something late',
    fields: [
      { kind: 'money', name: 'self', label: 'Self-assessment tax you paid' },
      {
        kind: 'date',
        name: 'paid',
        label: 'Self-assessment tax paid on',
        hint: 'The last payment, if there were several.',
      },
      {
        kind: 'date',
        name: 'verified',
        label: 'Return verified on',
        hint: `Leave this empty if it was within ${verifyDays} of filing.`,
      },
      {
        kind: 'number',
        name: 'delay',
        label: 'Delay you caused',
        hint: 'Such as answering a notice late. The department may leave these months out.',
        unit: 'months',
        max: 120,
      },
    ],
  },
] as const satisfies readonly FieldGroup[]

export const example = {
  refund: '24,000',
  filed: '2026-07-20',
  tax: '60,000',
  granted: '2026-11-15',
} as const

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What the answer says around the figures. Days come in words: '31 December 2027'. */
export const words = {
  missing: 'Enter the refund and the day you filed.',
  label: {
    interest: (day: string) => `Interest up to ${day}`,
    time: (year: string) => `Refund for ${year}`,
    verify: 'Your return isn’t verified',
  },
  value: {
    none: 'No interest',
    by: (day: string) => `To be processed by ${day}`,
    verify: (day: string) => `Verify it by ${day}`,
    verifyNow: 'Verify it now',
  },
  text: {
    total: (amount: string) => `You get ${amount} in all.`,
    small: `The refund is less than ${least} of your tax.`,
    askRefund: 'Enter the refund to see the interest.',
    verify: 'Until then it counts as not filed, and no interest runs.',
    verifyNow: 'It will count as filed on the day you verify it, so it may be late.',
  },
  figures: {
    total: 'Refund with interest, rounded to ₹10',
    from: 'Interest runs from',
    fromText: (months: number) => `${months} ${months === 1 ? 'month' : 'months'} at ${rate}`,
    filed: 'Your return',
    onTime: 'on time',
    late: 'late',
    filedText: (day: string) => `counts as filed on ${day}`,
    processBy: 'Last day to process it',
    processLate: 'that day is over',
    help: 'Our help',
    helpText: (service: string, noGst: boolean) => `${service}, ${gstIncluded(noGst)}`,
  },
  held: {
    caption: 'Why it may be held, and what to do',
    head: ['Reason', 'What to do'],
    verify: 'Not verified',
    verifyText: 'Verify it by Aadhaar OTP, net banking or post. If it’s late, ask for condonation.',
    less: 'A credit or claim was changed',
    lessText:
      'Compare the two columns of the intimation. If it’s the department’s mistake, ask for rectification.',
    failed: 'The bank sent it back',
    failedText:
      'Validate an account in your own name under My Bank Account, then use Services › Refund Reissue.',
    hold: 'Flagged in a risk check',
    holdText: (day: string | undefined) =>
      day
        ? `Check every claim. With proof, leave the return as it is. If a claim is wrong, revise by ${day}.`
        : 'Check every claim. With proof, leave the return as it is. If a claim is wrong, an updated return may be left.',
    demand: 'An old demand',
    demandText: (days: string) =>
      `Answer under Pending Actions › Response to Outstanding Demand, by the date in the intimation (usually ${days}).`,
    defective: 'A defect in the return',
    defectiveText: (days: string) =>
      `File the corrected return under e-Proceedings within ${days} of the notice, or ask for more time.`,
    bank: 'No validated bank account',
    bankText: 'Validate one under My Profile › My Bank Account. Its name must match your PAN.',
    pan: 'PAN inoperative',
    panText: 'Link it with Aadhaar. Until then there’s no refund, and no interest for that time.',
    processing: 'Still in the queue',
    processingText: (day: string) =>
      `Wait until ${day}. After that, raise a grievance on the portal.`,
    processingOver: (day: string) =>
      `The time was over on ${day}. Raise a grievance on the portal, and ask us.`,
    issued: 'Sent to your bank',
    issuedText:
      'Check the account chosen in the return. Nothing after two weeks: see Refund Reissue.',
  },
  checklist: {
    title: 'Check in this order',
    text: 'Your ticks are kept in this page’s link and nowhere else.',
    group: 'On the portal',
    heading: (year: string) => `My refund for ${year}`,
    whatsapp: 'Send the list to yourself on WhatsApp',
    email: 'Send it by email',
    items: {
      status: 'The status, under View Filed Returns',
      verified: (day: string) => `It’s verified, by ${day}`,
      bank: 'A bank account is validated',
      pan: 'PAN and Aadhaar are linked',
      demand: 'No old demand, under Pending Actions',
      proceedings: 'No open notice, under e-Proceedings',
      ais: 'AIS and 26AS (168) agree with it',
      intimation: 'Both columns of the intimation agree',
      grievance: (day: string) => `A grievance, after ${day}`,
    },
  },
  workings: 'How we calculated it',
  notes: {
    taxable:
      'The interest is taxable in the year you get it, as income from other sources. The refund is not.',
    askTax: `Enter your tax to check the ${least} limit. Below it, there’s no interest.`,
    self: 'On self-assessment tax, interest runs from the return or the payment, whichever is later.',
    late: 'In a late return, interest runs only from the day of filing.',
    verifiedLate: 'Verified too late, it counts as filed on the day of verification.',
    pan: 'For the time in which your PAN was inoperative, there’s no interest. It’s not left out here.',
    set: 'The refund is set off before it’s paid, with its interest.',
    simple: 'It’s simple interest, for whole months. A part of a month counts as one.',
  },
  assumptions: {
    same: 'The department accepts your return and the refund as claimed.',
    order:
      'The refund comes out of self-assessment tax first, which was paid last. The Act names no order.',
    delay: 'You caused no delay other than what you entered.',
  },
  faults: {
    early: (day: string) => `Choose ${day} or a later date`,
    future: 'Choose today or an earlier date',
    beforeFiling: 'This can’t be before you filed',
  },
} as const
