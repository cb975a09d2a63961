import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { DENSITIES } from '#app/content/enums.ts'
import { id, now, timestamp } from './columns.ts'

/** Staff accounts. A user name is unique whatever its case. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    role: text({ enum: ['admin', 'staff'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: timestamp('password_changed_at').notNull().defaultNow(),
    disabledAt: timestamp('disabled_at'),
    mailNew: boolean('mail_new').notNull().default(true),
    mailDue: boolean('mail_due').notNull().default(true),
    mailDigest: boolean('mail_digest').notNull().default(false),
    /** whether new enquiries may be assigned to them in turn, and when the last one was */
    onDuty: boolean('on_duty').notNull().default(false),
    lastAssignedAt: timestamp('last_assigned_at'),
    mailAssigned: boolean('mail_assigned').notNull().default(true),
    mailMentioned: boolean('mail_mentioned').notNull().default(true),
    listDensity: text('list_density', { enum: DENSITIES }).notNull().default('compact'),
    /** how visitors see the account as author or reviewer of a post; null: as `Admin` */
    publicName: text('public_name'),
    qualification: text('qualification'),
    /** an admin set the password: the next sign-in asks for a new one */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    lastSignInAt: timestamp('last_sign_in_at'),
    createdAt: now('created_at'),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    check('users_role_known', sql`${t.role} in ('admin', 'staff')`),
  ],
)

/** Sessions of signed-in accounts. Only the SHA-256 of the cookie's token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: now('created_at'),
    lastSeenAt: timestamp('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamp('expires_at').notNull(),
    /** the browser and the address that it was started from */
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    /** names the session in the API, which never shows the hash */
    id: integer().generatedAlwaysAsIdentity().unique(),
  },
  (t) => [index('sessions_user_id').on(t.userId), index('sessions_expires_at').on(t.expiresAt)],
)

/** Trusted devices: those on which the account has signed in. Strangers' login attempts do not lock these out. */
export const devices = pgTable(
  'devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: now('created_at'),
    lastSeenAt: timestamp('last_seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.userId] }), index('devices_user_id').on(t.userId)],
)

/** Counters of login attempts, in the table layout of rate-limiter-flexible. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('login_attempts_expire').on(t.expire)],
)
