import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { MAIL_KINDS, MAIL_STATES } from '#app/content/enums.ts'
import { users } from './accounts.ts'
import { id, now, timestamp } from './columns.ts'
import { leads } from './leads.ts'
import { dateReminders } from './tools.ts'

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
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    /** what it says; text and HTML are made of it when it is sent, and it is null from then on */
    content: jsonb().$type<Record<string, unknown>>(),
    text: text('text'),
    html: text('html'),
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
