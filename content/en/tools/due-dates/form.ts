import { advanceTaxFacts } from '../../../facts/advance-tax.ts'
import { calendarFacts } from '../../../facts/calendar.ts'
import { formatFact } from '../../../facts/format.ts'
import { houseRentFacts } from '../../../facts/house-rent.ts'
import type { Words } from '../../../same-keys.ts'
import { dueDateName, dueDateYear } from '../../due-dates.ts'
import type { ChoiceField, FieldGroup, TickField } from '../form.ts'
import { yearName } from '../page.ts'

const taxFrom = formatFact(advanceTaxFacts.advanceTaxFrom2026)
const form141Days = formatFact(calendarFacts.form141Days)
const freeUntil = formatFact(calendarFacts.revisedFreeDateAy2026)
const rentAbove = formatFact(houseRentFacts.rentTdsMonthly2026)

/** What the form asks; each option and tick is named after the group that it stands for. */
const formWords = {
  who: {
    label: 'Your income',
    options: {
      salaried: 'Salary, pension or investments',
      presumptive: 'Business or profession, presumptive (44AD, 44ADA)',
      business: 'Business or profession with books, no audit',
      audited: 'Business or profession with a tax audit',
    },
  },
  lastReturn: {
    label: (year: string) => `Return for ${yearName(year)}`,
    options: { late: 'Not filed yet', filed: 'Filed', none: 'Not needed' },
  },
  besides: 'What else applies to you',
  ticks: {
    'advance-tax': `I owe ${taxFrom} or more for the year after TDS`,
    rent: `I pay rent above ${rentAbove} a month`,
    house: 'I’m buying a house or land and have to deduct TDS',
    tan: 'I deduct TDS with a TAN',
    foreign: 'I paid tax abroad',
    'earlier-years': 'I have an earlier year to correct',
    'transfer-pricing': 'I need a transfer pricing report',
  },
} as const

/** The fields of the due dates' form. */
export function fieldsIn({ who, lastReturn, besides, ticks }: Words<typeof formWords>) {
  return {
    who: {
      kind: 'choice',
      name: 'who',
      label: who.label,
      initial: 'salaried',
      options: Object.entries(who.options),
    } satisfies ChoiceField,
    lastReturn: (year: string): ChoiceField => ({
      kind: 'choice',
      name: 'return',
      label: lastReturn.label(year),
      initial: 'late',
      options: Object.entries(lastReturn.options),
    }),
    besides: {
      title: besides,
      fields: Object.entries(ticks).map(
        ([name, label]): TickField => ({
          kind: 'tick',
          name,
          label,
          ...(name === 'advance-tax' && { when: { field: 'who', is: ['salaried'] } }),
        }),
      ),
      open: true,
    } satisfies FieldGroup,
  }
}

/** What the answer says. */
const answerCopy = {
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

/** What this tool says, in one language. */
export const words = { form: formWords, answer: answerCopy, dueDateName, dueDateYear }
export type DueDatesWords = Words<typeof words>
