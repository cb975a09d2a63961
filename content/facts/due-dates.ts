import { date, rule } from './row.ts'
import { ACT_1961, ACT_2025, FINANCE_ACT_2026 } from './sources.ts'
import type { TaxFact } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const dueDate = rule('FY 2021-22 (AY 2022-23)', ACT_1961, 'Section 139(1)', 'Section 263(1)')
const section139_1 = rule('FY 2022-23 (AY 2023-24)', ACT_1961, 'Section 139(1)', 'Section 263(1)')
const section139_1In2023 = rule(
  'FY 2023-24 (AY 2024-25)',
  ACT_1961,
  'Section 139(1)',
  'Section 263(1)',
)
const section139_1In2024 = rule(
  'FY 2024-25 (AY 2025-26)',
  ACT_1961,
  'Section 139(1)',
  'Section 263(1)',
)
const section139_1Latest = rule(LATEST_YEAR, ACT_1961, 'Section 139(1)', 'Section 263(1)')
const section139_1TaxYear2026 = rule(
  'tax year 2026-27',
  ACT_2025,
  'Section 139(1)',
  'Section 263(1)',
)

export const dueDateFacts = {
  dueDateAy2022: date('2022-07-31', dueDate, 'Return without audit'),
  dueDateAuditAy2022: date('2022-10-31', dueDate, 'Return with audit, original due date'),
  dueDateAuditAy2022Extended: date(
    '2022-11-07',
    rule('FY 2021-22 (AY 2022-23)', 'CBDT circular 20/2022', undefined, undefined, {
      otherLaw: 'CBDT circular 20/2022',
    }),
    'Return with audit, extended due date',
  ),
  dueDateAy2023: date('2023-07-31', section139_1, 'Return without audit'),
  dueDateAuditAy2023: date('2023-10-31', section139_1, 'Return with audit'),
  dueDateAy2024: date('2024-07-31', section139_1In2023, 'Return without audit'),
  dueDateAuditAy2024: date(
    '2024-10-31',
    section139_1In2023,
    'Return with audit, original due date',
  ),
  dueDateAuditAy2024Extended: date(
    '2024-11-15',
    rule('FY 2023-24 (AY 2024-25)', 'CBDT circular 13/2024', undefined, undefined, {
      otherLaw: 'CBDT circular 13/2024',
    }),
    'Return with audit, extended due date',
  ),
  dueDateAy2025: date('2025-07-31', section139_1In2024, 'Return without audit, original due date'),
  dueDateAy2025Extended: date(
    '2025-09-16',
    rule('FY 2024-25 (AY 2025-26)', 'CBDT circulars 6/2025 and 12/2025', undefined, undefined, {
      otherLaw: 'CBDT circulars 6/2025 and 12/2025',
    }),
    'Return without audit, extended due date',
  ),
  dueDateAuditAy2025: date(
    '2025-10-31',
    section139_1In2024,
    'Return with audit, original due date',
  ),
  dueDateAuditAy2025Extended: date(
    '2025-12-10',
    rule('FY 2024-25 (AY 2025-26)', 'CBDT circular 15/2025', undefined, undefined, {
      otherLaw: 'CBDT circular 15/2025',
    }),
    'Return with audit, extended due date',
  ),
  belatedDateAy2025: date(
    '2025-12-31',
    rule('FY 2024-25 (AY 2025-26)', ACT_1961, 'Section 139(4)', 'Section 263(4)'),
    'Belated return',
  ),
  dueDateAy2026: date(
    '2026-07-31',
    section139_1Latest,
    'Return without business income (ITR-1, ITR-2)',
  ),
  dueDateBusinessAy2026: date(
    '2026-08-31',
    rule(LATEST_YEAR, FINANCE_ACT_2026, 'Section 139(1)', 'Section 263(1)'),
    'Return with business income, without audit (ITR-3, ITR-4)',
  ),
  dueDateAuditAy2026: date('2026-10-31', section139_1Latest, 'Return with audit'),
  dueDateTransferPricingAy2026: date(
    '2026-11-30',
    rule(LATEST_YEAR, ACT_1961, 'Section 139(1)', 'Section 263(1)', { validUntil: '2026-11-30' }),
    'Return with a transfer pricing report',
  ),
  belatedDateAy2026: date(
    '2026-12-31',
    rule(LATEST_YEAR, ACT_1961, 'Section 139(4)', 'Section 263(4)', { validUntil: '2026-12-31' }),
    'Belated return',
  ),
  revisedDateAy2026: date(
    '2027-03-31',
    rule(LATEST_YEAR, FINANCE_ACT_2026, 'Section 139(5)', 'Section 263(5)', {
      validUntil: '2027-03-31',
    }),
    'Revised return',
  ),
  updatedDateAy2026: date(
    '2031-03-31',
    rule(LATEST_YEAR, ACT_1961, 'Section 139(8A)', 'Section 263(6)', { validUntil: '2031-03-31' }),
    'Updated return',
  ),
  dueDate2026: date(
    '2027-07-31',
    section139_1TaxYear2026,
    'Return without business or professional income',
  ),
  dueDateBusiness2026: date(
    '2027-08-31',
    section139_1TaxYear2026,
    'Return with business income, without audit',
  ),
  dueDateAudit2026: date('2027-10-31', section139_1TaxYear2026, 'Return with audit'),
  dueDateTransferPricing2026: date(
    '2027-11-30',
    section139_1TaxYear2026,
    'Return with a transfer pricing report',
  ),
  newActFrom: date(
    '2026-04-01',
    rule('tax year 2026-27', ACT_2025, undefined, 'Section 1'),
    'First day of the Income-tax Act 2025',
  ),
} as const satisfies Record<string, TaxFact>
