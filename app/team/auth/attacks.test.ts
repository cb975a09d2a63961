import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '#app/platform/db/schema.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import { makeAccount, PASSWORD, signIn, testApp } from '../../../test/app.ts'
import { mailsToSend } from '../../../test/outbox.ts'
import { atCode, browserAt, withTotp } from '../../../test/second-factor.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
})

let admins = 0
const anAdmin = async () =>
  signIn(app, (await makeAccount(app, `boss${++admins}`, 'admin')).username)
const newPassword = 'another-horse-battery-9'
const subjectsTo = async (address: string) =>
  (await mailsToSend(app))
    .filter(({ toAddress }) => toAddress === address)
    .map(({ subject }) => subject)
const setEmail = (id: number, email: string) =>
  app.db.update(users).set({ email }).where(eq(users.id, id))
/** Its last check was an hour ago, as of a session that is stolen. */
const age = (userId: number) =>
  app.db
    .update(sessions)
    .set({ verifiedAt: sql`now() - interval '1 hour'` })
    .where(eq(sessions.userId, userId))

test('a stolen session with the password is not confirmed by changing the password where the account has a second factor', async () => {
  const { id, browser } = await withTotp(app, 'thief', 'admin')
  await age(id)
  const changed = await browser.ask('POST', '/api/auth/password', {
    currentPassword: PASSWORD,
    newPassword,
  })
  expect(changed.statusCode, changed.body).toBe(200)
  const csv = await browser.ask('GET', '/api/leads/export.csv')
  expect(csv.statusCode).toBe(403)
  expect(csv.json().code).toBe('step-up')
  const off = await browser.ask('DELETE', '/api/auth/second-factor/totp')
  expect(off.statusCode).toBe(403)
  const [session] = await app.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(browser.jar.get('session') ?? '')))
  expect(session).toBeDefined()
})

test('a stolen session with the password is confirmed by changing the password where the account has nothing else', async () => {
  const { id } = await makeAccount(app, 'plain', 'admin')
  const browser = browserAt(app, await signIn(app, 'plain'))
  await age(id)
  const body = { currentPassword: PASSWORD, newPassword }
  expect((await browser.ask('POST', '/api/auth/password', body)).statusCode).toBe(200)
  expect((await browser.ask('GET', '/api/leads/export.csv')).statusCode).toBe(200)
})

test('a one-time link stops working once the password was changed', async () => {
  const admin = browserAt(app, await anAdmin())
  const { id } = await makeAccount(app, 'linked')
  const link = async () => {
    const made = await admin.ask('POST', `/api/staff/${id}/link`, { purpose: 'access' })
    return made.json().url.split('/').at(-1)
  }
  const own = browserAt(app, await signIn(app, 'linked'))
  const before = await link()
  await own.ask('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword })
  expect((await app.inject(`/api/auth/links/${before}`)).statusCode).toBe(404)
  const other = await link()
  await admin.ask('PATCH', `/api/staff/${id}`, { resetPassword: true })
  expect((await app.inject(`/api/auth/links/${other}`)).statusCode).toBe(404)
})

describe('what the account is notified of', () => {
  test('the old email address is notified of a new one, which needs a fresh confirmation', async () => {
    const { id } = await makeAccount(app, 'moved')
    await setEmail(id, 'old@firm.example')
    const browser = browserAt(app, await signIn(app, 'moved'))
    await age(id)
    const refused = await browser.ask('PATCH', '/api/staff/me', {
      name: 'Moved',
      email: 'thief@evil.example',
    })
    expect(refused.statusCode).toBe(403)
    expect(refused.json().code).toBe('step-up')
    const same = await browser.ask('PATCH', '/api/staff/me', {
      name: 'Other',
      email: 'old@firm.example',
    })
    expect(same.statusCode, same.body).toBe(200)
    await browser.ask('POST', '/api/auth/step-up', { password: PASSWORD })
    const moved = await browser.ask('PATCH', '/api/staff/me', {
      name: 'Moved',
      email: 'new@firm.example',
    })
    expect(moved.statusCode, moved.body).toBe(200)
    expect(await subjectsTo('old@firm.example')).toEqual(['Your email address was changed'])
  })

  test('the account is notified of an address that an admin enters and a password that an admin sets', async () => {
    const admin = browserAt(app, await anAdmin())
    const { id } = await makeAccount(app, 'told')
    await setEmail(id, 'told@firm.example')
    await admin.ask('PATCH', `/api/staff/${id}`, { resetPassword: true })
    await admin.ask('PATCH', `/api/staff/${id}`, { email: 'else@firm.example' })
    expect((await subjectsTo('told@firm.example')).sort()).toEqual([
      'Your email address was changed',
      'Your password was reset by an admin',
    ])
  })
})

test('somebody who guesses codes to confirm a session has to wait, and the account is notified once', async () => {
  const limited = await testApp({ LIMIT_SCALE: '1', LIMIT_REQUESTS: '100000' })
  const { id, browser } = await withTotp(limited, 'counted')
  await limited.db.update(users).set({ email: 'counted@firm.example' }).where(eq(users.id, id))
  const statuses: number[] = []
  for (let guess = 0; guess < 14; guess++) {
    const code = String(guess).padStart(6, '0')
    statuses.push((await browser.ask('POST', '/api/auth/step-up', { code })).statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)])
  const subjects = (await mailsToSend(limited)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Someone is guessing your codes'])
})

test('the list of sessions says what each was signed in with', async () => {
  const { browser, username, recoveryCodes } = await withTotp(app, 'listed')
  const code = recoveryCodes[0]
  const other = await atCode(app, username)
  expect((await other.ask('POST', '/api/auth/login/code', { code })).statusCode).toBe(200)
  const listed: { secondFactor: string | null }[] = (
    await browser.ask('GET', '/api/auth/sessions')
  ).json()
  expect(listed.map(({ secondFactor }) => secondFactor)).toEqual(
    expect.arrayContaining([null, 'recovery-code']),
  )
})
