import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { category, id, now, searchable, slugShape } from '#app/platform/db/columns.ts'
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
