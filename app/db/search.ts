import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The word similarity (pg_trgm) from which a title matches in spite of a typing error. */
const SIMILARITY_THRESHOLD = 0.42

/**
 * Full-text search: each word matches the beginning of a word, and similar titles (pg_trgm) match too.
 * Returns undefined for text without a letter or digit.
 */
export function searchBy(q: string | undefined, search: AnyPgColumn, title: AnyPgColumn) {
  const words = q?.match(/[\p{L}\p{N}]+/gu) ?? []
  if (!q || words.length === 0) return undefined
  const query = sql`to_tsquery('english', ${words.map((word) => `${word}:*`).join(' & ')})`
  const similarity = sql`word_similarity(${q}, ${title})`
  return {
    where: sql`(${search} @@ ${query} or ${similarity} >= ${SIMILARITY_THRESHOLD})` as SQL,
    order: sql`ts_rank(${search}, ${query}) + ${similarity} desc` as SQL,
  }
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
