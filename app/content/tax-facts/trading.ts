import { LATEST_YEAR } from '../tax-year.ts'
import { ACT_1961, ACT_2004, FINANCE_ACT_2026 } from './sources.ts'
import {
  CHECKED,
  carriedOver,
  END_OF_YEAR,
  NEXT_BUDGET,
  type TaxFact,
  UNDER_1961_ACT,
} from './tax-fact.ts'

const rules = {
  // Digital assets

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
    label: 'The same for specified persons, among them most individuals without business income',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    act1961: 'Section 194S',
    act2025: 'Section 393(1)',
    source: ACT_1961,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },

  // Losses

  lossCarryForward: {
    label: 'Capital, business and house property losses may be carried forward for',
    value: 8,
    unit: 'years',
    year: UNDER_1961_ACT,
    act1961: 'Sections 71B, 72 and 74',
    source: ACT_1961,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  speculativeLossCarryForward: {
    label: 'Losses from intraday equity trading (speculative) may be carried forward for',
    value: 4,
    unit: 'years',
    year: UNDER_1961_ACT,
    act1961: 'Section 73',
    source: ACT_1961,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },

  // Securities transaction tax

  sttFutures: {
    label: 'Securities transaction tax on the sale of futures',
    value: 0.02,
    unit: 'percent',
    year: LATEST_YEAR,
    otherLaw: 'Finance (No. 2) Act 2004',
    source: ACT_2004,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  sttOptions: {
    label: 'Securities transaction tax on the sale of options, on the premium',
    value: 0.1,
    unit: 'percent',
    year: LATEST_YEAR,
    otherLaw: 'Finance (No. 2) Act 2004',
    source: ACT_2004,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  sttFutures2026: {
    label: 'Securities transaction tax on the sale of futures',
    value: 0.05,
    unit: 'percent',
    year: 'from 1 April 2026',
    otherLaw: 'Finance (No. 2) Act 2004, as changed by the Finance Act 2026',
    source: FINANCE_ACT_2026,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  sttOptions2026: {
    label: 'Securities transaction tax on the sale of options, on the premium',
    value: 0.15,
    unit: 'percent',
    year: 'from 1 April 2026',
    otherLaw: 'Finance (No. 2) Act 2004, as changed by the Finance Act 2026',
    source: FINANCE_ACT_2026,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
} as const satisfies Record<string, TaxFact>

export const tradingFacts = {
  ...rules,
  cryptoRate2026: carriedOver(rules.cryptoRate),
  cryptoTds2026: carriedOver(rules.cryptoTds),
  cryptoTdsFrom2026: carriedOver(rules.cryptoTdsFrom),
  cryptoTdsFromSpecified2026: carriedOver(rules.cryptoTdsFromSpecified),
} as const satisfies Record<string, TaxFact>
