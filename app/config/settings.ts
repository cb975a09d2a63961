import { isIP } from 'node:net'
import * as z from 'zod'
import { identitySettings } from './identity.server.ts'
import { imageSettings, wholeBucket } from './images.server.ts'
import { mailSettings } from './mail.server.ts'
import { monitoringSettings } from './monitoring.server.ts'

const count = (max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(max, `must be at most ${max}`)

const WITH_COUNTRY = 'must be a phone number with its country code, such as +91 98765 43210'

/** What may be set, in which form, and what holds where nothing is. */
export const settings = z
  .object({
    NODE_ENV: z
      .enum(['production', 'development', 'test'], 'must be production, development or test')
      .default('production'),
    HOST: z.string().default('::'),
    PORT: z.coerce
      .number('must be a port number')
      .int('must be a port number')
      .min(0, 'must be 0 to 65535')
      .max(65535, 'must be 0 to 65535')
      .default(3000),
    PUBLIC_ORIGIN: z.string().transform(toOrigin).optional(),
    TRUST_PROXY: z.string().transform(toTrust).default(false),
    HSTS_SUBDOMAINS: z.stringbool('must be true or false').default(false),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .optional(),
    DATABASE_POOL: count(200).default(10),
    DATA_DIR: z.string().default('.data'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    ADMIN_USERNAME: z
      .string()
      .trim()
      .min(3, 'must be at least 3 characters')
      .max(60, 'must be at most 60 characters')
      .optional(),
    ADMIN_PASSWORD: z.string().optional(),
    SESSION_IDLE_HOURS: z.coerce
      .number('must be a number of hours')
      .positive()
      .max(24 * 90)
      .default(12),
    SESSION_MAX_DAYS: z.coerce.number('must be a number of days').positive().max(365).default(7),
    ASSIGN_IN_TURN: z
      .enum(['true', 'false', '1', '0'], 'must be true or false')
      .transform((text) => text === 'true' || text === '1')
      .default(false),
    RETENTION_MONTHS: z.coerce
      .number('must be a number of months')
      .int('must be a whole number of months')
      .min(0, 'must be 0 (never) or more')
      .max(1200, 'must be at most 1200')
      .default(24),
    LIMIT_SCALE: z.coerce.number('must be a number').positive('must be above 0').default(1),
    LIMIT_REQUESTS: count(1e9).default(1200),
    LIMIT_PAGES: count(1e9).default(240),
    LIMIT_TOOLS: count(1e9).default(600),
    LIMIT_LEADS: count(1e9).default(15),
    LIMIT_REMINDERS: count(1e9).default(10),
    LIMIT_CONTACT: count(1e9).default(10),
    LIMIT_LOGIN_ADDRESS: count(1e9).default(10),
    LIMIT_LOGIN_ACCOUNT: count(1e9).default(25),
    LIMIT_LOGIN_DEVICE: count(1e9).default(10),
    LIMIT_DELAY_MS: count(600_000).default(2000),
    FIRM_NAME: z.string().trim().max(60).default('Tax Expert'),
    FIRM_PHONE: z
      .string()
      .trim()
      .regex(/^\+?[\d\s()-]{8,25}$/, 'must be a phone number such as +91 40 1234 5678')
      .default('+91 40 0000 0000'),
    FIRM_EMAIL: z.email('must be an e-mail address').default('hello@taxexpert.example'),
    FIRM_ADDRESS: z
      .string()
      .trim()
      .max(200)
      .default('Placeholder House, Banjara Hills, Hyderabad 500034, Telangana, India'),
    FIRM_HOURS: z.string().trim().max(100).default('Mon-Sat 10 am to 6:30 pm IST'),
    FIRM_WHATSAPP: z
      .string()
      .trim()
      .regex(/^\+[\d\s()-]{8,25}$/, WITH_COUNTRY)
      .optional(),
    SOCIAL_PROFILES: z.string().transform(toUrls).default([]),
    CLAIMS: z.enum(['all', 'proven'], 'must be all or proven').default('all'),
    ...identitySettings,
    ...imageSettings,
    ...mailSettings,
    ...monitoringSettings,
  })
  .refine(({ FIRM_WHATSAPP, FIRM_PHONE }) => (FIRM_WHATSAPP ?? FIRM_PHONE).startsWith('+'), {
    path: ['FIRM_WHATSAPP'],
    error: `${WITH_COUNTRY}; FIRM_PHONE, which is used where it is not set, has none`,
  })
  .superRefine(wholeBucket)

function toOrigin(text: string, context: z.RefinementCtx): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.username
  ) {
    context.addIssue({
      code: 'custom',
      message: 'must be an origin such as https://www.your-firm.in',
    })
    return z.NEVER
  }
  return url.origin
}

function toTrust(text: string, context: z.RefinementCtx): boolean | number | string[] {
  if (text === 'false' || text === '0') return false
  if (/^\d$/.test(text)) return Number(text)
  const ranges = text.split(',').map((range) => range.trim())
  const named = ['loopback', 'linklocal', 'uniquelocal']
  if (ranges.every((range) => named.includes(range) || isRange(range))) return ranges
  context.addIssue({
    code: 'custom',
    message:
      "must be the number of proxies in front (such as 1) or the proxies' addresses (such as loopback or 10.0.0.0/8)",
  })
  return z.NEVER
}

/** An address, or one with the number of its leading bits that count. */
function isRange(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  return isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= most && more.length === 0
}

function toUrls(text: string, context: z.RefinementCtx): string[] {
  const urls = text
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)
  for (const url of urls) {
    if (!/^https:\/\//.test(url) || !URL.canParse(url)) {
      context.addIssue({
        code: 'custom',
        message: `must be https addresses separated by commas; "${url}" is none`,
      })
    }
  }
  return urls
}
