import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import {
  ACCOUNT_LINKS,
  CHALLENGES,
  DENSITIES,
  INVITATION_STATES,
  SECOND_FACTORS,
} from '#content/enums.ts'

/** Staff accounts. A user name is unique whatever its case. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    role: text({ enum: ['admin', 'staff'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: timestamp('password_changed_at').notNull().defaultNow(),
    disabledAt: timestamp('disabled_at'),
    mailNew: boolean('mail_new').notNull().default(true),
    mailDue: boolean('mail_due').notNull().default(true),
    mailDigest: boolean('mail_digest').notNull().default(false),
    /** whether new enquiries may be assigned to them in turn, and when the last one was */
    onDuty: boolean('on_duty').notNull().default(false),
    lastAssignedAt: timestamp('last_assigned_at'),
    mailAssigned: boolean('mail_assigned').notNull().default(true),
    mailMentioned: boolean('mail_mentioned').notNull().default(true),
    listDensity: text('list_density', { enum: DENSITIES }).notNull().default('compact'),
    /** how visitors see the account as author or reviewer of a post; null: as `Admin` */
    publicName: text('public_name'),
    qualification: text('qualification'),
    /** an admin set the password: the next sign-in asks for a new one */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    lastSignInAt: timestamp('last_sign_in_at'),
    /** of the e-mail that invited them last, and when; null: none, or its link was ended */
    invitationState: text('invitation_state', { enum: INVITATION_STATES }),
    invitationError: text('invitation_error'),
    invitedAt: timestamp('invited_at'),
    /** what the account works on where `ROLES` is `strict`; an admin's own rights are in `role` */
    accountant: boolean('accountant').notNull().default(true),
    editor: boolean('editor').notNull().default(true),
    /** rights that an admin gives to others: the whole of the enquiries as a file, and from one */
    mayExport: boolean('may_export').notNull().default(false),
    mayImport: boolean('may_import').notNull().default(false),
    /** the key of the authenticator app in base32; in use from `totp_confirmed_at` on */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: timestamp('totp_confirmed_at'),
    /** the time step of the last code that was used, so that none is used twice */
    totpLastStep: integer('totp_last_step'),
    /** when the account was first asked for a second factor: its grace runs from here */
    secondFactorAskedAt: timestamp('second_factor_asked_at'),
    /** whether visitors may book a call with them */
    bookable: boolean('bookable').notNull().default(true),
    createdAt: now('created_at'),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    check('users_role_known', sql`${t.role} in ('admin', 'staff')`),
    check('users_some_role', sql`${t.role} = 'admin' or ${t.accountant} or ${t.editor}`),
  ],
)

/** Sessions of signed-in accounts. Only the SHA-256 of the cookie's token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: now('created_at'),
    lastSeenAt: timestamp('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamp('expires_at').notNull(),
    /** the browser and the address that it was started from */
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    /** names the session in the API, which never shows the hash */
    id: integer().generatedAlwaysAsIdentity().unique(),
    /** when the account's password, code or passkey was last checked in this session */
    verifiedAt: timestamp('verified_at').notNull().defaultNow(),
    /** which second factor the session was started with; null: none */
    secondFactor: text('second_factor', { enum: SECOND_FACTORS }),
  },
  (t) => [index('sessions_user_id').on(t.userId), index('sessions_expires_at').on(t.expiresAt)],
)

/** Trusted devices: those on which the account has signed in. Strangers' login attempts do not lock these out. */
export const devices = pgTable(
  'devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: now('created_at'),
    lastSeenAt: timestamp('last_seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.userId] }), index('devices_user_id').on(t.userId)],
)

/** Passkeys. Each belongs to the host of `PUBLIC_ORIGIN` at which it was made. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** in base64url, as browsers name it */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    host: text('host').notNull(),
    name: text('name').notNull(),
    /** kept by a password manager and so on more devices than one */
    synced: boolean('synced').notNull().default(false),
    createdAt: now('created_at'),
    lastUsedAt: timestamp('last_used_at'),
  },
  (t) => [index('passkeys_user_id').on(t.userId)],
)

/** Recovery codes, ten of which are made at once; only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: now('created_at'),
    usedAt: timestamp('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/**
 * What was begun and waits for a code or a passkey: a sign-in whose password was right, a passkey that
 * is being made or asked for. Only the SHA-256 of its token is stored.
 */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: CHALLENGES }).notNull(),
    /** null: a sign-in by passkey, which says by itself whose it is */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** the hash that was compared: after a change of password the challenge is void */
    passwordHash: text('password_hash'),
    /** the challenge of WebAuthn, in base64url */
    challenge: text('challenge'),
    failures: integer('failures').notNull().default(0),
    createdAt: now('created_at'),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (t) => [
    index('login_challenges_user_id').on(t.userId),
    index('login_challenges_expires_at').on(t.expiresAt),
  ],
)

/** One-time links by which an admin or the operator lets somebody in again; only the token's hash is stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: ACCOUNT_LINKS }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** null: the operator's command */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
    expiresAt: timestamp('expires_at').notNull(),
    usedAt: timestamp('used_at'),
  },
  (t) => [
    index('account_links_user_id').on(t.userId),
    index('account_links_expires_at').on(t.expiresAt),
  ],
)

/** Counters of login attempts, in the table layout of rate-limiter-flexible. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('login_attempts_expire').on(t.expire)],
)
