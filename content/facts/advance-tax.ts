import { amount, date, months, percent, rule, words } from './row.ts'
import { ACT_1961, ACT_2025, BOTH_ACTS } from './sources.ts'
import {
  carriedOver,
  FOUR_YEARS,
  OPEN_UNDER_1961_ACT,
  OPEN_YEARS,
  type TaxFact,
} from './tax-fact.ts'

const advanceTax = rule('each year', BOTH_ACTS, 'Section 211', 'Section 408')
const section211 = rule(FOUR_YEARS, BOTH_ACTS, 'Section 211', 'Section 408')
const section234C = rule(FOUR_YEARS, BOTH_ACTS, 'Section 234C', 'Section 425')
const rule119A = rule(
  OPEN_YEARS,
  'Income-tax Rules 1962, rule 119A',
  'Rule 119A, Income-tax Rules 1962',
)

const rules = {
  advanceTaxFrom: amount(
    10000,
    rule(OPEN_UNDER_1961_ACT, ACT_1961, 'Section 208', 'Section 404'),
    'Advance tax: minimum tax after TDS',
  ),
  advanceTaxJune: words('15 June', advanceTax, 'First instalment of advance tax'),
  advanceTaxSeptember: words('15 September', advanceTax, 'Second instalment of advance tax'),
  advanceTaxDecember: words('15 December', advanceTax, 'Third instalment of advance tax'),
  advanceTaxMarch: words(
    '15 March',
    advanceTax,
    'Last instalment of advance tax (only one if presumptive)',
  ),
  advanceTaxJuneShare: percent(15, section211, 'Share of the year’s tax due by 15 June'),
  advanceTaxSeptemberShare: percent(45, section211, 'Share of the year’s tax due by 15 September'),
  advanceTaxDecemberShare: percent(75, section211, 'Share of the year’s tax due by 15 December'),
  advanceTaxMarchShare: percent(100, section211, 'Share of the year’s tax due by 15 March'),
  advanceTaxDeferMonths: months(
    3,
    rule(OPEN_UNDER_1961_ACT, ACT_1961, 'Section 234C', 'Section 425'),
    'Months of 234C interest, first three instalments',
  ),
  advanceTaxDateDecember2026: date(
    '2026-12-15',
    rule('tax year 2026-27', ACT_2025, 'Section 211', 'Section 408', { validUntil: '2026-12-15' }),
    'Third instalment of advance tax',
  ),
  advanceTaxDateMarch2027: date(
    '2027-03-15',
    rule('tax year 2026-27', ACT_2025, 'Section 211', 'Section 408', { validUntil: '2027-03-15' }),
    'Last instalment of advance tax',
  ),
  advanceTaxEnough: percent(
    90,
    rule(OPEN_UNDER_1961_ACT, ACT_1961, 'Section 234B', 'Section 424'),
    'Minimum share to pay by 31 March (section 234B)',
  ),
  interestMonthly: percent(
    1,
    rule(
      OPEN_UNDER_1961_ACT,
      ACT_1961,
      'Sections 234A, 234B and 234C',
      'Sections 423, 424 and 425',
    ),
    'Monthly interest on late or short tax payments',
  ),
  advanceTaxJuneEnough: percent(12, section234C, 'Enough by 15 June to avoid 234C interest'),
  advanceTaxSeptemberEnough: percent(
    36,
    section234C,
    'Enough by 15 September to avoid 234C interest',
  ),
  advanceTaxDeferLastMonths: months(1, section234C, 'Months of 234C interest, last instalment'),
  advanceTaxSeniors: words(
    'none',
    rule(OPEN_YEARS, BOTH_ACTS, 'Section 207(2)', 'Section 403(3)'),
    'Advance tax of senior citizens without business income',
  ),
  advanceTaxPresumptive: words(
    'the whole of it by 15 March',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 211', 'Section 408(2)'),
    'Advance tax under sections 44AD and 44ADA',
  ),
  advanceTaxGains: words(
    'none, if you pay the tax on it with the remaining instalments, or by 31 March',
    section234C,
    '234C interest on gains, dividends, winnings, new business income',
  ),
  advanceTaxToMarch31: words(
    'still counts as advance tax',
    rule(OPEN_YEARS, BOTH_ACTS, 'Section 211', 'Section 408'),
    'Tax paid from 16 to 31 March',
  ),
  advanceTaxHoliday: words(
    'on time if paid on the next working day',
    rule(FOUR_YEARS, 'CBDT circular 676 of 14 January 1994', undefined, undefined, {
      otherLaw: 'CBDT circular 676 of 14 January 1994',
    }),
    'Instalment due on a bank holiday',
  ),
  interestBase: words(
    'rounded down to the nearest ₹100',
    rule119A,
    'Rounding of the base for interest',
  ),
  interestMonths: words(
    'counts as a whole month',
    rule119A,
    'Part of a month in interest calculations',
  ),
  interestFirst: words(
    'goes towards the interest up to that day first, then the tax',
    rule(OPEN_YEARS, BOTH_ACTS, 'Section 234B(2)', 'Section 424'),
    'Tax paid after 31 March',
  ),
} as const satisfies Record<string, TaxFact>

export const advanceTaxFacts = {
  ...rules,
  advanceTaxFrom2026: carriedOver(rules.advanceTaxFrom),
  advanceTaxDeferMonths2026: carriedOver(rules.advanceTaxDeferMonths),
  advanceTaxEnough2026: carriedOver(rules.advanceTaxEnough),
  interestMonthly2026: carriedOver(rules.interestMonthly),
} as const satisfies Record<string, TaxFact>
