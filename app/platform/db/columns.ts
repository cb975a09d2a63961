import { sql } from 'drizzle-orm'
import { check, customType, integer, timestamp as pgTimestamp } from 'drizzle-orm/pg-core'
import { WORDS_PER_MINUTE } from '#app/ui/text/reading-time.ts'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const timestamp = (name: string) => pgTimestamp(name, { withTimezone: true, mode: 'date' })
export const now = (name: string) => timestamp(name).notNull().defaultNow()

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The text that a search matches: the title ranks above the body, which counts without its tags. */
export const searchable = (title: string, body: string) =>
  tsvector('search').generatedAlwaysAs(
    sql.raw(
      `setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', regexp_replace(${body}, '<[^>]*>', ' ', 'g')), 'C')`,
    ),
  )

/** The same for a text in Hindi, without the dots and with the nasal sign that some leave out or write as another. */
export const searchableHindi = (title: string, body: string) => {
  const folded = (text: string) =>
    `translate(normalize(${text}, NFD), U&'\\0901\\093C', U&'\\0902')`
  return searchable(folded(title), folded(body))
}

/** All that JavaScript takes for a space; the class of PostgreSQL has no unbreakable ones. */
const SPACES = String.raw`\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`

/** The minutes that reading an HTML column takes, as `ui/text/reading-time.ts` counts them. */
export const readingTime = (html: string) =>
  integer('reading_minutes')
    .notNull()
    .generatedAlwaysAs(
      sql.raw(
        `greatest(1, round(regexp_count(regexp_replace(${html}, '<[^<>]*>|&nbsp;', ' ', 'g'), '[^${SPACES}]+') / ${WORDS_PER_MINUTE}.0))`,
      ),
    )

export function slugShape(table: string, slug: Parameters<typeof sql>[1]) {
  return check(`${table}_slug_shape`, sql`${slug} ~ '^[a-z0-9-]+$'`)
}
