import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { valueList } from '#app/enquiries/model/tables.ts'
import { id, now } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { DOCUMENT_ACTS, DOCUMENT_STATES, SCAN_RESULTS } from '#content/enums.ts'
import { requests, returns } from './return-tables.ts'
import { clientContacts } from './tables.ts'

/** A file of a return. Its bytes are in the store of blobs, in pieces, each encrypted with the file's own key. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    requestId: integer('request_id').references(() => requests.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** by its bytes, such as application/pdf */
    type: text('type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    state: text('state', { enum: DOCUMENT_STATES }).notNull().default('new'),
    reason: text('reason').notNull().default(''),
    /** where the store has it */
    blob: text('blob').notNull().unique(),
    /** the bytes of each piece */
    pieces: integer('pieces').array().notNull(),
    keySealed: text('key_sealed').notNull(),
    /** the password with which a PDF opens */
    passwordSealed: text('password_sealed'),
    /** what a PDF turned out to be: null for what is none */
    readable: text('readable', { enum: ['yes', 'password', 'no'] }),
    scan: text('scan', { enum: SCAN_RESULTS }).notNull().default('waiting'),
    /** who sent it: a contact of the client, or one of us */
    contactId: integer('contact_id').references(() => clientContacts.id, { onDelete: 'set null' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
  },
  (t) => [
    index('documents_return').on(t.returnId, t.id),
    index('documents_request').on(t.requestId),
    uniqueIndex('documents_once').on(t.returnId, t.sha256),
    index('documents_scan').on(t.id).where(sql`${t.scan} = 'waiting'`),
    check('documents_state_known', sql`${t.state} in (${valueList(DOCUMENT_STATES)})`),
  ],
)

/** Files of which a part has arrived, and files that wait to be removed from the store. */
export const uploads = pgTable(
  'uploads',
  {
    /** unguessable, in the address of the upload */
    id: text('id').primaryKey(),
    contactId: integer('contact_id').references(() => clientContacts.id, { onDelete: 'set null' }),
    returnId: integer('return_id').references(() => returns.id, { onDelete: 'set null' }),
    requestId: integer('request_id').references(() => requests.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    blob: text('blob').notNull().unique(),
    pieces: integer('pieces').array().notNull().default(sql`'{}'`),
    keySealed: text('key_sealed').notNull(),
    passwordSealed: text('password_sealed'),
    /** the document that it became */
    documentId: integer('document_id').references(() => documents.id, { onDelete: 'set null' }),
    /** nothing refers to its file any more */
    removable: boolean('removable').notNull().default(false),
    createdAt: now('created_at'),
    movedAt: now('moved_at'),
  },
  (t) => [
    index('uploads_return').on(t.returnId),
    index('uploads_moved_at').on(t.movedAt),
    index('uploads_contact').on(t.contactId),
  ],
)

/** Who opened or downloaded a document, and when; the client can see it. */
export const documentAccess = pgTable(
  'document_access',
  {
    id: id(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    contactId: integer('contact_id').references(() => clientContacts.id, { onDelete: 'set null' }),
    act: text('act', { enum: DOCUMENT_ACTS }).notNull(),
    at: now('at'),
  },
  (t) => [index('document_access_document').on(t.documentId, t.at)],
)
