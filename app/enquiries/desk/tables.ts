import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ImportStatus } from '#app/enquiries/csv/csv.ts'
import { leads } from '#app/enquiries/model/tables.ts'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'

/** The views of the enquiry list that one person has saved: search parameters under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    search: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: now('created_at'),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.userId, sql`lower(${t.name})`)],
)

/** The files of old enquiries that were imported; the events of the enquiries name their import. */
export const imports = pgTable('imports', {
  id: id(),
  at: now('at'),
  actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
  fileName: text('file_name').notNull(),
  imported: integer('imported').notNull(),
  /** how it was read, for the next file: the field of each heading, and the status of each text */
  mapping: jsonb()
    .$type<{ columns: Record<string, string | null>; statuses: Record<string, ImportStatus> }>()
    .notNull(),
  undoneAt: timestamp('undone_at'),
})

/** Who has an enquiry open, and whether they are writing; forgotten a minute after `seen_at`. */
export const leadPresence = pgTable(
  'lead_presence',
  {
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    writing: boolean('writing').notNull().default(false),
    seenAt: now('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.leadId, t.userId] }),
    index('lead_presence_user').on(t.userId),
    index('lead_presence_seen_at').on(t.seenAt),
  ],
)
