import { westernDigits } from '#app/ui/text/digits.ts'
import { slipsTo } from '#app/ui/text/slips/slips.ts'
import { formatFact } from '../format.ts'
import { NEXT_BUDGET } from '../tax-fact.ts'
import { lawOf, type TaxFact, taxFacts } from '../tax-facts.ts'
import { otherWordsFor } from './other-words.ts'

const register: Record<string, TaxFact> = taxFacts

/** The record with an id that comes from a stored text; undefined where the register has none. */
export function findFact(id: string): TaxFact | undefined {
  return Object.hasOwn(register, id) ? register[id] : undefined
}

/**
 * What a text that names a fact would say today: '₹1.25 lakh', or '₹1,25,000' where it was written in
 * full. Undefined for a fact that is gone.
 */
export function figureOf(id: string, written = ''): string | undefined {
  const record = findFact(id)
  if (!record) return
  return formatFact(record, /\d,\d\d,/.test(written) ? 'table' : 'prose')
}

/** 'FY 2025-26 (AY 2026-27). Section 87A, Income-tax Act 1961 (section 156, Income-tax Act 2025)' */
export function yearAndLaw(record: TaxFact): string {
  return [record.year, lawOf(record)].filter(Boolean).join('. ')
}

/**
 * Those of a list whose facts are found by what was typed: every word, a figure with or without its
 * commas or in lakh and crore, a section however it is written, or its subject. Where there are none,
 * words may have one slip of the finger.
 */
export function foundBy<T>(
  items: readonly T[],
  about: (item: T) => { id: string; subject: string },
  typed: string,
): T[] {
  const words = wordsOf(typed)
  if (words.length === 0) return [...items]
  const texts = items.map(about).map(({ id, subject }) => `${searchText(id)} ${fold(subject)}`)
  const exact = items.filter((_, at) => words.every((word) => texts[at]?.includes(word)))
  if (exact.length > 0) return exact
  const near = texts.map(wordsOf)
  return items.filter((_, at) => words.every((word) => near[at]?.some((one) => isNear(word, one))))
}

/** A word of letters with one slip, or the beginning of one; figures are meant as they were typed. */
function isNear(word: string, other: string): boolean {
  if (other.includes(word)) return true
  if (word.length < 5 || /\d/.test(word)) return false
  return slipsTo(word, other) < 2 || slipsTo(word, other.slice(0, word.length)) < 2
}

const searchTexts = new Map<string, string>()

function searchText(id: string): string {
  const text = searchTexts.get(id) ?? fold(wordsAbout(id).join(' '))
  searchTexts.set(id, text)
  return text
}

function wordsAbout(id: string): string[] {
  const record = findFact(id)
  if (!record) return [id]
  const { label, value, unit, year, source, validUntil } = record
  const day = unit === 'date' ? [String(value), String(value).split('-').reverse().join('/')] : []
  const until = validUntil === NEXT_BUDGET ? [validUntil] : []
  const words = otherWordsFor(label)
  return [id, label, ...words, figureOf(id) ?? '', ...day, year, lawOf(record), source, ...until]
}

function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean)
}

/** Texts that mean the same, alike: '1.25 lakh' as '₹125000', '80-C' and '80 c' as '80c', 'u/s' as 'section'. */
function fold(text: string): string {
  return westernDigits(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[,;:](?=\s|$)/g, '')
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/\b(?:rs\.?|inr)\s*(?=\d)|₹\s*(?=\d)/g, '₹')
    .replace(/(\d{1,15}(?:\.\d{1,9})?)\s{0,3}(lakhs?|lacs?|l|crores?|cr)\b/g, (_, count, unit) =>
      String(Math.round(Number(count) * (unit.startsWith('c') ? 1e7 : 1e5))),
    )
    .replace(/\bu\/s\b\.?|\bs(?:ecs?)?\.\s*(?=\d)/g, 'section ')
    .replace(/\bfy\s*(?:20)?(?=\d\d-\d\d\b)/g, 'fy 20')
    .replace(/(?<=\d)(?:-| )(?=[a-z]\b|%)/g, '')
    .replace(/(?<=\d)-(?=[a-z])|(?<=\w) (?=\()/g, '')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .trim()
}
