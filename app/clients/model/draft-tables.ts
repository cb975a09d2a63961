import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { valueList } from '#app/enquiries/model/tables.ts'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { OK_ENDS } from '#content/enums.ts'
import { documents } from './document-tables.ts'
import type { Figures } from './draft.ts'
import { returns } from './return-tables.ts'
import { clientContacts } from './tables.ts'

/** A computation that was sent for the client's OK: 1, 2, … of its return. It is never changed. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** the computation as PDF; null once the documents of the return were erased */
    documentId: integer('document_id').references(() => documents.id, { onDelete: 'set null' }),
    sha256: text('sha256').notNull(),
    figures: jsonb('figures').$type<Figures>().notNull(),
    figuresSha256: text('figures_sha256').notNull(),
    /** what the client wants changed, in their words; each time is in the timeline too */
    changeAsked: text('change_asked').notNull().default(''),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
  },
  (t) => [
    uniqueIndex('drafts_number').on(t.returnId, t.number),
    index('drafts_document').on(t.documentId),
  ],
)

/** A client's recorded consent to the filing of one draft. It is never deleted; it may end. */
export const oks = pgTable(
  'oks',
  {
    id: id(),
    draftId: integer('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** of the PDF and of the figures, as they were shown */
    sha256: text('sha256').notNull(),
    figuresSha256: text('figures_sha256').notNull(),
    /** the sentence that was agreed to */
    sentence: text('sentence').notNull(),
    contactId: integer('contact_id').references(() => clientContacts.id, { onDelete: 'set null' }),
    /** who gave it, and from which network address */
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** the member of staff who read out the code with which they signed in */
    isReadOut: boolean('is_read_out').notNull().default(false),
    readBy: integer('read_by').references(() => users.id, { onDelete: 'set null' }),
    readByName: text('read_by_name'),
    givenAt: now('given_at'),
    endedAt: timestamp('ended_at'),
    ended: text('ended', { enum: OK_ENDS }),
  },
  (t) => [
    uniqueIndex('oks_one').on(t.draftId).where(sql`${t.endedAt} is null`),
    index('oks_draft').on(t.draftId),
    check('oks_end_known', sql`${t.ended} in (${valueList(OK_ENDS)})`),
    check('oks_ended', sql`(${t.endedAt} is null) = (${t.ended} is null)`),
  ],
)
