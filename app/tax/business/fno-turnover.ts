import type { Outcome } from '../outcome.ts'

export interface FnoTurnover {
  /** rupees: every profit and every loss, a loss without its sign */
  turnover: number
  /** rupees, below zero for a loss */
  profit: number
}

/**
 * Turnover in futures and options from the result of each trade in rupees, losses below zero. The
 * premium on options sold is not added again, as it is in the result. Guidance Note on Tax Audit of
 * the ICAI, 8th edition 2022.
 */
export function fnoTurnover({ results }: { results: readonly number[] }): Outcome<FnoTurnover> {
  const profits = total(results.filter((result) => result > 0))
  const losses = -total(results.filter((result) => result < 0))
  const turnover = profits + losses
  const profit = profits - losses
  return {
    result: { turnover, profit },
    lines: [
      { label: 'Profits of all trades', amount: profits, rule: 'fnoTurnover' },
      { label: 'Losses of all trades, without their sign', amount: losses, rule: 'fnoTurnover' },
      { label: 'Turnover', amount: turnover, rule: 'fnoTurnover' },
      { label: profit < 0 ? 'Loss' : 'Profit', amount: profit, rule: 'fnoBusiness' },
    ],
    notes: [
      'Count each trade’s own result. Totals by month or by scrip net profits against losses, and the turnover comes out too low.',
    ],
  }
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0)
}
