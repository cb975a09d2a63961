import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { TEMPLATE_CHANNELS, TEMPLATE_LANGUAGES } from '#content/enums.ts'

/** Templates of the staff for replies by e-mail and for WhatsApp messages. */
export const replyTemplates = pgTable('reply_templates', {
  id: id(),
  title: text('title').notNull().unique(),
  channel: text({ enum: TEMPLATE_CHANNELS }).notNull().default('email'),
  language: text({ enum: TEMPLATE_LANGUAGES }).notNull().default('en'),
  /** the service that it is for; null: for every one */
  service: text('service'),
  /** of an e-mail; empty for WhatsApp */
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  version: integer('version').notNull().default(1),
  /** how often it was sent, and when it last was: the list is ordered by use */
  uses: integer('uses').notNull().default(0),
  lastUsedAt: timestamp('last_used_at'),
  updatedAt: now('updated_at'),
})
