import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { faqCategories, faqs, slugRedirects, users } from '#app/platform/db/schema.ts'
import {
  exactOnPage,
  inCategory,
  naturalOrder,
  searchBy,
  sortedBy,
  staffSearchBy,
} from '#app/platform/db/search.ts'
import type { Listed, ListQuery } from '#app/platform/http/lists.ts'
import { findOrCorrect } from '#app/writing/publishing/spelling.server.ts'
import { FAQS_PAGE_SIZE, type Faq, RELATED_FAQS, type RelatedFaq } from './faq.ts'

/**
 * Questions in their order, or by how well they match the search text; where nothing matches, what
 * was most likely meant. Drafts only on request. For staff each says who changed it last.
 */
export async function listFaqs(
  db: Executor,
  query: ListQuery,
  { forStaff = false } = {},
): Promise<Listed<Faq>> {
  return findOrCorrect(db, 'faq', query, {
    find: (search) => matchingFaqs(db, search, forStaff),
    isEmpty: ({ total }) => total === 0,
  })
}

async function matchingFaqs(
  db: Executor,
  query: ListQuery,
  namesEditors: boolean,
): Promise<Listed<Faq>> {
  const forStaff = query.status
    ? staffSearchBy(query.q, faqs.search, faqs.question, faqs.id)
    : undefined
  const search = forStaff ?? searchBy(query.q, faqs.search, faqs.question)
  const where = and(
    withStatus(query.status),
    inCategory(query.categoryId, faqs.categoryId, faqCategories.slug),
    search?.where,
  )
  const order = [
    ...(forStaff?.exactFirst ?? []),
    ...(sortedBy(query, {
      title: naturalOrder(faqs.question),
      category: naturalOrder(faqCategories.name),
      published: faqs.published,
      updated: faqs.updatedAt,
    }) ??
      (search ? [search.order] : [sql`${faqCategories.position} nulls last`, asc(faqs.position)])),
    asc(faqs.id),
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
      .from(faqs)
      .leftJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
      .where(where),
  ])
  return {
    items: rows.map((row) => ({
      ...present(row),
      ...(namesEditors && { updatedBy: row.updatedBy }),
    })),
    total: totals[0]?.total ?? 0,
    page,
    ...(forStaff && { exact: exactOnPage(totals[0]?.exact ?? 0, offset, rows.length) }),
  }
}

/** The page that is requested, or the one that holds the requested question, if it is in the list. */
async function pageOfFaq(
  db: Executor,
  { page = 1, show }: ListQuery,
  { where, order, pageSize }: { where: SQL | undefined; order: SQL[]; pageSize: number },
): Promise<number> {
  if (show === undefined) return page
  const ids = await db
    .select({ id: faqs.id })
    .from(faqs)
    .leftJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(where)
    .orderBy(...order)
  const place = ids.findIndex(({ id }) => id === show)
  return place < 0 ? page : Math.floor(place / pageSize) + 1
}

export async function findFaq(db: Executor, slug: string): Promise<Faq | undefined> {
  const [row] = await select(db).where(eq(faqs.slug, slug))
  return row && present(row)
}

/** Where a published question went whose slug was changed. */
export async function findRedirectedFaq(db: Executor, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: faqs.slug })
    .from(slugRedirects)
    .innerJoin(faqs, eq(faqs.id, slugRedirects.faqId))
    .where(
      and(eq(slugRedirects.kind, 'faq'), eq(slugRedirects.slug, slug), eq(faqs.published, true)),
    )
  return row?.slug
}

/** At most three other published questions of a category. */
export async function relatedFaqs(
  db: Executor,
  { categoryId, exclude }: { categoryId: number; exclude?: string },
): Promise<RelatedFaq[]> {
  return db
    .select({ id: faqs.id, slug: faqs.slug, question: faqs.question })
    .from(faqs)
    .where(
      and(
        eq(faqs.published, true),
        eq(faqs.categoryId, categoryId),
        exclude ? ne(faqs.slug, exclude) : undefined,
      ),
    )
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(RELATED_FAQS)
}

function withStatus(status: ListQuery['status'] = 'published') {
  if (status === 'all') return undefined
  // A question appears as soon as it is published: none is scheduled.
  return status === 'scheduled' ? sql`false` : eq(faqs.published, status === 'published')
}

function select(db: Executor) {
  return db
    .select({
      id: faqs.id,
      slug: faqs.slug,
      question: faqs.question,
      answer: faqs.answer,
      categoryId: faqs.categoryId,
      category: { name: faqCategories.name, slug: faqCategories.slug },
      published: faqs.published,
      version: faqs.version,
      updatedAt: faqs.updatedAt,
      updatedBy: users.name,
    })
    .from(faqs)
    .leftJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .leftJoin(users, eq(users.id, faqs.updatedBy))
    .$dynamic()
}

function present({
  updatedBy: _updatedBy,
  ...row
}: Omit<Faq, 'updatedAt'> & { updatedAt: Date }): Faq {
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}
