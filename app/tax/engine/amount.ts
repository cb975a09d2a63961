import { Fraction } from './fraction.ts'

/*
 * Money inside the engine is an exact rational number of rupees. Nothing is rounded but where the
 * law says so, and once.
 */

export type Amount = Fraction

/** @param rupees a number of rupees, or an amount */
export const amount = Fraction.from

export const ZERO = new Fraction(0n)

/** @param rate in percent, such as 12.5 */
export function percentOf(rate: number, of: number | Amount): Amount {
  return amount(of).mul(shareOf(rate))
}

/** A rate as a fraction of one; the few rates of the law are made once, those of callers may be many. */
function shareOf(rate: number): Amount {
  const known = shares.get(rate)
  if (known) return known
  const share = amount(rate).div(100)
  if (shares.size < MAX_SHARES) shares.set(rate, share)
  return share
}
const shares = new Map<number, Amount>()
const MAX_SHARES = 50

export function sum(...amounts: (number | Amount)[]): Amount {
  return amounts.reduce((total: Amount, one) => total.add(amount(one)), ZERO)
}

export function least(first: number | Amount, ...others: (number | Amount)[]): Amount {
  return others.reduce<Amount>((a, b) => (amount(b).compare(a) < 0 ? amount(b) : a), amount(first))
}

function most(first: number | Amount, ...others: (number | Amount)[]): Amount {
  return others.reduce<Amount>((a, b) => (amount(b).compare(a) > 0 ? amount(b) : a), amount(first))
}

/** What is left of one amount after another is taken off, and nothing if that is more. */
export function leftOf(from: number | Amount, less: number | Amount): Amount {
  return most(0, amount(from).sub(amount(less)))
}

export function isMore(one: number | Amount, than: number | Amount): boolean {
  return amount(one).compare(amount(than)) > 0
}

/**
 * Total income, and the tax payable or refundable: paise are dropped, then the last digit 5 or more
 * goes up to the next ten. Sections 288A and 288B of the 1961 Act, section 516 of the 2025 Act.
 */
export function roundToTen(of: number | Amount): number {
  const rupees = wholeRupees(of)
  return Math.sign(rupees) * Math.floor((Math.abs(rupees) + 5) / 10) * 10
}

/** The base of interest: a fraction of a hundred rupees is ignored. Rule 119A of the 1962 Rules. */
export function downToHundred(of: number | Amount): number {
  return Math.floor(wholeRupees(of) / 100) * 100
}

/** Paise dropped: 10.40 is 10, and -10.40 is -10. */
export function wholeRupees(of: number | Amount): number {
  const exact = amount(of)
  return (exact.compare(0) < 0 ? exact.ceil() : exact.floor()).valueOf()
}

/** Half a rupee goes up. */
export function nearestRupee(of: number | Amount): number {
  return amount(of).add(0.5).floor().valueOf()
}

/** For a line of a working: rupees with at most two decimals, as a number. */
export function shown(of: number | Amount): number {
  return Math.round(amount(of).valueOf() * 100) / 100
}
