import { and, asc, count, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Executor } from '#app/platform/db/database.ts'
import { categories, entries, faqTranslations, users } from '#app/platform/db/schema.ts'
import {
  exactOnPage,
  inCategory,
  naturalOrder,
  sortedBy,
  staffSearchBy,
} from '#app/platform/db/search.ts'
import { type Listed, listQuery } from '#app/platform/http/lists.ts'
import { isCategoryOfEntry } from '#app/writing/publishing/categories.server.ts'
import {
  inHindi,
  isAt,
  isPublic,
  searchEntries,
  sourceHash,
} from '#app/writing/publishing/entry-rows.server.ts'
import { findOrCorrect } from '#app/writing/publishing/spelling.server.ts'
import { type TemplateLanguage as Language, TEMPLATE_LANGUAGES } from '#content/enums.ts'
import { faqCategoryNames } from '#content/hi/faq-categories.ts'
import {
  FAQS_PAGE_SIZE,
  type Faq,
  HINDI_STATES,
  type HindiState,
  RELATED_FAQS,
  type RelatedFaq,
} from './faq.ts'

/** `lang=hi` lists the questions that are there in Hindi; a search names after them those that are not. */
export const faqListQuery = z.extend(listQuery, {
  lang: z.optional(z.enum(TEMPLATE_LANGUAGES)),
  /** for staff */
  hindi: z.optional(z.enum(HINDI_STATES)),
})
type FaqListQuery = z.infer<typeof faqListQuery>

const isQuestion = eq(entries.kind, 'faq')

/**
 * Questions in their order, or by how well they match the search text; where nothing matches, what
 * was most likely meant. Drafts only on request. For staff each says who changed it last.
 */
export async function listFaqs(
  db: Executor,
  query: FaqListQuery,
  { forStaff = false } = {},
): Promise<Listed<Faq>> {
  return findOrCorrect(db, 'faq', query, {
    find: (search) => matchingFaqs(db, search, forStaff),
    isEmpty: ({ total }) => total === 0,
  })
}

async function matchingFaqs(
  db: Executor,
  query: FaqListQuery,
  namesEditors: boolean,
): Promise<Listed<Faq>> {
  const forStaff = query.status
    ? staffSearchBy(query.q, entries.search, entries.title, entries.id)
    : undefined
  const search = forStaff ?? searchEntries('faq', query.q)
  const where = and(
    withStatus(query.status),
    inCategory(query.categoryId, entries.categoryId, categories.slug),
    search?.where,
    query.lang === 'hi' && !search ? isNotNull(faqTranslations.faqId) : undefined,
    namesEditors && query.hindi ? eq(hindiState, query.hindi) : undefined,
  )
  const order = [
    ...(forStaff?.exactFirst ?? []),
    ...(query.lang === 'hi' ? [sql`${faqTranslations.faqId} is null`] : []),
    ...(sortedBy(query, {
      title: naturalOrder(entries.title),
      category: naturalOrder(categories.name),
      published: entries.published,
      updated: entries.updatedAt,
    }) ??
      (search ? [search.order] : [sql`${categories.position} nulls last`, asc(entries.position)])),
    asc(entries.id),
  ]
  const pageSize = query.pageSize ?? FAQS_PAGE_SIZE
  const page = await pageOfFaq(db, query, { where, order, pageSize })
  const offset = (page - 1) * pageSize
  const [rows, totals] = await Promise.all([
    select(db)
      .where(where)
      .orderBy(...order)
      .limit(pageSize)
      .offset(offset),
    db
      .select({
        total: count(),
        exact: sql<number>`count(*) filter (where ${forStaff?.exact ?? sql`true`})::int`,
      })
      .from(entries)
      .leftJoin(categories, isCategoryOfEntry)
      .leftJoin(faqTranslations, inHindi)
      .where(where),
  ])
  return {
    items: rows.map((row) => ({
      ...present(row, query.lang),
      ...(namesEditors && { updatedBy: row.updatedBy, hindi: row.hindi }),
    })),
    total: totals[0]?.total ?? 0,
    page,
    ...(forStaff && { exact: exactOnPage(totals[0]?.exact ?? 0, offset, rows.length) }),
  }
}

/** The page that is requested, or the one that holds the requested question, if it is in the list. */
async function pageOfFaq(
  db: Executor,
  { page = 1, show }: FaqListQuery,
  { where, order, pageSize }: { where: SQL | undefined; order: SQL[]; pageSize: number },
): Promise<number> {
  if (show === undefined) return page
  const ids = await db
    .select({ id: entries.id })
    .from(entries)
    .leftJoin(categories, isCategoryOfEntry)
    .leftJoin(faqTranslations, inHindi)
    .where(where)
    .orderBy(...order)
  const place = ids.findIndex(({ id }) => id === show)
  return place < 0 ? page : Math.floor(place / pageSize) + 1
}

/** In a language, or in English where it is not there in that one. */
export async function findFaq(
  db: Executor,
  slug: string,
  lang?: Language,
): Promise<Faq | undefined> {
  const [row] = await select(db).where(isAt('faq', slug))
  return row && present(row, lang)
}

/** As staff edit it. */
export async function findFaqToEdit(db: Executor, slug: string): Promise<Faq | undefined> {
  const [row] = await select(db).where(isAt('faq', slug))
  if (!row) return undefined
  const { questionHi, answerHi, hindi } = row
  return { ...present(row), questionHi: questionHi ?? '', answerHi: answerHi ?? '', hindi }
}

/** At most three other published questions of a category; in Hindi, of those that are there in it. */
export async function relatedFaqs(
  db: Executor,
  { categoryId, exclude, lang }: { categoryId: number; exclude?: string; lang?: Language },
): Promise<RelatedFaq[]> {
  return db
    .select({
      id: entries.id,
      slug: entries.slug,
      question: lang === 'hi' ? sql<string>`${faqTranslations.question}` : entries.title,
    })
    .from(entries)
    .leftJoin(faqTranslations, inHindi)
    .where(
      and(
        isPublic('faq'),
        lang === 'hi' ? isNotNull(faqTranslations.faqId) : undefined,
        eq(entries.categoryId, categoryId),
        exclude ? ne(entries.slug, exclude) : undefined,
      ),
    )
    .orderBy(asc(entries.position), asc(entries.id))
    .limit(RELATED_FAQS)
}

function withStatus(status: FaqListQuery['status'] = 'published') {
  if (status === 'all') return isQuestion
  // A question appears as soon as it is published: none is scheduled.
  return status === 'scheduled'
    ? sql`false`
    : and(isQuestion, eq(entries.published, status === 'published'))
}

function select(db: Executor) {
  return db
    .select({
      id: entries.id,
      slug: entries.slug,
      question: entries.title,
      answer: entries.content,
      categoryId: entries.categoryId,
      category: { name: categories.name, slug: categories.slug },
      published: entries.published,
      version: entries.version,
      updatedAt: entries.updatedAt,
      updatedBy: users.name,
      questionHi: faqTranslations.question,
      answerHi: faqTranslations.answer,
      hindi: hindiState,
    })
    .from(entries)
    .leftJoin(categories, isCategoryOfEntry)
    .leftJoin(faqTranslations, inHindi)
    .leftJoin(users, eq(users.id, entries.updatedBy))
    .$dynamic()
}

const hindiState = sql<HindiState>`case when ${faqTranslations.faqId} is null then 'none'
  when ${faqTranslations.sourceHash} = ${sourceHash} then 'current' else 'to-review' end`

type Row = Omit<Faq, 'updatedAt' | 'questionHi' | 'answerHi'> & {
  updatedAt: Date
  questionHi: string | null
  answerHi: string | null
}

function present(
  { updatedBy: _updatedBy, hindi: _hindi, questionHi, answerHi, ...row }: Row,
  lang?: Language,
): Faq {
  const faq = { ...row, updatedAt: row.updatedAt.toISOString() }
  if (!lang) return faq
  if (lang === 'en' || !questionHi || !answerHi) return { ...faq, language: 'en' }
  const { category } = row
  return {
    ...faq,
    question: questionHi,
    answer: answerHi,
    category: category && { ...category, name: faqCategoryNames[category.slug] ?? category.name },
    language: 'hi',
  }
}
