import { date, days, percent, rule, words } from './row.ts'
import { BOTH_ACTS, RULES_2026 } from './sources.ts'
import { FOUR_YEARS, type TaxFact } from './tax-fact.ts'

const section194IA = rule(FOUR_YEARS, BOTH_ACTS, 'Section 194-IA', 'Section 393(1)')

/** What rent and houses have in common when tax is deducted from them. */
export const tdsFacts = {
  noPanTdsRate: percent(
    20,
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 206AA', 'Section 397(2)'),
    'TDS rate without the payee’s PAN',
  ),
  challanStatementDays: days(
    30,
    rule(
      FOUR_YEARS,
      RULES_2026,
      'Rules 30 and 31A, Income-tax Rules 1962',
      'Form 141, Income-tax Rules 2026',
    ),
    'Time after month-end to pay TDS, rent or house',
  ),
  rentTdsForm: words(
    'Form 26QC up to March 2026, Form 141 from April 2026',
    rule(
      FOUR_YEARS,
      RULES_2026,
      'Form 26QC, Income-tax Rules 1962',
      'Form 141, Income-tax Rules 2026',
    ),
    'TDS form of a tenant',
  ),
  houseTdsForm: words(
    'Form 26QB up to March 2026, Form 141 from April 2026',
    rule(
      FOUR_YEARS,
      RULES_2026,
      'Form 26QB, Income-tax Rules 1962',
      'Form 141, Income-tax Rules 2026',
    ),
    'TDS form of a house buyer',
  ),
  newTdsFormsFrom: date(
    '2026-04-01',
    rule('FY 2026-27', RULES_2026, undefined, 'Form 141, Income-tax Rules 2026'),
    'First day of the 2026 TDS forms',
  ),
  houseTdsTime: words(
    'at each payment, or when it’s credited to the seller, if earlier',
    section194IA,
    'Timing of a house buyer’s TDS',
  ),
  ruralLand: words('the buyer deducts nothing', section194IA, 'TDS on rural agricultural land'),
} as const satisfies Record<string, TaxFact>
