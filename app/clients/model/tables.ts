import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { leads, valueList } from '#app/enquiries/model/tables.ts'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import {
  CARRIED_HEADS,
  CLIENT_KINDS,
  DOCUMENT_ACTS,
  DOCUMENT_STATES,
  REQUEST_KINDS,
  REQUEST_STATES,
  RESIDENCES,
  RETURN_KINDS,
  RETURN_STAGES,
  SCAN_RESULTS,
  TEMPLATE_LANGUAGES,
} from '#content/enums.ts'
import { ASKING_STAGES } from './stages.ts'

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
    /** what they are to the client, such as wife or accountant; empty for the client themselves */
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
    /** who of the staff read it out */
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
    /** who of the staff read the code out */
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

/** A return that somebody prepares or reviews. */
export const isReturnOf = (
  { preparerId, reviewerId }: Record<'preparerId' | 'reviewerId', AnyPgColumn>,
  userId: number,
) => sql`(${preparerId} = ${userId} or ${reviewerId} = ${userId})`
/** Still somebody's work. */
export const isUnfinishedReturn = ({ stage }: { stage: AnyPgColumn }) =>
  sql`${stage} not in ('processed', 'stopped')`

/** Who has to do the next thing, of a stage and the number of open requests. */
const waitingOn = (stage: SQL, open: SQL) => sql`case
  when ${stage} in (${valueList(ASKING_STAGES)}) then case when ${open} > 0 then 'client' else 'us' end
  when ${stage} in ('your-ok', 'filed') then 'client'
  when ${stage} = 'to-file' then 'us'
  when ${stage} = 'verified' then 'department'
  else null end`

/** One return of one client for one year of income. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** whose return it was before its client was merged into another */
    mergedFrom: integer('merged_from').references(() => clients.id, { onDelete: 'set null' }),
    /** the year of income, such as 2025-26 */
    year: text('year').notNull(),
    kind: text({ enum: RETURN_KINDS }).notNull().default('original'),
    stage: text('stage', { enum: RETURN_STAGES }).notNull().default('documents'),
    /** the stage in which it was stopped */
    stoppedIn: text('stopped_in', { enum: RETURN_STAGES }),
    stageSince: now('stage_since'),
    plan: text('plan', { enum: ['basic', 'professional', 'premium'] }),
    /** in rupees, GST included */
    fee: integer('fee').notNull(),
    feeReason: text('fee_reason').notNull().default(''),
    /** the enquiry that it came from */
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    preparerId: integer('preparer_id').references(() => users.id, { onDelete: 'set null' }),
    reviewerId: integer('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: timestamp('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    dueOn: date('due_on', { mode: 'string' }),
    /** how many requests wait for the client */
    openRequests: integer('open_requests').notNull().default(0),
    waitingOn: text('waiting_on', { enum: ['client', 'us', 'department'] }).generatedAlwaysAs(
      waitingOn(sql.raw('stage'), sql.raw('open_requests')),
    ),
    /** the day of the next reminder of what is missing, and whether staff stopped them */
    remindOn: date('remind_on', { mode: 'string' }),
    remindersStopped: boolean('reminders_stopped').notNull().default(false),
    notes: text('notes').notNull().default(''),
    /** the 15 digits of the department for what was filed, and the day on which it was */
    acknowledgement: text('acknowledgement').unique(),
    filedOn: date('filed_on', { mode: 'string' }),
    filedBy: integer('filed_by').references(() => users.id, { onDelete: 'set null' }),
    verifiedOn: date('verified_on', { mode: 'string' }),
    /** when the client said that they have verified it */
    saidVerifiedAt: timestamp('said_verified_at'),
    /** the day of the next reminder to verify it */
    verifyRemindOn: date('verify_remind_on', { mode: 'string' }),
    /** the day of the intimation, and what it says in rupees: a refund, or a demand below zero */
    processedOn: date('processed_on', { mode: 'string' }),
    outcome: bigint('outcome', { mode: 'number' }),
    refundedOn: date('refunded_on', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
  },
  (t) => [
    index('returns_verify').on(t.verifyRemindOn).where(sql`${t.verifyRemindOn} is not null`),
    index('returns_filed_on').on(t.filedOn).where(sql`${t.filedOn} is not null`),
    check(
      'returns_filed',
      sql`${t.stage} not in ('filed', 'verified', 'processed') or ${t.acknowledgement} is not null`,
    ),
    check('returns_acknowledgement', sql`${t.acknowledgement} ~ '^[0-9]{15}$'`),
    index('returns_client').on(t.clientId, t.year),
    index('returns_due').on(t.dueOn, t.id),
    index('returns_stage').on(t.stage, t.dueOn, t.id),
    index('returns_waiting').on(t.waitingOn, t.dueOn, t.id),
    index('returns_year').on(t.year, t.dueOn, t.id),
    index('returns_preparer').on(t.preparerId, t.dueOn),
    index('returns_updated').on(t.updatedAt, t.id),
    index('returns_to_review')
      .on(t.dueOn, t.id)
      .where(sql`${t.stage} = 'review' and ${t.reviewedAt} is null`),
    index('returns_reviewer').on(t.reviewerId, t.dueOn),
    index('returns_lead').on(t.leadId),
    index('returns_reminders').on(t.remindOn).where(sql`${t.remindOn} is not null`),
    uniqueIndex('returns_one_original')
      .on(t.clientId, t.year)
      .where(sql`${t.kind} in ('original', 'belated') and ${t.stage} <> 'stopped'`),
    check('returns_stage_known', sql`${t.stage} in (${valueList(RETURN_STAGES)})`),
    check('returns_kind_known', sql`${t.kind} in (${valueList(RETURN_KINDS)})`),
    check('returns_fee', sql`${t.fee} >= 0`),
  ],
)

/** One thing that the client is asked for. */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    title: text('title').notNull(),
    why: text('why').notNull().default(''),
    /** where the client gets it, such as the path in a portal */
    where: text('where_from').notNull().default(''),
    state: text('state', { enum: REQUEST_STATES }).notNull().default('open'),
    /** to a question */
    answer: text('answer').notNull().default(''),
    /** why it was sent back, in words that the client reads */
    reason: text('reason').notNull().default(''),
    position: integer('position').notNull().default(0),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
    changedAt: now('changed_at'),
  },
  (t) => [
    index('requests_return').on(t.returnId, t.position, t.id),
    check('requests_state_known', sql`${t.state} in (${valueList(REQUEST_STATES)})`),
    check('requests_kind_known', sql`${t.kind} in (${valueList(REQUEST_KINDS)})`),
  ],
)

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

/** What happened to a return, for its timeline. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    contactId: integer('contact_id').references(() => clientContacts.id, { onDelete: 'set null' }),
    at: now('at'),
  },
  (t) => [
    index('return_events_return').on(t.returnId, t.id),
    index('return_events_of_clients').on(t.at).where(sql`${t.contactId} is not null`),
  ],
)

/** The requests that a return of a plan begins with, which staff edit. */
export const requestTemplates = pgTable(
  'request_templates',
  {
    id: id(),
    plan: text('plan', { enum: ['basic', 'professional', 'premium'] }).notNull(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    title: text('title').notNull(),
    why: text('why').notNull().default(''),
    where: text('where_from').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('request_templates_plan').on(t.plan, t.position)],
)

/** What came in from a client, for the bell of the people who work on the return: at most one every 15 minutes. */
export const clientNotices = pgTable(
  'client_notices',
  {
    id: id(),
    /** names the client, the quarter and the person */
    event: text('event').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    at: now('at'),
    readAt: timestamp('read_at'),
  },
  (t) => [
    index('client_notices_user').on(t.userId, t.at),
    index('client_notices_return').on(t.returnId),
  ],
)
