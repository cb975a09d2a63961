import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { foldedHindi, searchTerms } from './search-terms.ts'

/** The word similarity (pg_trgm) from which a title matches in spite of a typing error. */
const SIMILARITY_THRESHOLD = 0.42

export interface Search {
  where: SQL
  /** whether it is more than similar */
  found: SQL
  rank: SQL
  order: SQL
}

/** Exact matches come before similar ones. */
export function rankedBy({ where, found, rank }: Omit<Search, 'order'>): Search {
  return { where, found, rank, order: sql`${found} desc, ${rank} desc` }
}

/**
 * Full-text search: each word, or what it means in our texts, matches the beginning of a word, and
 * similar titles (pg_trgm) match too and come after. Returns undefined for text without a letter or digit.
 */
export function searchBy(
  q: string | undefined,
  search: AnyPgColumn,
  title: AnyPgColumn,
): Search | undefined {
  const terms = searchTerms(q)
  if (!q || terms.length === 0) return undefined
  const query = sql`to_tsquery('english', ${terms.map(anyOf).join(' & ')})`
  const similarity = sql`word_similarity(${q}, ${title})`
  const found = sql`(${search} @@ ${query})`
  return rankedBy({
    where: sql`(${found} or ${similarity} >= ${SIMILARITY_THRESHOLD})`,
    found,
    rank: sql`(ts_rank(${search}, ${query}) + ${similarity})`,
  })
}

/**
 * The search of staff lists: an entry by its number (`12`, `#12`) or by all of the words, each the
 * beginning of a word, is exact and comes first; titles that are only similar come after. Numbers
 * are found exactly or not at all.
 */
export function staffSearchBy(
  q: string | undefined,
  search: AnyPgColumn,
  title: AnyPgColumn,
  id: AnyPgColumn,
) {
  const words = q?.match(/[\p{L}\p{N}]+/gu) ?? []
  if (!q || words.length === 0) return undefined
  const matches = (parts: string[]) =>
    sql`${search} @@ to_tsquery('english', ${parts.map(lexemeOf).join(' & ')})`
  const numbers = words.filter(isNumber)
  const rest = words.filter((word) => !isNumber(word)).join(' ')
  const number = numberIn(q)
  const byNumber = number === undefined ? sql`false` : sql`${id} = ${number}`
  const exact = sql`(${byNumber} or ${matches(words)})`
  const similarity = sql`word_similarity(${rest}, ${title})`
  const similar = and(
    rest === '' ? sql`false` : sql`${similarity} >= ${SIMILARITY_THRESHOLD}`,
    numbers.length > 0 ? matches(numbers) : undefined,
  )
  return {
    where: sql`(${exact} or ${similar})` as SQL,
    exact: exact as SQL,
    /** before any other order */
    exactFirst: [
      ...(number === undefined ? [] : [sql`${byNumber} desc`]),
      sql`${exact} desc`,
    ] as SQL[],
    order: sql`${similarity} desc` as SQL,
  }
}

/** How many entries of a page are exact, when the exact ones come first. */
export function exactOnPage(exactTotal: number, offset: number, onPage: number): number {
  return Math.min(Math.max(exactTotal - offset, 0), onPage)
}

/** The number that an entry is searched by: `12`, `#12`, `no 12` or `enquiry 12`. */
export function numberIn(q: string): number | undefined {
  const number = Number(
    /^(?:enquiry:?)?\s{0,3}(?:#|no\.?)?\s{0,3}(\d{1,10})$/i.exec(q.trim())?.[1] ?? Number.NaN,
  )
  return number <= 2_147_483_647 ? number : undefined
}

/** One of some phrases, each a run of words that begin as given; a letter is a word. */
function anyOf(phrases: string[]): string {
  const runs = phrases.map((phrase) =>
    foldedHindi(phrase)
      .split(' ')
      .map((word) => (word.length > 1 ? `${word}:*` : word))
      .join(' <-> '),
  )
  return `(${runs.join(' | ')})`
}

/** How the index has a word: `2025-26` stands there as `2025` and `-26`. */
function lexemeOf(word: string): string {
  return isNumber(word) ? `(${word} | '-${word}')` : `${word}:*`
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

/** All of the words of a search, in any order, somewhere in these columns together. */
export function hasWords(q: string, ...columns: AnyPgColumn[]): SQL | undefined {
  const text = sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`
  const words = q.split(/\s/).filter(Boolean).slice(0, MAX_WORDS)
  return and(...words.map((word) => sql`${text} ilike ${containing(word)}`))
}
const MAX_WORDS = 12

/** The `like` pattern that matches a text anywhere, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Entries of a category by its slug; `none` for those without one. */
export function inCategory(
  slug: string | undefined,
  categoryId: AnyPgColumn,
  categorySlug: AnyPgColumn,
): SQL | undefined {
  if (!slug) return undefined
  return slug === 'none' ? isNull(categoryId) : eq(categorySlug, slug)
}

/** Text in natural order: by the rules of the language, whatever its case. */
export function naturalOrder(text: AnyPgColumn): SQL {
  return sql`${text} collate "en-x-icu"`
}

/** The requested order, if the list has such a column. */
export function sortedBy<S extends string>(
  { sort, order = 'asc' }: { sort?: S; order?: 'asc' | 'desc' },
  columns: Partial<Record<S, AnyPgColumn | SQL>>,
): SQL[] | undefined {
  const column = sort && columns[sort]
  if (!column) return undefined
  return [order === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`]
}
