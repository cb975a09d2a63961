import { sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import type { ListQuery } from '#app/platform/http/lists.ts'
import type { ContentType } from './entry.ts'
import { publicWords } from './entry-rows.server.ts'

/** More words are no search of a person: looking each of them up would be work for nothing. */
const MAX_WORDS = 8
/** How similar (pg_trgm) a word of ours must be to stand for one that we do not have. */
const SIMILARITY_THRESHOLD = 0.35

type Search = Pick<ListQuery, 'status' | 'q'>

/** What a visitor's search finds; where that is nothing, what was most likely meant by it finds. */
export async function findOrCorrect<Query extends Search, Found>(
  db: Executor,
  kind: ContentType,
  query: Query,
  { find, isEmpty }: { find: (query: Query) => Promise<Found>; isEmpty: (found: Found) => boolean },
): Promise<Found> {
  const found = await find(query)
  if (!query.q || query.status || !isEmpty(found)) return found
  const q = await correctSpelling(db, kind, query.q)
  return q === query.q ? found : find({ ...query, q })
}

/**
 * A search with each word that occurs in no public text replaced by the most similar one that does:
 * `cripto` by `crypto`. Words like which there is none, and short ones, stay.
 */
export async function correctSpelling(db: Executor, kind: ContentType, q: string): Promise<string> {
  const words = new Set(q.toLowerCase().match(/\p{L}{4,}/gu))
  if (words.size === 0 || words.size > MAX_WORDS) return q
  const { rows } = await db.execute<{ typed: string; known: string }>(sql`
    with vocabulary as materialized (
      select word from ts_stat(${publicWords(kind)}) where length(word) >= 3
    )
    select typed, known
    from unnest(array[${sql.join(
      [...words].map((word) => sql`${word}`),
      sql`, `,
    )}]::text[]) as typed
    cross join lateral (
      select word as known, similarity(word, typed) as similarity from vocabulary
      order by similarity desc, word limit 1
    ) as nearest
    where similarity >= ${SIMILARITY_THRESHOLD} and not exists (select from vocabulary where starts_with(word, typed))`)
  const known = new Map(rows.map(({ typed, known }) => [typed, known]))
  return q.replace(/\p{L}{4,}/gu, (word) => known.get(word.toLowerCase()) ?? word)
}
