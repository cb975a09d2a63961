import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import {
  CASE_STAGES,
  CLOSED_STATUSES,
  DECIDED_STATUSES,
  ERASED_BY,
  LEAD_INTAKES,
  LEAD_SOURCES,
  LEAD_STATUSES,
  LOST_REASONS,
  OPEN_STATUSES,
  SOURCES_WITHOUT_EMAIL,
  SPAM_REASONS,
  TEMPLATE_LANGUAGES,
} from '#content/enums.ts'
import { RESPONSE_TIME_MS } from './sla.ts'
import { detailColumn, kindColumn } from './stored-words.ts'

/** Stored values as SQL text, without parameters: partial indexes and checks cannot have any. */
export const valueList = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))

/** The time in which a first response is promised, as an interval. */
export const responseTime = sql.raw(`interval '${RESPONSE_TIME_MS / HOUR_MS} hours'`)

/*
 * The conditions of the desk's views. The partial indexes and the queries share them, because PostgreSQL
 * uses a partial index only where the query repeats its condition.
 */
interface StatusColumns {
  status: AnyPgColumn | SQL
  mergedInto: AnyPgColumn | SQL
}
const hasOpenStatus = (status: AnyPgColumn | SQL) => sql`${status} in (${valueList(OPEN_STATUSES)})`
/** Not merged into another enquiry, with an open status. */
export const isOpenLead = ({ status, mergedInto }: StatusColumns) =>
  sql`${hasOpenStatus(status)} and ${mergedInto} is null`
/** Won or lost. */
export const isDecidedLead = ({ status, mergedInto }: StatusColumns) =>
  sql`${status} in (${valueList(DECIDED_STATUSES)}) and ${mergedInto} is null`
/** Won, with a return that isn't filed yet. */
export const isUnfiledCase = ({
  status,
  mergedInto,
  stage,
}: StatusColumns & { stage: AnyPgColumn | SQL }) =>
  sql`${status} = 'won' and ${stage} is distinct from 'filed' and ${mergedInto} is null`
/** Still to be worked on: open, or won and not filed. */
export const isUnfinished = (columns: Parameters<typeof isUnfiledCase>[0]) =>
  sql`((${isOpenLead(columns)}) or (${isUnfiledCase(columns)}))`
export const isSpamLead = ({ status, mergedInto }: StatusColumns) =>
  sql`${status} = 'spam' and ${mergedInto} is null`

/** The numbers in message and notes, however they are written, for the search. */
export const numbersIn = (columns: { message: AnyPgColumn; notes: AnyPgColumn }) =>
  sql`numbers_in(${columns.message} || ' / ' || ${columns.notes})`

/** A name without its spaces, as `Vijaya Lakshmi` is `Vijayalakshmi`, for the search. */
export const joinedName = ({ nameKey }: { nameKey: AnyPgColumn }) =>
  sql`replace(${nameKey}, ' ', '')`

/** The digits of a telephone number that are dialled, as the search compares them. */
export const digitsOf = (phone: AnyPgColumn) => sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`

/**
 * Enquiries. The desk's search box searches `search_text`, `second_phone`, the notes and `name_key`;
 * `next_action_at` is when staff are to act: the enquiry falls due without a response, or its follow-up
 * date comes.
 */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    name: text('name').notNull(),
    /** empty where none was given: older code, running next to this, expects a text */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** another number of the same person; empty where none was given */
    secondPhone: text('second_phone').notNull().default(''),
    /** in which the client is written to */
    language: text({ enum: TEMPLATE_LANGUAGES }).notNull().default('en'),
    /** what the client changed the e-mail address to: until staff confirm it, nothing is sent there */
    proposedEmail: text('proposed_email'),
    service: text('service').notNull(),
    message: text('message').notNull().default(''),
    source: text({ enum: LEAD_SOURCES }).notNull(),
    /** how an enquiry that staff typed in reached the practice */
    intake: text({ enum: LEAD_INTAKES }),
    fingerprint: text('fingerprint').notNull(),
    /** random, made by the form before its first try: a sender who repeats it gets the receipt again */
    sendKey: text('send_key'),
    receivedAt: now('received_at'),
    /** normalised, to recognise the same person; null if there is none */
    emailKey: text('email_key'),
    phoneKey: text('phone_key'),
    status: text({ enum: LEAD_STATUSES }).notNull().default('new'),
    /** null: nothing is asked for yet */
    stage: text({ enum: CASE_STAGES }),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** when the first response is due; null: no SLA */
    dueAt: timestamp('due_at').default(sql`now() + ${responseTime}`),
    /** when the time up to `dueAt` began to run; null: `RESPONSE_TIME_MS` before */
    dueFrom: timestamp('due_from'),
    /** the first contact, and who made it */
    firstResponseAt: timestamp('first_response_at'),
    firstResponseBy: integer('first_response_by').references(() => users.id, {
      onDelete: 'set null',
    }),
    readAt: timestamp('read_at'),
    escalatedAt: timestamp('escalated_at'),
    followUpAt: timestamp('follow_up_at'),
    /** a reply could not be delivered; cleared by the next contact */
    replyFailedAt: timestamp('reply_failed_at'),
    closedAt: timestamp('closed_at'),
    /** of a won one, in rupees; null: not known */
    fee: integer('fee'),
    /** null: not known */
    lostReason: text('lost_reason', { enum: LOST_REASONS }),
    mergedInto: integer('merged_into').references((): AnyPgColumn => leads.id, {
      onDelete: 'set null',
    }),
    spamReason: text('spam_reason', { enum: SPAM_REASONS }),
    tookMs: integer('took_ms'),
    noticeVersion: text('notice_version'),
    /** the page and the call to action that the enquiry came from; null: not known */
    fromPage: text('from_page'),
    fromAction: text('from_action'),
    /** the client's last e-mail that no one has answered yet; cleared by the next contact */
    clientRepliedAt: timestamp('client_replied_at'),
    /** the unguessable part of the receipt's address; stored in plain text, because e-mails repeat the address */
    receiptToken: text('receipt_token')
      .notNull()
      .default(
        sql`rtrim(translate(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), '=')`,
      ),
    /** the notes in lower case, for the search; the notes themselves are events */
    notes: text('notes').notNull().default(''),
    version: integer('version').notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') || ' ' || service || ' ' || message)`,
      ),
    /** how the name sounds, whether it is spelled in Latin or in Devanagari letters */
    nameKey: text('name_key').notNull().generatedAlwaysAs(sql`name_key(name)`),
    nextActionAt: timestamp('next_action_at').generatedAlwaysAs(
      sql`case when merged_into is not null or status = 'spam' then null when ${hasOpenStatus(sql.raw('status'))} and first_response_at is null then least(coalesce(due_at, 'infinity'), coalesce(follow_up_at, 'infinity')) else follow_up_at end`,
    ),
  },
  (t) => [
    index('leads_received_at').on(t.receivedAt, t.id),
    index('leads_service').on(t.service),
    index('leads_name').on(sql`lower(${t.name})`, t.id),
    index('leads_fingerprint').on(t.fingerprint, t.receivedAt),
    index('leads_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('leads_name_key').using('gin', sql`${t.nameKey} gin_trgm_ops`),
    index('leads_joined_name').using('gin', sql`(${joinedName(t)}) gin_trgm_ops`),
    index('leads_numbers').using('gin', sql`(${numbersIn(t)}) gin_trgm_ops`),
    index('leads_notes').using('gin', sql`${t.notes} gin_trgm_ops`).where(sql`${t.notes} <> ''`),
    index('leads_second_phone')
      .using('gin', sql`(${digitsOf(t.secondPhone)}) gin_trgm_ops`)
      .where(sql`${t.secondPhone} <> ''`),
    index('leads_email_key').on(t.emailKey, t.receivedAt),
    index('leads_phone_key').on(t.phoneKey, t.receivedAt),
    uniqueIndex('leads_receipt_token').on(t.receiptToken),
    index('leads_merged_into').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    index('leads_next_action').on(t.nextActionAt, t.id).where(sql`${t.nextActionAt} is not null`),
    index('leads_awaiting_response')
      .on(t.dueAt)
      .where(sql`${isOpenLead(t)} and ${t.firstResponseAt} is null`),
    index('leads_follow_up').on(t.followUpAt).where(sql`${t.followUpAt} is not null`),
    index('leads_responded')
      .on(t.receivedAt, t.id)
      .where(sql`${isOpenLead(t)} and ${t.firstResponseAt} is not null`),
    index('leads_owner_next_action')
      .on(t.ownerId, t.nextActionAt, t.id)
      .where(sql`${isOpenLead(t)} and ${t.ownerId} is not null`),
    index('leads_unfiled').on(t.receivedAt, t.id).where(isUnfiledCase(t)),
    index('leads_decided').on(t.receivedAt, t.id).where(isDecidedLead(t)),
    index('leads_in_spam').on(t.receivedAt, t.id).where(isSpamLead(t)),
    index('leads_closed_at').on(t.closedAt).where(sql`${t.closedAt} is not null`),
    index('leads_due_at').on(t.dueAt),
    index('leads_client_replied_at')
      .on(t.clientRepliedAt)
      .where(sql`${t.clientRepliedAt} is not null`),
    check('leads_source_known', sql`${t.source} in (${valueList(LEAD_SOURCES)})`),
    check('leads_status_known', sql`${t.status} in (${valueList(LEAD_STATUSES)})`),
    check(
      'leads_intake_known',
      sql`${t.intake} is null or (${t.intake} in (${valueList(LEAD_INTAKES)}) and ${t.source} = 'staff')`,
    ),
    check('leads_stage_known', sql`${t.stage} in (${valueList(CASE_STAGES)})`),
    check('leads_spam_reason_known', sql`${t.spamReason} in (${valueList(SPAM_REASONS)})`),
    check('leads_spam_has_reason', sql`(${t.status} = 'spam') = (${t.spamReason} is not null)`),
    check(
      'leads_closed_when_closed',
      sql`(${t.status} in (${valueList(CLOSED_STATUSES)})) = (${t.closedAt} is not null)`,
    ),
    check('leads_merged_into_another', sql`${t.mergedInto} <> ${t.id}`),
    check(
      'leads_lengths',
      sql`length(${t.name}) between 2 and 200 and length(${t.phone}) between 1 and 60 and length(${t.service}) between 1 and 200 and length(${t.message}) <= 20000`,
    ),
    check(
      'leads_email_or_without',
      sql`case when ${t.email} = '' then ${t.source} in (${valueList(SOURCES_WITHOUT_EMAIL)}) and ${t.emailKey} is null else length(${t.email}) between 3 and 320 end`,
    ),
    check('leads_language_known', sql`${t.language} in (${valueList(TEMPLATE_LANGUAGES)})`),
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
    kind: kindColumn('kind').notNull(), // until 0.6, then text
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    detail: detailColumn('detail').notNull().default({}), // until 0.6, then jsonb
    at: now('at'),
  },
  (t) => [index('lead_events_lead').on(t.leadId, t.at, t.id), index('lead_events_at').on(t.at)],
)

/**
 * The trace of an erased enquiry: the hash of its receipt's token and nothing of its content, so that
 * the receipt's address can report the erasure, and a backup that is restored loses the enquiry again.
 * For reminders of due dates that were ended it is the hash of their token.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    receiptHash: text('receipt_hash').notNull(),
    how: text({ enum: ERASED_BY }).notNull(),
    at: now('at'),
  },
  (t) => [
    uniqueIndex('erasures_receipt_hash').on(t.receiptHash),
    check('erasures_how_known', sql`${t.how} in (${valueList(ERASED_BY)})`),
  ],
)
