import { formatFact } from '#content/facts/format.ts'
import { tradingFacts } from '#content/facts/trading.ts'
import type { Line, Outcome } from '../outcome.ts'
import { type Move, setOff } from './set-off.ts'

/** Whole rupees, each zero or more. */
export interface CapitalSetOffInput {
  stGain: number
  stLoss: number
  ltGain: number
  ltLoss: number
}

export interface CapitalSetOff {
  /** gains left to be taxed */
  st: number
  lt: number
  /** losses carried forward */
  stLossCf: number
  ltLossCf: number
}

/** Short-term and long-term capital losses of one year against its gains, as `setOff` orders them. */
export function capitalSetOff(input: CapitalSetOffInput): Outcome<CapitalSetOff> {
  const { left, moves, carried } = setOff([
    { id: 'st', term: 'short', gain: input.stGain, loss: input.stLoss },
    { id: 'lt', term: 'long', gain: input.ltGain, loss: input.ltLoss },
  ])
  const { st = 0, lt = 0 } = left
  return {
    result: { st, lt, stLossCf: carried.short, ltLossCf: carried.long },
    lines: [
      ...moves.map(moveLine),
      { label: 'Short-term gain left', amount: st, rule: 'shortTermLossSetOff' },
      { label: 'Long-term gain left', amount: lt, rule: 'longTermLossSetOff' },
      ...carriedLines(carried),
    ],
    notes: carried.short + carried.long > 0 ? [carryForwardNote] : [],
  }
}

function moveLine({ loss, to, amount }: Move): Line {
  const gain = to === 'st' ? 'short-term' : 'long-term'
  return loss === 'short'
    ? { label: `Short-term loss against ${gain} gain`, amount, rule: 'shortTermLossSetOff' }
    : { label: `Long-term loss against ${gain} gain`, amount, rule: 'longTermLossSetOff' }
}

/** The losses that later years may use. */
export function carriedLines(
  { short, long }: { short: number; long: number },
  rule = 'capitalLossCarryForward',
): Line[] {
  const lines = [
    { label: 'Short-term loss carried forward', amount: short, rule },
    { label: 'Long-term loss carried forward', amount: long, rule },
  ]
  return lines.filter(({ amount }) => amount > 0)
}

export const carryForwardNote = `You can carry forward a loss for up to ${formatFact(tradingFacts.capitalLossCarryForward)}, counted in assessment years, if the return for the loss year is filed by its due date.`
