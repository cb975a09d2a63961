import { and, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgTableWithColumns } from 'drizzle-orm/pg-core'
import type { Executor } from '#app/platform/db/database.ts'
import {
  blogCategories,
  blogPosts,
  faqCategories,
  faqs,
  faqTranslations,
  relatedPosts,
  revisions,
} from '#app/platform/db/schema.ts'
import { rankedBy, type Search, searchBy } from '#app/platform/db/search.ts'
import type { ContentType } from './entry.ts'

export interface EntryRows {
  /** with its text in Hindi; both are empty where there is none */
  faq: typeof faqs.$inferSelect & InHindi
  /** with the related posts that an editor picked, in their order */
  post: typeof blogPosts.$inferSelect & { relatedIds: number[] }
}
export interface NewEntries {
  faq: typeof faqs.$inferInsert & Partial<InHindi>
  post: typeof blogPosts.$inferInsert & { relatedIds?: number[] }
}

interface InHindi {
  questionHi: string
  answerHi: string
}

/** A table of which only the named columns are used, so that the tables of all types fit it. */
type TableWith<T extends PgTable, Names extends keyof T['_']['columns']> = PgTableWithColumns<{
  name: string
  schema: undefined
  dialect: 'pg'
  columns: {
    [Name in Names]: T['_']['columns'][Name] extends PgColumn<infer Config>
      ? PgColumn<Omit<Config, 'tableName'> & { tableName: string }>
      : never
  }
}>
type EntryTable = TableWith<
  typeof faqs,
  'id' | 'slug' | 'categoryId' | 'published' | 'version' | 'search'
>
type CategoryTable = TableWith<typeof faqCategories, 'id' | 'name' | 'slug' | 'position'>
/** A table whose rows have an order of their own. */
export type OrderedTable = TableWith<typeof faqCategories, 'id' | 'position'>

interface Definition<Type extends ContentType> {
  entries: EntryTable
  categories: CategoryTable
  /** what an entry is found by, besides its text */
  title: PgColumn
  titleOf: (row: EntryRows[Type]) => string
  /** the column of a revision that names its entry */
  revisionOf: typeof revisions.faqId | typeof revisions.postId
  /** what an entry is called in sentences */
  name: string
  /** what a visitor's search finds, and in which order */
  search: (q: string | undefined) => Search | undefined
  /** what visitors may see */
  isPublic: SQL | undefined
  /** the query of the words in what visitors may see, as they are written and not their stems */
  words: string
  find: (db: Executor, id: number) => PromiseLike<EntryRows[Type][]>
  insert: (db: Executor, values: NewEntries[Type]) => PromiseLike<EntryRows[Type][]>
  update: (
    db: Executor,
    id: number,
    change: Partial<EntryRows[Type]>,
  ) => PromiseLike<EntryRows[Type][]>
  remove: (db: Executor, ids: number[]) => PromiseLike<EntryRows[Type][]>
}

/** Where questions and posts are stored, and what differs between them. */
export const contentTypes: { [Type in ContentType]: Definition<Type> } = {
  faq: {
    entries: faqs,
    categories: faqCategories,
    title: faqs.question,
    titleOf: ({ question }) => question,
    revisionOf: revisions.faqId,
    name: 'question',
    isPublic: eq(faqs.published, true),
    words: "select to_tsvector('simple', question || ' ' || answer) from faqs where published",
    search: searchQuestions,
    find: findFaqRow,
    insert: async (db, { questionHi, answerHi, ...values }) => {
      const [added] = await db.insert(faqs).values(values).returning({ id: faqs.id })
      if (!added) return []
      await translate(db, added.id, { questionHi, answerHi })
      return findFaqRow(db, added.id)
    },
    update: async (db, id, { search: _search, questionHi, answerHi, ...change }) => {
      await db.update(faqs).set(change).where(eq(faqs.id, id))
      await translate(db, id, { questionHi, answerHi })
      return findFaqRow(db, id)
    },
    remove: async (db, ids) => {
      const removed = await db.delete(faqs).where(inArray(faqs.id, ids)).returning()
      return removed.map((row) => ({ ...row, questionHi: '', answerHi: '' }))
    },
  },
  post: {
    entries: blogPosts,
    categories: blogCategories,
    title: blogPosts.title,
    titleOf: ({ title }) => title,
    revisionOf: revisions.postId,
    name: 'post',
    search: (q) => searchBy(q, blogPosts.search, blogPosts.title),
    isPublic: and(eq(blogPosts.published, true), lte(blogPosts.publishedAt, sql`now()`)),
    words:
      "select to_tsvector('simple', title || ' ' || excerpt || ' ' || content) from blog_posts where published and published_at <= now()",
    find: findPostRow,
    insert: async (db, { relatedIds = [], ...values }) => {
      const [added] = await db.insert(blogPosts).values(values).returning({ id: blogPosts.id })
      if (!added) return []
      await relate(db, added.id, relatedIds)
      return findPostRow(db, added.id)
    },
    update: async (db, id, { search: _, readingMinutes: _minutes, relatedIds, ...change }) => {
      await db.update(blogPosts).set(change).where(eq(blogPosts.id, id))
      if (relatedIds) await relate(db, id, relatedIds)
      return findPostRow(db, id)
    },
    remove: async (db, ids) => {
      const removed = await db.delete(blogPosts).where(inArray(blogPosts.id, ids)).returning()
      return removed.map((row) => ({ ...row, relatedIds: [] }))
    },
  },
}

/** The ids of the related posts that an editor picked, in their order. */
export const relatedIds = sql<
  number[]
>`array(select related_id from related_posts where post_id = blog_posts.id order by position)`

function findFaqRow(db: Executor, id: number): PromiseLike<EntryRows['faq'][]> {
  return db
    .select({
      ...getTableColumns(faqs),
      questionHi: sql<string>`coalesce(${faqTranslations.question}, '')`,
      answerHi: sql<string>`coalesce(${faqTranslations.answer}, '')`,
    })
    .from(faqs)
    .leftJoin(faqTranslations, inHindi)
    .where(eq(faqs.id, id))
}

/** The text in Hindi of the question in the same row. */
export const inHindi = and(
  eq(faqTranslations.faqId, faqs.id),
  eq(faqTranslations.language, 'hi'),
) as SQL

/** Of the English text that a translation is made from; `seeds/questions.ts` has the same. */
export const sourceHash = sql`md5(${faqs.question} || chr(10) || ${faqs.answer})`

/** Stores the text in Hindi of what the question says now, unless it is what is stored. */
async function translate(
  db: Executor,
  id: number,
  { questionHi, answerHi }: Partial<InHindi>,
): Promise<void> {
  if (questionHi === undefined || answerHi === undefined) return
  if (questionHi === '') {
    await db
      .delete(faqTranslations)
      .where(and(eq(faqTranslations.faqId, id), eq(faqTranslations.language, 'hi')))
    return
  }
  await db.execute(sql`
    insert into ${faqTranslations} as stored (faq_id, language, question, answer, source_hash)
    select ${faqs.id}, 'hi', ${questionHi}, ${answerHi}, ${sourceHash} from ${faqs} where ${faqs.id} = ${id}
    on conflict (faq_id, language) do update
    set question = excluded.question, answer = excluded.answer, source_hash = excluded.source_hash
    where (stored.question, stored.answer) is distinct from (excluded.question, excluded.answer)`)
}

/** In either language, for many ask in Hindi what they read in English, and the other way round. */
function searchQuestions(q: string | undefined): Search | undefined {
  const english = searchBy(q, faqs.search, faqs.question)
  const hindi = searchBy(q, faqTranslations.search, faqTranslations.question)
  if (!english || !hindi) return undefined
  const ofHindi = (value: SQL) => sql`(select ${value} from ${faqTranslations} where ${inHindi})`
  return rankedBy({
    where: sql`(${english.where} or coalesce(${ofHindi(hindi.where)}, false))`,
    found: sql`(${english.found} or coalesce(${ofHindi(hindi.found)}, false))`,
    rank: sql`greatest(${english.rank}, ${ofHindi(hindi.rank)})`,
  })
}

function findPostRow(db: Executor, id: number): PromiseLike<EntryRows['post'][]> {
  return db
    .select({ ...getTableColumns(blogPosts), relatedIds })
    .from(blogPosts)
    .where(eq(blogPosts.id, id))
}

async function relate(db: Executor, postId: number, ids: number[]): Promise<void> {
  await db.delete(relatedPosts).where(eq(relatedPosts.postId, postId))
  if (ids.length === 0) return
  await db
    .insert(relatedPosts)
    .values(ids.map((relatedId, position) => ({ postId, relatedId, position })))
}

/** The column of a revision or redirect that names its entry. */
export function belongsTo(kind: ContentType, id: number) {
  return kind === 'faq' ? { kind, faqId: id } : { kind, postId: id }
}
