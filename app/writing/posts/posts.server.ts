import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#app/platform/db/database.ts'
import {
  blogCategories,
  blogPosts,
  images,
  relatedPosts,
  slugRedirects,
  users,
} from '#app/platform/db/schema.ts'
import {
  containing,
  exactOnPage,
  inCategory,
  naturalOrder,
  searchBy,
  sortedBy,
  staffSearchBy,
} from '#app/platform/db/search.ts'
import type { Listed, ListQuery } from '#app/platform/http/lists.ts'
import { contentTypes, relatedIds } from '#app/writing/publishing/content-types.server.ts'
import type { Byline, PostTitle, TitlesQuery } from '#app/writing/publishing/entry.ts'
import { findOrCorrect } from '#app/writing/publishing/spelling.server.ts'
import { type Person, POSTS_PAGE_SIZE, type Post, type PostSummary, RELATED_POSTS } from './post.ts'

/** The key of an image of ours in its address. */
const STORED_IMAGE =
  '^(?:https?://[^/]+)?/images/([0-9a-f]{20}-[0-9]+x[0-9]+)-[0-9]+[.](?:avif|jpg)$'

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
    ? staffSearchBy(query.q, blogPosts.search, blogPosts.title, blogPosts.id)
    : undefined
  const search = forStaff ?? searchBy(query.q, blogPosts.search, blogPosts.title)
  const where = and(
    withStatus(query.status),
    inCategory(query.categoryId, blogPosts.categoryId, blogCategories.slug),
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
          title: naturalOrder(blogPosts.title),
          category: naturalOrder(blogCategories.name),
          published: blogPosts.published,
          date: blogPosts.publishedAt,
          updated: blogPosts.updatedAt,
        }) ?? [search ? search.order : sql`${blogPosts.publishedAt} desc nulls first`]),
        desc(blogPosts.id),
      )
      .limit(pageSize)
      .offset(offset),
    db
      .select({
        total: count(),
        exact: sql<number>`count(*) filter (where ${forStaff?.exact ?? sql`true`})::int`,
      })
      .from(blogPosts)
      .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
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
      content: blogPosts.content,
      revisedAt: blogPosts.revisedAt,
      featuredImageAlt: sql<string>`coalesce((select ${images.alt} from ${images} where ${images.key} = substring(${blogPosts.featuredImage} from ${STORED_IMAGE})), '')`,
      authorId: blogPosts.authorId,
      reviewer: { name: reviewer.publicName, qualification: reviewer.qualification },
      reviewerId: blogPosts.reviewerId,
      lawAsOn: blogPosts.lawAsOn,
      relatedIds,
      metaTitle: blogPosts.metaTitle,
      metaDescription: blogPosts.metaDescription,
      metaKeywords: blogPosts.metaKeywords,
      canonicalUrl: blogPosts.canonicalUrl,
      ogTitle: blogPosts.ogTitle,
      ogDescription: blogPosts.ogDescription,
      ogImage: blogPosts.ogImage,
      twitterCard: blogPosts.twitterCard,
      noIndex: blogPosts.noIndex,
    })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(author, eq(author.id, blogPosts.authorId))
    .leftJoin(reviewer, eq(reviewer.id, blogPosts.reviewerId))
    .where(eq(blogPosts.slug, slug))
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
  const { id, slug, title, published } = blogPosts
  return db
    .select({ id, slug, title, published })
    .from(blogPosts)
    .where(ids ? inArray(id, ids.split(',').map(Number)) : ilike(title, containing(q.trim())))
    .orderBy(sql`${blogPosts.publishedAt} desc nulls last`, desc(id))
    .limit(TITLES_FOUND)
}

/** Where a published post went whose slug was changed. */
export async function findRedirectedPost(db: Executor, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: blogPosts.slug })
    .from(slugRedirects)
    .innerJoin(blogPosts, eq(blogPosts.id, slugRedirects.postId))
    .where(
      and(eq(slugRedirects.kind, 'post'), eq(slugRedirects.slug, slug), contentTypes.post.isPublic),
    )
  return row?.slug
}

type Placed = { id: number; publishedAt: Date | null }

/** The published post just before or after another in time; none for a draft. */
async function neighbour(db: Executor, { id, publishedAt }: Placed, which: 'previous' | 'next') {
  if (!publishedAt) return null
  const beyond = which === 'previous' ? lt : gt
  const order = which === 'previous' ? desc : asc
  const [found] = await db
    .select({ slug: blogPosts.slug, title: blogPosts.title })
    .from(blogPosts)
    .where(
      and(
        contentTypes.post.isPublic,
        or(
          beyond(blogPosts.publishedAt, publishedAt),
          and(eq(blogPosts.publishedAt, publishedAt), beyond(blogPosts.id, id)),
        ),
      ),
    )
    .orderBy(order(blogPosts.publishedAt), order(blogPosts.id))
    .limit(1)
  return found ?? null
}

/** The public ones that an editor picked, filled up with the newest of the category. */
async function related(
  db: Executor,
  { id, categoryId }: { id: number; categoryId: number | null },
) {
  const picked = await selectSummaries(db)
    .innerJoin(relatedPosts, eq(relatedPosts.relatedId, blogPosts.id))
    .where(and(contentTypes.post.isPublic, eq(relatedPosts.postId, id)))
    .orderBy(asc(relatedPosts.position))
    .limit(RELATED_POSTS)
  const missing = RELATED_POSTS - picked.length
  const newest =
    categoryId === null || missing === 0
      ? []
      : await selectSummaries(db)
          .where(
            and(
              contentTypes.post.isPublic,
              eq(blogPosts.categoryId, categoryId),
              ne(blogPosts.id, id),
              notInArray(
                blogPosts.id,
                picked.map((post) => post.id),
              ),
            ),
          )
          .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
          .limit(missing)
  return [...picked, ...newest].map(({ updatedBy: _updatedBy, ...row }) => present(row))
}

const summary = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  featuredImage: blogPosts.featuredImage,
  categoryId: blogPosts.categoryId,
  category: { name: blogCategories.name, slug: blogCategories.slug },
  published: blogPosts.published,
  publishedAt: blogPosts.publishedAt,
  version: blogPosts.version,
  updatedAt: blogPosts.updatedAt,
  readingMinutes: blogPosts.readingMinutes,
  author: { name: author.publicName, qualification: author.qualification },
}

function selectSummaries(db: Executor) {
  return db
    .select({ ...summary, updatedBy: editor.name })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(author, eq(author.id, blogPosts.authorId))
    .leftJoin(editor, eq(editor.id, blogPosts.updatedBy))
    .$dynamic()
}

function withStatus(status: ListQuery['status'] = 'published') {
  if (status === 'all') return undefined
  if (status === 'draft') return eq(blogPosts.published, false)
  if (status === 'published') return contentTypes.post.isPublic
  return and(eq(blogPosts.published, true), gt(blogPosts.publishedAt, sql`now()`))
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
