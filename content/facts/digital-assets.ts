import { amount, percent, rule, words } from './row.ts'
import { ACT_1961, BOTH_ACTS } from './sources.ts'
import { carriedOver, FOUR_YEARS, type TaxFact } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const section194S = rule(LATEST_YEAR, ACT_1961, 'Section 194S', 'Section 393(1)')
const section115BBH = rule(FOUR_YEARS, BOTH_ACTS, 'Section 115BBH', 'Section 194')

const rules = {
  cryptoRate: percent(
    30,
    rule('FY 2022-23 to FY 2025-26', ACT_1961, 'Section 115BBH', 'Section 194(1)'),
    'Tax on crypto (virtual digital asset) gains',
  ),
  cryptoTds: percent(1, section194S, 'TDS on crypto (virtual digital asset) transfers'),
  cryptoTdsFrom: amount(10000, section194S, 'TDS on crypto: value limit'),
  cryptoTdsFromSpecified: amount(
    50000,
    section194S,
    'TDS on crypto: value limit, specified persons',
  ),
  cryptoCost: words(
    'its cost of acquisition and nothing else',
    section115BBH,
    'Deduction from the price of a crypto asset',
  ),
  cryptoLosses: words(
    'can’t be set off against any income, even from another such asset, or carried forward',
    section115BBH,
    'Loss on a crypto asset',
  ),
} as const satisfies Record<string, TaxFact>

/** Crypto and other virtual digital assets. */
export const digitalAssetFacts = {
  ...rules,
  cryptoRate2026: carriedOver(rules.cryptoRate),
  cryptoTds2026: carriedOver(rules.cryptoTds),
  cryptoTdsFrom2026: carriedOver(rules.cryptoTdsFrom),
  cryptoTdsFromSpecified2026: carriedOver(rules.cryptoTdsFromSpecified),
} as const satisfies Record<string, TaxFact>
