import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  category,
  id,
  now,
  searchable,
  searchableHindi,
  slugShape,
} from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'

export const faqCategories = pgTable('faq_categories', category(), (t) => [
  slugShape('faq_categories', t.slug),
])

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    categoryId: integer('category_id').references(() => faqCategories.id, { onDelete: 'set null' }),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    published: boolean('published').notNull().default(true),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
    search: searchable('question', 'answer'),
  },
  (t) => [
    index('faqs_search').using('gin', t.search),
    index('faqs_category').on(t.categoryId, t.position, t.id),
    slugShape('faqs', t.slug),
  ],
)

/** What a question and its answer say in another language. */
export const faqTranslations = pgTable(
  'faq_translations',
  {
    faqId: integer('faq_id')
      .notNull()
      .references(() => faqs.id, { onDelete: 'cascade' }),
    language: text({ enum: ['hi'] }).notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    /** of the English question and answer that it translates: it is to be reviewed once they are others */
    sourceHash: text('source_hash').notNull(),
    search: searchableHindi('question', 'answer'),
  },
  (t) => [
    primaryKey({ columns: [t.faqId, t.language] }),
    index('faq_translations_search').using('gin', t.search),
    check('faq_translations_language', sql`${t.language} in ('hi')`),
  ],
)
