import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { now } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'

/** What proves the claims of `content/claims.ts`, one row for each claim that has evidence. */
export const claimEvidence = pgTable('claim_evidence', {
  claimId: text('claim_id').primaryKey(),
  /** the words of the claim when the evidence was recorded; it proves no others */
  wording: text('wording').notNull(),
  what: text('what').notNull(),
  /** the day on which it was checked, and who did */
  checkedOn: date('checked_on').notNull(),
  checkedBy: text('checked_by').notNull(),
  /** where it lies: a link or the place of a file */
  address: text('address').notNull().default(''),
  recordedBy: integer('recorded_by').references(() => users.id, { onDelete: 'set null' }),
  recordedAt: now('recorded_at'),
})
