import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { leads, valueList } from '#app/enquiries/model/tables.ts'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { REQUEST_KINDS, REQUEST_STATES, RETURN_KINDS, RETURN_STAGES } from '#content/enums.ts'
import { PREPARATION_STAGES } from './stages.ts'
import { clientContacts, clients } from './tables.ts'

/** A return that somebody prepares or reviews. */
export const isReturnOf = (
  { preparerId, reviewerId }: Record<'preparerId' | 'reviewerId', AnyPgColumn>,
  userId: number,
) => sql`(${preparerId} = ${userId} or ${reviewerId} = ${userId})`
/** Still somebody's work. */
export const isUnfinishedReturn = ({ stage }: { stage: AnyPgColumn }) =>
  sql`${stage} not in ('processed', 'stopped')`

/** Who has to do the next thing, of a stage and the number of open requests. */
const waitingOn = (stage: SQL, open: SQL) => sql`case
  when ${stage} in (${valueList(PREPARATION_STAGES)}) then case when ${open} > 0 then 'client' else 'us' end
  when ${stage} in ('your-ok', 'filed') then 'client'
  when ${stage} = 'to-file' then 'us'
  when ${stage} = 'verified' then 'department'
  else null end`

/** One return of one client for one year of income. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** whose return it was before its client was merged into another */
    mergedFrom: integer('merged_from').references(() => clients.id, { onDelete: 'set null' }),
    /** the year of income, such as 2025-26 */
    year: text('year').notNull(),
    kind: text({ enum: RETURN_KINDS }).notNull().default('original'),
    stage: text('stage', { enum: RETURN_STAGES }).notNull().default('documents'),
    /** the stage in which it was stopped */
    stoppedIn: text('stopped_in', { enum: RETURN_STAGES }),
    stageSince: now('stage_since'),
    plan: text('plan', { enum: ['basic', 'professional', 'premium'] }),
    /** in rupees, with GST where the firm charges it */
    fee: integer('fee').notNull(),
    feeReason: text('fee_reason').notNull().default(''),
    /** the enquiry that it came from */
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    preparerId: integer('preparer_id').references(() => users.id, { onDelete: 'set null' }),
    reviewerId: integer('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: timestamp('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    dueOn: date('due_on', { mode: 'string' }),
    /** how many requests wait for the client */
    openRequests: integer('open_requests').notNull().default(0),
    waitingOn: text('waiting_on', { enum: ['client', 'us', 'department'] }).generatedAlwaysAs(
      waitingOn(sql.raw('stage'), sql.raw('open_requests')),
    ),
    /** the day of the next reminder of what is missing, and whether staff stopped them */
    remindOn: date('remind_on', { mode: 'string' }),
    remindersStopped: boolean('reminders_stopped').notNull().default(false),
    notes: text('notes').notNull().default(''),
    /** the 15 digits of the department for what was filed, and the day on which it was */
    acknowledgement: text('acknowledgement').unique(),
    filedOn: date('filed_on', { mode: 'string' }),
    filedBy: integer('filed_by').references(() => users.id, { onDelete: 'set null' }),
    verifiedOn: date('verified_on', { mode: 'string' }),
    /** when the client said that they have verified it */
    saidVerifiedAt: timestamp('said_verified_at'),
    /** the day of the next reminder to verify it */
    verifyRemindOn: date('verify_remind_on', { mode: 'string' }),
    /** the day of the intimation, and what it says in rupees: a refund, or a demand below zero */
    processedOn: date('processed_on', { mode: 'string' }),
    outcome: bigint('outcome', { mode: 'number' }),
    refundedOn: date('refunded_on', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
  },
  (t) => [
    index('returns_verify').on(t.verifyRemindOn).where(sql`${t.verifyRemindOn} is not null`),
    index('returns_filed_on').on(t.filedOn).where(sql`${t.filedOn} is not null`),
    check(
      'returns_filed',
      sql`${t.stage} not in ('filed', 'verified', 'processed') or ${t.acknowledgement} is not null`,
    ),
    check('returns_acknowledgement', sql`${t.acknowledgement} ~ '^[0-9]{15}$'`),
    index('returns_client').on(t.clientId, t.year),
    index('returns_due').on(t.dueOn, t.id),
    index('returns_stage').on(t.stage, t.dueOn, t.id),
    index('returns_waiting').on(t.waitingOn, t.dueOn, t.id),
    index('returns_year').on(t.year, t.dueOn, t.id),
    index('returns_preparer').on(t.preparerId, t.dueOn),
    index('returns_updated').on(t.updatedAt, t.id),
    index('returns_to_review')
      .on(t.dueOn, t.id)
      .where(sql`${t.stage} = 'review' and ${t.reviewedAt} is null`),
    index('returns_reviewer').on(t.reviewerId, t.dueOn),
    index('returns_lead').on(t.leadId),
    index('returns_reminders').on(t.remindOn).where(sql`${t.remindOn} is not null`),
    uniqueIndex('returns_one_original')
      .on(t.clientId, t.year)
      .where(sql`${t.kind} in ('original', 'belated') and ${t.stage} <> 'stopped'`),
    check('returns_stage_known', sql`${t.stage} in (${valueList(RETURN_STAGES)})`),
    check('returns_kind_known', sql`${t.kind} in (${valueList(RETURN_KINDS)})`),
    check('returns_fee', sql`${t.fee} >= 0`),
  ],
)

/** One thing that the client is asked for. */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    title: text('title').notNull(),
    why: text('why').notNull().default(''),
    /** where the client gets it, such as the path in a portal */
    where: text('where_from').notNull().default(''),
    state: text('state', { enum: REQUEST_STATES }).notNull().default('open'),
    /** to a question */
    answer: text('answer').notNull().default(''),
    /** why it was sent back, in words that the client reads */
    reason: text('reason').notNull().default(''),
    position: integer('position').notNull().default(0),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
    changedAt: now('changed_at'),
  },
  (t) => [
    index('requests_return').on(t.returnId, t.position, t.id),
    check('requests_state_known', sql`${t.state} in (${valueList(REQUEST_STATES)})`),
    check('requests_kind_known', sql`${t.kind} in (${valueList(REQUEST_KINDS)})`),
  ],
)

/** What happened to a return, for its timeline. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    contactId: integer('contact_id').references(() => clientContacts.id, { onDelete: 'set null' }),
    at: now('at'),
  },
  (t) => [
    index('return_events_return').on(t.returnId, t.id),
    index('return_events_of_clients').on(t.at).where(sql`${t.contactId} is not null`),
  ],
)

/** The requests that a return of a plan begins with, which staff edit. */
export const requestTemplates = pgTable(
  'request_templates',
  {
    id: id(),
    plan: text('plan', { enum: ['basic', 'professional', 'premium'] }).notNull(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    title: text('title').notNull(),
    why: text('why').notNull().default(''),
    where: text('where_from').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('request_templates_plan').on(t.plan, t.position)],
)

/** What came in from a client, for the bell of the people who work on the return: at most one every 15 minutes. */
export const clientNotices = pgTable(
  'client_notices',
  {
    id: id(),
    /** names the client, the quarter and the person */
    event: text('event').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    at: now('at'),
    readAt: timestamp('read_at'),
  },
  (t) => [
    index('client_notices_user').on(t.userId, t.at),
    index('client_notices_return').on(t.returnId),
  ],
)
