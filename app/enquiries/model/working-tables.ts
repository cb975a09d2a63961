import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'
import { leads, valueList } from './tables.ts'

/** The working that a visitor sent with an enquiry from a tool; deleted with the enquiry. */
export const leadWorkings = pgTable('lead_workings', {
  leadId: integer('lead_id')
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  tool: text('tool').notNull(),
  /** what the visitor had filled in, by the name of the field */
  input: jsonb('input').$type<Record<string, string>>().notNull(),
  /** the sent answer of `tax/working/answer.ts`, calculated again by the server */
  answer: jsonb('answer').$type<unknown>().notNull(),
  /** the state of the fact register that it was calculated with */
  rulesVersion: text('rules_version').notNull(),
})

/**
 * People who are reminded of due dates by e-mail. One that is not confirmed in time is deleted, and
 * one that is ended is deleted at once, with its mails.
 */
export const dateReminders = pgTable(
  'date_reminders',
  {
    id: id(),
    /** in lower case */
    email: text('email').notNull().unique(),
    /** its mailbox, however the address is written; null where an older release stored it */
    emailKey: text('email_key'),
    /** whom the dates are for, as in the filter of the page */
    groups: jsonb('groups').$type<string[]>().notNull(),
    /** of the page whose form was sent: that of its mails and pages */
    language: text({ enum: TEMPLATE_LANGUAGES }).notNull().default('en'),
    /** a changed filter of a confirmed subscription, and its language, until they are confirmed too */
    requestedGroups: jsonb('requested_groups').$type<string[]>(),
    requestedLanguage: text('requested_language', { enum: TEMPLATE_LANGUAGES }),
    /** the unguessable part of the addresses that confirm and end it */
    token: text('token').notNull().unique(),
    /** how often a confirmation was sent, and when last */
    confirmationsSent: integer('confirmations_sent').notNull().default(0),
    confirmationSentAt: timestamp('confirmation_sent_at'),
    confirmedAt: timestamp('confirmed_at'),
    createdAt: now('created_at'),
  },
  (t) => [
    index('date_reminders_mailbox').on(t.emailKey),
    index('date_reminders_unconfirmed').on(t.createdAt).where(sql`${t.confirmedAt} is null`),
    check('date_reminders_email_shape', sql`length(${t.email}) between 3 and 320`),
    check(
      'date_reminders_language_known',
      sql`${t.language} in (${valueList(TEMPLATE_LANGUAGES)})`,
    ),
    check(
      'date_reminders_requested_language_known',
      sql`${t.requestedLanguage} in (${valueList(TEMPLATE_LANGUAGES)})`,
    ),
    check('date_reminders_token_shape', sql`${t.token} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
)
