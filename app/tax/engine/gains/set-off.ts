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
  loss: Term | 'business'
  /** brought forward from an earlier year */
  earlier: boolean
  to: string
  amount: number
}

export interface SetOff {
  /** the gain that is left to be taxed, by the id of its band */
  left: Record<string, number>
  moves: Move[]
  /** capital losses that found no gain, this year's and earlier ones together */
  carried: Losses
  /** what is left of the business loss */
  businessLoss: number
}

/**
 * Sets losses off against capital gains: each band first within itself, then long-term losses
 * against long-term gains, short-term losses against short-term and long-term gains, a business loss
 * of the year against any, and capital losses of earlier years last. A loss goes to the bands in the
 * order in which they are given, so the highest rate comes first. Sections 70, 71 and 74 of the 1961
 * Act, sections 108, 109 and 111 of the 2025 Act, which leave the order among gains open.
 */
export function setOff(
  bands: readonly Band[],
  earlier: Losses = { short: 0, long: 0 },
  businessLoss = 0,
): SetOff {
  const left = new Map(bands.map(({ id, gain, loss }) => [id, Math.max(0, gain - loss)]))
  const moves = bands.flatMap(withinBand)

  const spend = (whole: number, loss: Move['loss'], isEarlier = false): number => {
    let rest = whole
    for (const { id } of reach(bands, loss)) {
      const used = Math.min(rest, left.get(id) ?? 0)
      if (used === 0) continue
      left.set(id, (left.get(id) ?? 0) - used)
      moves.push({ loss, earlier: isEarlier, to: id, amount: used })
      rest -= used
    }
    return rest
  }

  const long = spend(unusedLoss(bands, 'long'), 'long')
  const short = spend(unusedLoss(bands, 'short'), 'short')
  const business = spend(businessLoss, 'business')
  const carried = {
    long: long + spend(earlier.long, 'long', true),
    short: short + spend(earlier.short, 'short', true),
  }
  return { left: Object.fromEntries(left), moves, carried, businessLoss: business }
}

function withinBand({ id, term, gain, loss }: Band): Move[] {
  const amount = Math.min(gain, loss)
  return amount > 0 ? [{ loss: term, earlier: false, to: id, amount }] : []
}

/** The gains that a loss may be set against: for a capital loss short-term ones first. */
function reach(bands: readonly Band[], loss: Move['loss']): readonly Band[] {
  if (loss === 'business') return bands
  const long = bands.filter((band) => band.term === 'long')
  return loss === 'long' ? long : [...bands.filter((band) => band.term === 'short'), ...long]
}

function unusedLoss(bands: readonly Band[], term: Term): number {
  return bands
    .filter((band) => band.term === term)
    .reduce((total, { gain, loss }) => total + Math.max(0, loss - gain), 0)
}
