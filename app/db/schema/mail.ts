import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { MAIL_KINDS, MAIL_STATES } from '#app/content/enums.ts'
import { users } from './accounts.ts'
import { id, moment, now } from './columns.ts'
import { leads } from './leads.ts'

/**
 * The outbox: every mail there ever was, written in the transaction of what caused it. `event`
 * names that cause, so that nothing is written twice for it. A mail about an enquiry goes with it.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    event: text('event').notNull().unique(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** who asked for it by hand; null for what the site sends by itself */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    toAddress: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    messageId: text('message_id').notNull().unique(),
    state: text({ enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    /** from when on it is of no use, and only sent by hand */
    expiresAt: moment('expires_at').notNull(),
    /** counts who took it to send it: whoever finds another number has lost it */
    claim: integer('claim').notNull().default(0),
    claimedAt: moment('claimed_at'),
    /** when its last byte was about to leave; from then on it may have arrived */
    dataSentAt: moment('handed_over_at'),
    sentAt: moment('sent_at'),
    createdAt: now('created_at'),
  },
  (t) => [
    index('mails_lead').on(t.leadId, t.createdAt),
    index('mails_actor').on(t.actorId),
    index('mails_newest').on(t.createdAt, t.id),
    index('mails_state').on(t.state, t.nextTryAt),
    check(
      'mails_state_known',
      sql`${t.state} in ('waiting', 'sending', 'sent', 'unconfirmed', 'failed')`,
    ),
    check('mails_one_line', sql`${t.toAddress} !~ '[[:cntrl:]]' and ${t.subject} !~ '[[:cntrl:]]'`),
  ],
)
