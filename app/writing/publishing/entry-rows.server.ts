import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { entries, faqTranslations, relatedPosts } from '#app/platform/db/schema.ts'
import { rankedBy, type Search, searchBy } from '#app/platform/db/search.ts'
import type { ContentType } from './entry.ts'

interface BesideEntry {
  /** the text of a question in Hindi; both are empty where there is none */
  titleHi: string
  contentHi: string
  /** the related posts that an editor picked, in their order */
  relatedIds: number[]
}
export type EntryRow = typeof entries.$inferSelect & BesideEntry
export type NewEntry = Omit<typeof entries.$inferInsert, 'kind'> & Partial<BesideEntry>
export type EntryChange = Partial<NewEntry>

/** What an entry is called in sentences. */
export const entryNames = { faq: 'question', post: 'post' } as const satisfies Record<
  ContentType,
  string
>

export function isEntry(kind: ContentType, id: number): SQL | undefined {
  return and(eq(entries.kind, kind), eq(entries.id, id))
}

/** The one at this address. */
export function isAt(kind: ContentType, slug: string): SQL | undefined {
  return and(eq(entries.kind, kind), eq(entries.slug, slug))
}

export function areEntries(kind: ContentType, ids: number[]): SQL | undefined {
  return and(eq(entries.kind, kind), inArray(entries.id, ids))
}

/** Of one kind, as SQL text, because `ts_stat` takes a query without parameters. */
const publicOf = (kind: ContentType) =>
  `(entries.kind = '${kind}' and entries.published and (entries.published_at is null or entries.published_at <= now()))`

/** What visitors may see. */
export function isPublic(kind: ContentType): SQL {
  return sql.raw(publicOf(kind))
}

/** The query of the words in what visitors may see, as they are written and not their stems. */
export function publicWords(kind: ContentType): string {
  return `select to_tsvector('simple', title || ' ' || excerpt || ' ' || content) from entries where ${publicOf(kind)}`
}

/** What a visitor's search finds, and in which order. */
export function searchEntries(kind: ContentType, q: string | undefined): Search | undefined {
  return kind === 'faq' ? searchQuestions(q) : searchBy(q, entries.search, entries.title)
}

/** The documented names of a question's fields, which its saved versions have too, with their columns. */
const COLUMNS = {
  question: 'title',
  answer: 'content',
  questionHi: 'titleHi',
  answerHi: 'contentHi',
} as const
type ColumnOf = typeof COLUMNS

/** The fields of the API or of a saved version by the names of their columns. */
export function columnsOf<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [COLUMNS[name as keyof ColumnOf] ?? name, value]),
  ) as {
    [Name in keyof Fields as Name extends keyof ColumnOf ? ColumnOf[Name] : Name]: Fields[Name]
  }
}

/** The columns of an entry by their names in the API and in saved versions. */
export function fieldsOf(kind: ContentType, columns: object): Record<string, unknown> {
  if (kind === 'post') return { ...columns }
  const names = Object.fromEntries(
    Object.entries(COLUMNS).map(([field, column]) => [column, field]),
  )
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [names[column] ?? column, value]),
  )
}

/** The ids of the related posts that an editor picked, in their order. */
export const relatedIds = sql<
  number[]
>`array(select related_id from related_posts where related_posts.kind = entries.kind and post_id = entries.id order by related_posts.position)`

/** The text in Hindi of the question in the same row. */
export const inHindi = and(
  eq(faqTranslations.kind, entries.kind),
  eq(faqTranslations.faqId, entries.id),
  eq(faqTranslations.language, 'hi'),
) as SQL

/** Of the English text that a translation is made from; `seeds/questions.ts` has the same. */
export const sourceHash = sql`md5(${entries.title} || chr(10) || ${entries.content})`

export async function findEntryRow(
  db: Executor,
  kind: ContentType,
  id: number,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(entries),
      titleHi: sql<string>`coalesce(${faqTranslations.question}, '')`,
      contentHi: sql<string>`coalesce(${faqTranslations.answer}, '')`,
      relatedIds,
    })
    .from(entries)
    .leftJoin(faqTranslations, inHindi)
    .where(isEntry(kind, id))
  return row
}

export async function insertEntry(
  db: Executor,
  kind: ContentType,
  { titleHi, contentHi, relatedIds, ...values }: NewEntry,
): Promise<EntryRow | undefined> {
  const [added] = await db
    .insert(entries)
    .values({ ...values, kind })
    .returning({ id: entries.id })
  if (!added) return undefined
  await storeBeside(db, kind, added.id, { titleHi, contentHi, relatedIds })
  return findEntryRow(db, kind, added.id)
}

export async function updateEntry(
  db: Executor,
  kind: ContentType,
  id: number,
  { titleHi, contentHi, relatedIds, ...change }: EntryChange,
): Promise<EntryRow | undefined> {
  await db.update(entries).set(change).where(isEntry(kind, id))
  await storeBeside(db, kind, id, { titleHi, contentHi, relatedIds })
  return findEntryRow(db, kind, id)
}

/** A question has a text in Hindi, a post related ones. */
function storeBeside(db: Executor, kind: ContentType, id: number, beside: Partial<BesideEntry>) {
  return kind === 'faq' ? translate(db, id, beside) : relate(db, id, beside.relatedIds)
}

/** Stores the text in Hindi of what the question says now, unless it is what is stored. */
async function translate(
  db: Executor,
  id: number,
  { titleHi, contentHi }: Partial<BesideEntry>,
): Promise<void> {
  if (titleHi === undefined || contentHi === undefined) return
  if (titleHi === '') {
    await db
      .delete(faqTranslations)
      .where(and(eq(faqTranslations.faqId, id), eq(faqTranslations.language, 'hi')))
    return
  }
  await db.execute(sql`
    insert into ${faqTranslations} as stored (faq_id, language, question, answer, source_hash)
    select ${entries.id}, 'hi', ${titleHi}, ${contentHi}, ${sourceHash} from ${entries} where ${isEntry('faq', id)}
    on conflict (faq_id, language) do update
    set question = excluded.question, answer = excluded.answer, source_hash = excluded.source_hash
    where (stored.question, stored.answer) is distinct from (excluded.question, excluded.answer)`)
}

async function relate(db: Executor, postId: number, ids: number[] | undefined): Promise<void> {
  if (!ids) return
  await db.delete(relatedPosts).where(eq(relatedPosts.postId, postId))
  if (ids.length === 0) return
  await db
    .insert(relatedPosts)
    .values(ids.map((relatedId, position) => ({ postId, relatedId, position })))
}

/** In either language, for many ask in Hindi what they read in English, and the other way round. */
function searchQuestions(q: string | undefined): Search | undefined {
  const english = searchBy(q, entries.search, entries.title)
  const hindi = searchBy(q, faqTranslations.search, faqTranslations.question)
  if (!english || !hindi) return undefined
  const ofHindi = (value: SQL) => sql`(select ${value} from ${faqTranslations} where ${inHindi})`
  return rankedBy({
    where: sql`(${english.where} or coalesce(${ofHindi(hindi.where)}, false))`,
    found: sql`(${english.found} or coalesce(${ofHindi(hindi.found)}, false))`,
    rank: sql`greatest(${english.rank}, ${ofHindi(hindi.rank)})`,
  })
}
