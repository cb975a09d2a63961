import { isIP } from 'node:net'
import * as z from 'zod'

/** Where the site runs, and how it is reached. */
export const placeSettings = {
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
