/** What the tests of workers run in one. */

export function double(number: number): number {
  return number * 2
}

/** A pattern whose time grows with the square of the text: minutes for this one. */
export function match(): boolean {
  return /\s+$/.test(`${' '.repeat(1_000_000)}x`)
}

export function hoard(): number {
  const all: object[] = []
  while (all.length < 1e9) all.push({ at: all.length })
  return all.length
}

export function refuse(): never {
  throw new Error('Refused')
}
