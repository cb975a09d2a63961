import { westernDigits } from '#app/ui/text/digits.ts'
import { slipsTo } from '#app/ui/text/slips/slips.ts'
import type { SectionGroup, SectionPair } from '#content/facts/sections/section-pairs.ts'

export interface FoundSections {
  /** what the query means, in its groups; all of them without a query */
  found: SectionGroup[]
  /** never the answer: what begins like the number, or the section of a clause that is not there */
  near: SectionPair[]
  /** those of `near` that are the clause's section in either Act */
  section?: { old: SectionPair[]; new: SectionPair[] }
}

/**
 * The rows that a query means: '80c', 'Sec. 80 C', 'u/s 10(13A)', 'form16', 'HRA'. Numbers count in both
 * directions, and only a number that is there is found: another clause is another rule.
 */
export function findSections(groups: readonly SectionGroup[], query: string): FoundSections {
  const typed = westernDigits(query)
    .toLowerCase()
    .replace(/([a-z]{3})(?=\d)/g, '$1 ')
  const asked = typed.replace(FILLERS, ' ').trim()
  if (asked === '') return { found: [...groups], near: [] }
  const kind = kindIn(typed)
  const number = withoutWords(compact(asked))
  if (!NUMBER.test(number)) return inWords(groups, asked, kind)
  const numbers = numbersOf(kind ?? '')
  const having = (test: (one: SectionNumber) => boolean) =>
    grouped(groups, (pair) => numbers(pair).some(test))
  const found = having(({ whole, root }) => whole === number || root === number)
  if (number.includes('(')) return found.length > 0 ? { found, near: [] } : ofClause(number, having)
  if (found.length === 0 && asked.includes(' ')) {
    const said = inWords(groups, asked)
    if (said.found.length > 0) return said
  }
  const listed = pairsIn(found)
  const alike = having(({ whole, family }) => family === number || beginsLike(whole, number))
  return { found, near: pairsIn(alike).filter((pair) => !listed.includes(pair)) }
}

/** Of '139(9)defective' the clause. */
function withoutWords(number: string): string {
  const end = number.lastIndexOf(')') + 1
  return /^\d/.test(number) && end > 0 ? number.slice(0, end) : number
}

/** Words, or a number among words: 'penalty 270A'. */
function inWords(groups: readonly SectionGroup[], asked: string, kind = ''): FoundSections {
  const words = wordsOf(asked)
  for (const slips of [0, 1]) {
    const found = grouped(groups, (pair) => hasWords(pair, words, slips))
    if (found.length > 0) return { found, near: [] }
  }
  const number = asked.split(' ').find((word) => /^\d/.test(word))
  const isAlone = number === undefined || number === asked
  return isAlone ? { found: [], near: [] } : findSections(groups, `${kind} ${number}`)
}

function grouped(groups: readonly SectionGroup[], test: (pair: SectionPair) => boolean) {
  return groups
    .map(({ title, pairs }) => ({ title, pairs: pairs.filter(test) }))
    .filter(({ pairs }) => pairs.length > 0)
}

function pairsIn(groups: readonly SectionGroup[]): SectionPair[] {
  return groups.flatMap(({ pairs }) => pairs)
}

/** 10(10D) is part of 10, and 80CCD(1B)(a) of 80CCD(1B) if that is there. */
function ofClause(
  number: string,
  having: (test: (one: SectionNumber) => boolean) => SectionGroup[],
): FoundSections {
  const parts = number.split('(').slice(0, MAX_BRACKETS)
  while (parts.length > 1) {
    parts.pop()
    const name = parts.join('(')
    const near = pairsIn(having(({ whole }) => whole === name))
    if (near.length === 0) continue
    const isOld = ({ from }: SectionPair) => named(from).some(({ whole }) => whole === name)
    const section = { old: near.filter(isOld), new: near.filter((pair) => !isOld(pair)) }
    return { found: [], near: [...section.old, ...section.new], section }
  }
  return { found: [], near: [] }
}

const MAX_BRACKETS = 6

/** 80TT begins 80TTA, but 3 does not begin 35: digits end a number. */
function beginsLike(whole: string, number: string): boolean {
  return /[a-z]$/.test(number) && whole.startsWith(number)
}

const NUMBER = /^\d{1,4}[a-z]{0,5}(?:\(|$)/

/** What the number is of, if the query says so; that of a form has no brackets. */
function kindIn(typed: string): string | undefined {
  const [named] = /\b(form|rule)/.exec(typed) ?? []
  if (named) return named
  const number = typed.search(/\d/)
  const hasBrackets = number >= 0 && typed.includes('(', number)
  return hasBrackets || /\b(sec|s\b|us\b|u\/s)/.test(typed) ? 'section' : undefined
}

/** What people write in front of a number, or around it. */
const FILLERS =
  /\b(under|u\/s|us|sections?|secs?|s|forms?|rules?|of|the|act|new|old|it|income|tax)\b\.?/g

interface SectionNumber {
  whole: string
  /** without its brackets: '10' of '10(13A)' */
  root: string
  /** the digits that it begins with: '194' of '194-IA'; forms have no such relatives */
  family: string
}

const numbersOf = memoized((kind: string) =>
  memoized(({ from, to }: SectionPair): SectionNumber[] =>
    [from, to]
      .filter((name) => name.toLowerCase().startsWith(kind))
      .flatMap((name) => [...between(name), ...named(name)]),
  ),
)

function named(name: string): SectionNumber[] {
  const numbers = name.match(/\d+[A-Z]*(?:-[A-Z]+)?(?:\([^)]*\))*/g) ?? []
  return numbers.map((number) => ({
    whole: compact(number),
    root: compact(rootOf(number)),
    family: name.startsWith('Form') ? compact(number) : (/^\d+/.exec(number)?.[0] ?? ''),
  }))
}

/** '334 to 343' means those between too. */
function between(name: string): SectionNumber[] {
  return [...name.matchAll(/(\d{1,4}) to (\d{1,4})/g)].flatMap(([, first, last]) => {
    const count = Math.max(0, Number(last) - Number(first) - 1)
    const numbers = Array.from({ length: count }, (_, index) => String(Number(first) + 1 + index))
    return numbers.map((number) => ({ whole: number, root: number, family: number }))
  })
}

function rootOf(number: string): string {
  return number.replace(/\(.*/, '')
}

function compact(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9()]/g, '')
}

/** A query is held against the same few hundred rows of the table as the one before. */
function memoized<Key, Result>(read: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = read(key)
    results.set(key, result)
    return result
  }
}

/** Every word of the query begins one of the row's, with at most so many slips of the finger. */
function hasWords(pair: SectionPair, words: string[], slips: number): boolean {
  const own = wordsIn(pair)
  return words.every((word) =>
    own.some((one) =>
      /\d/.test(word)
        ? one === word
        : one.startsWith(word) || (word.length > 4 && slipsTo(word, one) <= slips),
    ),
  )
}

const wordsIn = memoized(({ subject, words = '', from, to }: SectionPair) =>
  wordsOf(`${subject} ${words} ${from} ${to}`),
)

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
