import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { leads, valueList } from '#app/enquiries/model/tables.ts'
import { dateReminders } from '#app/enquiries/model/working-tables.ts'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { INBOUND_CHANNELS, INBOUND_STATES, MAIL_STATES, UNMATCHED_REASONS } from '#content/enums.ts'
import { MAIL_KINDS } from './mail-kinds.ts'

/**
 * The outbox: every mail, written in the transaction of its cause. `event` names the cause, so that
 * each cause writes one mail. A mail about an enquiry is deleted with it.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    event: text('event').notNull().unique(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** the subscription that a reminder or its confirmation belongs to; ending it deletes them */
    reminderId: integer('reminder_id').references(() => dateReminders.id, { onDelete: 'cascade' }),
    /** who sent it by hand; null for automatic mails */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    toAddress: text('to_address').notNull(),
    /** who gets a copy, separated by commas */
    cc: text('cc'),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    /** what it says; text and HTML are made of it when it is sent, and it is null from then on */
    content: jsonb().$type<Record<string, unknown>>(),
    text: text('text'),
    html: text('html'),
    /** an iCalendar file that goes with it */
    calendar: text('calendar'),
    messageId: text('message_id').notNull().unique(),
    state: text({ enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    nextTryAt: timestamp('next_try_at').notNull().defaultNow(),
    /** after this it is sent by hand only */
    expiresAt: timestamp('expires_at').notNull(),
    /** grows with each process that claims the mail for sending; a stale number has lost it */
    claim: integer('claim').notNull().default(0),
    claimedAt: timestamp('claimed_at'),
    /** when its last byte was about to leave; from then on it may have been delivered */
    dataSentAt: timestamp('handed_over_at'),
    sentAt: timestamp('sent_at'),
    createdAt: now('created_at'),
  },
  (t) => [
    index('mails_lead').on(t.leadId, t.createdAt),
    index('mails_reminder').on(t.reminderId).where(sql`${t.reminderId} is not null`),
    index('mails_actor').on(t.actorId),
    index('mails_newest').on(t.createdAt, t.id),
    index('mails_state').on(t.state, t.nextTryAt),
    check(
      'mails_state_known',
      sql`${t.state} in ('waiting', 'sending', 'sent', 'unconfirmed', 'failed')`,
    ),
    // An instance of a release that does not know `content` cannot claim a mail without its text.
    check(
      'mails_rendered_to_send',
      sql`${t.state} in ('waiting', 'failed') or (${t.text} is not null and ${t.html} is not null)`,
    ),
    check(
      'mails_not_empty',
      sql`${t.content} is not null or (${t.text} is not null and ${t.html} is not null)`,
    ),
    check('mails_one_line', sql`${t.toAddress} !~ '[[:cntrl:]]' and ${t.subject} !~ '[[:cntrl:]]'`),
  ],
)

/**
 * E-mails that came in: the answers of clients, and what is not known to belong to an enquiry. Text
 * only; attachments are never stored. `message_id` keeps one that is fetched twice from counting twice.
 */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    id: id(),
    messageId: text('message_id').notNull().unique(),
    channel: text({ enum: INBOUND_CHANNELS }).notNull(),
    state: text({ enum: INBOUND_STATES }).notNull(),
    reason: text({ enum: UNMATCHED_REASONS }),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** the enquiry that it answers by its token, though somebody else sent it */
    suggestedLeadId: integer('suggested_lead_id').references(() => leads.id, {
      onDelete: 'set null',
    }),
    fromAddress: text('from_address').notNull(),
    fromName: text('from_name').notNull().default(''),
    subject: text('subject').notNull().default(''),
    /** what was written, and apart from it the quoted text below or between */
    text: text('text').notNull(),
    quoted: text('quoted').notNull().default(''),
    /** whether the text was longer than is kept */
    shortened: boolean('shortened').notNull().default(false),
    attachments: integer('attachments').notNull().default(0),
    /** when it was written by its own header, and when it was taken in */
    sentAt: timestamp('sent_at'),
    receivedAt: now('received_at'),
    handledBy: integer('handled_by').references(() => users.id, { onDelete: 'set null' }),
    handledAt: timestamp('handled_at'),
  },
  (t) => [
    index('inbound_mails_lead').on(t.leadId, t.receivedAt),
    index('inbound_mails_state').on(t.state, t.receivedAt),
    index('inbound_mails_suggested').on(t.suggestedLeadId),
    check('inbound_mails_state_known', sql`${t.state} in (${valueList(INBOUND_STATES)})`),
    check('inbound_mails_matched_to', sql`(${t.state} = 'matched') <= (${t.leadId} is not null)`),
  ],
)

/** How often the site began to read an e-mail of the mailbox that it has not put away yet. */
export const mailboxTries = pgTable('mailbox_tries', {
  /** the mailbox and the e-mail's number in it */
  email: text('email').primaryKey(),
  tries: integer('tries').notNull().default(1),
  firstAt: now('first_at'),
})

/** Who was notified on which day that attachments are not taken: once a day each. */
export const attachmentRefusals = pgTable(
  'attachment_refusals',
  {
    addressHash: text('address_hash').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.addressHash, t.day] })],
)
