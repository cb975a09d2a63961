import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import {
  enquiry,
  errorShape,
  logIn,
  makeAccount,
  send,
  signIn,
  testApp,
} from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { logged } from '../../../test/logged.ts'
import { SharedLimit } from './shared-limits.ts'

test('enquiries from one address are accepted up to the limit, then the response says when to try again', async () => {
  const app = await testApp({ LIMIT_SCALE: '1', LIMIT_LEADS: '3' })
  for (let times = 0; times < 3; times++) expect((await send(app, enquiry())).statusCode).toBe(201)
  const rejected = await send(app, enquiry())
  expect(rejected.statusCode).toBe(429)
  expect(rejected.json()).toEqual(errorShape)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(600)
})

test('enquiries from one address do not slip past the limit when they come at once', async () => {
  const app = await testApp({ LIMIT_SCALE: '1', LIMIT_LEADS: '3' })
  const responses = await Promise.all(Array.from({ length: 12 }, () => send(app, enquiry())))
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(9)
})

test('enquiries from one address do not hinder another address, nor other requests of the address', async () => {
  const app = await testApp({ LIMIT_SCALE: '1', LIMIT_LEADS: '1' })
  await send(app, enquiry())
  expect((await send(app, enquiry())).statusCode).toBe(429)
  expect((await send(app, enquiry(), { remoteAddress: '198.51.100.7' })).statusCode).toBe(201)
  expect((await app.inject('/api/due-dates')).statusCode).toBe(200)
  expect((await app.inject('/')).statusCode).toBe(200)
})

test('enquiries from one address sent by the form without script are counted too, and rejected with a page', async () => {
  const app = await testApp({ LIMIT_SCALE: '1', LIMIT_LEADS: '1' })
  const payload = new URLSearchParams({ ...enquiry(), acceptTerms: 'on' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  expect((await send(app, payload, { headers })).statusCode).toBe(303)
  const rejected = await send(app, payload, { headers })
  expect(rejected.statusCode).toBe(429)
  expect(rejected.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
})

test('a flood of 120 enquiries from one address is cut to 20 or fewer by the settings as they come', async () => {
  const app = await testApp({ LIMIT_SCALE: '1' })
  const responses = await Promise.all(Array.from({ length: 120 }, () => send(app, enquiry())))
  const accepted = responses.filter(({ statusCode }) => statusCode === 201).length
  expect(accepted).toBeGreaterThan(0)
  expect(accepted).toBeLessThanOrEqual(20)
})

test('the database counts a visitor without holding the address', async () => {
  const database = await testDatabase()
  const app = await testApp({ LIMIT_SCALE: '1' }, { database })
  const from = { remoteAddress: '198.51.100.23' }
  expect((await send(app, enquiry(), from)).statusCode).toBe(201)
  const { rows } = await database.pool.query('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('198.51.100')
})

describe('forms of the tools', () => {
  const post = (app: FastifyInstance, length: number, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/tools/old-section-new-section',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: `q=${'8'.repeat(length - 2)}`,
    })

  test('forms of the tools count once for each 10 kB', async () => {
    const app = await testApp({ LIMIT_SCALE: '1', LIMIT_TOOLS: '120' })
    expect((await post(app, 10_000)).headers).toMatchObject({
      'ratelimit-limit': '120',
      'ratelimit-remaining': '119',
    })
    expect((await post(app, 10_001)).headers).toMatchObject({ 'ratelimit-remaining': '117' })
    expect((await post(app, 200_000)).headers).toMatchObject({ 'ratelimit-remaining': '97' })
    for (let times = 0; times < 4; times++) await post(app, 200_000)
    const rejected = await post(app, 200_000)
    expect(rejected.statusCode).toBe(429)
    expect(rejected.headers).toMatchObject({ 'ratelimit-remaining': '0' })
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('forms of the tools that do not say their size count as the largest', async () => {
    const app = await testApp({ LIMIT_SCALE: '1', LIMIT_TOOLS: '600' })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(`${address}/tools/old-section-new-section`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new Blob(['q=80c']).stream(),
      duplex: 'half',
    } as RequestInit)
    // 3 MiB are 315 times 10 kB.
    expect(response.headers.get('ratelimit-remaining')).toBe('285')
  })
})

describe('several instances on one database', () => {
  const pair = async (settings: Record<string, string>) => {
    const database = await testDatabase()
    const make = () => testApp({ LIMIT_SCALE: '1', ...settings }, { database })
    return [await make(), await make()] as const
  }

  test('several instances on one database count enquiries together', async () => {
    const [one, other] = await pair({ LIMIT_LEADS: '2' })
    expect((await send(one, enquiry())).headers).toMatchObject({
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
    })
    expect((await send(other, enquiry())).statusCode).toBe(201)
    for (const app of [one, other]) {
      const rejected = await send(app, enquiry())
      expect(rejected.statusCode).toBe(429)
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    }
    const rejected = await send(other, enquiry())
    expect(rejected.headers).toMatchObject({ 'ratelimit-remaining': '0' })
    expect((await send(one, enquiry(), { remoteAddress: '198.51.100.7' })).statusCode).toBe(201)
  })

  test('several instances on one database count writes together and reads apart', async () => {
    const [one, other] = await pair({ LIMIT_REQUESTS: '2' })
    const write = (app: FastifyInstance) =>
      app.inject({ method: 'PATCH', url: '/api/nothing-here', payload: {} })
    await write(one)
    await write(one)
    expect((await write(other)).statusCode).toBe(429)
    await one.inject('/api/due-dates')
    await one.inject('/api/due-dates')
    expect((await one.inject('/api/due-dates')).statusCode).toBe(429)
    expect((await other.inject('/api/due-dates')).statusCode).toBe(200)
  })
})

describe('a limit that instances share', () => {
  const away = () => new pg.Pool({ host: '127.0.0.1', port: 1 })

  test('a limit that instances share is counted by each for itself while the database is away', async () => {
    const pool = away()
    const [one, other] = [1, 2].map(() => new SharedLimit(pool, 'x', { max: 2, windowMs: 60_000 }))
    const exceeded = async (limit = one) => (await limit?.count('a'))?.exceeded
    expect([await exceeded(), await exceeded(), await exceeded()]).toEqual([false, false, true])
    expect(await exceeded(other)).toBe(false)
    await pool.end()
  })

  test('a limit that instances share lets no one wait for the database where it is large', async () => {
    const { pool } = await testDatabase()
    const [one, other] = [1, 2].map(
      () => new SharedLimit(pool, 'y', { max: 100, windowMs: 60_000 }),
    )
    for (let times = 0; times < 100; times++) expect((await one?.count('a'))?.exceeded).toBe(false)
    expect((await one?.count('a'))?.exceeded).toBe(true)
    await expect
      .poll(
        async () => {
          await one?.count('a')
          return (await other?.count('a'))?.exceeded
        },
        { timeout: 20_000, interval: 300 },
      )
      .toBe(true)
  })
})

test('requests of any kind from one address are served up to the limit, then the response says when to try again', async () => {
  const app = await testApp({ LIMIT_SCALE: '1', LIMIT_REQUESTS: '3' })
  for (let times = 0; times < 3; times++) {
    expect((await app.inject('/api/due-dates')).statusCode).toBe(200)
  }
  const rejected = await app.inject('/api/due-dates')
  expect(rejected.statusCode).toBe(429)
  expect(rejected.json()).toEqual(errorShape)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject('/api/nothing')).statusCode).toBe(429)
  expect(
    (await app.inject({ url: '/api/due-dates', remoteAddress: '198.51.100.7' })).statusCode,
  ).toBe(200)
})

test('requests of any kind from one address are counted however the address is written', async () => {
  const app = await testApp({ LIMIT_SCALE: '1', LIMIT_REQUESTS: '2' })
  for (const url of ['/api/due-dates', '/%61pi/due-dates', '/%61%70i/due-dates'])
    await app.inject(url)
  expect((await app.inject('/api/due-dates/')).statusCode).toBe(429)
})

test('many requests from one address leave the pages and the signs of life alone', async () => {
  const app = await testApp({ LIMIT_SCALE: '1', LIMIT_REQUESTS: '1' })
  for (let times = 0; times < 3; times++) {
    for (const url of ['/', '/contact', '/healthz', '/readyz']) {
      expect((await app.inject(url)).statusCode, url).toBe(200)
    }
  }
})

test('requests of any kind from one address cannot be called our own by a header', async () => {
  const app = await testApp({ LIMIT_SCALE: '1', LIMIT_REQUESTS: '1' })
  const headers = { 'x-internal': 'true' }
  await app.inject({ url: '/api/due-dates', headers })
  expect((await app.inject({ url: '/api/due-dates', headers })).statusCode).toBe(429)
})

describe('pages rendered for one address', () => {
  const html = { accept: 'text/html' }

  test('pages rendered for one address are rendered up to the limit, then the response says when to try again', async () => {
    const app = await testApp({ LIMIT_SCALE: '1', LIMIT_PAGES: '3' })
    for (const url of ['/faq?q=a', '/faq?q=b', '/no-such-page'])
      expect((await app.inject({ url, headers: html })).statusCode).toBe(200)
    const rejected = await app.inject({ url: '/faq?q=c', headers: html })
    expect(rejected.statusCode).toBe(429)
    expect(rejected.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(rejected.body).toMatch(/Reference: [\w-]{12}/)
    const program = await app.inject('/faq?q=d')
    expect(program.statusCode).toBe(429)
    expect(program.json()).toEqual(errorShape)
    const another = { url: '/faq?q=c', headers: html, remoteAddress: '198.51.100.7' }
    expect((await app.inject(another)).statusCode).toBe(200)
  })

  test('include the error pages: a flood of them gets short ones', async () => {
    const app = await testApp({ LIMIT_SCALE: '1', LIMIT_PAGES: '2' })
    const lost = () => app.inject({ url: '//nowhere', headers: html })
    await lost()
    await lost()
    const response = await lost()
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('That didn’t work')
  })

  test('pages rendered for one address do not count those that lie ready', async () => {
    const app = await testApp({ LIMIT_SCALE: '1', LIMIT_PAGES: '2' })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    for (let times = 0; times < 6; times++)
      expect((await fetch(`${origin}/contact`)).status).toBe(200)
  })
})

test('LIMIT_SCALE raises the limits for a load test', async () => {
  const app = await testApp({ LIMIT_SCALE: '10', LIMIT_LEADS: '1', LIMIT_REQUESTS: '2' })
  const responses = await Promise.all(Array.from({ length: 12 }, () => send(app, enquiry())))
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
})

describe('a forged X-Forwarded-For', () => {
  const as = (address: string, remoteAddress = '203.0.113.1') => ({
    remoteAddress,
    headers: { 'x-forwarded-for': address },
  })

  test('buys nothing where no proxy is trusted', async () => {
    const app = await testApp({ LIMIT_SCALE: '1', LIMIT_LEADS: '1' })
    expect((await send(app, enquiry(), as('198.51.100.1'))).statusCode).toBe(201)
    expect((await send(app, enquiry(), as('198.51.100.2'))).statusCode).toBe(429)
  })

  test('buys nothing from an address that is not the trusted proxy', async () => {
    const app = await testApp({ LIMIT_SCALE: '1', LIMIT_LEADS: '1', TRUST_PROXY: '10.0.0.0/8' })
    expect((await send(app, enquiry(), as('198.51.100.1'))).statusCode).toBe(201)
    expect((await send(app, enquiry(), as('198.51.100.2'))).statusCode).toBe(429)
  })

  test.each(['1', '10.0.0.0/8'])(
    'added by a visitor buys nothing behind a proxy trusted by %s: the last address counts',
    async (TRUST_PROXY) => {
      const app = await testApp({ LIMIT_SCALE: '1', LIMIT_LEADS: '1', TRUST_PROXY })
      const behind = (list: string) => send(app, enquiry(), as(list, '10.0.0.5'))
      expect((await behind('198.51.100.1')).statusCode).toBe(201)
      expect((await behind('192.0.2.99, 198.51.100.1')).statusCode).toBe(429)
      expect((await behind('198.51.100.2')).statusCode).toBe(201)
    },
  )
})

test('staff who work fast are limited like everyone, by the settings', async () => {
  const app = await testApp({ LIMIT_SCALE: '1' })
  const headers = await signIn(app)
  const responses = await Promise.all(
    Array.from({ length: 200 }, () => app.inject({ url: '/api/auth/me', headers })),
  )
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

describe('X-Forwarded-For', () => {
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } }

  test('an X-Forwarded-For that is not trusted is logged once', async () => {
    const app = await testApp({ LOG_LEVEL: 'warn' })
    const lines = logged(app)
    await app.inject('/healthz')
    expect(lines).toEqual([])
    for (let times = 0; times < 3; times++) await app.inject({ url: '/healthz', ...forwarded })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TRUST_PROXY')
    expect(lines[0]).not.toContain('203.0.113.7')
  })

  test('an X-Forwarded-For that is believed is not logged', async () => {
    const app = await testApp({ LOG_LEVEL: 'warn', TRUST_PROXY: '1' })
    const lines = logged(app)
    await app.inject({ url: '/healthz', ...forwarded })
    expect(lines).toEqual([])
  })
})

describe('a counter of a clock that was two days ahead', () => {
  const AHEAD = 2 * 86_400_000

  test('a counter of a clock that was two days ahead does not reject enquiries for longer than its window', async () => {
    const database = await testDatabase()
    const settings = { LIMIT_SCALE: '1', LIMIT_LEADS: '1' }
    const earlier = await testApp(settings, { database })
    await send(earlier, enquiry())
    expect((await send(earlier, enquiry())).statusCode).toBe(429)
    await database.pool.query(`update rate_limits set expire = expire + ${AHEAD}`)
    const app = await testApp(settings, { database })
    expect((await send(app, enquiry())).statusCode).toBe(201)
    const rejected = await send(app, enquiry())
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(600)
  })

  test('a counter of a clock that was two days ahead does not reject sign-ins for longer than its window', async () => {
    const app = await testApp({ LIMIT_SCALE: '1', LIMIT_LOGIN_ADDRESS: '1' })
    await makeAccount(app, 'asha')
    await logIn(app, 'asha', 'wrong-password-77')
    expect((await logIn(app, 'asha')).statusCode).toBe(429)
    await app.pool.query(`update login_attempts set expire = expire + ${AHEAD}`)
    expect((await logIn(app, 'asha')).statusCode).toBe(200)
  })
})

describe('a rejected request', () => {
  const own = { LIMIT_SCALE: '1', LIMIT_REQUESTS: '1' }

  test('a rejected request ends the connection of its visitor', async () => {
    const app = await testApp(own)
    expect((await app.inject('/api/due-dates')).headers.connection).not.toBe('close')
    const rejected = await app.inject('/api/due-dates')
    expect(rejected.statusCode).toBe(429)
    expect(rejected.headers.connection).toBe('close')
  })

  test('a rejected request leaves the connection of a proxy, which others use too', async () => {
    const app = await testApp({ ...own, TRUST_PROXY: '1' })
    const headers = { 'x-forwarded-for': '198.51.100.1' }
    await app.inject({ url: '/api/due-dates', headers })
    const rejected = await app.inject({ url: '/api/due-dates', headers })
    expect(rejected.statusCode).toBe(429)
    expect(rejected.headers.connection).not.toBe('close')
  })
})
