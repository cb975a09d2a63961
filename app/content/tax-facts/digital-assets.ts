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
    label: 'Tax on gains from virtual digital assets, whatever the slab',
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
    label: 'Tax deducted at source on a transfer of virtual digital assets',
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
    label: 'Value above which tax is deducted on virtual digital assets',
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
    label:
      'Value above which specified persons, such as most individuals without business income, deduct tax on virtual digital assets',
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
    label: 'Deducted from the price of a virtual digital asset',
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
    label: 'Loss on a virtual digital asset',
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
