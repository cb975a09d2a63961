import { advanceTaxFacts } from '../../../facts/advance-tax.ts'
import { calendarFacts } from '../../../facts/calendar.ts'
import { formatFact } from '../../../facts/format.ts'
import { houseRentFacts } from '../../../facts/house-rent.ts'
import type { ChoiceField, FieldGroup, TickField } from '../form.ts'
import { yearName } from '../page.ts'

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

export const lastReturn = (year: string): ChoiceField => ({
  kind: 'choice',
  name: 'return',
  label: `Return for ${yearName(year)}`,
  initial: 'late',
  options: [
    ['late', 'Not filed yet'],
    ['filed', 'Filed'],
    ['none', 'Not needed'],
  ],
})

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

export const besides: FieldGroup = { title: 'What else applies to you', fields: ticks, open: true }

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
    text: 'Next year’s dates aren’t in it yet. Ask us which ones apply to you.',
  },
  whatInYear: (what: string, year: string) => `${what}, ${year}`,
  extended: (what: string, instrument: string) => `${what}: extended by ${instrument}`,
  notes: {
    passed:
      'We know of no extension of the dates that have passed. Check incometax.gov.in before you rely on that.',
    late: 'You can still file a belated return, with a late fee. After its last day, only an updated return is left, and that can’t claim a refund.',
    lateOver:
      'The last day for a belated return has passed. Only an updated return is left, with additional tax, and it can’t claim a refund.',
    revisedFee:
      'The Finance Act 2026 introduced a fee for late revisions, but it isn’t clear when it starts to apply.',
    filed: `Revise by ${freeUntil} to be sure there’s no fee.`,
    salaried:
      'Your employer asks for proof of your deductions (Form 124) in January or February, and sets its own date.',
    advanceTax: `Advance tax is due only if your tax for the year, after TDS, is ${taxFrom} or more. Residents aged 60 or older with no business income don’t pay it.`,
    presumptive: 'With presumptive income, you pay advance tax once, in March.',
    rent: `You deduct TDS on rent once a year. If you move out earlier, Form 141 is due ${form141Days} after the end of that month.`,
    house: `Form 141 is due ${form141Days} after the end of each month in which you pay the seller.`,
    tan: `The months after March follow the same rule: TDS is due by the ${calendarFacts.tdsDepositDay.value}.`,
    transferPricing:
      'With a transfer pricing report, only the date of that return counts for your return. The report itself and a tax audit report are due a month before.',
    foreign: 'Form 67 counts only if you filed the return on time or as a belated return.',
  },
  assumption:
    'These are the dates as we last checked them. The government may extend a date at short notice.',
} as const

function inDays(days: number): string {
  if (days === 0) return 'It’s due today'
  return days === 1 ? 'One day left' : `${days} days left`
}
