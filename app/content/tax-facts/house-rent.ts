import { LATEST_YEAR } from '../tax-year.ts'
import { ACT_1961, FINANCE_ACT_2024, RULES_2026 } from './sources.ts'
import { CHECKED, carriedOver, FOUR_YEARS, RULE_279_CHECKED, type TaxFact } from './tax-fact.ts'

const rules = {
  hraMetroShare: {
    label: 'Share of salary that limits HRA in the listed cities',
    value: 50,
    unit: 'percent',
    year: FOUR_YEARS,
    section:
      'Section 10(13A), Income-tax Act 1961; rule 2A, Income-tax Rules 1962; rule 279, Income-tax Rules 2026',
    source: RULES_2026,
    checkedOn: RULE_279_CHECKED,
  },
  hraOtherShare: {
    label: 'Share of salary that limits HRA elsewhere',
    value: 40,
    unit: 'percent',
    year: FOUR_YEARS,
    section:
      'Section 10(13A), Income-tax Act 1961; rule 2A, Income-tax Rules 1962; rule 279, Income-tax Rules 2026',
    source: RULES_2026,
    checkedOn: RULE_279_CHECKED,
  },
  hraRentLess: {
    label: 'Share of salary taken off the rent paid when HRA is calculated',
    value: 10,
    unit: 'percent',
    year: FOUR_YEARS,
    section:
      'Section 10(13A), Income-tax Act 1961; rule 2A, Income-tax Rules 1962; rule 279, Income-tax Rules 2026',
    source: RULES_2026,
    checkedOn: RULE_279_CHECKED,
  },
  hraMetroCities: {
    label: 'Cities with the higher HRA share',
    value: 'Delhi, Mumbai, Kolkata and Chennai',
    unit: 'text',
    year: 'up to FY 2025-26',
    section: 'Rule 2A, Income-tax Rules 1962',
    source: 'Income-tax Rules 1962, rule 2A',
    checkedOn: CHECKED,
  },
  hraNewMetroCities: {
    label: 'Cities added to those with the higher HRA share',
    value: 'Bengaluru, Hyderabad, Pune and Ahmedabad',
    unit: 'text',
    year: 'from 1 April 2026',
    section: 'Rule 279, Income-tax Rules 2026',
    source: RULES_2026,
    checkedOn: RULE_279_CHECKED,
  },
  landlordPanRent: {
    label: 'Yearly rent above which the landlord’s PAN has to be given',
    value: 100000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'Rule 26C, Income-tax Rules 1962; Form 124, Income-tax Rules 2026',
    source: 'Income-tax Rules 1962, rule 26C; Income-tax Rules 2026, Form 124',
    checkedOn: CHECKED,
  },
  rentTdsMonthly: {
    label: 'Monthly rent above which a tenant deducts tax for a resident landlord',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 194-IB, Income-tax Act 1961',
    source: ACT_1961,
    checkedOn: CHECKED,
  },
  rentTdsRate: {
    label: 'Tax a tenant deducts from rent above the monthly limit',
    value: 2,
    unit: 'percent',
    year: 'from 1 October 2024',
    section: 'Section 194-IB of the 1961 Act; section 393(1) of the 2025 Act',
    source: FINANCE_ACT_2024,
    checkedOn: CHECKED,
  },
} as const satisfies Record<string, TaxFact>

export const houseRentFacts = {
  ...rules,
  rentTdsMonthly2026: carriedOver(rules.rentTdsMonthly, 'Section 393(1)'),
} as const satisfies Record<string, TaxFact>
