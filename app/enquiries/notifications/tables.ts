import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { leads } from '#app/enquiries/model/tables.ts'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { sessions, users } from '#app/team/auth/tables.ts'
import { NOTIFICATION_KINDS } from '#content/enums.ts'

/** What a member of staff needs to know about an enquiry. `event` names the cause, which notifies once. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    event: text('event').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** who caused it; null for a date that came */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: now('at'),
    readAt: timestamp('read_at'),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.at, t.id),
    index('notifications_lead').on(t.leadId),
    index('notifications_at').on(t.at),
  ],
)

/** The browsers that get web push. Each belongs to a session and ends with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    failures: integer('failures').notNull().default(0),
    lastSentAt: timestamp('last_sent_at'),
    createdAt: now('created_at'),
  },
  (t) => [
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.sessionHash),
  ],
)

/** Key pairs that the site made for itself at its first start. */
export const keyPairs = pgTable('key_pairs', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: now('created_at'),
})
