import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  isNotNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#app/platform/db/database.ts'
import { categories, entries, images, relatedPosts, users } from '#app/platform/db/schema.ts'
import {
  containing,
  exactOnPage,
  inCategory,
  naturalOrder,
  sortedBy,
  staffSearchBy,
} from '#app/platform/db/search.ts'
import type { Listed, ListQuery } from '#app/platform/http/lists.ts'
import { isCategoryOfEntry } from '#app/writing/publishing/categories.server.ts'
import type { Byline, PostTitle, TitlesQuery } from '#app/writing/publishing/entry.ts'
import {
  areEntries,
  isAt,
  isPublic,
  relatedIds,
  searchEntries,
} from '#app/writing/publishing/entry-rows.server.ts'
import { findOrCorrect } from '#app/writing/publishing/spelling.server.ts'
import { type Person, POSTS_PAGE_SIZE, type Post, type PostSummary, RELATED_POSTS } from './post.ts'

/** The key of an image of ours in its address. */
const STORED_IMAGE =
  '^(?:https?://[^/]+)?/images/([0-9a-f]{20}-[0-9]+x[0-9]+)-[0-9]+[.](?:avif|jpg)$'

const isPost = eq(entries.kind, 'post')
const author = alias(users, 'author')
const reviewer = alias(users, 'reviewer')
const editor = alias(users, 'editor')

/**
 * The newest first, or by how well they match the search text; where nothing matches, what was most
 * likely meant. Drafts only on request. For staff each says who changed it last.
 */
export async function listPosts(
  db: Executor,
  query: ListQuery,
  { forStaff = false } = {},
): Promise<Listed<PostSummary & Pick<Post, 'author'>>> {
  return findOrCorrect(db, 'post', query, {
    find: (search) => matchingPosts(db, search, forStaff),
    isEmpty: ({ total }) => total === 0,
  })
}

async function matchingPosts(
  db: Executor,
  query: ListQuery,
  namesEditors: boolean,
): Promise<Listed<PostSummary & Pick<Post, 'author'>>> {
  const forStaff = query.status
    ? staffSearchBy(query.q, entries.search, entries.title, entries.id)
    : undefined
  const search = forStaff ?? searchEntries('post', query.q)
  const where = and(
    withStatus(query.status),
    inCategory(query.categoryId, entries.categoryId, categories.slug),
    search?.where,
  )
  const pageSize = query.pageSize ?? POSTS_PAGE_SIZE
  const offset = ((query.page ?? 1) - 1) * pageSize
  const [rows, totals] = await Promise.all([
    selectSummaries(db)
      .where(where)
      .orderBy(
        ...(forStaff?.exactFirst ?? []),
        ...(sortedBy(query, {
          title: naturalOrder(entries.title),
          category: naturalOrder(categories.name),
          published: entries.published,
          date: entries.publishedAt,
          updated: entries.updatedAt,
        }) ?? [search ? search.order : sql`${entries.publishedAt} desc nulls first`]),
        desc(entries.id),
      )
      .limit(pageSize)
      .offset(offset),
    db
      .select({
        total: count(),
        exact: sql<number>`count(*) filter (where ${forStaff?.exact ?? sql`true`})::int`,
      })
      .from(entries)
      .leftJoin(categories, isCategoryOfEntry)
      .where(where),
  ])
  return {
    items: rows.map(({ updatedBy, ...row }) => ({
      ...present(row),
      ...(namesEditors && { updatedBy }),
    })),
    total: totals[0]?.total ?? 0,
    ...(forStaff && { exact: exactOnPage(totals[0]?.exact ?? 0, offset, rows.length) }),
  }
}

export async function findPost(db: Executor, slug: string): Promise<Post | undefined> {
  const [row] = await db
    .select({
      ...summary,
      content: entries.content,
      revisedAt: entries.revisedAt,
      featuredImageAlt: sql<string>`coalesce((select ${images.alt} from ${images} where ${images.key} = substring(${entries.featuredImage} from ${STORED_IMAGE})), '')`,
      authorId: entries.authorId,
      reviewer: { name: reviewer.publicName, qualification: reviewer.qualification },
      reviewerId: entries.reviewerId,
      lawAsOn: entries.lawAsOn,
      relatedIds,
      metaTitle: entries.metaTitle,
      metaDescription: entries.metaDescription,
      metaKeywords: entries.metaKeywords,
      canonicalUrl: entries.canonicalUrl,
      ogTitle: entries.ogTitle,
      ogDescription: entries.ogDescription,
      ogImage: entries.ogImage,
      twitterCard: entries.twitterCard,
      noIndex: entries.noIndex,
    })
    .from(entries)
    .leftJoin(categories, isCategoryOfEntry)
    .leftJoin(author, eq(author.id, entries.authorId))
    .leftJoin(reviewer, eq(reviewer.id, entries.reviewerId))
    .where(isAt('post', slug))
  if (!row) return undefined
  const [previous, next, articles] = await Promise.all([
    neighbour(db, row, 'previous'),
    neighbour(db, row, 'next'),
    related(db, row),
  ])
  const revisedAt = row.revisedAt?.toISOString() ?? null
  return {
    ...present(row),
    reviewer: publicPerson(row.reviewer),
    revisedAt,
    previous,
    next,
    related: articles,
  }
}

/** Everyone under whose name a post may appear, by name. */
export async function listBylines(db: Executor): Promise<Byline[]> {
  const name = sql<string>`${users.publicName}`
  return db
    .select({
      id: users.id,
      name,
      qualification: users.qualification,
      disabled: sql<boolean>`${users.disabledAt} is not null`,
    })
    .from(users)
    .where(isNotNull(users.publicName))
    .orderBy(naturalOrder(users.publicName), asc(users.id))
}

const TITLES_FOUND = 8

/** Posts to be picked, drafts included: those named, or the newest whose titles contain the text. */
export async function listTitles(db: Executor, { ids, q = '' }: TitlesQuery): Promise<PostTitle[]> {
  const { id, slug, title, published } = entries
  return db
    .select({ id, slug, title, published })
    .from(entries)
    .where(
      ids
        ? areEntries('post', ids.split(',').map(Number))
        : and(isPost, ilike(title, containing(q.trim()))),
    )
    .orderBy(sql`${entries.publishedAt} desc nulls last`, desc(id))
    .limit(TITLES_FOUND)
}

type Placed = { id: number; publishedAt: Date | null }

/** The published post just before or after another in time; none for a draft. */
async function neighbour(db: Executor, { id, publishedAt }: Placed, which: 'previous' | 'next') {
  if (!publishedAt) return null
  const beyond = which === 'previous' ? lt : gt
  const order = which === 'previous' ? desc : asc
  const [found] = await db
    .select({ slug: entries.slug, title: entries.title })
    .from(entries)
    .where(
      and(
        isPublic('post'),
        or(
          beyond(entries.publishedAt, publishedAt),
          and(eq(entries.publishedAt, publishedAt), beyond(entries.id, id)),
        ),
      ),
    )
    .orderBy(order(entries.publishedAt), order(entries.id))
    .limit(1)
  return found ?? null
}

/** The public ones that an editor picked, filled up with the newest of the category. */
async function related(
  db: Executor,
  { id, categoryId }: { id: number; categoryId: number | null },
) {
  const picked = await selectSummaries(db)
    .innerJoin(
      relatedPosts,
      and(eq(relatedPosts.kind, entries.kind), eq(relatedPosts.relatedId, entries.id)),
    )
    .where(and(isPublic('post'), eq(relatedPosts.postId, id)))
    .orderBy(asc(relatedPosts.position))
    .limit(RELATED_POSTS)
  const missing = RELATED_POSTS - picked.length
  const newest =
    categoryId === null || missing === 0
      ? []
      : await selectSummaries(db)
          .where(
            and(
              isPublic('post'),
              eq(entries.categoryId, categoryId),
              ne(entries.id, id),
              notInArray(
                entries.id,
                picked.map((post) => post.id),
              ),
            ),
          )
          .orderBy(desc(entries.publishedAt), desc(entries.id))
          .limit(missing)
  return [...picked, ...newest].map(({ updatedBy: _updatedBy, ...row }) => present(row))
}

const summary = {
  id: entries.id,
  slug: entries.slug,
  title: entries.title,
  excerpt: entries.excerpt,
  featuredImage: entries.featuredImage,
  categoryId: entries.categoryId,
  category: { name: categories.name, slug: categories.slug },
  published: entries.published,
  publishedAt: entries.publishedAt,
  version: entries.version,
  updatedAt: entries.updatedAt,
  readingMinutes: entries.readingMinutes,
  author: { name: author.publicName, qualification: author.qualification },
}

function selectSummaries(db: Executor) {
  return db
    .select({ ...summary, updatedBy: editor.name })
    .from(entries)
    .leftJoin(categories, isCategoryOfEntry)
    .leftJoin(author, eq(author.id, entries.authorId))
    .leftJoin(editor, eq(editor.id, entries.updatedBy))
    .$dynamic()
}

function withStatus(status: ListQuery['status'] = 'published') {
  if (status === 'all') return isPost
  if (status === 'draft') return and(isPost, eq(entries.published, false))
  if (status === 'published') return isPublic('post')
  return and(isPost, eq(entries.published, true), gt(entries.publishedAt, sql`now()`))
}

type NamedAccount = { name: string | null; qualification: string | null } | null

function present<
  T extends {
    published: boolean
    publishedAt: Date | null
    updatedAt: Date
    author: NamedAccount
  },
>(row: T) {
  return {
    ...row,
    author: publicPerson(row.author),
    status: statusOf(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** An account as visitors see it; none without a public name. */
function publicPerson(account: NamedAccount): Person | null {
  return account?.name ? { name: account.name, qualification: account.qualification } : null
}

/** Draft, scheduled or published, as of now. */
function statusOf({
  published,
  publishedAt,
}: {
  published: boolean
  publishedAt: Date | null
}): Post['status'] {
  if (!published || !publishedAt) return 'draft'
  return publishedAt > new Date() ? 'scheduled' : 'published'
}
