import { LATEST_YEAR } from '../tax-year.ts'
import { ACT_1961, BOTH_ACTS } from './sources.ts'
import {
  CHECKED,
  carriedOver,
  END_OF_YEAR,
  FOUR_YEARS,
  NEXT_BUDGET,
  type TaxFact,
} from './tax-fact.ts'

const rules = {
  cryptoRate: {
    label: 'Tax on crypto (virtual digital asset) gains',
    value: 30,
    unit: 'percent',
    year: 'FY 2022-23 to FY 2025-26',
    act1961: 'Section 115BBH',
    act2025: 'Section 194(1)',
    source: ACT_1961,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  cryptoTds: {
    label: 'TDS on crypto (virtual digital asset) transfers',
    value: 1,
    unit: 'percent',
    year: LATEST_YEAR,
    act1961: 'Section 194S',
    act2025: 'Section 393(1)',
    source: ACT_1961,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  cryptoTdsFrom: {
    label: 'TDS on crypto: value limit',
    value: 10000,
    unit: 'rupees',
    year: LATEST_YEAR,
    act1961: 'Section 194S',
    act2025: 'Section 393(1)',
    source: ACT_1961,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  cryptoTdsFromSpecified: {
    label: 'TDS on crypto: value limit, specified persons',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    act1961: 'Section 194S',
    act2025: 'Section 393(1)',
    source: ACT_1961,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  cryptoCost: {
    label: 'Deduction from the price of a crypto asset',
    value: 'its cost of acquisition and nothing else',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Section 115BBH',
    act2025: 'Section 194',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  cryptoLosses: {
    label: 'Loss on a crypto asset',
    value: 'can’t be set off against any income, even from another such asset, or carried forward',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Section 115BBH',
    act2025: 'Section 194',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
} as const satisfies Record<string, TaxFact>

/** Crypto and other virtual digital assets. */
export const digitalAssetFacts = {
  ...rules,
  cryptoRate2026: carriedOver(rules.cryptoRate),
  cryptoTds2026: carriedOver(rules.cryptoTds),
  cryptoTdsFrom2026: carriedOver(rules.cryptoTdsFrom),
  cryptoTdsFromSpecified2026: carriedOver(rules.cryptoTdsFromSpecified),
} as const satisfies Record<string, TaxFact>
