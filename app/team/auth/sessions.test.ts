import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { devices, sessions, users } from '#app/platform/db/schema.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import {
  cookiesOf,
  errorShape,
  logIn,
  makeAccount,
  PASSWORD,
  signIn,
  testApp,
} from '../../../test/app.ts'
import { hashPassword } from './password.server.ts'
import { deleteExpiredSessions } from './session-store.server.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
})

test('signing in with the right password returns the current user, and no more', async () => {
  const account = await makeAccount(app, 'Meera', 'admin')
  const answer = await logIn(app, 'Meera')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    id: account.id,
    username: 'Meera',
    name: 'Meera',
    role: 'admin',
    roles: ['admin', 'accountant', 'editor'],
    roleMode: 'open',
    mayExport: true,
    mayImport: true,
  })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('signing in works whatever the case of the name, and with spaces around it', async () => {
  await makeAccount(app, 'Lakshmi')
  expect((await logIn(app, 'LAKSHMI')).statusCode).toBe(200)
  expect((await logIn(app, '  lakshmi ')).statusCode).toBe(200)
})

test('signing in with a wrong password and with an unknown name gets the same answer', async () => {
  await makeAccount(app, 'known-name')
  const answers = [
    await logIn(app, 'known-name', 'not-the-password'),
    await logIn(app, 'unknown-name', 'not-the-password'),
    await logIn(app, 'unknown-name', PASSWORD),
    await logIn(app, 'known-name', PASSWORD.toUpperCase()),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual(errorShape)
    expect(answer.cookies).toEqual([])
  }
  expect(new Set(answers.map((answer) => answer.json().message)).size).toBe(1)
})

test('signing in is not possible with a disabled account, in the same words', async () => {
  const account = await makeAccount(app, 'former-staff')
  await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, account.id))
  const answer = await logIn(app, 'former-staff')
  expect(answer.statusCode).toBe(401)
  expect(answer.json().message).toBe((await logIn(app, 'nobody-here')).json().message)
})

test.each([
  [{ username: 'ab', password: PASSWORD }, 'username', 'Username must be at least 3 characters.'],
  [
    { username: '  ab ', password: PASSWORD },
    'username',
    'Username must be at least 3 characters.',
  ],
  [{ password: PASSWORD }, 'username', 'Username must be at least 3 characters.'],
  [{ username: 'meera', password: '12345' }, 'password', 'Password must be at least 6 characters.'],
  [{ username: 'meera' }, 'password', 'Password must be at least 6 characters.'],
])('signing in with %j is rejected with what is missing', async (payload, path, message) => {
  const answer = await post('/api/auth/login', payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ ...errorShape, message, errors: [{ path, message }] })
})

test.each([
  { username: 'mee\u0000ra', password: PASSWORD },
  { username: 'x'.repeat(61), password: PASSWORD },
  { username: 'meera', password: 'x'.repeat(201) },
  { username: { $ne: '' }, password: { $ne: '' } },
  { username: ['meera'], password: PASSWORD },
  null,
  [],
  'meera',
])('signing in with %j gets 400', async (payload) => {
  const answer = await post('/api/auth/login', payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject(errorShape)
})

test.each(["' or 1=1 --", 'mee%', 'mee_a', 'me\ud800ra'])(
  'signing in as %j is not taken for someone else',
  async (username) => {
    expect((await logIn(app, username)).statusCode).toBe(401)
  },
)

test('signing in with characters in the password that no keyboard has is a wrong password', async () => {
  await makeAccount(app, 'odd-password')
  for (const password of ['\u0000\u0000\u0000\u0000\u0000\u0000', 'half \ud83d character']) {
    expect((await logIn(app, 'odd-password', password)).statusCode).toBe(401)
  }
})

describe('the session cookie', () => {
  test('the session cookie cannot be read by a script, nor sent by another site', async () => {
    await makeAccount(app, 'cookie-reader')
    const { cookies } = await logIn(app, 'cookie-reader')
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['device', 'session'])
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      expect(cookie).not.toHaveProperty('domain')
    }
  })

  test('the session cookie ends with the browser, the token of a trusted device does not', async () => {
    await makeAccount(app, 'browser-closer')
    const { cookies } = await logIn(app, 'browser-closer')
    const [session, device] = cookies.toSorted((a, b) => b.name.localeCompare(a.name))
    expect(session).not.toHaveProperty('maxAge')
    expect(device?.maxAge).toBeGreaterThan(0)
  })

  test('travels by https only where the site is reached by https', async () => {
    const secure = await testApp({ PUBLIC_ORIGIN: 'https://www.firm.in' })
    await makeAccount(secure, 'by-https')
    const { cookies } = await logIn(secure, 'by-https')
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
      expect(cookie.name).toMatch(/^__Host-/)
    }
    const headers = { cookie: cookiesOf({ cookies }) }
    expect((await secure.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200)
  })

  test('the session cookie holds 256 random bits, of which the database knows only the hash', async () => {
    await makeAccount(app, 'token-holder')
    const tokens = []
    for (let times = 0; times < 3; times++) {
      const { cookies } = await logIn(app, 'token-holder')
      const token = cookies.find(({ name }) => name === 'session')?.value ?? ''
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      tokens.push(token)
      const { rows } = await app.pool.query('select * from sessions where token_hash = $1', [
        hashToken(token),
      ])
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(token)
    }
    expect(new Set(tokens).size).toBe(3)
  })
})

describe('a session', () => {
  test.each([13, -13])(
    'a session begins and lasts while the clock of the app is %i hours from that of the database',
    async (hours) => {
      await makeAccount(app, `clock-${hours}`)
      onTestFinished(() => void vi.useRealTimers())
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
      const headers = await signIn(app, `clock-${hours}`)
      const left = await app.inject({ url: '/api/auth/session', headers })
      expect(left.statusCode).toBe(200)
      expect(left.json().secondsLeft).toBeGreaterThan(11 * 3_600)
      expect(left.json().secondsLeft).toBeLessThanOrEqual(12 * 3_600)
    },
  )

  test('identifies the signed-in user', async () => {
    await makeAccount(app, 'who-am-i')
    const headers = await signIn(app, 'who-am-i')
    const answer = await app.inject({ url: '/api/auth/me', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      username: 'who-am-i',
      name: 'who-am-i',
      role: 'staff',
      roles: ['accountant', 'editor'],
      roleMode: 'open',
      mayExport: true,
      mayImport: true,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a session that does not exist gets 401', async () => {
    const answer = await app.inject('/api/auth/me')
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual(errorShape)
  })

  test('a session ends with the logout, on the server too', async () => {
    const headers = await signIn(app)
    const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers })
    expect(out.statusCode).toBe(200)
    expect(out.json()).toEqual({ message: expect.any(String) })
    const emptied = out.cookies.find(({ name }) => name === 'session')
    expect(emptied).toMatchObject({ value: '', httpOnly: true, sameSite: 'Lax' })
    expect(emptied?.expires?.getTime()).toBe(0)
    expect(await isSignedIn(headers)).toBe(false)
  })

  test('a session ends when someone signs in again in its browser, and not when they fail to', async () => {
    const { username } = await makeAccount(app, 'twice')
    const { username: other } = await makeAccount(app, 'after-twice')
    const first = await signIn(app, username)
    expect((await logIn(app, other, 'not-the-password', { headers: first })).statusCode).toBe(401)
    expect(await isSignedIn(first)).toBe(true)
    expect((await logIn(app, other, PASSWORD, { headers: first })).statusCode).toBe(200)
    expect(await isSignedIn(first)).toBe(false)
  })

  test('a session of another browser does not end with it', async () => {
    await makeAccount(app, 'two-browsers')
    const one = await signIn(app, 'two-browsers')
    const other = await signIn(app, 'two-browsers')
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: one })
    expect(await isSignedIn(other)).toBe(true)
  })

  test('signing out twice, or without a session, is no error', async () => {
    const headers = await signIn(app)
    for (const given of [headers, headers, {}]) {
      const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: given })
      expect(out.statusCode).toBe(200)
    }
  })

  test('a session ends after its longest time, however busy it is', async () => {
    const headers = await signIn(app)
    await changeSession(headers, sql`expires_at = now() + interval '1 minute'`)
    expect(await isSignedIn(headers)).toBe(true)
    await changeSession(headers, sql`expires_at = now() - interval '1 second'`)
    expect(await isSignedIn(headers)).toBe(false)
  })

  test('a session ends when nothing was asked for the idle time', async () => {
    const headers = await signIn(app)
    await changeSession(headers, sql`last_seen_at = now() - interval '11 hours 59 minutes'`)
    expect(await isSignedIn(headers)).toBe(true)
    await changeSession(headers, sql`last_seen_at = now() - interval '12 hours 1 minute'`)
    expect(await isSignedIn(headers)).toBe(false)
  })

  test('a session that has ended says so where no one used it, whichever request asks first', async () => {
    const ended = async (change: ReturnType<typeof sql>, url: string) => {
      const headers = await signIn(app)
      await changeSession(headers, change)
      const response = await app.inject({ url, headers: { ...headers, 'x-background': '1' } })
      expect(response.statusCode).toBe(401)
      return response.json().ended
    }
    const unused = sql`last_seen_at = now() - interval '12 hours 1 minute'`
    for (const url of ['/api/auth/me', '/api/auth/session', '/api/leads']) {
      expect(await ended(unused, url)).toBe('idle')
    }
    const tooOld = sql`expires_at = now() - interval '1 second'`
    expect(await ended(tooOld, '/api/auth/me')).toBeUndefined()
    const out = await app.inject('/api/auth/me')
    expect(out.json()).toEqual(errorShape)
  })

  test('a session stays awake while it is used', async () => {
    const headers = await signIn(app)
    await changeSession(headers, sql`last_seen_at = now() - interval '11 hours'`)
    await isSignedIn(headers)
    await changeSession(headers, sql`last_seen_at = last_seen_at - interval '11 hours'`)
    expect(await isSignedIn(headers)).toBe(true)
  })

  test('a session is not kept alive by requests that an open page sends by itself', async () => {
    const headers = await signIn(app)
    for (const alone of [{ 'x-background': '1' }, { accept: 'text/event-stream' }]) {
      await changeSession(headers, sql`last_seen_at = now() - interval '11 hours'`)
      await app.inject({ url: '/api/auth/me', headers: { ...headers, ...alone } })
      await changeSession(headers, sql`last_seen_at = last_seen_at - interval '30 minutes'`)
      const left = await app.inject({
        url: '/api/auth/session',
        headers: { ...headers, 'x-background': '1' },
      })
      expect(left.json()).toEqual({ secondsLeft: expect.any(Number), extendable: true })
      expect(left.json().secondsLeft).toBeLessThanOrEqual(30 * 60)
    }
    const used = await app.inject({ url: '/api/auth/session', headers })
    expect(used.json().secondsLeft).toBeGreaterThan(11 * 3600)
    await changeSession(headers, sql`expires_at = now() + interval '10 minutes'`)
    const last = (await app.inject({ url: '/api/auth/session', headers })).json()
    expect(last).toEqual({ secondsLeft: expect.any(Number), extendable: false })
    expect(last.secondsLeft).toBeLessThanOrEqual(600)
  })

  test('a session ends at once when the account is disabled', async () => {
    const account = await makeAccount(app, 'leaving-today')
    const headers = await signIn(app, 'leaving-today')
    await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, account.id))
    expect(await isSignedIn(headers)).toBe(false)
  })

  test('a session ends at once when the account is deleted', async () => {
    const account = await makeAccount(app, 'deleted-today')
    const headers = await signIn(app, 'deleted-today')
    await app.db.delete(users).where(eq(users.id, account.id))
    expect(await isSignedIn(headers)).toBe(false)
  })

  test('a session lasts as the settings say', async () => {
    const brief = await testApp({ SESSION_IDLE_HOURS: '0.5', SESSION_MAX_DAYS: '1' })
    const headers = await signIn(brief)
    const [row] = await brief.db.select().from(sessions)
    const hours = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
    await brief.db.update(sessions).set({ lastSeenAt: sql`now() - interval '31 minutes'` })
    expect((await brief.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401)
  })

  test('a session that is over is cleared away, and so is a browser not seen for half a year', async () => {
    const other = await testApp()
    const live = await signIn(other)
    const expired = await signIn(other)
    const idle = await signIn(other)
    const set = async (headers: { cookie: string }, change: ReturnType<typeof sql>) =>
      other.db.execute(
        sql`update sessions set ${change} where token_hash = ${hashToken(tokenOf(headers))}`,
      )
    await set(expired, sql`expires_at = now() - interval '1 second'`)
    await set(idle, sql`last_seen_at = now() - interval '13 hours'`)
    const [oldest] = await other.db.select().from(devices)
    await other.db
      .update(devices)
      .set({ lastSeenAt: sql`now() - interval '181 days'` })
      .where(eq(devices.tokenHash, oldest!.tokenHash))
    await deleteExpiredSessions(other.db, other.env.session)
    const left = await other.db.select({ hash: sessions.tokenHash }).from(sessions)
    expect(left).toEqual([{ hash: hashToken(tokenOf(live)) }])
    expect(await other.db.$count(devices)).toBe(2)
  })
})

describe('a new password', () => {
  const NEW = 'harvest-Ledger-42-cloud'
  const change = (headers: object, currentPassword: unknown, newPassword: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/password',
      headers: { ...headers },
      payload: { currentPassword, newPassword },
    })

  test('a new password ends every session of the account and starts a new one for who asked', async () => {
    await makeAccount(app, 'changer')
    const here = await signIn(app, 'changer')
    const stolen = await signIn(app, 'changer')
    const colleague = await signIn(app)
    const answer = await change(here, PASSWORD, NEW)
    expect(answer.statusCode).toBe(200)
    for (const ended of [here, stolen]) expect(await isSignedIn(ended)).toBe(false)
    expect(await isSignedIn(colleague)).toBe(true)
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual(['device', 'session'])
    for (const cookie of answer.cookies) expect(cookie).toMatchObject({ httpOnly: true })
    expect(await isSignedIn({ cookie: cookiesOf(answer) })).toBe(true)
    expect((await logIn(app, 'changer', PASSWORD)).statusCode).toBe(401)
    expect((await logIn(app, 'changer', NEW)).statusCode).toBe(200)
  })

  test('a new password forgets every browser but the one that asked', async () => {
    const { id } = await makeAccount(app, 'forgetter')
    const here = await signIn(app, 'forgetter')
    await signIn(app, 'forgetter')
    const answer = await change(here, PASSWORD, NEW)
    const known = await app.db.select().from(devices).where(eq(devices.userId, id))
    const mark = answer.cookies.find(({ name }) => name === 'device')?.value ?? ''
    expect(known.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(mark)])
    expect(here.cookie).not.toContain(mark)
  })

  test('a new password is set once when two browsers set one at the same time', async () => {
    await makeAccount(app, 'twice-at-once')
    const headers = await signIn(app, 'twice-at-once')
    const answers = await Promise.all([
      change(headers, PASSWORD, `${NEW}-one`),
      change(headers, PASSWORD, `${NEW}-two`),
    ])
    // The slower one gets the error that the password has changed, or that its session has ended.
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('a new password is not the current one again', async () => {
    const headers = await signIn(app)
    const answer = await change(headers, PASSWORD, PASSWORD)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ path: 'newPassword' }])
  })

  test('a new password is refused without the current one', async () => {
    await makeAccount(app, 'not-the-owner')
    const headers = await signIn(app, 'not-the-owner')
    const answer = await change(headers, 'some-other-password', NEW)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ path: 'currentPassword' }])
    expect((await logIn(app, 'not-the-owner')).statusCode).toBe(200)
  })

  beforeAll(() => makeAccount(app, 'meera.rao'))

  test.each([
    ['meera.rao-harvest-42', 'contains your name or username'],
    ['ＭeeraＲao-harvest-42', 'contains your name or username'],
    ['Meera@123456', 'contains your name or username'],
    ['TaxExpert@2026-cloud', 'contains the firm’s name'],
    ['Password@1234', 'commonly used password'],
    ['Hyderabad@2026', 'easy to guess'],
    ['elephant12345', 'commonly used password'],
    ['qazwsxedcrfv', 'commonly used password'],
  ])('%s is refused, because it %s', async (weak, reason) => {
    const headers = await signIn(app, 'meera.rao')
    const answer = await change(headers, PASSWORD, weak)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ path: 'newPassword' }])
    expect(answer.json().message).toContain(reason)
  })

  test('a new password that is in use and that anyone might guess is a warning at the login', async () => {
    const { id } = await makeAccount(app, 'arjun')
    const weak = await hashPassword('arjun1234567')
    await app.db.update(users).set({ passwordHash: weak }).where(eq(users.id, id))
    const answer = await logIn(app, 'arjun', 'arjun1234567')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().weakPassword).toContain('contains your name or username')
    expect((await logIn(app, 'arjun', 'wrong-1234567')).json()).not.toHaveProperty('weakPassword')
    await makeAccount(app, 'strong-one')
    expect((await logIn(app, 'strong-one')).json()).not.toHaveProperty('weakPassword')
  })

  test.each(['short-pass1', 'password1234', 'Qwertyuiop123', 'aaaaaaaaaaaa', 'x'.repeat(201)])(
    '%.20s is too weak or too long',
    async (weak) => {
      const headers = await signIn(app)
      const answer = await change(headers, PASSWORD, weak)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toMatchObject([{ path: 'newPassword' }])
      expect(await isSignedIn(headers)).toBe(true)
    },
  )

  test('a new password cannot be set by a visitor', async () => {
    expect((await change({}, PASSWORD, NEW)).statusCode).toBe(401)
  })

  test.each([
    [undefined, NEW],
    [PASSWORD, undefined],
    [PASSWORD, { length: 20 }],
    [[PASSWORD], NEW],
  ])(
    'a new password can’t be set with %j as the current one and %j as the next',
    async (current, next) => {
      const answer = await change(await signIn(app), current, next)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject(errorShape)
    },
  )
})

describe('the list of signed-in browsers', () => {
  const list = (headers: object) =>
    app.inject({ url: '/api/auth/sessions', headers: { ...headers } })

  test('the list of signed-in browsers names each browser of the account, and which one asks', async () => {
    await makeAccount(app, 'three-browsers')
    await signIn(app)
    const [here, idle, expired] = [
      await signIn(app, 'three-browsers'),
      await signIn(app, 'three-browsers'),
      await signIn(app, 'three-browsers'),
    ]
    await signIn(app, 'three-browsers')
    await changeSession(idle, sql`last_seen_at = now() - interval '12 hours 1 minute'`)
    await changeSession(expired, sql`expires_at = now() - interval '1 second'`)
    const answer = await list(here)
    expect(answer.headers['cache-control']).toBe('no-store')
    const timestamp = expect.stringMatching(/^20\d\d-.*Z$/)
    const browser = {
      id: expect.any(Number),
      browser: '',
      address: '127.0.0.1',
      startedAt: timestamp,
      lastSeenAt: timestamp,
      secondFactor: null,
    }
    expect(answer.json()).toHaveLength(2)
    expect(answer.json()).toContainEqual({ ...browser, current: true })
    expect(answer.json()).toContainEqual({ ...browser, current: false })
  })

  test('the list of signed-in browsers names the browser of each session, and ends one of them', async () => {
    await makeAccount(app, 'phone-and-laptop')
    const userAgent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
    const here = await signIn(app, 'phone-and-laptop')
    const phone = {
      cookie: cookiesOf(
        await logIn(app, 'phone-and-laptop', PASSWORD, { headers: { 'user-agent': userAgent } }),
      ),
    }
    const found = (await list(here))
      .json()
      .find(({ browser }: { browser: string }) => browser === 'Chrome on Android')
    expect(found).toMatchObject({ current: false })
    const url = `/api/auth/sessions/${found.id}`
    const stranger = await signIn(app)
    const end = (headers: object) => app.inject({ method: 'DELETE', url, headers: { ...headers } })
    expect((await end(stranger)).statusCode).toBe(404)
    expect((await end({})).statusCode).toBe(401)
    expect(await isSignedIn(phone)).toBe(true)
    expect((await end(here)).statusCode).toBe(200)
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(here)).toBe(true)
    expect((await end(here)).json()).toEqual(errorShape)
  })

  test('the list of signed-in browsers is emptied by signing out everywhere, and no one else is', async () => {
    await makeAccount(app, 'lost-a-laptop')
    const here = await signIn(app, 'lost-a-laptop')
    const laptop = await signIn(app, 'lost-a-laptop')
    const colleague = await signIn(app)
    const out = await app.inject({ method: 'DELETE', url: '/api/auth/sessions', headers: here })
    expect(out.statusCode).toBe(200)
    expect(out.cookies.find(({ name }) => name === 'session')).toMatchObject({ value: '' })
    for (const ended of [here, laptop]) expect(await isSignedIn(ended)).toBe(false)
    expect(await isSignedIn(colleague)).toBe(true)
  })

  test('the list of signed-in browsers is for staff', async () => {
    expect((await list({})).statusCode).toBe(401)
    const out = await app.inject({ method: 'DELETE', url: '/api/auth/sessions' })
    expect(out.statusCode).toBe(401)
  })
})

function post(url: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
}

async function isSignedIn(headers: { cookie: string }) {
  const { statusCode } = await app.inject({ url: '/api/auth/me', headers })
  expect([200, 401]).toContain(statusCode)
  return statusCode === 200
}

function tokenOf({ cookie }: { cookie: string }) {
  return /session=([^;]+)/.exec(cookie)?.[1] ?? ''
}

async function changeSession(headers: { cookie: string }, change: ReturnType<typeof sql>) {
  await app.db.execute(
    sql`update sessions set ${change} where token_hash = ${hashToken(tokenOf(headers))}`,
  )
}
