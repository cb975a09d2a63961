import { advanceTaxFacts } from '../../tax-facts/advance-tax.ts'
import { calendarFacts } from '../../tax-facts/calendar.ts'
import { formatFact } from '../../tax-facts/format.ts'
import { houseRentFacts } from '../../tax-facts/house-rent.ts'
import type { ChoiceField, FieldGroup, TickField } from '../form.ts'

const taxFrom = formatFact(advanceTaxFacts.advanceTaxFrom2026)
const form141Days = formatFact(calendarFacts.form141Days)
const freeUntil = formatFact(calendarFacts.revisedFreeDateAy2026)
const rentAbove = formatFact(houseRentFacts.rentTdsMonthly2026)

/** The fields of the due dates' form; each option and tick is named after the group that it stands for. */
export const who: ChoiceField = {
  kind: 'choice',
  name: 'who',
  label: 'Your income',
  initial: 'salaried',
  options: [
    ['salaried', 'Salary, pension or investments'],
    ['presumptive', 'Business or profession, presumptive (44AD, 44ADA)'],
    ['business', 'Business or profession with books, no audit'],
    ['audited', 'Business or profession with a tax audit'],
  ],
}

export const lastReturn: ChoiceField = {
  kind: 'choice',
  name: 'return',
  label: 'Return for FY 2025-26 (AY 2026-27)',
  initial: 'late',
  options: [
    ['late', 'Not filed yet'],
    ['filed', 'Filed'],
    ['none', 'Not needed'],
  ],
}

const ticks: TickField[] = [
  {
    kind: 'tick',
    name: 'advance-tax',
    label: `I owe ${taxFrom} or more for the year after TDS`,
    when: { field: 'who', is: ['salaried'] },
  },
  { kind: 'tick', name: 'rent', label: `I pay rent above ${rentAbove} a month` },
  { kind: 'tick', name: 'house', label: 'I’m buying a house or land and have to deduct TDS' },
  { kind: 'tick', name: 'tan', label: 'I deduct TDS with a TAN' },
  { kind: 'tick', name: 'foreign', label: 'I paid tax abroad' },
  { kind: 'tick', name: 'earlier-years', label: 'I have an earlier year to correct' },
  { kind: 'tick', name: 'transfer-pricing', label: 'I need a transfer pricing report' },
]

export const besides: FieldGroup = { title: 'What else concerns you', fields: ticks, open: true }

/** The answer's words. */
export const answerCopy = {
  next: 'Your next date',
  due: (what: string, days: number) => `${what}. ${inDays(days)}.`,
  and: '. Also: ',
  dates: 'Your dates in the next 12 months',
  passed: 'Dates that have passed',
  none: {
    label: 'Your next date',
    value: 'None in our calendar',
    text: 'The dates of the next year aren’t in it yet. Ask us which ones apply to you.',
  },
  whatInYear: (what: string, year: string) => `${what}, ${year}`,
  extended: (what: string, instrument: string) => `${what}: extended by ${instrument}`,
  notes: {
    passed:
      'We know of no extension of the dates that have passed. Before you rely on that, look at the notices on incometax.gov.in.',
    late: 'Until the last day for a belated return you can still file, with a fee. After it, only an updated return is left, and that can’t claim a refund.',
    filed: `The Finance Act 2026 brought a fee for late revisions, but its wording is unclear about when it begins. Revise by ${freeUntil} and the question doesn’t arise.`,
    salaried:
      'Your employer asks for proofs of your deductions (Form 124) in January or February. It sets that date itself.',
    advanceTax: `Advance tax is due only if your tax for the year, after TDS, is ${taxFrom} or more. Residents of 60 or older without business income pay none.`,
    presumptive: 'Presumptive income has one instalment of advance tax, the one in March.',
    rent: `You deduct TDS on rent once a year. If you move out earlier, Form 141 is due ${form141Days} after the end of that month.`,
    house: `Form 141 is due ${form141Days} after the end of each month in which you pay the seller, and only for such months.`,
    tan: `The months after March follow the same rule: TDS is due by the ${calendarFacts.tdsDepositDay.value}.`,
    foreign: 'Form 67 counts only if the return itself was filed as an original or a belated one.',
  },
  assumption:
    'These are the dates as we last checked them. The government may extend one at short notice.',
} as const

function inDays(days: number): string {
  if (days === 0) return 'It’s due today'
  return days === 1 ? 'One day left' : `${days} days left`
}
