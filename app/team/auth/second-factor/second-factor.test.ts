import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  activity,
  loginChallenges,
  recoveryCodes,
  sessions,
  users,
} from '#app/platform/db/schema.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import { errorShape, logIn, makeAccount, PASSWORD, signIn, testApp } from '../../../../test/app.ts'
import { mailsToSend } from '../../../../test/outbox.ts'
import { atCode, browserAt, codeOf, withTotp } from '../../../../test/second-factor.ts'
import { deleteExpiredChallenges } from './challenges.server.ts'

const CODE = '/api/auth/login/code'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
})

const statusAt = async (browser: ReturnType<typeof browserAt>) =>
  (await browser.ask('GET', '/api/auth/me')).statusCode

test('signing in to an account with an authenticator app asks for a code after the password, and signs in by it', async () => {
  const { username, secret } = await withTotp(app, 'asha')
  const response = await logIn(app, username)
  expect(response.statusCode).toBe(202)
  expect(response.json()).toEqual({ secondFactor: { methods: ['totp', 'recovery-code'] } })
  expect(response.cookies).toMatchObject([{ name: 'pending', httpOnly: true, sameSite: 'Lax' }])
  const browser = await atCode(app, username)
  expect(await statusAt(browser)).toBe(401)
  const code = codeOf(secret)
  const signedIn = await browser.ask('POST', CODE, {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  })
  expect(signedIn.statusCode, signedIn.body).toBe(200)
  expect(signedIn.json()).toMatchObject({ username })
  expect(await statusAt(browser)).toBe(200)
  expect(browser.jar.has('pending')).toBe(false)
  const [session] = await app.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(browser.jar.get('session') ?? '')))
  expect(session?.secondFactor).toBe('totp')
})

test('signing in to an account with an authenticator app takes no code twice, whatever browser sends it', async () => {
  const { username, secret } = await withTotp(app, 'replayed')
  const code = codeOf(secret)
  expect((await (await atCode(app, username)).ask('POST', CODE, { code })).statusCode).toBe(200)
  const again = await (await atCode(app, username)).ask('POST', CODE, { code })
  expect(again.statusCode).toBe(401)
  expect(again.json()).toEqual(errorShape)
})

test('signing in to an account with an authenticator app takes no code of a step before the last one that was used', async () => {
  const { username, secret } = await withTotp(app, 'early')
  const browser = await atCode(app, username)
  expect((await browser.ask('POST', CODE, { code: codeOf(secret, 1) })).statusCode).toBe(200)
  for (const steps of [-1, 0, 1]) {
    const other = await atCode(app, username)
    expect((await other.ask('POST', CODE, { code: codeOf(secret, steps) })).statusCode).toBe(401)
  }
})

test('signing in to an account with an authenticator app takes no code that is two steps early or late', async () => {
  const { username, secret } = await withTotp(app, 'clocks')
  const browser = await atCode(app, username)
  for (const steps of [-3, 3]) {
    const wrong = await browser.ask('POST', CODE, { code: codeOf(secret, steps) })
    expect(wrong.statusCode).toBe(401)
  }
})

test('signing in to an account with an authenticator app lets one of many in that send the same code at once', async () => {
  const { username, secret } = await withTotp(app, 'at-once')
  const code = codeOf(secret)
  const browsers = await Promise.all(Array.from({ length: 8 }, () => atCode(app, username)))
  const responses = await Promise.all(browsers.map(({ ask }) => ask('POST', CODE, { code })))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('signing in to an account with an authenticator app ends after five wrong codes, also when they come at once, and notifies the account', async () => {
  const { username, secret, id } = await withTotp(app, 'guessed')
  await app.db.update(users).set({ email: 'guessed@example.in' }).where(eq(users.id, id))
  const browser = await atCode(app, username)
  const guesses = Array.from({ length: 12 }, (_, at) => String(at).padStart(6, '0'))
  const responses = await Promise.all(guesses.map((code) => browser.ask('POST', CODE, { code })))
  expect(responses.every(({ statusCode }) => statusCode === 401)).toBe(true)
  expect((await browser.ask('POST', CODE, { code: codeOf(secret) })).statusCode).toBe(401)
  const warnings = (await mailsToSend(app)).filter(
    ({ toAddress }) => toAddress === 'guessed@example.in',
  )
  expect(warnings.map(({ subject }) => subject)).toEqual([
    'Someone has your password but not your code',
  ])
  // The person is not locked out.
  const own = await atCode(app, username)
  expect((await own.ask('POST', CODE, { code: codeOf(secret) })).statusCode).toBe(200)
})

test('signing in to an account with an authenticator app is void once the password was changed, the account disabled or time is up', async () => {
  const { username, secret, id } = await withTotp(app, 'changing')
  const code = () => ({ code: codeOf(secret) })
  const beforeChange = await atCode(app, username)
  await app.db
    .update(users)
    .set({ passwordHash: sql`password_hash || 'x'` })
    .where(eq(users.id, id))
  expect((await beforeChange.ask('POST', CODE, code())).statusCode).toBe(401)
  await app.db
    .update(users)
    .set({ passwordHash: sql`left(password_hash, -1)`, disabledAt: new Date() })
    .where(eq(users.id, id))
  expect((await beforeChange.ask('POST', CODE, code())).statusCode).toBe(401)
  await app.db.update(users).set({ disabledAt: null }).where(eq(users.id, id))
  const late = await atCode(app, username)
  await app.db.update(loginChallenges).set({ expiresAt: new Date(Date.now() - 1000) })
  expect((await late.ask('POST', CODE, code())).statusCode).toBe(401)
  await deleteExpiredChallenges(app.db)
  expect(await app.db.$count(loginChallenges, eq(loginChallenges.userId, id))).toBe(0)
})

test('signing in to an account with an authenticator app gives a stolen challenge nothing after it succeeded, and a visitor without one nothing', async () => {
  const { username, secret, recoveryCodes: codes } = await withTotp(app, 'stolen')
  const browser = await atCode(app, username)
  const pending = browser.jar.get('pending')
  expect((await browser.ask('POST', CODE, { code: codeOf(secret) })).statusCode).toBe(200)
  const origin = app.env.publicOrigin
  const thief = browserAt(app, { cookie: `pending=${pending}`, origin })
  expect((await thief.ask('POST', CODE, { code: codes[0] })).statusCode).toBe(401)
  const stranger = browserAt(app, { cookie: 'pending=nothing', origin })
  expect((await stranger.ask('POST', CODE, { code: codes[0] })).statusCode).toBe(401)
  // The recovery code was not used up by either.
  const own = await atCode(app, username)
  expect((await own.ask('POST', CODE, { code: codes[0] })).statusCode).toBe(200)
})

test('signing in to an account with an authenticator app starts a new session, whatever cookie the browser brought', async () => {
  const { username, secret } = await withTotp(app, 'fixed')
  const browser = await atCode(app, username)
  browser.jar.set('session', 'chosen-by-someone-else')
  await browser.ask('POST', CODE, { code: codeOf(secret) })
  expect(browser.jar.get('session')).not.toBe('chosen-by-someone-else')
  expect(await statusAt(browser)).toBe(200)
})

test('signing in to an account with an authenticator app is not shortened by a trusted browser', async () => {
  const { username, secret } = await withTotp(app, 'trusting')
  const browser = await atCode(app, username)
  await browser.ask('POST', CODE, { code: codeOf(secret) })
  const again = await logIn(app, username, PASSWORD, {
    headers: { cookie: `device=${browser.jar.get('device')}` },
  })
  expect(again.statusCode).toBe(202)
})

test('signing in to an account with an authenticator app says the same to a wrong password as for an account that does not exist', async () => {
  const { username } = await withTotp(app, 'told-nothing')
  const [known, unknown] = [
    await logIn(app, username, 'not-the-password'),
    await logIn(app, 'nobody-at-all', 'not-the-password'),
  ]
  expect(known.statusCode).toBe(401)
  expect(known.json().message).toBe(unknown.json().message)
  expect([known.cookies, unknown.cookies]).toEqual([[], []])
})

test('codes of one account are counted, and a right one is not', async () => {
  const limited = await testApp({
    LIMIT_SCALE: '1',
    LIMIT_LOGIN_ACCOUNT: '6',
    LIMIT_LOGIN_ADDRESS: '100',
  })
  const { username, secret } = await withTotp(limited, 'counted')
  await limited.pool.query('truncate login_attempts')
  const wrong = async () => (await atCode(limited, username)).ask('POST', CODE, { code: '000000' })
  for (let times = 0; times < 6; times++) expect((await wrong()).statusCode).toBe(401)
  const refused = await wrong()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await limited.pool.query('truncate login_attempts')
  const right = await (await atCode(limited, username)).ask('POST', CODE, { code: codeOf(secret) })
  expect(right.statusCode).toBe(200)
})

test('recovery codes sign in once each, and are stored as hashes', async () => {
  const { username, id, recoveryCodes: codes } = await withTotp(app, 'lost-phone')
  expect(new Set(codes).size).toBe(10)
  const stored = await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))
  expect(JSON.stringify(stored)).not.toContain(codes[0]?.slice(0, 9))
  const given = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `
  const first = await (await atCode(app, username)).ask('POST', CODE, { code: given })
  expect(first.statusCode, first.body).toBe(200)
  const again = await (await atCode(app, username)).ask('POST', CODE, { code: codes[0] })
  expect(again.statusCode).toBe(401)
})

test('recovery codes let one of two in that send the same at once', async () => {
  const { username, recoveryCodes: codes } = await withTotp(app, 'two-hands')
  const browsers = [await atCode(app, username), await atCode(app, username)]
  const responses = await Promise.all(
    browsers.map(({ ask }) => ask('POST', CODE, { code: codes[3] })),
  )
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
})

test('recovery codes of someone else are wrong', async () => {
  const { recoveryCodes: codes } = await withTotp(app, 'generous')
  const { username } = await withTotp(app, 'borrower')
  const borrowed = await (await atCode(app, username)).ask('POST', CODE, { code: codes[0] })
  expect(borrowed.statusCode).toBe(401)
})

test('recovery codes stop working when new ones are made', async () => {
  const { username, recoveryCodes: codes, browser } = await withTotp(app, 'renewer')
  const renewed = await browser.ask('POST', '/api/auth/second-factor/recovery-codes')
  expect(renewed.json().recoveryCodes).toHaveLength(10)
  const old = await (await atCode(app, username)).ask('POST', CODE, { code: codes[0] })
  expect(old.statusCode).toBe(401)
})

test('setting up an authenticator app needs a right code, and signs out the browsers that came in without one', async () => {
  await makeAccount(app, 'beginner')
  const [here, there] = [
    browserAt(app, await signIn(app, 'beginner')),
    browserAt(app, await signIn(app, 'beginner')),
  ]
  const { secret, uri } = (await here.ask('POST', '/api/auth/second-factor/totp')).json()
  expect(uri).toContain(`secret=${secret}`)
  const confirm = '/api/auth/second-factor/totp/confirm'
  expect((await here.ask('POST', confirm, { code: '000000' })).statusCode).toBe(400)
  expect((await logIn(app, 'beginner')).statusCode).toBe(200)
  expect((await here.ask('POST', confirm, { code: codeOf(secret) })).statusCode).toBe(200)
  expect(await statusAt(here)).toBe(200)
  expect(await statusAt(there)).toBe(401)
  const status = (await here.ask('GET', '/api/auth/second-factor')).json()
  expect(status).toMatchObject({ recoveryCodesLeft: 10, passkeys: [], required: false })
  expect(JSON.stringify(status)).not.toContain(secret)
})

test('setting up an authenticator app cannot be ended by another account that holds the key’s cookie', async () => {
  await makeAccount(app, 'own-key')
  const own = browserAt(app, await signIn(app, 'own-key'))
  const { secret } = (await own.ask('POST', '/api/auth/second-factor/totp')).json()
  const other = browserAt(app, await signIn(app))
  other.jar.set('challenge', own.jar.get('challenge') ?? '')
  const forged = await other.ask('POST', '/api/auth/second-factor/totp/confirm', {
    code: codeOf(secret),
  })
  expect(forged.statusCode).toBe(409)
})

test('setting up an authenticator app is written into the audit log and reported by email, without the key', async () => {
  const { id } = await makeAccount(app, 'written-down')
  await app.db.update(users).set({ email: 'written@example.in' }).where(eq(users.id, id))
  const browser = browserAt(app, await signIn(app, 'written-down'))
  const { secret } = (await browser.ask('POST', '/api/auth/second-factor/totp')).json()
  await browser.ask('POST', '/api/auth/second-factor/totp/confirm', { code: codeOf(secret) })
  await browser.ask('DELETE', '/api/auth/second-factor/totp')
  const rows = await app.db.select().from(activity).where(eq(activity.actorId, id))
  expect(rows.map(({ verb }) => verb)).toEqual(['signed-in', 'added-totp', 'removed-totp'])
  const mails = (await mailsToSend(app)).filter(
    ({ toAddress }) => toAddress === 'written@example.in',
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    'An authenticator app was set up',
    'The authenticator app was turned off',
  ])
  expect(JSON.stringify([rows, mails])).not.toContain(secret)
  expect((await logIn(app, 'written-down')).statusCode).toBe(200)
})

describe('who has to have a second factor', () => {
  const enrol = '/api/auth/second-factor'
  const askedDaysAgo = (id: number, days: number) =>
    app.db
      .update(users)
      .set({ secondFactorAskedAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(users.id, id))

  test('within the grace period an admin works as before, and sees until when', async () => {
    await makeAccount(app, 'new-admin', 'admin')
    const browser = browserAt(app, await signIn(app, 'new-admin'))
    expect((await browser.ask('GET', '/api/staff')).statusCode).toBe(200)
    const { required, dueAt } = (await browser.ask('GET', enrol)).json()
    expect(required).toBe(true)
    expect((Date.parse(dueAt) - Date.now()) / 86_400_000).toBeCloseTo(14, 1)
  })

  test('after the grace period an admin may set up a second factor and nothing else, and then works again', async () => {
    const { id } = await makeAccount(app, 'late-admin', 'admin')
    const browser = browserAt(app, await signIn(app, 'late-admin'))
    await askedDaysAgo(id, 15)
    const me = await browser.ask('GET', '/api/auth/me')
    expect(me.json()).toMatchObject({ mustSetUpSecondFactor: true })
    for (const url of ['/api/staff', '/api/leads', '/api/auth/sessions', '/api/desk/events']) {
      expect((await browser.ask('GET', url)).statusCode, url).toBe(403)
    }
    expect((await logIn(app, 'late-admin')).statusCode).toBe(200)
    const { secret } = (await browser.ask('POST', `${enrol}/totp`)).json()
    await browser.ask('POST', `${enrol}/totp/confirm`, { code: codeOf(secret) })
    expect((await browser.ask('GET', '/api/staff')).statusCode).toBe(200)
    const off = await browser.ask('DELETE', `${enrol}/totp`)
    expect(off.statusCode).toBe(409)
    expect((await browser.ask('GET', '/api/staff')).statusCode).toBe(200)
  })

  test('staff are asked for no second factor unless everyone is', async () => {
    const { id } = await makeAccount(app, 'plain-staff')
    const browser = browserAt(app, await signIn(app, 'plain-staff'))
    await askedDaysAgo(id, 400)
    expect((await browser.ask('GET', '/api/leads')).statusCode).toBe(200)
    const strict = await testApp({ SECOND_FACTOR: 'everyone', SECOND_FACTOR_GRACE_DAYS: '0' })
    await makeAccount(strict, 'plain-staff')
    const there = browserAt(strict, await signIn(strict, 'plain-staff'))
    expect((await there.ask('GET', '/api/leads')).statusCode).toBe(403)
  })

  test('no one has to set up a second factor where it is optional', async () => {
    const free = await testApp({ SECOND_FACTOR: 'optional', SECOND_FACTOR_GRACE_DAYS: '0' })
    await makeAccount(free, 'free-admin', 'admin')
    const browser = browserAt(free, await signIn(free, 'free-admin'))
    expect((await browser.ask('GET', '/api/staff')).statusCode).toBe(200)
  })
})

describe('a sign-in from a browser that is not known', () => {
  const UA = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  test('a sign-in from a browser that is not known is reported by email, but not the first ever, nor one from a known browser', async () => {
    const { id } = await makeAccount(app, 'careful')
    await app.db.update(users).set({ email: 'careful@example.in' }).where(eq(users.id, id))
    const mails = async () =>
      (await mailsToSend(app)).filter(({ toAddress }) => toAddress === 'careful@example.in')
    const first = await signIn(app, 'careful')
    expect(await mails()).toEqual([])
    await logIn(app, 'careful', PASSWORD, {
      headers: { cookie: first.cookie, origin: first.origin },
    })
    expect(await mails()).toEqual([])
    await logIn(app, 'careful', PASSWORD, {
      headers: { 'user-agent': UA },
      remoteAddress: '198.51.100.9',
    })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'security',
      subject: 'Your account was used in a new browser',
    })
    expect(mail?.text).toContain('Firefox on Linux')
    expect(mail?.text).toContain('198.51.100.9')
  })
})
