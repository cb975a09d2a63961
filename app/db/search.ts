import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** From which similarity on a title counts as meant, in spite of a typing error. */
const SIMILARITY_THRESHOLD = 0.42

/**
 * Finds rows by words: each is taken as the beginning of a word, and a title that is merely alike
 * (pg_trgm) is found too. Gives nothing for text without a letter or digit.
 */
export function searchBy(q: string | undefined, search: AnyPgColumn, title: AnyPgColumn) {
  const words = q?.match(/[\p{L}\p{N}]+/gu) ?? []
  if (!q || words.length === 0) return undefined
  const query = sql`to_tsquery('english', ${words.map((word) => `${word}:*`).join(' & ')})`
  const alike = sql`word_similarity(${q}, ${title})`
  return {
    where: sql`(${search} @@ ${query} or ${alike} >= ${SIMILARITY_THRESHOLD})` as SQL,
    order: sql`ts_rank(${search}, ${query}) + ${alike} desc` as SQL,
  }
}

/** Entries of a category by its slug; of none by the word `none`. */
export function inCategory(
  slug: string | undefined,
  categoryId: AnyPgColumn,
  categorySlug: AnyPgColumn,
): SQL | undefined {
  if (!slug) return undefined
  return slug === 'none' ? isNull(categoryId) : eq(categorySlug, slug)
}

/** Text in the order in which people look for it, whatever its case. */
export function people(text: AnyPgColumn): SQL {
  return sql`${text} collate "en-x-icu"`
}

/** The order that was asked for, where the list has such a column. */
export function sortedBy<S extends string>(
  { sort, order = 'asc' }: { sort?: S; order?: 'asc' | 'desc' },
  columns: Partial<Record<S, AnyPgColumn | SQL>>,
): SQL[] | undefined {
  const column = sort && columns[sort]
  if (!column) return undefined
  return [order === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`]
}
