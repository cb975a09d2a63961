export type Term = 'short' | 'long'

/** Gains and losses that are taxed alike: whole rupees, both zero or more. */
export interface Band {
  id: string
  term: Term
  gain: number
  loss: number
}

export interface Losses {
  short: number
  long: number
}

/** One loss set against one gain. */
export interface Move {
  term: Term
  /** brought forward from an earlier year */
  earlier: boolean
  to: string
  amount: number
}

export interface SetOff {
  /** the gain that is left to be taxed, by the id of its band */
  left: Record<string, number>
  moves: Move[]
  /** losses that found no gain, this year's and earlier ones together */
  carried: Losses
}

/**
 * Sets capital losses off against capital gains: each band first within itself, then long-term
 * losses against long-term gains, then short-term losses against short-term and long-term gains;
 * losses of earlier years last. A loss goes to the bands in the order in which they are given, so
 * the highest rate comes first. Sections 70 and 74 of the 1961 Act, sections 108 and 111 of the 2025
 * Act, which leave the order open.
 */
export function setOff(bands: readonly Band[], earlier: Losses = { short: 0, long: 0 }): SetOff {
  const left = new Map(bands.map(({ id, gain, loss }) => [id, Math.max(0, gain - loss)]))
  const moves = bands.flatMap(withinBand)

  const spend = (loss: number, term: Term, isEarlier: boolean): number => {
    let rest = loss
    for (const { id } of reach(bands, term)) {
      const used = Math.min(rest, left.get(id) ?? 0)
      if (used === 0) continue
      left.set(id, (left.get(id) ?? 0) - used)
      moves.push({ term, earlier: isEarlier, to: id, amount: used })
      rest -= used
    }
    return rest
  }

  const carried = {
    long: spend(unusedLoss(bands, 'long'), 'long', false),
    short: spend(unusedLoss(bands, 'short'), 'short', false),
  }
  carried.long += spend(earlier.long, 'long', true)
  carried.short += spend(earlier.short, 'short', true)
  return { left: Object.fromEntries(left), moves, carried }
}

function withinBand({ id, term, gain, loss }: Band): Move[] {
  const amount = Math.min(gain, loss)
  return amount > 0 ? [{ term, earlier: false, to: id, amount }] : []
}

/** The gains that a loss may be set against, short-term ones first. */
function reach(bands: readonly Band[], term: Term): Band[] {
  const long = bands.filter((band) => band.term === 'long')
  return term === 'long' ? long : [...bands.filter((band) => band.term === 'short'), ...long]
}

function unusedLoss(bands: readonly Band[], term: Term): number {
  return bands
    .filter((band) => band.term === term)
    .reduce((total, { gain, loss }) => total + Math.max(0, loss - gain), 0)
}
