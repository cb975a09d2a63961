import { type ShareGainsInput, shareGains } from '#app/tax/gains/share-gains.ts'

/** The gains of a resident below 60 with a slab income of 30 lakh, as the worked examples have them. */
export function gains(sold: Partial<ShareGainsInput>) {
  return shareGains({
    year: '2025-26',
    sales: [],
    crypto: [],
    earlier: { short: 0, long: 0 },
    businessLoss: 0,
    otherIncome: 3000000,
    resident: true,
    regime: 'new',
    age: 'lt60',
    ...sold,
  }).result
}
