import { resolve } from 'node:path'
import { type ImageEnv, toImageEnv } from './images.server.ts'
import { type MailEnv, toMailEnv } from './mail.server.ts'
import { settings } from './settings.ts'

/**
 * Reads the settings from the environment, once. Pure: give it `process.env` or a test's own record.
 * Every setting has a safe default; `placeholders` lists those of the firm's own particulars that
 * were left at theirs.
 * @throws EnvError naming every setting that is wrong and what it may hold
 */
export function readEnv(source: Record<string, string | undefined>): Env {
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
    publicOrigin,
    secure: publicOrigin.startsWith('https:'),
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    dataDir: resolve(values.DATA_DIR),
    logLevel: values.LOG_LEVEL,
    firstAccount: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    session: {
      idleMs: values.SESSION_IDLE_HOURS * HOUR,
      maxMs: values.SESSION_MAX_DAYS * 24 * HOUR,
    },
    limits: {
      requests: { max: scaled(values.LIMIT_REQUESTS, scale), windowMs: MINUTE },
      pages: { max: scaled(values.LIMIT_PAGES, scale), windowMs: MINUTE },
      leads: { max: scaled(values.LIMIT_LEADS, scale), windowMs: 10 * MINUTE },
      contact: { max: scaled(values.LIMIT_CONTACT, scale), windowMs: HOUR },
      loginPerAddress: { max: scaled(values.LIMIT_LOGIN_ADDRESS, scale), windowMs: 15 * MINUTE },
      loginPerAccount: { max: scaled(values.LIMIT_LOGIN_ACCOUNT, scale), windowMs: HOUR },
      loginPerDevice: { max: scaled(values.LIMIT_LOGIN_DEVICE, scale), windowMs: 15 * MINUTE },
    },
    assignInTurn: values.ASSIGN_IN_TURN,
    maxDelayMs: scaled(values.LIMIT_DELAY_MS, scale),
    images: toImageEnv(values),
    firm: {
      name: values.FIRM_NAME,
      phone: values.FIRM_PHONE,
      email: values.FIRM_EMAIL,
      address: values.FIRM_ADDRESS,
      whatsapp: (values.FIRM_WHATSAPP ?? values.FIRM_PHONE).replace(/\D/g, ''),
      profiles: values.SOCIAL_PROFILES,
      origin: publicOrigin,
      enquiryMonths: values.RETENTION_MONTHS,
    },
    mail: toMailEnv(values),
    placeholders: BUSINESS_DETAILS.filter((name) => given[name] === undefined),
  }
}

export interface Env {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  /** scheme and host under which visitors reach the site, without a trailing slash */
  publicOrigin: string
  /** whether the public origin is https: decides Secure cookies and HSTS */
  secure: boolean
  /** whether browsers are told to reach every subdomain by https too */
  hstsSubdomains: boolean
  trustProxy: boolean | number | string[]
  databaseUrl: string | undefined
  databasePool: number
  dataDir: string
  logLevel: string
  firstAccount: { username: string | undefined; password: string | undefined }
  session: { idleMs: number; maxMs: number }
  limits: Record<LimitName, Limit>
  /** whether a new enquiry is given to somebody on duty at once */
  assignInTurn: boolean
  /** how late the server may be with its work before it answers 503 to newcomers */
  maxDelayMs: number
  images: ImageEnv
  firm: Firm
  mail: MailEnv
  placeholders: string[]
}
export interface Limit {
  max: number
  windowMs: number
}
type LimitName =
  | 'requests'
  | 'pages'
  | 'leads'
  | 'contact'
  | 'loginPerAddress'
  | 'loginPerAccount'
  | 'loginPerDevice'

/** The practice's own particulars, shown to visitors. */
export interface Firm {
  name: string
  phone: string
  email: string
  address: string
  /** digits only, country code first, as chat links want it */
  whatsapp: string
  profiles: string[]
  origin: string
  /** how many months after its closing an enquiry is erased; 0 for never */
  enquiryMonths: number
}

export class EnvError extends Error {
  constructor(problems: string[]) {
    super(`These settings need attention:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'EnvError'
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BUSINESS_DETAILS = ['PUBLIC_ORIGIN', 'FIRM_NAME', 'FIRM_PHONE', 'FIRM_EMAIL', 'FIRM_ADDRESS']

function scaled(limit: number, scale: number): number {
  return Math.max(1, Math.round(limit * scale))
}
