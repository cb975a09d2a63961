import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import {
  category,
  id,
  now,
  readingTime,
  searchable,
  slugShape,
  timestamp,
} from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'

export const blogCategories = pgTable('blog_categories', category(), (t) => [
  slugShape('blog_categories', t.slug),
])

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    featuredImage: text('featured_image'),
    categoryId: integer('category_id').references(() => blogCategories.id, {
      onDelete: 'set null',
    }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    reviewerId: integer('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    /** the post describes the law as on this date */
    lawAsOn: date('law_as_on', { mode: 'string' }),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    published: boolean('published').notNull().default(false),
    publishedAt: timestamp('published_at'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    metaKeywords: text('meta_keywords'),
    canonicalUrl: text('canonical_url'),
    ogTitle: text('og_title'),
    ogDescription: text('og_description'),
    ogImage: text('og_image'),
    twitterCard: text('twitter_card', { enum: ['summary', 'summary_large_image', 'app', 'player'] })
      .notNull()
      .default('summary_large_image'),
    noIndex: boolean('no_index').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
    /** when the title, the excerpt or the text last changed; `updated_at` counts settings too */
    revisedAt: timestamp('revised_at'),
    readingMinutes: readingTime('content'),
    search: searchable('title', `excerpt || ' ' || content`),
  },
  (t) => [
    index('blog_posts_search').using('gin', t.search),
    index('blog_posts_published_at').on(t.publishedAt, t.id),
    index('blog_posts_updated_at').on(t.updatedAt, t.id),
    index('blog_posts_category').on(t.categoryId),
    slugShape('blog_posts', t.slug),
    check('blog_posts_date_if_published', sql`not ${t.published} or ${t.publishedAt} is not null`),
  ],
)

/** The posts that an editor picked as related, in their order. */
export const relatedPosts = pgTable(
  'related_posts',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    relatedId: integer('related_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.relatedId] }),
    index('related_posts_related').on(t.relatedId),
    check('related_posts_to_another', sql`${t.postId} <> ${t.relatedId}`),
  ],
)
