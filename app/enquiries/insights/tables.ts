import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { leads, valueList } from '#app/enquiries/model/tables.ts'
import { now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { COUNTED } from '#content/enums.ts'

/** How often a call to action was seen and used on a page, per day in Indian time. Nothing about who did. */
export const actionCounts = pgTable(
  'action_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    action: text('action').notNull(),
    what: text({ enum: COUNTED }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.page, t.action, t.what] }),
    check('action_counts_what_known', sql`${t.what} in (${valueList(COUNTED)})`),
  ],
)

/** How long a member of staff had an enquiry open in front of them, per day in Indian time. */
export const handlingTimes = pgTable(
  'handling_times',
  {
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.leadId, t.userId, t.day] }),
    index('handling_times_day').on(t.day),
    index('handling_times_user').on(t.userId),
  ],
)

/** The days on which staff were warned that the promise would not be kept, and what the forecast said. */
export const forecasts = pgTable('forecasts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  madeAt: now('made_at'),
  notifiedAt: timestamp('notified_at'),
})
