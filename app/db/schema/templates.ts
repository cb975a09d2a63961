import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, now } from './columns.ts'

/** Reply templates of the staff. */
export const replyTemplates = pgTable('reply_templates', {
  id: id(),
  title: text('title').notNull().unique(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: now('updated_at'),
})
