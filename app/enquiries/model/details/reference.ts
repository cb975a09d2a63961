import { ID_MAX } from '#app/ui/text/fields.ts'

/**
 * The reference number of an enquiry, `K7M-4QX`: short, without characters that look alike, and with a
 * check character, so that a slip in reading it out is noticed. It follows from the enquiry's id, and
 * does not show how many there are.
 */

/** Without 0 and O, 1, I and L. Their number is prime: the check finds every wrong or swapped character. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const BASE = CHARACTERS.length
const LENGTH = 5
const BLOCK = BASE ** LENGTH
const LONGEST = 9
/** Spreads numbers that follow one another; `FACTOR * INVERSE` is 1 modulo `BLOCK`. */
const FACTOR = 17_711_213
const INVERSE = 24_126_018

export function referenceOf(id: number): string {
  const block = Math.floor(id / BLOCK)
  const spread = ((id % BLOCK) * FACTOR) % BLOCK
  const values = [...(block > 0 ? valuesOf(block) : []), ...valuesOf(spread, LENGTH)]
  const code = [...values, checkOf(values)].map((value) => CHARACTERS[value]).join('')
  return `${code.slice(0, -3)}-${code.slice(-3)}`
}

/** The id that a reference number stands for, however it is written; undefined where it is none. */
export function idOfReference(written: string): number | undefined {
  const values = valuesIn(written)
  return values && values.length > LENGTH && values.length <= LONGEST ? idOf(values) : undefined
}

/** The fewest characters by which part of a reference number is searched for. */
const SHORTEST_PART = 3

/**
 * The ids whose reference number, of six characters, begins with what is written or ends in it: one or two
 * with five of them, about sixty with four and two thousand with three, of which few are enquiries.
 */
export function idsByPartOfReference(written: string): number[] {
  const part = valuesIn(written) ?? []
  const missing = LENGTH + 1 - part.length
  if (part.length < SHORTEST_PART || missing < 1) return []
  return [...new Set([...idsByBeginning(part), ...idsByEnd(part, missing)])]
}

function idsByBeginning(beginning: number[]): number[] {
  const size = BASE ** (LENGTH - beginning.length)
  const first = numberOf(beginning) * size
  return Array.from({ length: size }, (_, n) => ((first + n) * INVERSE) % BLOCK)
}

function idsByEnd(end: number[], missing: number): number[] {
  return Array.from({ length: BASE ** (missing - 1) }, (_, n) => n).flatMap((n) => {
    const rest = [...(missing > 1 ? valuesOf(n, missing - 1) : []), ...end]
    // The first character is the one that the check asks for; it weighs 2.
    const lacking = (rest.at(-1) ?? 0) - checkOf([0, ...rest.slice(0, -1)])
    return idOf([((lacking + BASE) * HALF) % BASE, ...rest]) ?? []
  })
}
/** `2 * HALF` is 1 modulo `BASE` */
const HALF = (BASE + 1) / 2

/** The characters by their numbers, whatever stands between them. */
function valuesIn(written: string): number[] | undefined {
  const characters = written.toUpperCase().replace(/[\s\p{Pd}#./:_]/gu, '')
  const values = [...characters].map((character) => CHARACTERS.indexOf(character))
  return values.includes(-1) ? undefined : values
}

function idOf(characters: number[]): number | undefined {
  const values = characters.slice(0, -1)
  if (characters.at(-1) !== checkOf(values)) return undefined
  const inBlock = (numberOf(values.slice(-LENGTH)) * INVERSE) % BLOCK
  const id = numberOf(values.slice(0, -LENGTH)) * BLOCK + inBlock
  return id <= ID_MAX ? id : undefined
}

/** Each place weighs another amount, so that two characters that change places change the sum. */
function checkOf(values: number[]): number {
  return values.reduce((sum, value, place) => sum + value * (place + 2), 0) % BASE
}

function valuesOf(number: number, length = 1): number[] {
  const values: number[] = []
  for (let rest = number; rest > 0 || values.length < length; rest = Math.floor(rest / BASE)) {
    values.unshift(rest % BASE)
  }
  return values
}

function numberOf(values: number[]): number {
  return values.reduce((sum, value) => sum * BASE + value, 0)
}
