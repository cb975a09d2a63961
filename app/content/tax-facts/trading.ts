import { LATEST_YEAR } from '../tax-year.ts'
import { ACT_1961, ACT_2004, FINANCE_ACT_2026 } from './sources.ts'
import { CHECKED, carriedOver, type TaxFact, UNDER_1961_ACT } from './tax-fact.ts'

const rules = {
  // Digital assets

  cryptoRate: {
    label: 'Tax on gains from virtual digital assets, whatever the slab',
    value: 30,
    unit: 'percent',
    year: 'FY 2022-23 to FY 2025-26',
    section: 'Section 115BBH, Income-tax Act 1961',
    source: ACT_1961,
    checkedOn: CHECKED,
  },
  cryptoTds: {
    label: 'Tax deducted at source on a transfer of virtual digital assets',
    value: 1,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 194S, Income-tax Act 1961',
    source: ACT_1961,
    checkedOn: CHECKED,
  },
  cryptoTdsFrom: {
    label: 'Value above which tax is deducted on virtual digital assets',
    value: 10000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 194S, Income-tax Act 1961',
    source: ACT_1961,
    checkedOn: CHECKED,
  },
  cryptoTdsFromSpecified: {
    label: 'The same for specified persons, among them most individuals without business income',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 194S, Income-tax Act 1961',
    source: ACT_1961,
    checkedOn: CHECKED,
  },

  // Losses

  lossCarryForward: {
    label: 'Capital, business and house property losses may be carried forward for',
    value: 8,
    unit: 'years',
    year: UNDER_1961_ACT,
    section: 'Sections 71B, 72 and 74, Income-tax Act 1961',
    source: ACT_1961,
    checkedOn: CHECKED,
  },
  speculativeLossCarryForward: {
    label: 'Losses from intraday equity trading (speculative) may be carried forward for',
    value: 4,
    unit: 'years',
    year: UNDER_1961_ACT,
    section: 'Section 73, Income-tax Act 1961',
    source: ACT_1961,
    checkedOn: CHECKED,
  },

  // Securities transaction tax

  sttFutures: {
    label: 'Securities transaction tax on the sale of futures',
    value: 0.02,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Finance (No. 2) Act 2004',
    source: ACT_2004,
    checkedOn: CHECKED,
  },
  sttOptions: {
    label: 'Securities transaction tax on the sale of options, on the premium',
    value: 0.1,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Finance (No. 2) Act 2004',
    source: ACT_2004,
    checkedOn: CHECKED,
  },
  sttFutures2026: {
    label: 'Securities transaction tax on the sale of futures',
    value: 0.05,
    unit: 'percent',
    year: 'from 1 April 2026',
    section: 'Finance (No. 2) Act 2004, as changed by the Finance Act 2026',
    source: FINANCE_ACT_2026,
    checkedOn: CHECKED,
  },
  sttOptions2026: {
    label: 'Securities transaction tax on the sale of options, on the premium',
    value: 0.15,
    unit: 'percent',
    year: 'from 1 April 2026',
    section: 'Finance (No. 2) Act 2004, as changed by the Finance Act 2026',
    source: FINANCE_ACT_2026,
    checkedOn: CHECKED,
  },
} as const satisfies Record<string, TaxFact>

export const tradingFacts = {
  ...rules,
  cryptoRate2026: carriedOver(rules.cryptoRate, 'Section 194(1)'),
  cryptoTds2026: carriedOver(rules.cryptoTds, 'Section 393(1)'),
  cryptoTdsFrom2026: carriedOver(rules.cryptoTdsFrom, 'Section 393(1)'),
  cryptoTdsFromSpecified2026: carriedOver(rules.cryptoTdsFromSpecified, 'Section 393(1)'),
} as const satisfies Record<string, TaxFact>
