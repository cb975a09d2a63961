import type { SectionGroup, SectionPair } from '#app/content/tax-facts/section-map.ts'
import { westernDigits } from '#app/text/digits.ts'
import { slipsTo } from '#app/text/slips/slips.ts'

/**
 * The rows that a query means, in their groups: '80c', 'Sec. 80 C', 'u/s 10(13A)', 'form16', 'HRA'.
 * Numbers count in both directions. An exact number hides the ones that only begin like it.
 */
export function findSections(groups: readonly SectionGroup[], query: string): SectionGroup[] {
  const typed = westernDigits(query)
    .toLowerCase()
    .replace(/([a-z]{3})(?=\d)/g, '$1 ')
  const asked = typed.replace(FILLERS, ' ').trim()
  if (asked === '') return [...groups]
  const number = compact(asked)
  const isNumber = /^\d/.test(number)
  const kind = kindIn(typed)
  const tests: ((pair: SectionPair) => boolean)[] = isNumber
    ? [
        (pair) => numbersOf(pair, kind).some((one) => Object.values(one).includes(number)),
        (pair) => numbersOf(pair, kind).some(({ root }) => root === compact(rootOf(asked))),
        (pair) => numbersOf(pair, kind).some(({ whole }) => whole.startsWith(number)),
      ]
    : []
  const isBare = /^\d+(\(|$)/.test(number)
  if (!(isBare && kind === 'section'))
    tests.push(
      (pair) => hasWords(pair, asked, 0),
      (pair) => hasWords(pair, asked, 1),
    )
  for (const test of tests) {
    const found = groups
      .map(({ title, pairs }) => ({ title, pairs: pairs.filter(test) }))
      .filter(({ pairs }) => pairs.length > 0)
    if (found.length > 0) return found
  }
  return []
}

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

function numbersOf({ from, to }: SectionPair, kind?: string): SectionNumber[] {
  return [from, to]
    .filter((name) => !kind || name.toLowerCase().startsWith(kind))
    .flatMap((name) => [...between(name), ...named(name)])
}

function named(name: string): SectionNumber[] {
  const numbers = name.match(/\d+[A-Z]*(?:-[A-Z]+)?(?:\([^)]*\))*/g) ?? []
  return numbers.map((number) => ({
    whole: compact(number),
    root: compact(rootOf(number)),
    family: name.startsWith('Form') ? compact(number) : (/^\d+/.exec(number)?.[0] ?? ''),
  }))
}

/** '45 to 49' means 46, 47 and 48 too. */
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

/** Every word of the query begins one of the row's, with at most so many slips of the finger. */
function hasWords(pair: SectionPair, query: string, slips: number): boolean {
  const own = wordsOf(`${pair.subject} ${pair.words ?? ''} ${pair.from} ${pair.to}`)
  return wordsOf(query).every((word) =>
    own.some((one) => one.startsWith(word) || (word.length > 4 && slipsTo(word, one) <= slips)),
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
