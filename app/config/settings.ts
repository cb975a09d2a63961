import { isIP } from 'node:net'
import * as z from 'zod'
import { backupSettings } from './backup.server.ts'
import { identitySettings } from './identity.server.ts'
import { imageSettings, wholeBucket } from './images.server.ts'
import { inboundSettings, wholeInbound } from './inbound.server.ts'
import { mailSettings } from './mail.server.ts'
import { monitoringSettings } from './monitoring.server.ts'

const count = (max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(max, `must be at most ${max}`)

const WITH_COUNTRY = 'must be a phone number with its country code, such as +91 98765 43210'

const placeSettings = {
  PUBLIC_ORIGIN: z.string().transform(toOrigin).optional().meta({
    description:
      'where visitors reach the site; https makes cookies Secure. Without it, `http://localhost` and the port',
    example: 'https://www.your-firm.in',
  }),
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(3000)
    .meta({ description: 'where the site listens' }),
  HOST: z.string().default('::').meta({
    description:
      'the address on which it listens; `::` is every one, `127.0.0.1` this machine alone',
  }),
  TRUST_PROXY: z.string().transform(toTrust).default(false).meta({
    description:
      'how many proxies stand in front (`1`), or their addresses (`loopback`, `10.0.0.0/8`); only then is `X-Forwarded-For` trusted. Where it arrives while this is off, the log warns once',
    shown: 'off',
    example: '1',
  }),
  HSTS_SUBDOMAINS: z.stringbool('must be true or false').default(false).meta({
    description:
      "`true` tells browsers to reach every subdomain of the site's by https too; only where all of them have it, for browsers remember it for two years",
  }),
  SECURITY_LOG_DAYS: z.coerce
    .number('must be a number of days')
    .int('must be a whole number of days')
    .min(0, 'must be 0 (no such log) or more')
    .max(3650, 'must be at most 3650')
    .default(180)
    .meta({
      description:
        "how many days the proxy's security log, which holds addresses, is kept; 0 where there is none. Nothing but the privacy policy reads it: `deploy/logrotate` does the keeping",
    }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta({ description: 'fatal, error, warn, info, debug, trace or silent' }),
}

const databaseSettings = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .refine(
      (text) => URL.canParse(text),
      'must look like postgres://user:password@db.your-firm.in:5432/name (special characters of the password as %xx)',
    )
    .optional()
    .meta({
      description:
        'a PostgreSQL (15 or newer) of yours, instead of the one that the app runs itself',
      example: 'postgres://tax_expert:secret@db.your-firm.in:5432/tax_expert?sslmode=verify-full',
    }),
  DATABASE_POOL: count(200)
    .default(10)
    .meta({ description: 'connections to the database, per instance' }),
  DATA_DIR: z
    .string()
    .default('.data')
    .meta({ description: 'where the app stores its own database and uploaded images' }),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must be 0 or more')
    .max(300, 'must be at most 300')
    .default(0)
    .meta({
      description:
        'how long `/readyz` answers 503 before the site stops accepting connections, for load balancers that ask it',
    }),
}

const accountSettings = {
  ADMIN_USERNAME: z
    .string()
    .trim()
    .min(3, 'must be at least 3 characters')
    .max(60, 'must be at most 60 characters')
    .optional()
    .meta({
      description: 'the user name of the first account, when there is none yet',
      shown: '`admin`',
      example: 'meera',
    }),
  ADMIN_PASSWORD: z.string().optional().meta({
    description: 'its password',
    shown: 'one is made, and printed once',
    example: 'a long password of your own',
  }),
  ROLES: z.enum(['open', 'strict'], 'must be open or strict').default('open').meta({
    description:
      '`open`: everyone who signs in works at the desk and on the texts. `strict`: screens, API, search, notifications and exports follow the roles of the account. `docs/operations/roles.md` says what each role may do',
  }),
  SESSION_IDLE_HOURS: z.coerce
    .number('must be a number of hours')
    .positive()
    .max(24 * 90)
    .default(12)
    .meta({ description: 'a session that is not used ends, even if a page stays open' }),
  SESSION_MAX_DAYS: z.coerce
    .number('must be a number of days')
    .positive()
    .max(365)
    .default(7)
    .meta({ description: 'every session ends' }),
}

const enquirySettings = {
  ASSIGN_IN_TURN: z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .transform((text) => text === 'true' || text === '1')
    .default(false)
    .meta({
      description:
        '`true` assigns each new enquiry to the next person who is `Available for new enquiries`, in turn',
    }),
  RETENTION_MONTHS: z.coerce
    .number('must be a number of months')
    .int('must be a whole number of months')
    .min(0, 'must be 0 (never) or more')
    .max(1200, 'must be at most 1200')
    .default(24)
    .meta({
      description:
        'an enquiry is erased so many months after it was closed; 0 for never. The privacy policy says what is set here',
    }),
}

const limitSettings = {
  LIMIT_REQUESTS: count(1e9)
    .default(1200)
    .meta({ description: 'API requests per address and minute' }),
  LIMIT_PAGES: count(1e9).default(240).meta({
    description:
      'pages rendered for one address in a minute: searches, unknown addresses, errors; cached pages are not counted',
  }),
  LIMIT_TOOLS: count(1e9).default(600).meta({
    description:
      'answers of the tax tools per address and minute: their API, and forms sent without script',
  }),
  LIMIT_LEADS: count(1e9).default(15).meta({ description: 'enquiries per address in ten minutes' }),
  LIMIT_REMINDERS: count(1e9).default(10).meta({
    description:
      'requests for reminders of due dates per address in ten minutes; of one e-mail address three confirmations are sent in 24 hours, whatever is set here',
  }),
  LIMIT_CONTACT: count(1e9).default(10).meta({
    description:
      'enquiries an hour from one e-mail address or telephone number; those beyond are stored as spam',
  }),
  LIMIT_ACKNOWLEDGEMENTS: count(1e9).default(300).meta({
    description:
      'acknowledgements of enquiries sent in an hour, by all instances to all addresses; those beyond wait and are sent at this pace',
  }),
  LIMIT_LOGIN_ADDRESS: count(1e9).default(10).meta({
    description: 'login attempts per address (IPv6: per /64 network) in a quarter of an hour',
  }),
  LIMIT_LOGIN_ACCOUNT: count(1e9)
    .default(25)
    .meta({ description: 'login attempts per account and hour, from everywhere' }),
  LIMIT_LOGIN_DEVICE: count(1e9).default(10).meta({
    description:
      'login attempts in a trusted device (a browser that the account has used before), in a quarter of an hour; and as many wrong entries of the current password where it is changed',
  }),
  LIMIT_DELAY_MS: count(600_000).default(1000).meta({
    description:
      'how long a request may wait before its work begins; those that would wait longer get 503 and Retry-After. Not multiplied by `LIMIT_SCALE`',
  }),
  LIMIT_SCALE: z.coerce
    .number('must be a number')
    .positive('must be above 0')
    .default(1)
    .meta({ description: 'multiplies all limits but `LIMIT_DELAY_MS`, for load tests' }),
}

const firmSettings = {
  FIRM_NAME: z.string().trim().max(60).default('Tax Expert').meta({
    description: 'the name that visitors see',
    shown: 'a placeholder',
    example: 'Rao & Co',
  }),
  FIRM_PHONE: z
    .string()
    .trim()
    .regex(/^\+?[\d\s()-]{8,25}$/, 'must be a phone number such as +91 40 1234 5678')
    .default('+91 40 0000 0000')
    .meta({
      description: 'the phone number that visitors see',
      shown: 'a placeholder',
      example: '+91 40 1234 5678',
    }),
  FIRM_EMAIL: z.email('must be an e-mail address').default('hello@taxexpert.example').meta({
    description: 'the e-mail address that visitors see',
    shown: 'a placeholder',
    example: 'hello@your-firm.in',
  }),
  FIRM_ADDRESS: z
    .string()
    .trim()
    .max(200)
    .default('Placeholder House, Banjara Hills, Hyderabad 500034, Telangana, India')
    .meta({
      description: 'the postal address that visitors see',
      shown: 'a placeholder',
      example: '12 Road, Banjara Hills, Hyderabad 500034, Telangana',
    }),
  FIRM_HOURS: z.string().trim().max(100).default('Mon-Sat 10 am to 6:30 pm IST').meta({
    description: 'when the phone is answered; `none` shows no hours',
    shown: 'a placeholder',
    example: 'Mon-Sat 10 am to 6:30 pm IST',
  }),
  FIRM_WHATSAPP: z
    .string()
    .trim()
    .regex(/^\+[\d\s()-]{8,25}$/, WITH_COUNTRY)
    .optional()
    .meta({
      description: 'the number that chats go to, with its country code',
      shown: '`FIRM_PHONE`',
      example: '+91 98765 43210',
    }),
  SOCIAL_PROFILES: z.string().transform(toUrls).default([]).meta({
    description: 'https addresses, separated by commas; each becomes a link in the footer',
    example: 'https://x.com/your-firm,https://www.linkedin.com/company/your-firm',
  }),
  CLAIMS: z.enum(['all', 'proven'], 'must be all or proven').default('all').meta({
    description:
      '`all` shows every claim. `proven` hides those without evidence on every page, at once when evidence is removed',
  }),
}

interface SettingGroup {
  title: string
  settings: Record<string, z.ZodType>
  /** what the page of settings says below the table */
  note?: string
}

/** The settings as the pages for operators list them. */
export const settingGroups: SettingGroup[] = [
  { title: 'The firm', settings: { ...firmSettings, ...identitySettings } },
  { title: 'Where the site runs', settings: placeSettings },
  { title: 'Database and files', settings: databaseSettings },
  { title: 'Images', settings: imageSettings },
  { title: 'Backup', settings: backupSettings },
  { title: 'Mail', settings: mailSettings },
  { title: 'Replies', settings: inboundSettings },
  { title: 'Staff accounts', settings: accountSettings },
  { title: 'Enquiries', settings: enquirySettings },
  {
    title: 'Limits',
    settings: limitSettings,
    note: 'Limits on enquiries, sign-ins and other writes are counted in the database, for all instances together (by each for itself while the database is away); those on reading by each instance for itself. A browser in which an account has signed in before has a counter of its own, so strangers cannot lock staff out.',
  },
  { title: 'Monitoring', settings: monitoringSettings },
]

/** What may be set, in which form, and what holds where nothing is. */
export const settings = z
  .object({
    NODE_ENV: z
      .enum(['production', 'development', 'test'], 'must be production, development or test')
      .default('production'),
    ...placeSettings,
    ...databaseSettings,
    ...accountSettings,
    ...enquirySettings,
    ...limitSettings,
    ...firmSettings,
    ...identitySettings,
    ...imageSettings,
    ...backupSettings,
    ...mailSettings,
    ...inboundSettings,
    ...monitoringSettings,
  })
  .refine(({ FIRM_WHATSAPP, FIRM_PHONE }) => (FIRM_WHATSAPP ?? FIRM_PHONE).startsWith('+'), {
    path: ['FIRM_WHATSAPP'],
    error: `${WITH_COUNTRY}; FIRM_PHONE, which is used where it is not set, has none`,
  })
  .superRefine(wholeBucket)
  .superRefine(wholeInbound)

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
