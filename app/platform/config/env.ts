import { resolve } from 'node:path'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { backedUpDays, toBackupEnv } from './backup.server.ts'
import { toIdentity } from './identity.server.ts'
import { toInboundEnv } from './inbound.server.ts'
import { toMailEnv } from './mail.server.ts'
import { toMonitoringEnv } from './monitoring.server.ts'
import { toBillingEnv } from './settings/billing.ts'
import { toDocumentsEnv } from './settings/documents.ts'
import { toImageEnv } from './settings/images.ts'
import { settings } from './settings.ts'
import { unknownNames } from './unknown-names.ts'

/**
 * Reads the settings from the environment, once. Pure: pass it `process.env` or a test's own record.
 * Every setting has a safe default; `placeholders` lists the firm's business details that were left
 * at theirs.
 * @throws EnvError naming every setting that is wrong and what it may hold
 */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = settings.safeParse(given)
  if (!result.success) {
    throw new EnvError(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    )
  }
  const values = result.data
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`
  const scale = values.LIMIT_SCALE
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    /** scheme and host under which visitors reach the site, without a trailing slash */
    publicOrigin,
    /** whether the public origin is https: decides Secure cookies and HSTS */
    secure: publicOrigin.startsWith('https:'),
    /** whether browsers must reach every subdomain by https too */
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    dataDir: resolve(values.DATA_DIR),
    /** how long a site that was asked to stop goes on serving while `/readyz` says so */
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1_000,
    logLevel: values.LOG_LEVEL,
    firstAccount: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    session: {
      idleMs: values.SESSION_IDLE_HOURS * HOUR_MS,
      maxMs: values.SESSION_MAX_DAYS * DAY_MS,
      /** how long after a check of who it is the session may do what needs one */
      stepUpMs: values.STEP_UP_MINUTES * MINUTE_MS,
      /** whose sessions may only set up a second factor, once the grace is over */
      secondFactor: {
        requiredOf: values.SECOND_FACTOR,
        graceMs: values.SECOND_FACTOR_GRACE_DAYS * DAY_MS,
        /** the host that passkeys belong to */
        host: new URL(publicOrigin).hostname,
      },
    },
    /** whether everyone of the staff works on everything, or each on what their role is for */
    roles: values.ROLES,
    limits: {
      requests: { max: scaled(values.LIMIT_REQUESTS, scale), windowMs: MINUTE_MS },
      pages: { max: scaled(values.LIMIT_PAGES, scale), windowMs: MINUTE_MS },
      tools: { max: scaled(values.LIMIT_TOOLS, scale), windowMs: MINUTE_MS },
      leads: { max: scaled(values.LIMIT_LEADS, scale), windowMs: 10 * MINUTE_MS },
      reminders: { max: scaled(values.LIMIT_REMINDERS, scale), windowMs: 10 * MINUTE_MS },
      visitorMails: { max: scaled(values.LIMIT_ACKNOWLEDGEMENTS, scale), windowMs: HOUR_MS },
      mailbox: { max: scaled(values.LIMIT_MAILBOX, scale), windowMs: DAY_MS },
      bookings: { max: scaled(values.LIMIT_BOOKINGS, scale), windowMs: HOUR_MS },
      contact: { max: scaled(values.LIMIT_CONTACT, scale), windowMs: HOUR_MS },
      loginPerAddress: { max: scaled(values.LIMIT_LOGIN_ADDRESS, scale), windowMs: 15 * MINUTE_MS },
      loginPerAccount: { max: scaled(values.LIMIT_LOGIN_ACCOUNT, scale), windowMs: HOUR_MS },
      loginPerDevice: { max: scaled(values.LIMIT_LOGIN_DEVICE, scale), windowMs: 15 * MINUTE_MS },
    },
    /** whether a new enquiry is assigned to the next person on duty */
    assignInTurn: values.ASSIGN_IN_TURN,
    /** whether visitors see how soon enquiries are usually answered */
    showReplyTime: values.SHOW_REPLY_TIME,
    /** how long a request may wait before its work begins; those that would wait longer get 503 */
    maxDelayMs: values.LIMIT_DELAY_MS,
    images: toImageEnv(values),
    documents: toDocumentsEnv(values),
    billing: toBillingEnv(values),
    backup: toBackupEnv(values),
    firm: {
      name: values.FIRM_NAME,
      phone: values.FIRM_PHONE,
      email: values.FIRM_EMAIL,
      address: values.FIRM_ADDRESS,
      /** when the phone is answered */
      hours: values.FIRM_HOURS === 'none' ? undefined : values.FIRM_HOURS,
      /** digits only, country code first, as chat links need it */
      whatsapp: (values.FIRM_WHATSAPP ?? values.FIRM_PHONE).replace(/\D/g, ''),
      profiles: values.SOCIAL_PROFILES,
      origin: publicOrigin,
      /** how many months after its closing an enquiry is erased; 0 for never */
      enquiryMonths: values.RETENTION_MONTHS,
      /** how many years after the financial year of filing clients' documents are erased */
      documentYears: values.DOCUMENTS_KEEP_YEARS,
      /** how many days a backup is kept; 0 where the site makes none */
      backupDays: backedUpDays(values),
      /** how many days the proxy's log of addresses is kept; 0 where there is none */
      securityLogDays: values.SECURITY_LOG_DAYS,
      ...toIdentity(values),
      /** whether the guarantee of the terms stands beside prices */
      guarantee: values.GUARANTEE === 'on',
    },
    /** whether visitors see every claim, or those alone that have evidence */
    claims: values.CLAIMS,
    mail: { ...toMailEnv(values), inbound: toInboundEnv(values) },
    monitoring: toMonitoringEnv(values),
    /** the names of the settings that the operator gave, for the log */
    given: Object.keys(settings.shape).filter((name) => given[name] !== undefined),
    /** names that look like settings and are none */
    unknown: unknownNames(Object.keys(given), Object.keys(settings.shape)),
    placeholders: BUSINESS_DETAILS.filter((name) => given[name] === undefined),
    /** what has to be shown to visitors by law and no one has set */
    missingIdentity: IDENTITY_DETAILS.filter((name) => given[name] === undefined),
  }
}

/** The settings as the app uses them; `settings.ts` says what each may hold. */
export type Env = ReturnType<typeof readEnv>
/** The firm's business details, shown to visitors. */
export type Firm = Env['firm']
/** At most `max` times within `windowMs`. */
export type Limit = Env['limits'][keyof Env['limits']]

export class EnvError extends Error {
  constructor(problems: string[]) {
    super(`These settings need attention:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'EnvError'
  }
}

const BUSINESS_DETAILS = [
  'PUBLIC_ORIGIN',
  'FIRM_NAME',
  'FIRM_PHONE',
  'FIRM_EMAIL',
  'FIRM_ADDRESS',
  'FIRM_HOURS',
]
const IDENTITY_DETAILS = [
  'FIRM_LEGAL_NAME',
  'FIRM_GSTIN',
  'FIRM_REGISTRATION',
  'GRIEVANCE_OFFICER',
  'PRIVACY_CONTACT',
  'MEMBER_NUMBERS',
]

function scaled(limit: number, scale: number): number {
  return Math.max(1, Math.round(limit * scale))
}
