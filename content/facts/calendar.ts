import { days, words } from './row.ts'
import { ACT_1961, ACT_2025, FINANCE_ACT_2026, RULES_2026 } from './sources.ts'
import { BUDGET_DAY, CHECKED, END_OF_YEAR, NEXT_BUDGET, type TaxFact } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

/*
 * The days of the tax calendar besides the due dates of returns, the later days of AY 2026-27 and the
 * instalments of tax year 2026-27. Each is the day that the law sets. A day that was extended gets a second record,
 * named after it with `Extended` (`belatedDateAy2026Extended`), whose `otherLaw` is the instrument.
 */

type Law = Pick<TaxFact, 'act1961' | 'act2025' | 'otherLaw' | 'source'>

const ADVANCE_TAX = { act1961: 'Section 211', act2025: 'Section 408', source: ACT_2025 } as const
const DEPOSIT = {
  act1961: 'Section 200(1)',
  act2025: 'Section 397(3)',
  source: RULES_2026,
} as const
const STATEMENT = {
  act1961: 'Section 200(3)',
  act2025: 'Section 397(3)',
  source: RULES_2026,
} as const

function day(value: string, label: string, year: string, law: Law): TaxFact {
  return { label, value, unit: 'date', year, ...law, checkedOn: CHECKED, validUntil: until(value) }
}

/** The Budget may move the days after it; those that have passed are checked once a year. */
function until(value: string): string {
  if (value < CHECKED) return END_OF_YEAR
  return value > BUDGET_DAY ? NEXT_BUDGET : value
}

const in2026 = (value: string, label: string, law: Law) =>
  day(value, label, 'tax year 2026-27', law)
const in2027 = (value: string, label: string, law: Law) =>
  day(value, label, 'tax year 2027-28', law)

export const calendarFacts = {
  auditReportDateAy2026: day('2026-09-30', 'Tax audit report', LATEST_YEAR, {
    act1961: 'Section 44AB',
    act2025: 'Section 63',
    source: ACT_1961,
  }),
  revisedFreeDateAy2026: day('2026-12-31', 'Revised return without a possible fee', LATEST_YEAR, {
    act1961: 'Sections 139(5) and 234-I',
    act2025: 'Sections 263(5) and 428(b)',
    source: FINANCE_ACT_2026,
  }),
  foreignTaxDateAy2026: day('2027-03-31', 'Form 67 for foreign tax credit', LATEST_YEAR, {
    act1961: 'Rule 128, Income-tax Rules 1962',
    act2025: 'Rule 76, Income-tax Rules 2026',
    source: 'Income-tax Rules 1962, as amended by CBDT notification 100/2022',
  }),
  updatedDateAy2022: day('2027-03-31', 'Updated return of AY 2022-23', 'FY 2021-22 (AY 2022-23)', {
    act1961: 'Section 139(8A)',
    act2025: 'Section 263(6)',
    source: ACT_1961,
  }),

  form141Days: days(
    30,
    { ...DEPOSIT, year: 'tax year 2026-27', checkedOn: CHECKED, validUntil: NEXT_BUDGET },
    'Form 141: time after the month of deduction',
  ),
  tdsDepositDay: words(
    '7th of the next month',
    { ...DEPOSIT, year: 'tax year 2026-27', checkedOn: CHECKED, validUntil: NEXT_BUDGET },
    'TDS deposit day with a TAN (except March)',
  ),
  form141October2026: form141('2026-11-30', 'October 2026'),
  form141November2026: form141('2026-12-30', 'November 2026'),
  form141December2026: form141('2027-01-30', 'December 2026'),
  form141January2027: form141('2027-03-02', 'January 2027'),
  form141February2027: form141('2027-03-30', 'February 2027'),
  form141March2027: form141('2027-04-30', 'March 2027'),

  tdsDepositNovember2026: deposit('2026-12-07', 'November 2026'),
  tdsDepositDecember2026: deposit('2027-01-07', 'December 2026'),
  tdsDepositJanuary2027: deposit('2027-02-07', 'January 2027'),
  tdsDepositFebruary2027: deposit('2027-03-07', 'February 2027'),
  tdsDepositMarch2027: deposit('2027-04-30', 'March 2027'),

  tdsStatementDecember2026: statement('2027-01-31', 'October to December 2026'),
  tdsStatementMarch2027: statement('2027-05-31', 'January to March 2027'),

  yearEnd2026: in2026('2027-03-31', 'Last day for the year’s payments, sales and tax', {
    act1961: 'Sections 3, 80C and 211',
    act2025: 'Sections 3, 123 and 408',
    source: ACT_2025,
  }),
  form130Date2026: in2026('2027-06-15', 'Salary TDS certificate (Form 130)', {
    act1961: 'Section 203',
    act2025: 'Section 395',
    source: RULES_2026,
  }),
  auditReportDate2026: in2026('2027-09-30', 'Tax audit report', {
    act1961: 'Section 44AB',
    act2025: 'Section 63',
    source: ACT_2025,
  }),
  belatedDate2026: in2026('2027-12-31', 'Belated return', {
    act1961: 'Section 139(4)',
    act2025: 'Section 263(4)',
    source: ACT_2025,
  }),
  revisedDate2026: in2026('2028-03-31', 'Revised return', {
    act1961: 'Section 139(5)',
    act2025: 'Section 263(5)',
    source: ACT_2025,
  }),
  updatedDate2026: in2026('2032-03-31', 'Updated return', {
    act1961: 'Section 139(8A)',
    act2025: 'Section 263(6)',
    source: ACT_2025,
  }),

  advanceTaxDateJune2027: in2027('2027-06-15', 'First instalment of advance tax', ADVANCE_TAX),
  advanceTaxDateSeptember2027: in2027(
    '2027-09-15',
    'Second instalment of advance tax',
    ADVANCE_TAX,
  ),
  advanceTaxDateDecember2027: in2027('2027-12-15', 'Third instalment of advance tax', ADVANCE_TAX),
} as const satisfies Record<string, TaxFact>

function form141(value: string, month: string): TaxFact {
  return in2026(value, `Form 141 for property or rent TDS, ${month}`, DEPOSIT)
}

function deposit(value: string, month: string): TaxFact {
  return in2026(value, `TDS deposit with a TAN, ${month}`, DEPOSIT)
}

function statement(value: string, months: string): TaxFact {
  return in2026(value, `TDS statements with a TAN, ${months}`, STATEMENT)
}
