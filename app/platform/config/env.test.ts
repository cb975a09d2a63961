import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

describe('with nothing set', () => {
  const env = readEnv({})

  test('the site runs as in production, on port 3000, with its own database', () => {
    expect(env).toMatchObject({
      mode: 'production',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      secure: false,
      databaseUrl: undefined,
      logLevel: 'info',
    })
    expect(isAbsolute(env.dataDir)).toBe(true)
  })

  test('with nothing set no proxy is trusted', () => {
    expect(env.trustProxy).toBe(false)
  })

  test("the firm's business details are reported as placeholders", () => {
    expect(env.placeholders).toEqual([
      'PUBLIC_ORIGIN',
      'FIRM_NAME',
      'FIRM_PHONE',
      'FIRM_EMAIL',
      'FIRM_ADDRESS',
      'FIRM_HOURS',
    ])
    expect(env.firm.email).toMatch(/\.example$/)
  })
})

test('a setting that is empty or blank counts as not set', () => {
  expect(readEnv({ PORT: '', FIRM_NAME: '   ', DATABASE_URL: '' })).toEqual(readEnv({}))
})

test('a setting that the operator gives is no placeholder any more', () => {
  const env = readEnv({
    PUBLIC_ORIGIN: 'https://www.firm.in',
    FIRM_NAME: 'Rao & Rao',
    FIRM_PHONE: '+91 40 1234 5678',
    FIRM_EMAIL: 'desk@firm.in',
    FIRM_ADDRESS: '1 Charminar Road, Hyderabad',
    FIRM_HOURS: 'Mon-Fri 9 am to 6 pm IST',
  })
  expect(env.placeholders).toEqual([])
  expect(env.firm).toMatchObject({
    name: 'Rao & Rao',
    hours: 'Mon-Fri 9 am to 6 pm IST',
    whatsapp: '914012345678',
    origin: 'https://www.firm.in',
  })
})

test('a firm that names no hours shows none, and not those of a placeholder', () => {
  const env = readEnv({ FIRM_HOURS: 'none' })
  expect(env.firm.hours).toBeUndefined()
  expect(env.placeholders).not.toContain('FIRM_HOURS')
})

test('a phone without its country code is no number for chats: one has to be set', () => {
  const FIRM_PHONE = '040 1234 5678'
  expect(() => readEnv({ FIRM_PHONE })).toThrow(/FIRM_WHATSAPP: .*country code.*FIRM_PHONE/)
  expect(readEnv({ FIRM_PHONE, FIRM_WHATSAPP: '+91 98765 43210' }).firm).toMatchObject({
    phone: FIRM_PHONE,
    whatsapp: '919876543210',
  })
})

test('chats go to their own number where one is set', () => {
  expect(readEnv({ FIRM_WHATSAPP: '+91 90000-00001' }).firm.whatsapp).toBe('919000000001')
})

test.each([
  ['https://www.firm.in/', 'https://www.firm.in', true],
  ['https://firm.in:8443', 'https://firm.in:8443', true],
  ['http://localhost:4000', 'http://localhost:4000', false],
])('the public origin %s is known as %s', (given, publicOrigin, secure) => {
  expect(readEnv({ PUBLIC_ORIGIN: given })).toMatchObject({ publicOrigin, secure })
})

test.each([
  ['false', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback,192.168.1.7', ['loopback', '192.168.1.7']],
])('TRUST_PROXY=%s trusts %o', (given, trusted) => {
  expect(readEnv({ TRUST_PROXY: given }).trustProxy).toEqual(trusted)
})

describe('LIMIT_SCALE', () => {
  const plain = readEnv({}).limits

  test('LIMIT_SCALE multiplies every limit', () => {
    const scaled = readEnv({ LIMIT_SCALE: '3' }).limits
    for (const [name, { max }] of Object.entries(plain)) {
      expect(scaled[name as keyof typeof plain].max, name).toBe(3 * max)
    }
  })

  test('LIMIT_SCALE may be a fraction, and leaves at least one of everything', () => {
    const scaled = readEnv({ LIMIT_SCALE: '0.0001', LIMIT_LEADS: '10' }).limits
    for (const { max } of Object.values(scaled)) expect(max).toBe(1)
  })

  test('LIMIT_SCALE does not change the windows', () => {
    const scaled = readEnv({ LIMIT_SCALE: '3' }).limits
    expect(scaled.leads.windowMs).toBe(plain.leads.windowMs)
  })
})

describe('a wrong setting stops the start and is named:', () => {
  const wrong = [
    ['NODE_ENV', 'prod'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_ORIGIN', 'www.firm.in'],
    ['PUBLIC_ORIGIN', 'ftp://firm.in'],
    ['PUBLIC_ORIGIN', 'https://firm.in/site'],
    ['PUBLIC_ORIGIN', 'https://firm.in/?a=1'],
    ['PUBLIC_ORIGIN', 'https://user:secret@firm.in'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '12'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['HSTS_SUBDOMAINS', 'all'],
    ['DATABASE_URL', 'mysql://db/site'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_USERNAME', 'ab'],
    ['SESSION_IDLE_HOURS', '0'],
    ['SESSION_IDLE_HOURS', 'soon'],
    ['SESSION_MAX_DAYS', '400'],
    ['LIMIT_SCALE', '0'],
    ['LIMIT_SCALE', '-2'],
    ['LIMIT_SCALE', 'high'],
    ['LIMIT_REQUESTS', '0'],
    ['LIMIT_PAGES', '0'],
    ['LIMIT_LEADS', '1.5'],
    ['LIMIT_REMINDERS', '0'],
    ['LIMIT_LOGIN_ADDRESS', 'none'],
    ['LIMIT_LOGIN_ACCOUNT', '-1'],
    ['LIMIT_LOGIN_DEVICE', '0'],
    ['FIRM_NAME', 'x'.repeat(61)],
    ['FIRM_PHONE', 'call us'],
    ['FIRM_EMAIL', 'desk at firm'],
    ['FIRM_ADDRESS', 'x'.repeat(201)],
    ['FIRM_WHATSAPP', '12'],
    ['FIRM_WHATSAPP', '98765 43210'],
    ['SOCIAL_PROFILES', 'https://x.com/firm, http://facebook.com/firm'],
    ['SOCIAL_PROFILES', 'javascript:alert(1)'],
  ].map(([name = '', value = '']) => ({ name, value, shown: value.slice(0, 40) }))

  test.each(wrong)('$name=$shown', ({ name, value }) => {
    const read = () => readEnv({ [name]: value })
    expect(read).toThrow(EnvError)
    expect(read).toThrow(new RegExp(`^ {2}${name}: `, 'm'))
  })

  test('a wrong setting stops the start and is named: all of them at once', () => {
    const read = () => readEnv({ PORT: 'x', LIMIT_SCALE: 'y', FIRM_EMAIL: 'z' })
    expect(read).toThrow(/PORT: .*\n.*LIMIT_SCALE: .*\n.*FIRM_EMAIL: /)
  })

  test('an address of the database of another kind is refused without repeating its password', () => {
    const read = () => readEnv({ DATABASE_URL: 'mysql://site:hunter2@db/site' })
    expect(read).toThrow(EnvError)
    expect(read).not.toThrow(/hunter2/)
  })
})

test('enquiries are stored for two years after their closing, or as long as is set', () => {
  expect(readEnv({}).firm.enquiryMonths).toBe(24)
  expect(readEnv({ RETENTION_MONTHS: '0' }).firm.enquiryMonths).toBe(0)
  for (const wrong of ['-1', '1.5', 'never', '1201']) {
    expect(() => readEnv({ RETENTION_MONTHS: wrong })).toThrow(/RETENTION_MONTHS/)
  }
})

test('enquiries are assigned in turn only where that is set', () => {
  expect(readEnv({}).assignInTurn).toBe(false)
  expect(readEnv({ ASSIGN_IN_TURN: 'true' }).assignInTurn).toBe(true)
  expect(() => readEnv({ ASSIGN_IN_TURN: 'perhaps' })).toThrow(/ASSIGN_IN_TURN/)
})
