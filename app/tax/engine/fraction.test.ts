import Reference from 'fraction.js'
import { expect, test } from 'vitest'
import { Fraction } from './fraction.ts'

/** The same chains of arithmetic here and in fraction.js, from a seed so that a failure comes again. */
test('two thousand chains of arithmetic come to what another library makes of them', () => {
  const random = randomFrom(12)
  for (let chain = 0; chain < 2_000; chain++) {
    let [ours, theirs] = pair(random)
    for (let step = 0; step < 6; step++) {
      const [other, reference] = pair(random)
      const name = pick(['add', 'sub', 'mul', 'div'] as const, random)
      if (name === 'div' && other.equals(0)) continue
      ours = ours[name](other)
      theirs = theirs[name](reference)
      expectSame(ours, theirs)
      expect(Math.sign(ours.compare(other))).toBe(Math.sign(theirs.compare(reference)))
      expect(ours.equals(other)).toBe(theirs.equals(reference))
    }
    expectSame(ours.floor(), theirs.floor())
    expectSame(ours.ceil(), theirs.ceil())
    expectSame(ours.neg(), theirs.neg())
  }
})

test('a division multiplied back gives the same number', () => {
  const random = randomFrom(13)
  for (let round = 0; round < 2_000; round++) {
    const [one] = pair(random)
    const [other] = pair(random)
    if (other.equals(0)) continue
    expect(one.div(other).mul(other).equals(one)).toBe(true)
    expect(one.sub(other).add(other).equals(one)).toBe(true)
  }
})

test('nothing is divided by zero', () => {
  expect(() => Fraction.from(1).div(0)).toThrow(RangeError)
})

function expectSame(ours: Fraction, theirs: Reference) {
  expect(ours.equals(new Fraction(theirs.s * theirs.n, theirs.d)), `${theirs.toFraction()}`).toBe(
    true,
  )
  expect(ours.valueOf()).toBe(theirs.valueOf())
}

/** A fraction of either sign, and the same by the other library; some are whole, some are zero. */
function pair(random: () => number): [Fraction, Reference] {
  const numerator = BigInt(Math.floor((random() - 0.5) * pick([3, 1e4, 1e13], random)))
  const denominator = BigInt(Math.ceil(random() * pick([1, 100, 1e6], random)) || 1)
  return [new Fraction(numerator, denominator), new Reference(numerator, denominator)]
}

function pick<Item>(items: readonly [Item, ...Item[]], random: () => number): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

/** A linear congruential generator: numbers from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
