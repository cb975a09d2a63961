import { amount, date, days, rule, words, years } from './row.ts'
import { ACT_1961, BOTH_ACTS, RETURN_FORMS_2026, RULES_2026 } from './sources.ts'
import { carriedOver, type TaxFact } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const section6_1 = rule(LATEST_YEAR, ACT_1961, 'Section 6(1)', 'Section 6(2)')
const rnor = rule(LATEST_YEAR, ACT_1961, 'Section 6(6)(a)', 'Section 6(13)(a)')
const taxed = rule(LATEST_YEAR, BOTH_ACTS, 'Section 5(1)', 'Section 5(1)')

const rules = {
  residentDays: days(182, section6_1, '182-day test: days in India in the year'),
  residentShortDays: days(60, section6_1, '60-day test: days in India in the year'),
  residentEarlierDays: days(365, section6_1, '60-day test: days in the earlier years'),
  residentEarlierYears: years(4, section6_1, '60-day test: number of earlier years'),
  visitorDays: days(
    120,
    rule(LATEST_YEAR, ACT_1961, 'Explanation 1 to section 6(1)', 'Section 6(5)'),
    '120-day test: visitors with Indian income above ₹15 lakh',
  ),
  visitorIncome: amount(
    1500000,
    rule(
      LATEST_YEAR,
      ACT_1961,
      'Explanation 1 to section 6(1) and section 6(1A)',
      'Sections 6(5) and 6(7)',
    ),
    'Indian income limit, 120-day test and deemed residents',
  ),
  rnorNonResidentYears: years(9, rnor, 'RNOR test: non-resident years'),
  rnorLookBackYears: years(10, rnor, 'RNOR test: earlier years for non-residence'),
  rnorDays: days(729, rnor, 'RNOR test: maximum days in earlier years'),
  rnorDaysYears: years(7, rnor, 'RNOR test: earlier years for the day count'),
  dayCount: words(
    'the day of arrival and the day of departure both count',
    rule(LATEST_YEAR, 'Authority for Advance Rulings, 223 ITR 462', 'Section 6(1)', 'Section 6', {
      otherLaw: 'Authority for Advance Rulings, 223 ITR 462',
    }),
    'Days counted as days in India',
  ),
  leftForWorkDays: days(
    182,
    rule(LATEST_YEAR, ACT_1961, 'Explanation 1(a) to section 6(1)', 'Section 6(3)'),
    '182-day test: citizens leaving for work or as crew',
  ),
  visitDays: days(
    182,
    rule(LATEST_YEAR, ACT_1961, 'Explanation 1(b) to section 6(1)', 'Section 6(4)'),
    '182-day test: citizens and PIOs visiting from abroad',
  ),
  deemedResident: words(
    'resident even without a day in India, and never ordinarily resident',
    rule(
      LATEST_YEAR,
      ACT_1961,
      'Section 6(1A) and section 6(6)(d)',
      'Section 6(7) and section 6(13)(c)',
    ),
    'Deemed resident: citizen not liable to tax anywhere',
  ),
  visitorRnor: words(
    'not ordinarily resident',
    rule(LATEST_YEAR, ACT_1961, 'Section 6(6)(c)', 'Section 6(13)(b)'),
    'Resident only by the 120-day test',
  ),
  ordinarilyResident: words(
    'ordinarily resident',
    rule(LATEST_YEAR, ACT_1961, 'Section 6(6)', 'Section 6(13)'),
    'Resident outside the RNOR tests',
  ),
  taxedRor: words(
    'income from anywhere in the world',
    taxed,
    'Income taxable in India, ordinarily resident',
  ),
  taxedRnor: words(
    'income from India or received in India, and foreign income from a business controlled in India or a profession set up in India',
    taxed,
    'Income taxable in India, RNOR',
  ),
  taxedNr: words(
    'income from India or received in India',
    rule(LATEST_YEAR, BOTH_ACTS, 'Section 5(2)', 'Section 5(2)'),
    'Income taxable in India, non-resident',
  ),
  form67Date: date(
    '2027-03-31',
    rule(
      LATEST_YEAR,
      'CBDT notification 100/2022',
      'Rule 128(9), Income-tax Rules 1962',
      'Rule 76, Income-tax Rules 2026',
      { validUntil: '2027-03-31' },
    ),
    'Form 67 with an original or belated return',
  ),
  scheduleFaPeriod: words(
    '1 January 2025 to 31 December 2025',
    rule(LATEST_YEAR, RETURN_FORMS_2026, undefined, undefined, {
      otherLaw: 'Schedule FA of ITR-2 and ITR-3',
    }),
    'Schedule FA period for calendar-year countries',
  ),
  scheduleFaPenalty: amount(
    1000000,
    rule(LATEST_YEAR, 'Black Money Act 2015, sections 42 and 43', undefined, undefined, {
      otherLaw: 'Sections 42 and 43, Black Money Act 2015',
    }),
    'Penalty for unreported foreign assets or income',
  ),
  scheduleFaPenaltyFloor: amount(
    2000000,
    rule('from 1 October 2024', 'CBDT instruction of 18 August 2025', undefined, undefined, {
      otherLaw: 'Provisos to sections 42 and 43, Black Money Act 2015',
    }),
    'Penalty-free limit for unreported foreign assets, excluding property',
  ),
  form44Verification: amount(
    100000,
    rule(
      'FY 2026-27',
      RULES_2026,
      'Rule 128, Income-tax Rules 1962',
      'Rule 76, Income-tax Rules 2026',
    ),
    'Form 44: minimum foreign tax for CA verification',
  ),
} as const satisfies Record<string, TaxFact>

export const residenceFacts = {
  ...rules,
  residentDays2026: carriedOver(rules.residentDays),
  residentShortDays2026: carriedOver(rules.residentShortDays),
  residentEarlierDays2026: carriedOver(rules.residentEarlierDays),
  residentEarlierYears2026: carriedOver(rules.residentEarlierYears),
  visitorDays2026: carriedOver(rules.visitorDays),
  visitorIncome2026: carriedOver(rules.visitorIncome),
  rnorNonResidentYears2026: carriedOver(rules.rnorNonResidentYears),
  rnorLookBackYears2026: carriedOver(rules.rnorLookBackYears),
  rnorDays2026: carriedOver(rules.rnorDays),
  rnorDaysYears2026: carriedOver(rules.rnorDaysYears),
  dayCount2026: carriedOver(rules.dayCount),
  leftForWorkDays2026: carriedOver(rules.leftForWorkDays),
  visitDays2026: carriedOver(rules.visitDays),
  deemedResident2026: carriedOver(rules.deemedResident),
  visitorRnor2026: carriedOver(rules.visitorRnor),
  ordinarilyResident2026: carriedOver(rules.ordinarilyResident),
  taxedRor2026: carriedOver(rules.taxedRor),
  taxedRnor2026: carriedOver(rules.taxedRnor),
  taxedNr2026: carriedOver(rules.taxedNr),
} as const satisfies Record<string, TaxFact>
