import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, PASSWORD, signIn, testApp } from '../../../../test/app.ts'
import { makeLead } from '../../../../test/desk.ts'
import { browserAt, codeOf, withTotp } from '../../../../test/second-factor.ts'

const STEP_UP = '/api/auth/step-up'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp({ LIMIT_LOGIN_DEVICE: '1000' })
})

const timePasses = (minutes = 11) =>
  app.pool.query(`update sessions set verified_at = verified_at - ${minutes} * interval '1 minute'`)

test('an action for which a stolen session must not be enough asks who it is after ten minutes', async () => {
  const { id } = await makeAccount(app, 'asha', 'admin')
  const browser = browserAt(app, await signIn(app, 'asha'))
  const lead = await makeLead(app)
  const guarded = [
    ['GET', '/api/leads/export.csv'],
    ['GET', '/api/audit/export.csv'],
    ['GET', '/api/insights/export.csv'],
    ['GET', '/api/results/export.csv'],
    ['GET', `/api/leads/${lead.id}/export`],
    ['DELETE', `/api/leads/${lead.id}`],
    ['POST', '/api/staff', { username: 'new-one', name: 'New One' }],
    ['PATCH', `/api/staff/${id}`, { name: 'Asha' }],
    ['POST', `/api/staff/${id}/link`, { purpose: 'access' }],
    ['POST', '/api/backups'],
    ['POST', '/api/auth/second-factor/totp'],
    ['POST', '/api/auth/second-factor/totp/confirm', { code: '000000' }],
    ['DELETE', '/api/auth/second-factor/totp'],
    ['POST', '/api/auth/second-factor/recovery-codes'],
    ['POST', '/api/auth/passkeys/options'],
    ['DELETE', '/api/auth/passkeys/1'],
  ] as const
  await timePasses(9)
  expect((await browser.ask('GET', STEP_UP)).json()).toEqual({
    fresh: true,
    methods: ['password'],
  })
  await timePasses(2)
  for (const [method, url, body] of guarded) {
    const refused = await browser.ask(method, url, body)
    expect(refused.statusCode, url).toBe(403)
    expect(refused.json(), url).toMatchObject({ code: 'step-up', requestId: expect.any(String) })
  }
  expect((await browser.ask('GET', '/api/leads')).statusCode).toBe(200)
  expect((await browser.ask('POST', STEP_UP, { password: PASSWORD })).statusCode).toBe(200)
  for (const [method, url, body] of guarded) {
    expect((await browser.ask(method, url, body)).body, url).not.toContain('"step-up"')
  }
})

describe('confirming', () => {
  test('confirming takes the password of an account without a second factor, and no other', async () => {
    await makeAccount(app, 'plain')
    const browser = browserAt(app, await signIn(app, 'plain'))
    await timePasses()
    const wrong = await browser.ask('POST', STEP_UP, { password: 'not-the-password' })
    expect(wrong.statusCode).toBe(400)
    expect((await browser.ask('POST', STEP_UP, {})).statusCode).toBe(400)
    expect((await browser.ask('POST', STEP_UP, { code: '000000' })).statusCode).toBe(400)
    expect((await browser.ask('GET', STEP_UP)).json().fresh).toBe(false)
  })

  test('confirming takes a code of an account with an app once, and its password never', async () => {
    const { browser, secret } = await withTotp(app, 'two-steps')
    await timePasses()
    expect((await browser.ask('POST', STEP_UP, { password: PASSWORD })).statusCode).toBe(400)
    const code = { code: codeOf(secret) }
    expect((await browser.ask('POST', STEP_UP, code)).statusCode).toBe(200)
    await timePasses()
    expect((await browser.ask('POST', STEP_UP, code)).statusCode).toBe(400)
  })

  test('confirming counts for the session that did, not for another of the account', async () => {
    await makeAccount(app, 'two-browsers')
    const here = browserAt(app, await signIn(app, 'two-browsers'))
    const there = browserAt(app, await signIn(app, 'two-browsers'))
    await timePasses()
    await here.ask('POST', STEP_UP, { password: PASSWORD })
    expect((await here.ask('GET', STEP_UP)).json().fresh).toBe(true)
    expect((await there.ask('GET', STEP_UP)).json().fresh).toBe(false)
  })

  test('confirming is refused after too many wrong answers', async () => {
    const limited = await testApp({ LIMIT_SCALE: '1', LIMIT_LOGIN_DEVICE: '3' })
    await makeAccount(limited, 'guessed')
    const browser = browserAt(limited, await signIn(limited, 'guessed'))
    const guess = () => browser.ask('POST', STEP_UP, { password: 'not-the-password' })
    for (let times = 0; times < 3; times++) expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(429)
  })
})
