import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cookiesOf,
  errorShape,
  logIn,
  makeAccount,
  PASSWORD,
  signIn,
  testApp,
} from '../../../test/app.ts'
import { deleteExpiredLoginAttempts } from './login-attempts.server.ts'

const WRONG = 'not-the-password'
const limits = {
  LIMIT_SCALE: '1',
  LIMIT_LOGIN_ADDRESS: '4',
  LIMIT_LOGIN_ACCOUNT: '6',
  LIMIT_LOGIN_DEVICE: '3',
}

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp(limits)
  await makeAccount(app, 'meera')
  await makeAccount(app, 'lakshmi')
})
beforeEach(() => app.pool.query('truncate login_attempts, devices'))

/** A login attempt; `from` numbers the address, and the password is wrong unless given. */
const attempt = (from: number, username = 'meera', password = WRONG, cookie = '') =>
  logIn(app, username, password, {
    remoteAddress: `198.51.100.${from}`,
    headers: cookie ? { cookie, origin: app.env.publicOrigin } : {},
  })
const statusOf = async (response: ReturnType<typeof attempt>) => (await response).statusCode

test('login attempts from one address are refused after a few, and the response says when to try again', async () => {
  for (let times = 0; times < 4; times++) expect(await statusOf(attempt(1))).toBe(401)
  const refused = await attempt(1)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  expect(refused.json()).toEqual(errorShape)
})

test('login attempts from one address count together whatever names are tried', async () => {
  for (let times = 0; times < 4; times++) await attempt(1, `name-${times}`)
  expect(await statusOf(attempt(1, 'another-name'))).toBe(429)
})

test('login attempts from one address do not hinder another address', async () => {
  for (let times = 0; times < 5; times++) await attempt(1, 'lakshmi')
  expect(await statusOf(attempt(2, 'meera', PASSWORD))).toBe(200)
})

test('login attempts from one address do not slip past the limit when they come at once', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => statusOf(attempt(1))))
  expect(responses.filter((status) => status === 401)).toHaveLength(4)
  expect(responses.filter((status) => status === 429)).toHaveLength(16)
})

test('login attempts from one address buy nothing with a forged X-Forwarded-For', async () => {
  const forged = (times: number) =>
    logIn(app, 'meera', WRONG, { headers: { 'x-forwarded-for': `203.0.113.${times}` } })
  for (let times = 0; times < 4; times++) expect((await forged(times)).statusCode).toBe(401)
  expect((await forged(99)).statusCode).toBe(429)
})

test('a right password in between is not counted', async () => {
  for (let times = 0; times < 12; times++) {
    expect(await statusOf(attempt(1, 'meera', PASSWORD))).toBe(200)
  }
})

test('login attempts at one account from many addresses are refused after some', async () => {
  for (let from = 1; from <= 6; from++) expect(await statusOf(attempt(from))).toBe(401)
  for (let from = 7; from <= 9; from++) expect(await statusOf(attempt(from))).toBe(429)
})

test('login attempts at one account from many addresses are refused after some whatever the case of the name and the spaces around it', async () => {
  const ways = ['meera', 'MEERA', ' Meera', 'meera ', 'mEErA', 'Meera']
  for (const [from, name] of ways.entries()) await attempt(from + 1, name)
  expect(await statusOf(attempt(50, 'meera'))).toBe(429)
})

test('login attempts at one account from many addresses are refused after as many where there is no such account', async () => {
  for (let from = 1; from <= 6; from++) {
    expect(await statusOf(attempt(from, 'nobody'))).toBe(401)
  }
  expect(await statusOf(attempt(7, 'nobody'))).toBe(429)
})

test('login attempts at one account from many addresses do not slip past the limit when they come at once', async () => {
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, from) => statusOf(attempt(from + 1))),
  )
  expect(responses.filter((status) => status === 401)).toHaveLength(6)
})

test('login attempts at one account from many addresses do not hinder other accounts', async () => {
  for (let from = 1; from <= 8; from++) await attempt(from)
  expect(await statusOf(attempt(60, 'lakshmi', PASSWORD))).toBe(200)
})

describe('login attempts from an IPv6 network', () => {
  const from = (remoteAddress: string, name = 'meera', password = WRONG) =>
    logIn(app, name, password, { remoteAddress })

  test('login attempts from an IPv6 network count together, whichever of its addresses they come from', async () => {
    for (let host = 1; host <= 4; host++) {
      expect(await statusOf(from(`2001:db8:0:42::${host}`, `name-${host}`))).toBe(401)
    }
    expect(await statusOf(from('2001:db8:0:42:ffff::9', 'another-name'))).toBe(429)
  })

  test('login attempts from an IPv6 network do not hinder the network next to it', async () => {
    for (let host = 1; host <= 5; host++) await from(`2001:db8:0:42::${host}`, `name-${host}`)
    expect(await statusOf(from('2001:db8:0:43::1', 'meera', PASSWORD))).toBe(200)
  })
})

describe('attempts at the current password by a signed-in user', () => {
  const NEW = 'harvest-Ledger-42-cloud'
  const change = (headers: object, currentPassword: string, newPassword = NEW) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/password',
      headers: { ...headers },
      payload: { currentPassword, newPassword },
    })

  test('attempts at the current password by a signed-in user are refused after a few, from all browsers together', async () => {
    const browsers = [await signIn(app, 'meera'), await signIn(app, 'meera')]
    for (let times = 0; times < 3; times++) {
      expect((await change(browsers[times % 2]!, WRONG)).statusCode).toBe(400)
    }
    const refused = await change(browsers[1]!, PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toEqual(errorShape)
  })

  test('attempts at the current password by a signed-in user do not slip past the limit when they come at once', async () => {
    const headers = await signIn(app, 'meera')
    const responses = await Promise.all(Array.from({ length: 12 }, () => change(headers, WRONG)))
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3)
  })

  test('lock neither the owner out of the login nor a colleague out of anything', async () => {
    const headers = await signIn(app, 'meera')
    for (let times = 0; times < 5; times++) await change(headers, WRONG)
    expect(await statusOf(attempt(77, 'meera', PASSWORD))).toBe(200)
    const colleague = await signIn(app, 'lakshmi')
    expect((await change(colleague, WRONG)).statusCode).toBe(400)
  })

  test('attempts at the current password that were right are not counted, whatever the new password is', async () => {
    const headers = await signIn(app, 'meera')
    for (let times = 0; times < 6; times++) {
      expect((await change(headers, PASSWORD, 'password1234')).statusCode).toBe(400)
    }
    expect((await change(headers, WRONG)).statusCode).toBe(400)
  })
})

describe('a browser in which the account has signed in before', () => {
  let known: string
  beforeEach(async () => {
    known = cookiesOf(await attempt(1, 'meera', PASSWORD))
  })

  test('a browser in which the account has signed in before still gets in while strangers try passwords', async () => {
    for (let from = 2; from <= 12; from++) await attempt(from)
    expect(await statusOf(attempt(200, 'meera', PASSWORD))).toBe(429)
    expect(await statusOf(attempt(200, 'meera', PASSWORD, known))).toBe(200)
  })

  test('a browser in which the account has signed in before still gets in when its own address is used up', async () => {
    for (let times = 0; times < 6; times++) await attempt(1, 'lakshmi')
    expect(await statusOf(attempt(1, 'meera', PASSWORD, known))).toBe(200)
  })

  test('a browser in which the account has signed in before may not try for ever either', async () => {
    for (let times = 0; times < 3; times++) {
      expect(await statusOf(attempt(1, 'meera', WRONG, known))).toBe(401)
    }
    expect(await statusOf(attempt(1, 'meera', PASSWORD, known))).toBe(429)
  })

  test('a browser in which the account has signed in before is not known to another account', async () => {
    for (let from = 2; from <= 12; from++) await attempt(from, 'lakshmi')
    expect(await statusOf(attempt(1, 'lakshmi', PASSWORD, known))).toBe(429)
  })

  test('a browser in which the account has signed in before stays known after the logout', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { cookie: known, origin: app.env.publicOrigin },
    })
    for (let from = 2; from <= 12; from++) await attempt(from)
    expect(await statusOf(attempt(1, 'meera', PASSWORD, known))).toBe(200)
  })
})

test('several instances count together', async () => {
  const { db, pool, poolWatch } = app
  const second = await testApp(limits, {
    database: { db, pool, poolWatch, connection: {}, close: async () => {} },
  })
  for (let times = 0; times < 2; times++) {
    await attempt(1)
    await logIn(second, 'meera', WRONG, { remoteAddress: '198.51.100.1' })
  }
  expect(await statusOf(attempt(1))).toBe(429)
  expect((await logIn(second, 'meera', WRONG, { remoteAddress: '198.51.100.1' })).statusCode).toBe(
    429,
  )
})

test('counters hold no names and no addresses, and old ones are cleared away', async () => {
  await attempt(1)
  const { rows } = await app.pool.query('select * from login_attempts')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/meera|198\.51/)
  await app.pool.query('update login_attempts set expire = 1 where key like $1', ['account%'])
  await deleteExpiredLoginAttempts(app.db)
  expect((await app.pool.query('select key from login_attempts')).rows).toHaveLength(1)
})

test('a counter that has run out lets one in again', async () => {
  for (let times = 0; times < 5; times++) await attempt(1)
  await app.pool.query('update login_attempts set expire = $1', [Date.now() - 1])
  expect(await statusOf(attempt(1, 'meera', PASSWORD))).toBe(200)
})
