import { type ShareGainsInput, shareGains } from '#app/tax/engine/gains/share-gains.ts'

/** The gains of a resident below 60 in FY 2025-26, new regime, with what is given. */
export function gainsOf(given: Partial<ShareGainsInput>) {
  return shareGains({
    year: '2025-26',
    sales: [],
    crypto: [],
    earlier: { short: 0, long: 0 },
    businessLoss: 0,
    resident: true,
    regime: 'new',
    age: 'lt60',
    ...given,
  })
}

/** The same with a slab income of 30 lakh, as the worked examples have them. */
export function gains(sold: Partial<ShareGainsInput>) {
  return gainsOf({ otherIncome: 3_000_000, ...sold }).result
}
