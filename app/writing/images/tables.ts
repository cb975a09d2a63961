import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'

/** Uploaded images. A row means that all its files exist; their names follow from the key. */
export const images = pgTable(
  'images',
  {
    id: id(),
    key: text('key').notNull().unique(),
    contentHash: text('content_hash').notNull(),
    alt: text('alt').notNull().default(''),
    fileName: text('file_name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
  },
  (t) => [
    index('images_content_hash').on(t.contentHash),
    index('images_uploaded_by').on(t.uploadedBy),
    check('images_key_shape', sql`${t.key} ~ '^[0-9a-f]{20}-[0-9]{1,4}x[0-9]{1,4}$'`),
  ],
)

/**
 * Keys whose files are being written or deleted. A row that is still here after a day was interrupted,
 * and its files are removed.
 */
export const imageLeftovers = pgTable('image_leftovers', {
  key: text('key').primaryKey(),
  since: timestamp('since').notNull().defaultNow(),
})
