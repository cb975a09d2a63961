import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { valueList } from '#app/enquiries/model/tables.ts'
import { BACKUP_CAUSES, OPERATOR_ALERTS } from '#content/enums.ts'
import { id, now, timestamp } from './columns.ts'

/** The oldest version of the site that this database serves, in one row; an older one does not start. */
export const schemaCompatibility = pgTable(
  'schema_compatibility',
  {
    only: boolean('only').primaryKey().default(true),
    oldestVersion: text('oldest_version').notNull(),
    changedAt: now('changed_at'),
  },
  (t) => [check('schema_compatibility_one_row', sql`${t.only}`)],
)

/** Backups that were begun; one without `finished_at` and without an error is running or was cut short. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    cause: text({ enum: BACKUP_CAUSES }).notNull(),
    startedAt: now('started_at'),
    finishedAt: timestamp('finished_at'),
    file: text('file'),
    bytes: bigint({ mode: 'number' }),
    sha256: text('sha256'),
    rows: integer('rows'),
    images: integer('images'),
    error: text('error'),
    /** when its archive was deleted, because it was older than backups are kept */
    deletedAt: timestamp('deleted_at'),
  },
  (t) => [
    index('backups_started_at').on(t.startedAt),
    check('backups_cause_known', sql`${t.cause} in (${valueList(BACKUP_CAUSES)})`),
  ],
)

/** Restores of a backup into an empty place, to see whether it equals what was backed up. */
export const restoreDrills = pgTable(
  'restore_drills',
  {
    id: id(),
    startedAt: now('started_at'),
    finishedAt: timestamp('finished_at'),
    file: text('file').notNull(),
    rows: integer('rows'),
    images: integer('images'),
    /** null: everything was equal */
    error: text('error'),
  },
  (t) => [index('restore_drills_started_at').on(t.startedAt)],
)

/** What was reported to the operator; at most one of a kind is open. */
export const operatorAlerts = pgTable(
  'operator_alerts',
  {
    id: id(),
    kind: text({ enum: OPERATOR_ALERTS }).notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    raisedAt: now('raised_at'),
    /** when it was last seen to hold */
    seenAt: now('seen_at'),
    notifiedAt: timestamp('notified_at'),
    clearedAt: timestamp('cleared_at'),
  },
  (t) => [
    uniqueIndex('operator_alerts_open').on(t.kind).where(sql`${t.clearedAt} is null`),
    index('operator_alerts_raised_at').on(t.raisedAt),
  ],
)

/**
 * Counters of requests, shared by all instances, in the table layout of rate-limiter-flexible. The
 * table is unlogged: a counter need not survive a crash of the database.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
)
