import { wholeRupees } from '../amount.ts'
import type { Outcome } from '../outcome.ts'

export interface FnoTurnover {
  /** whole rupees: every profit and every loss, a loss without its sign */
  turnover: number
  /** whole rupees, below zero for a loss */
  profit: number
}

/**
 * Turnover in futures and options, or in intraday trades, from the result of each trade in rupees,
 * losses below zero. The premium on options sold is not added again, as it is in the result.
 * Guidance Note on Tax Audit of the ICAI, 8th edition 2022.
 */
export function fnoTurnover(
  { results }: { results: readonly number[] },
  kind: 'fno' | 'intraday' = 'fno',
): Outcome<FnoTurnover> {
  const profits = paise(results.filter((result) => result > 0))
  const losses = -paise(results.filter((result) => result < 0))
  const turnover = rupeesOf(profits + losses)
  const profit = rupeesOf(profits - losses)
  return {
    result: { turnover, profit },
    lines: [
      { label: 'Profits of all trades', amount: profits / 100, rule: 'fnoTurnover' },
      {
        label: 'Losses of all trades, without the minus sign',
        amount: losses / 100,
        rule: 'fnoTurnover',
      },
      { label: 'Turnover', amount: turnover, rule: 'fnoTurnover' },
      {
        label: profit < 0 ? 'Loss' : 'Profit',
        amount: profit,
        rule: kind === 'fno' ? 'fnoBusiness' : 'intradaySpeculative',
      },
    ],
    notes: [
      'Count the result of each trade. Monthly or scrip-wise totals net profits against losses, so the turnover comes out too low.',
    ],
  }
}

/** Whole paise add up exactly. */
function paise(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + Math.round(one * 100), 0)
}

function rupeesOf(paise: number): number {
  return wholeRupees(paise / 100)
}
