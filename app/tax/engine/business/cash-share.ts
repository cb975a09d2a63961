import type { Line } from '../outcome.ts'

/** A share in percent to two decimals, unless these would hide that it is above the limit. */
export function shownCashShare(percent: number, limit: number): Pick<Line, 'amount' | 'unit'> {
  const rounded = Math.round(percent * 100) / 100
  return rounded === limit && percent > limit
    ? { amount: `Just above ${limit}%` }
    : { amount: rounded, unit: 'percent' }
}
