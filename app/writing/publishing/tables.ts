import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import {
  id,
  now,
  readingTime,
  searchable,
  searchableHindi,
  slugShape,
  timestamp,
} from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { ACTIVITY_SUBJECTS } from '#content/enums.ts'

const kind = () => text({ enum: ['faq', 'post'] }).notNull()
/** An id names an entry or category only together with its kind; new ones come from one sequence. */
const idOfKind = () => integer('id').notNull().generatedAlwaysAsIdentity()

export const categories = pgTable(
  'categories',
  {
    kind: kind(),
    id: idOfKind(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    unique('categories_slug_unique').on(t.kind, t.slug),
    slugShape('categories', t.slug),
    check('categories_kind_known', sql`${t.kind} in ('faq', 'post')`),
  ],
)

/** Questions and posts: a question's answer is its content. What only posts have is empty in a question. */
export const entries = pgTable(
  'entries',
  {
    kind: kind(),
    id: idOfKind(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    content: text('content').notNull(),
    featuredImage: text('featured_image'),
    categoryId: integer('category_id'),
    /** the place of a question in its category */
    position: integer('position').notNull().default(0),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    reviewerId: integer('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    /** the post describes the law as on this date */
    lawAsOn: date('law_as_on', { mode: 'string' }),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    published: boolean('published').notNull(),
    /** when it becomes public; null for a question, which is public as soon as it is published */
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
    primaryKey({ columns: [t.kind, t.id] }),
    unique('entries_slug_unique').on(t.kind, t.slug),
    // Of a deleted category only its id is taken out: the migration names the column.
    foreignKey({
      name: 'entries_category_fk',
      columns: [t.kind, t.categoryId],
      foreignColumns: [categories.kind, categories.id],
    }).onDelete('set null'),
    index('entries_search').using('gin', t.search),
    index('entries_published_at').on(t.kind, t.publishedAt, t.id),
    index('entries_updated_at').on(t.kind, t.updatedAt, t.id),
    index('entries_category').on(t.kind, t.categoryId, t.position, t.id),
    slugShape('entries', t.slug),
    check('entries_kind_known', sql`${t.kind} in ('faq', 'post')`),
    check(
      'entries_date_if_published',
      sql`${t.kind} = 'faq' or not ${t.published} or ${t.publishedAt} is not null`,
    ),
  ],
)

/** What goes with its entry. */
function ofEntry(name: string, columns: [AnyPgColumn, AnyPgColumn]) {
  return foreignKey({ name, columns, foreignColumns: [entries.kind, entries.id] }).onDelete(
    'cascade',
  )
}

/** What a question and its answer say in another language. */
export const faqTranslations = pgTable(
  'faq_translations',
  {
    kind: kind().default('faq'),
    faqId: integer('faq_id').notNull(),
    language: text({ enum: ['hi'] }).notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    /** of the English question and answer that it translates: it is to be reviewed once they are others */
    sourceHash: text('source_hash').notNull(),
    search: searchableHindi('question', 'answer'),
  },
  (t) => [
    primaryKey({ columns: [t.faqId, t.language] }),
    ofEntry('faq_translations_entry_fk', [t.kind, t.faqId]),
    index('faq_translations_search').using('gin', t.search),
    check('faq_translations_language', sql`${t.language} in ('hi')`),
    check('faq_translations_of_question', sql`${t.kind} = 'faq'`),
  ],
)

/** The posts that an editor picked as related, in their order. */
export const relatedPosts = pgTable(
  'related_posts',
  {
    kind: kind().default('post'),
    postId: integer('post_id').notNull(),
    relatedId: integer('related_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.relatedId] }),
    ofEntry('related_posts_post_fk', [t.kind, t.postId]),
    ofEntry('related_posts_related_fk', [t.kind, t.relatedId]),
    index('related_posts_related').on(t.relatedId),
    check('related_posts_to_another', sql`${t.postId} <> ${t.relatedId}`),
    check('related_posts_of_post', sql`${t.kind} = 'post'`),
  ],
)

const entryId = () => integer('entry_id')

/** Redirects from former slugs. */
export const slugRedirects = pgTable(
  'slug_redirects',
  {
    kind: kind(),
    slug: text('slug').notNull(),
    entryId: entryId().notNull(),
    createdAt: now('created_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.slug] }),
    ofEntry('slug_redirects_entry_fk', [t.kind, t.entryId]),
    index('slug_redirects_entry').on(t.kind, t.entryId),
  ],
)

/**
 * The audit log, of which the dashboard shows the newest. It names enquiries by id only, so that erasing
 * one leaves no name. A trigger keeps its rows for a year and lets no one change them.
 */
export const activity = pgTable(
  'activity',
  {
    id: id(),
    at: now('at'),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    verb: text('verb').notNull(),
    subject: text({ enum: ACTIVITY_SUBJECTS }).notNull(),
    subjectId: integer('subject_id'),
    label: text('label').notNull().default(''),
    /** the address that it was done from; empty for what the site does by itself */
    address: text('address').notNull().default(''),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('activity_at').on(t.at, t.id),
    index('activity_actor').on(t.actorId, t.at),
    index('activity_subject').on(t.subject, t.subjectId),
  ],
)

/** The batches of seed content that were inserted, so that none is inserted twice. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  appliedAt: now('applied_at'),
})

/**
 * What the releases brought as first texts: questions, posts and templates. A release changes one that no
 * one has edited, and offers its new words for one that staff have.
 */
export const seededTexts = pgTable(
  'seeded_texts',
  {
    kind: text({ enum: ['faq', 'faq-hi', 'post', 'template'] }).notNull(),
    /** its slug, or the title of a template, in the release */
    key: text('key').notNull(),
    /** null: it was not there when the release first looked */
    entryId: integer('entry_id'),
    /** fingerprints of the words that releases brought, the newest last; an older release changes nothing */
    fingerprints: text('fingerprints').array().notNull(),
    /** the newest words, until staff have decided about them */
    offered: jsonb().$type<Record<string, string>>(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
)

/** What a question or post said after each save, to read, compare and restore. */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    kind: kind(),
    entryId: entryId().notNull(),
    version: integer('version').notNull(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    note: text('note').notNull().default(''),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: now('at'),
  },
  (t) => [
    unique('revisions_entry_version').on(t.kind, t.entryId, t.version),
    ofEntry('revisions_entry_fk', [t.kind, t.entryId]),
  ],
)

/**
 * Deleted questions and posts, until they are restored or their time is over. They are not in the table of
 * entries any more, so that no list, count or page has to leave them out.
 */
export const trash = pgTable(
  'trash',
  {
    kind: kind(),
    entryId: entryId().notNull(),
    title: text('title').notNull(),
    /** the rows as they were, by the names of their columns */
    kept: jsonb()
      .$type<
        Record<'revisions' | 'redirects' | 'related', Record<string, unknown>[]> & {
          entry: Record<string, unknown>
          /** not of what an older release put here */
          translations?: Record<string, unknown>[]
        }
      >()
      .notNull(),
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    deletedAt: now('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.entryId] }), index('trash_deleted_at').on(t.deletedAt)],
)

/** What one person has typed into a form and not saved yet, so that another device can go on from there. */
export const autosavedDrafts = pgTable(
  'autosaved_drafts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: kind(),
    /** null: a new question or post */
    entryId: entryId(),
    /** the version of the entry that was being changed */
    version: integer('version'),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: now('updated_at'),
  },
  (t) => [
    unique('autosaved_drafts_one_each').on(t.userId, t.kind, t.entryId).nullsNotDistinct(),
    ofEntry('autosaved_drafts_entry_fk', [t.kind, t.entryId]),
    index('autosaved_drafts_entry').on(t.kind, t.entryId),
  ],
)
