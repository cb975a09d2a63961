import { asc, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { valueList } from '#app/enquiries/model/tables.ts'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { CARRIED_HEADS, CLIENT_KINDS, RESIDENCES, TEMPLATE_LANGUAGES } from '#content/enums.ts'

/** What a client who has none of it takes over from another record that is merged into theirs. */
export const FILLED_BY_MERGE = [
  'bornOn',
  'residence',
  'address',
  'state',
  'gstin',
  'notes',
] as const satisfies string[]

/** A person or firm that returns are filed for; one PAN, one client. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    name: text('name').notNull(),
    kind: text({ enum: CLIENT_KINDS }).notNull(),
    /** encrypted; null where it is not known yet */
    panSealed: text('pan_sealed'),
    /** a keyed hash, by which a PAN is found */
    panIndex: text('pan_index'),
    /** the first five characters and the last one, with dots between */
    panMasked: text('pan_masked').notNull().default(''),
    /** of birth or incorporation */
    bornOn: date('born_on', { mode: 'string' }),
    residence: text('residence', { enum: RESIDENCES }),
    address: text('address').notNull().default(''),
    /** the name of the state, as the list of states has it */
    state: text('state').notNull().default(''),
    gstin: text('gstin').notNull().default(''),
    notes: text('notes').notNull().default(''),
    mergedInto: integer('merged_into').references((): AnyPgColumn => clients.id, {
      onDelete: 'cascade',
    }),
    /** what the record that it was merged into had none of, and took over */
    filledFields: text('filled_fields', { enum: FILLED_BY_MERGE }).array().notNull().default([]),
    /** when they asked on their page to have everything erased, until staff have answered */
    erasureAskedAt: timestamp('erasure_asked_at'),
    version: integer('version').notNull().default(1),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
  },
  (t) => [
    uniqueIndex('clients_pan').on(t.panIndex).where(sql`${t.mergedInto} is null`),
    index('clients_name').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
    index('clients_by_name').on(sql`lower(${t.name})`, t.id),
    index('clients_merged_into').on(t.mergedInto),
    index('clients_updated_at').on(t.updatedAt, t.id),
    check('clients_kind_known', sql`${t.kind} in (${valueList(CLIENT_KINDS)})`),
    check('clients_not_into_itself', sql`${t.mergedInto} <> ${t.id}`),
  ],
)

/** Who acts for a client: the client themselves, a relative, an employee. Each has a link of their own. */
export const clientContacts = pgTable(
  'client_contacts',
  {
    id: id(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** whose contact it was before its client was merged into another */
    mergedFrom: integer('merged_from').references(() => clients.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** how they are related to the client, such as wife or accountant; empty for the client themselves */
    role: text('role').notNull().default(''),
    email: text('email').notNull().default(''),
    emailKey: text('email_key'),
    phone: text('phone').notNull().default(''),
    phoneKey: text('phone_key'),
    /** of their page and the e-mails to them */
    language: text({ enum: TEMPLATE_LANGUAGES }).notNull().default('en'),
    /** what the client says their address or number is now, until staff confirm it */
    proposedEmail: text('proposed_email'),
    proposedPhone: text('proposed_phone'),
    /** the link of `/my`: looked up by its hash, and encrypted to be sent again; null where it was revoked */
    linkHash: text('link_hash').unique(),
    linkSealed: text('link_sealed'),
    linkMadeAt: timestamp('link_made_at'),
    removedAt: timestamp('removed_at'),
    createdAt: now('created_at'),
  },
  (t) => [
    index('client_contacts_client').on(t.clientId),
    index('client_contacts_email').on(t.emailKey),
    index('client_contacts_phone').on(t.phoneKey),
    index('client_contacts_found').using(
      'gin',
      sql`lower(${t.email} || ' ' || ${t.name}) gin_trgm_ops`,
      sql`regexp_replace(${t.phone}, '\\D', '', 'g') gin_trgm_ops`,
    ),
    check('client_contacts_language', sql`${t.language} in (${valueList(TEMPLATE_LANGUAGES)})`),
  ],
)

/** In which order the contacts of a client are written to: those of a record that was merged into it come last. */
export const contactOrder = [
  sql`${clientContacts.mergedFrom} is not null`,
  asc(clientContacts.id),
] as const

/** Codes of six digits by which a contact signs in: sent by e-mail, or read out by staff. */
export const clientCodes = pgTable(
  'client_codes',
  {
    id: id(),
    contactId: integer('contact_id')
      .notNull()
      .references(() => clientContacts.id, { onDelete: 'cascade' }),
    /** a keyed hash */
    code: text('code').notNull(),
    /** the browser that asked for it, by the hash of its cookie; null for one that is read out */
    browserHash: text('browser_hash'),
    /** the member of staff who read it out */
    readBy: integer('read_by').references(() => users.id, { onDelete: 'set null' }),
    isReadOut: boolean('is_read_out').notNull().default(false),
    madeAt: now('made_at'),
    expiresAt: timestamp('expires_at').notNull(),
    usedAt: timestamp('used_at'),
  },
  (t) => [index('client_codes_contact').on(t.contactId, t.madeAt)],
)

/** Wrong codes, which are counted for each link. */
export const clientTries = pgTable(
  'client_tries',
  {
    id: id(),
    contactId: integer('contact_id')
      .notNull()
      .references(() => clientContacts.id, { onDelete: 'cascade' }),
    at: now('at'),
  },
  (t) => [index('client_tries_contact').on(t.contactId, t.at)],
)

/** The devices on which a contact is signed in. */
export const clientSessions = pgTable(
  'client_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    contactId: integer('contact_id')
      .notNull()
      .references(() => clientContacts.id, { onDelete: 'cascade' }),
    browser: text('browser').notNull().default(''),
    /** the member of staff who read the code out */
    readBy: integer('read_by').references(() => users.id, { onDelete: 'set null' }),
    isReadOut: boolean('is_read_out').notNull().default(false),
    signedInAt: now('signed_in_at'),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (t) => [index('client_sessions_contact').on(t.contactId)],
)

/** Losses and depreciation that next year's return may use. */
export const carryForwards = pgTable(
  'carry_forwards',
  {
    id: id(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    head: text('head', { enum: CARRIED_HEADS }).notNull(),
    /** the year of the loss, such as 2025-26 */
    year: text('year').notNull(),
    /** in rupees */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    note: text('note').notNull().default(''),
    /** whose it was before its client was merged into another */
    mergedFrom: integer('merged_from').references(() => clients.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
  },
  (t) => [
    index('carry_forwards_client').on(t.clientId),
    check('carry_forwards_positive', sql`${t.amount} > 0`),
  ],
)
