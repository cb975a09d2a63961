import { sql } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { contentTypes } from './content-types.server.ts'
import type { ContentType } from './entry.ts'

/** How similar (pg_trgm) a word of ours must be to stand for one that we do not have. */
const SIMILARITY_THRESHOLD = 0.35

/**
 * A search with each word that occurs in no public text replaced by the most similar one that does:
 * `cripto` by `crypto`. Words like which there is none, and short ones, stay.
 */
export async function correctSpelling(db: Executor, kind: ContentType, q: string): Promise<string> {
  const words = q.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  if (words.length === 0) return q
  const { rows } = await db.execute<{ typed: string; known: string }>(sql`
    with vocabulary as materialized (
      select word from ts_stat(${contentTypes[kind].words}) where length(word) >= 3
    )
    select typed, (
      select word from vocabulary where similarity(word, typed) >= ${SIMILARITY_THRESHOLD}
      order by similarity(word, typed) desc, word limit 1
    ) as known
    from unnest(array[${sql.join(
      words.map((word) => sql`${word}`),
      sql`, `,
    )}]::text[]) as typed
    where not exists (select from vocabulary where starts_with(word, typed))`)
  const known = new Map(rows.map(({ typed, known }) => [typed, known]))
  return q.replace(/\p{L}{4,}/gu, (word) => known.get(word.toLowerCase()) ?? word)
}
