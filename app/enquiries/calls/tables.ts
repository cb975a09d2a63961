import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { leads, valueList } from '#app/enquiries/model/tables.ts'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { APPOINTMENT_STATES, CANCELLED_BY } from '#content/enums.ts'

/**
 * Calls that visitors have booked. That one person is not booked twice at a time is the exclusion
 * constraint `appointments_no_overlap`, which the migration adds: drizzle cannot express it.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** who calls; null once the account is gone */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    startsAt: timestamp('starts_at').notNull(),
    endsAt: timestamp('ends_at').notNull(),
    /** the end with the pause after it: until then the person is taken */
    blockedUntil: timestamp('blocked_until').notNull(),
    state: text({ enum: APPOINTMENT_STATES }).notNull().default('booked'),
    /** the IANA zone that the visitor was shown, such as `Asia/Dubai` */
    timeZone: text('time_zone').notNull(),
    /** counts the changes, as SEQUENCE of its calendar file */
    sequence: integer('sequence').notNull().default(0),
    /** booked by a visitor in one step: that the e-mail address is theirs was not shown */
    unconfirmed: boolean('unconfirmed').notNull().default(false),
    cancelledBy: text('cancelled_by', { enum: CANCELLED_BY }),
    createdAt: now('created_at'),
    changedAt: now('changed_at'),
    /** when the reminders for the time that it has now were written; null: not yet */
    dayReminderAt: timestamp('day_reminder_at'),
    hourReminderAt: timestamp('hour_reminder_at'),
  },
  (t) => [
    // A call without a result doesn't prevent the next one, hence the time in the key.
    uniqueIndex('appointments_one_booked')
      .on(t.leadId, t.startsAt)
      .where(sql`${t.state} = 'booked'`),
    index('appointments_starts_at').on(t.startsAt),
    index('appointments_user').on(t.userId, t.startsAt),
    index('appointments_lead').on(t.leadId),
    index('appointments_unconfirmed').on(t.createdAt).where(sql`${t.unconfirmed}`),
    check('appointments_state_known', sql`${t.state} in (${valueList(APPOINTMENT_STATES)})`),
    check(
      'appointments_forwards',
      sql`${t.startsAt} < ${t.endsAt} and ${t.endsAt} <= ${t.blockedUntil}`,
    ),
    check(
      'appointments_cancelled_by_someone',
      sql`(${t.state} = 'cancelled') = (${t.cancelledBy} is not null)`,
    ),
  ],
)

/**
 * Calls that visitors asked for while bookings came unusually fast. They are no appointments until they are
 * confirmed: nothing that works with calls takes them for booked, also in a release that does not know them.
 */
export const heldCalls = pgTable(
  'held_calls',
  {
    id: id(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** who would call */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    startsAt: timestamp('starts_at').notNull(),
    endsAt: timestamp('ends_at').notNull(),
    blockedUntil: timestamp('blocked_until').notNull(),
    timeZone: text('time_zone').notNull(),
    /** whether nobody else can book the time until it expires */
    keepsTime: boolean('keeps_time').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    confirmedAt: timestamp('confirmed_at'),
    /** of the link in the e-mail; the address itself is not stored */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: now('created_at'),
  },
  (t) => [
    index('held_calls_lead').on(t.leadId),
    index('held_calls_user').on(t.userId),
    index('held_calls_waiting').on(t.startsAt).where(sql`${t.confirmedAt} is null`),
    index('held_calls_expires_at').on(t.expiresAt),
    check(
      'held_calls_forwards',
      sql`${t.startsAt} < ${t.endsAt} and ${t.endsAt} <= ${t.blockedUntil}`,
    ),
  ],
)

/** When the practice is open, in Indian time. `weekday` is 1 for Monday to 7 for Sunday, as in ISO 8601. */
export const officeHours = pgTable(
  'office_hours',
  {
    weekday: smallint('weekday').notNull(),
    opens: time('opens').notNull(),
    closes: time('closes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.weekday, t.opens] }),
    check('office_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check('office_hours_forwards', sql`${t.opens} < ${t.closes}`),
  ],
)

/** When one person takes calls, where that is not the whole of the office hours. Who has rows takes calls at those times alone. */
export const workingHours = pgTable(
  'working_hours',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    starts: time('starts').notNull(),
    ends: time('ends').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.weekday, t.starts] }),
    check('working_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check('working_hours_forwards', sql`${t.starts} < ${t.ends}`),
  ],
)

/** Days on which the practice is closed; `observed` is false for one of India's list that it works on. */
export const holidays = pgTable('holidays', {
  day: date('day', { mode: 'string' }).primaryKey(),
  name: text('name').notNull(),
  observed: boolean('observed').notNull().default(true),
})

/** Days on which one person takes no calls, both ends included. */
export const leaves = pgTable(
  'leaves',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: now('created_at'),
  },
  (t) => [
    index('leaves_user').on(t.userId, t.lastDay),
    check('leaves_forwards', sql`${t.firstDay} <= ${t.lastDay}`),
  ],
)

/** How calls are booked, in one row; none: as the defaults say. */
export const bookingRules = pgTable(
  'booking_rules',
  {
    only: boolean('only').primaryKey().default(true),
    open: boolean('open').notNull().default(true),
    /** the pause after each call */
    bufferMinutes: integer('buffer_minutes').notNull().default(15),
    /** how many calls one person has in a day at most */
    maxPerDay: integer('max_per_day').notNull().default(8),
    /** how long before a call it must be booked, and how far ahead it can be */
    noticeMinutes: integer('notice_minutes').notNull().default(120),
    daysAhead: integer('days_ahead').notNull().default(14),
    /** whether days on which the office is closed are left out of the time for a reply */
    skipsClosedDays: boolean('skips_closed_days').notNull().default(false),
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: now('changed_at'),
  },
  (t) => [
    check('booking_rules_one_row', sql`${t.only}`),
    check(
      'booking_rules_sensible',
      sql`${t.bufferMinutes} between 0 and 120 and ${t.maxPerDay} between 1 and 40 and ${t.noticeMinutes} between 0 and 10080 and ${t.daysAhead} between 1 and 60`,
    ),
  ],
)

/** The secret address of one person's calendar; only its hash is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: now('created_at'),
  lastFetchedAt: timestamp('last_fetched_at'),
})
