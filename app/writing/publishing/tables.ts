import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, now } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { blogPosts } from '#app/writing/posts/tables.ts'
import { faqs } from '#app/writing/questions/tables.ts'
import { ACTIVITY_SUBJECTS } from '#content/enums.ts'

/** Redirects from former slugs. */
export const slugRedirects = pgTable(
  'slug_redirects',
  {
    kind: text({ enum: ['faq', 'post'] }).notNull(),
    slug: text('slug').notNull(),
    faqId: integer('faq_id').references(() => faqs.id, { onDelete: 'cascade' }),
    postId: integer('post_id').references(() => blogPosts.id, { onDelete: 'cascade' }),
    createdAt: now('created_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.slug] }),
    index('slug_redirects_faq').on(t.faqId),
    index('slug_redirects_post').on(t.postId),
    check(
      'slug_redirects_one_target',
      sql`(${t.kind} = 'faq' and ${t.faqId} is not null and ${t.postId} is null) or (${t.kind} = 'post' and ${t.postId} is not null and ${t.faqId} is null)`,
    ),
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
    kind: text({ enum: ['faq', 'post'] }).notNull(),
    faqId: integer('faq_id').references(() => faqs.id, { onDelete: 'cascade' }),
    postId: integer('post_id').references(() => blogPosts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    note: text('note').notNull().default(''),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: now('at'),
  },
  (t) => [
    uniqueIndex('revisions_faq_version').on(t.faqId, t.version),
    uniqueIndex('revisions_post_version').on(t.postId, t.version),
    check(
      'revisions_one_subject',
      sql`(${t.kind} = 'faq' and ${t.faqId} is not null and ${t.postId} is null) or (${t.kind} = 'post' and ${t.postId} is not null and ${t.faqId} is null)`,
    ),
  ],
)

/**
 * Deleted questions and posts, until they are restored or their time is over. They are not in their own
 * tables any more, so that no list, count or page has to leave them out.
 */
export const trash = pgTable(
  'trash',
  {
    kind: text({ enum: ['faq', 'post'] }).notNull(),
    entryId: integer('entry_id').notNull(),
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
    kind: text({ enum: ['faq', 'post'] }).notNull(),
    /** both null: a new question or post */
    faqId: integer('faq_id').references(() => faqs.id, { onDelete: 'cascade' }),
    postId: integer('post_id').references(() => blogPosts.id, { onDelete: 'cascade' }),
    /** the version of the entry that was being changed */
    version: integer('version'),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: now('updated_at'),
  },
  (t) => [
    unique('autosaved_drafts_one_each').on(t.userId, t.kind, t.faqId, t.postId).nullsNotDistinct(),
    index('autosaved_drafts_faq').on(t.faqId),
    index('autosaved_drafts_post').on(t.postId),
  ],
)
