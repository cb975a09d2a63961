/**
 * An exact rational number in lowest terms. Ordinary numbers count as they are written: 0.1 is a tenth.
 */
export class Fraction {
  readonly #numerator: bigint
  /** above zero */
  readonly #denominator: bigint

  constructor(numerator: bigint, denominator = 1n) {
    if (denominator === 0n) throw new RangeError('a fraction divided by zero')
    const divisor = denominator === 1n ? 1n : commonDivisor(numerator, denominator)
    this.#numerator = numerator / divisor
    this.#denominator = denominator / divisor
  }

  static from(value: number | Fraction): Fraction {
    if (typeof value !== 'number') return value
    if (Number.isInteger(value)) return new Fraction(BigInt(value))
    const [whole = '', decimals = ''] = asWritten(value).split('.')
    return new Fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
  }

  add(value: number | Fraction): Fraction {
    const other = Fraction.from(value)
    return new Fraction(
      this.#numerator * other.#denominator + other.#numerator * this.#denominator,
      this.#denominator * other.#denominator,
    )
  }

  sub(value: number | Fraction): Fraction {
    return this.add(Fraction.from(value).neg())
  }

  mul(value: number | Fraction): Fraction {
    const other = Fraction.from(value)
    return new Fraction(this.#numerator * other.#numerator, this.#denominator * other.#denominator)
  }

  div(value: number | Fraction): Fraction {
    const other = Fraction.from(value)
    return new Fraction(this.#numerator * other.#denominator, this.#denominator * other.#numerator)
  }

  neg(): Fraction {
    return new Fraction(-this.#numerator, this.#denominator)
  }

  /** Below zero if this is less, above zero if it is more. */
  compare(value: number | Fraction): number {
    const other = Fraction.from(value)
    return Number(this.#numerator * other.#denominator - other.#numerator * this.#denominator)
  }

  equals(value: number | Fraction): boolean {
    return this.compare(value) === 0
  }

  /** The whole number at or below it. */
  floor(): Fraction {
    const whole = this.#numerator / this.#denominator
    const isAbove = whole * this.#denominator > this.#numerator
    return new Fraction(isAbove ? whole - 1n : whole)
  }

  /** The whole number at or above it. */
  ceil(): Fraction {
    return this.neg().floor().neg()
  }

  valueOf(): number {
    return Number(this.#numerator) / Number(this.#denominator)
  }
}

/** Its sign is that of the second number, so that what is divided by it keeps its denominator above zero. */
function commonDivisor(first: bigint, second: bigint): bigint {
  let [a, b] = [first, second]
  while (a !== 0n) [a, b] = [b % a, a]
  return b < 0n === second < 0n ? b : -b
}

/** '0.3' for 0.1 + 0.2, without what floating-point arithmetic leaves behind. */
function asWritten(number: number): string {
  const written = String(Number(number.toPrecision(SURE_DIGITS)))
  return written.includes('e') ? number.toFixed(MAX_DECIMALS) : written
}
/** As many as a floating-point number always keeps. */
const SURE_DIGITS = 15
const MAX_DECIMALS = 20
