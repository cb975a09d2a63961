import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { LEAD_SOURCES, LEAD_STATUSES, SPAM_REASONS } from '#app/content/enums.ts'
import { users } from './accounts.ts'
import { id, moment, now } from './columns.ts'

/**
 * Enquiries. `search_text` is what the desk's search box looks through, `wanted_at` is when
 * somebody is wanted at one: it falls due unanswered, or its follow-up date comes. The partial
 * indexes carry the desk's views; the conditions are those of `leads/views.server.ts`, to the letter.
 */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    service: text('service').notNull(),
    message: text('message').notNull().default(''),
    source: text({ enum: LEAD_SOURCES }).notNull(),
    fingerprint: text('fingerprint').notNull(),
    receivedAt: now('received_at'),
    /** by which the same person is known again; null where there is nothing to know them by */
    emailKey: text('email_key'),
    phoneKey: text('phone_key'),
    status: text({ enum: LEAD_STATUSES }).notNull().default('new'),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** when the promised answer is due; null: nothing was promised */
    dueAt: moment('due_at').default(sql`now() + interval '24 hours'`),
    /** the first contact, and who made it */
    firstResponseAt: moment('answered_at'),
    firstResponseBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    readAt: moment('read_at'),
    escalatedAt: moment('chased_at'),
    followUpAt: moment('follow_up_at'),
    closedAt: moment('closed_at'),
    mergedInto: integer('joined_into').references((): AnyPgColumn => leads.id, {
      onDelete: 'set null',
    }),
    spamReason: text('spam_reason', { enum: SPAM_REASONS }),
    tookMs: integer('took_ms'),
    noticeVersion: text('notice_version'),
    /** the unguessable part of the receipt's address; kept as it is, for mails repeat the address */
    receiptToken: text('receipt_token')
      .notNull()
      .default(
        sql`rtrim(translate(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), '=')`,
      ),
    /** what staff noted, in lower case, for the search; the notes themselves are events */
    notes: text('notes').notNull().default(''),
    version: integer('version').notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') || ' ' || service || ' ' || message)`,
      ),
    nextActionAt: moment('wanted_at').generatedAlwaysAs(
      sql`case when joined_into is not null or status = 'spam' then null when status in ('new', 'contacted', 'in progress') and answered_at is null then least(coalesce(due_at, 'infinity'), coalesce(follow_up_at, 'infinity')) else follow_up_at end`,
    ),
  },
  (t) => [
    index('leads_received_at').on(t.receivedAt, t.id),
    index('leads_service').on(t.service),
    index('leads_name').on(sql`lower(${t.name})`, t.id),
    index('leads_fingerprint').on(t.fingerprint, t.receivedAt),
    index('leads_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('leads_notes').using('gin', sql`${t.notes} gin_trgm_ops`).where(sql`${t.notes} <> ''`),
    index('leads_email_key').on(t.emailKey, t.receivedAt),
    index('leads_phone_key').on(t.phoneKey, t.receivedAt),
    uniqueIndex('leads_receipt_token').on(t.receiptToken),
    index('leads_joined_into').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    index('leads_urgency')
      .on(sql`(${t.escalatedAt} is null)`, sql`(${t.readAt} is not null)`, t.nextActionAt, t.id)
      .where(sql`${t.nextActionAt} is not null`),
    index('leads_unanswered')
      .on(t.dueAt)
      .where(
        sql`${t.status} in ('new', 'contacted', 'in progress') and ${t.mergedInto} is null and ${t.firstResponseAt} is null`,
      ),
    index('leads_follow_up').on(t.followUpAt).where(sql`${t.followUpAt} is not null`),
    index('leads_open')
      .on(t.receivedAt, t.id)
      .where(
        sql`${t.status} in ('new', 'contacted', 'in progress') and ${t.mergedInto} is null and ${t.firstResponseAt} is not null`,
      ),
    index('leads_owner')
      .on(
        t.ownerId,
        sql`(${t.escalatedAt} is null)`,
        sql`(${t.readAt} is not null)`,
        t.nextActionAt,
        t.id,
      )
      .where(
        sql`${t.status} in ('new', 'contacted', 'in progress') and ${t.mergedInto} is null and ${t.ownerId} is not null`,
      ),
    index('leads_closed')
      .on(t.receivedAt, t.id)
      .where(sql`${t.status} in ('won', 'lost') and ${t.mergedInto} is null`),
    index('leads_spam')
      .on(t.receivedAt, t.id)
      .where(sql`${t.status} = 'spam' and ${t.mergedInto} is null`),
    index('leads_closed_at').on(t.closedAt).where(sql`${t.closedAt} is not null`),
    index('leads_due_at').on(t.dueAt),
    check(
      'leads_source_known',
      sql`${t.source} in ('contact-form', 'pricing-form', 'plan-dialog', 'import')`,
    ),
    check(
      'leads_status_known',
      sql`${t.status} in ('new', 'contacted', 'in progress', 'won', 'lost', 'spam')`,
    ),
    check(
      'leads_spam_reason_known',
      sql`${t.spamReason} in ('hidden-field', 'too-fast', 'links', 'too-many', 'staff')`,
    ),
    check('leads_spam_has_reason', sql`(${t.status} = 'spam') = (${t.spamReason} is not null)`),
    check(
      'leads_closed_when_closed',
      sql`(${t.status} in ('won', 'lost', 'spam')) = (${t.closedAt} is not null)`,
    ),
    check('leads_joined_to_another', sql`${t.mergedInto} <> ${t.id}`),
    check(
      'leads_lengths',
      sql`length(${t.name}) between 2 and 200 and length(${t.email}) between 3 and 320 and length(${t.phone}) between 1 and 60 and length(${t.service}) between 1 and 200 and length(${t.message}) <= 20000`,
    ),
    check('leads_receipt_token_shape', sql`${t.receiptToken} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
)

/** Everything that happened to an enquiry, in order; never changed afterwards. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: id(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: now('at'),
  },
  (t) => [index('lead_events_lead').on(t.leadId, t.at, t.id), index('lead_events_at').on(t.at)],
)

/**
 * That an enquiry was erased, and nothing of what it said: the hash of its receipt's token, so that
 * the address can say so.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    receiptHash: text('receipt_hash').notNull(),
    how: text({ enum: ['withdrawn', 'staff', 'retention'] }).notNull(),
    at: now('at'),
  },
  (t) => [
    uniqueIndex('erasures_receipt_hash').on(t.receiptHash),
    check('erasures_how_known', sql`${t.how} in ('withdrawn', 'staff', 'retention')`),
  ],
)
