import type { DueDateKind } from '../enums.ts'
import { advanceTaxFacts } from '../facts/advance-tax.ts'
import { calendarFacts } from '../facts/calendar.ts'
import { dueDateFacts } from '../facts/due-dates.ts'

/** The copy of the banner with the next due dates. */
export const deadlines = {
  title: 'Upcoming tax dates',
  file: 'File Now',
  check: 'Check Deadlines',
  all: 'All due dates',
  form: 'Which form and documents?',
  none: 'We’ll list next season’s dates here once they’re announced. Ask us which ones apply to you.',
} as const

/** Whom a date concerns. The names are part of addresses and are stored with reminders: they stay. */
export const DUE_DATE_GROUPS = [
  'salaried',
  'presumptive',
  'business',
  'audited',
  'late',
  'filed',
  'earlier-years',
  'advance-tax',
  'rent',
  'house',
  'tan',
  'foreign',
  'transfer-pricing',
] as const
export type DueDateGroup = (typeof DUE_DATE_GROUPS)[number]

/** The groups in a list, such as that of a reminder. */
export const groupNames: Record<DueDateGroup, string> = {
  salaried: 'Salary, pension or investments',
  presumptive: 'Presumptive business or profession',
  business: 'Business or profession with books, no audit',
  audited: 'Business or profession with a tax audit',
  late: 'Return not filed yet',
  filed: 'Return filed',
  'earlier-years': 'An earlier year to correct',
  'advance-tax': 'Advance tax on salary or investments',
  rent: 'TDS on rent',
  house: 'TDS on a house or land',
  tan: 'TDS with a TAN',
  foreign: 'Tax paid abroad',
  'transfer-pricing': 'Transfer pricing',
}

/** Of a date in the calendar, by its name in English. */
export const dueDateName = (what: string): string => what

/** Of the year of a rule. */
export const dueDateYear = (year: string): string => year

const { advanceTaxDateDecember2026, advanceTaxDateMarch2027 } = advanceTaxFacts

/** The facts that the calendar is made of, and their extensions. */
export const dateFacts = {
  ...dueDateFacts,
  ...calendarFacts,
  advanceTaxDateDecember2026,
  advanceTaxDateMarch2027,
}
type DateFactId = keyof typeof dateFacts

export interface CalendarEntry {
  fact: DateFactId
  what: string
  groups: readonly DueDateGroup[]
  /** of the dates that concern most people: those that the home page may name */
  kind?: DueDateKind
}

const withBusiness = ['business', 'audited'] as const
const payers = [...withBusiness, 'advance-tax'] as const
const earners = ['salaried', 'presumptive', ...withBusiness] as const

/** The dates of the tax calendar, each with what is due and whom it concerns. */
export const calendar: readonly CalendarEntry[] = [
  {
    fact: 'dueDateAy2026',
    what: 'Return for salaried people and investors (ITR-1, ITR-2)',
    groups: ['salaried'],
    kind: 'return',
  },
  {
    fact: 'dueDateBusinessAy2026',
    what: 'Return with business income, no audit (ITR-3, ITR-4)',
    groups: ['presumptive', 'business'],
    kind: 'return',
  },
  { fact: 'auditReportDateAy2026', what: 'Tax audit report', groups: ['audited'] },
  {
    fact: 'dueDateAuditAy2026',
    what: 'Return with a tax audit',
    groups: ['audited'],
    kind: 'return',
  },
  {
    fact: 'dueDateTransferPricingAy2026',
    what: 'Return with a transfer pricing report',
    groups: ['transfer-pricing'],
    kind: 'return',
  },
  form141('form141October2026', 'October'),
  {
    fact: 'tdsDepositNovember2026',
    what: 'Deposit TDS for November',
    groups: ['tan'],
  },
  {
    fact: 'advanceTaxDateDecember2026',
    what: 'Third instalment of advance tax',
    groups: payers,
    kind: 'payment',
  },
  form141('form141November2026', 'November'),
  {
    fact: 'belatedDateAy2026',
    what: 'Last day for a belated return',
    groups: ['late'],
    kind: 'belated-return',
  },
  {
    fact: 'revisedFreeDateAy2026',
    what: 'Last day to revise a return without a possible fee',
    groups: ['filed'],
    kind: 'revised-return',
  },
  { fact: 'tdsDepositDecember2026', what: 'Deposit TDS for December', groups: ['tan'] },
  form141('form141December2026', 'December'),
  {
    fact: 'tdsStatementDecember2026',
    what: 'TDS statements for October to December (Forms 138, 140 and 144)',
    groups: ['tan'],
  },
  { fact: 'tdsDepositJanuary2027', what: 'Deposit TDS for January', groups: ['tan'] },
  form141('form141January2027', 'January'),
  { fact: 'tdsDepositFebruary2027', what: 'Deposit TDS for February', groups: ['tan'] },
  {
    fact: 'advanceTaxDateMarch2027',
    what: 'Final instalment of advance tax',
    groups: ['presumptive', ...payers],
    kind: 'payment',
  },
  form141('form141February2027', 'February'),
  {
    fact: 'revisedDateAy2026',
    what: 'Last day for a revised return',
    groups: ['filed', 'late'],
    kind: 'revised-return',
  },
  {
    fact: 'foreignTaxDateAy2026',
    what: 'Last day for Form 67, to claim credit for tax paid abroad',
    groups: ['foreign'],
  },
  {
    fact: 'updatedDateAy2022',
    what: 'Last day for an updated return (later years cost more afterwards)',
    groups: ['earlier-years'],
  },
  {
    fact: 'yearEnd2026',
    what: 'Last day to invest for deductions, book gains and pay advance tax',
    groups: earners,
  },
  { fact: 'tdsDepositMarch2027', what: 'Deposit TDS for March', groups: ['tan'] },
  {
    fact: 'form141March2027',
    what: 'Form 141 for TDS on a house payment in March, or on the rent of the year',
    groups: ['rent', 'house'],
    kind: 'statement',
  },
  {
    fact: 'tdsStatementMarch2027',
    what: 'TDS statements for January to March (Forms 138, 140 and 144)',
    groups: ['tan'],
  },
  {
    fact: 'form130Date2026',
    what: 'Form 130 (the old Form 16) from your employer',
    groups: ['salaried'],
  },
  {
    fact: 'advanceTaxDateJune2027',
    what: 'First instalment of advance tax',
    groups: payers,
    kind: 'payment',
  },
  {
    fact: 'dueDate2026',
    what: 'Return for salaried people and investors',
    groups: ['salaried'],
    kind: 'return',
  },
  {
    fact: 'dueDateBusiness2026',
    what: 'Return with business income, no audit',
    groups: ['presumptive', 'business'],
    kind: 'return',
  },
  {
    fact: 'advanceTaxDateSeptember2027',
    what: 'Second instalment of advance tax',
    groups: payers,
    kind: 'payment',
  },
  { fact: 'auditReportDate2026', what: 'Tax audit report', groups: ['audited'] },
  {
    fact: 'dueDateAudit2026',
    what: 'Return with a tax audit',
    groups: ['audited'],
    kind: 'return',
  },
  {
    fact: 'dueDateTransferPricing2026',
    what: 'Return with a transfer pricing report',
    groups: ['transfer-pricing'],
    kind: 'return',
  },
  {
    fact: 'advanceTaxDateDecember2027',
    what: 'Third instalment of advance tax',
    groups: payers,
    kind: 'payment',
  },
  {
    fact: 'belatedDate2026',
    what: 'Last day for a belated return, and to revise one without a fee',
    groups: earners,
    kind: 'belated-return',
  },
  {
    fact: 'revisedDate2026',
    what: 'Last day for a revised return',
    groups: earners,
    kind: 'revised-return',
  },
  {
    fact: 'updatedDateAy2026',
    what: 'Last day for an updated return',
    groups: ['late', 'filed'],
  },
]

function form141(fact: DateFactId, month: string): CalendarEntry {
  return {
    fact,
    what: `Form 141 for TDS on a payment for a house or land in ${month}`,
    groups: ['house'],
    kind: 'statement',
  }
}
