import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { passkeys, sessions, users } from '#app/platform/db/schema.ts'
import { logIn, makeAccount, signIn, testApp } from '../../../../test/app.ts'
import { Authenticator } from '../../../../test/authenticator.ts'
import { atCode, browserAt, codeOf, withTotp } from '../../../../test/second-factor.ts'

const OPTIONS = '/api/auth/login/passkey/options'
const LOGIN = '/api/auth/login/passkey'

let app: FastifyInstance
let visitor: () => ReturnType<typeof browserAt>
beforeAll(async () => {
  app = await testApp()
  visitor = () => browserAt(app, { cookie: 'none=0', origin: app.env.publicOrigin })
})

/** Adds a passkey in a browser that is signed in. */
async function addPasskey(
  browser: ReturnType<typeof browserAt>,
  authenticator: Authenticator,
  name = 'Phone',
) {
  const { options } = (await browser.ask('POST', '/api/auth/passkeys/options')).json()
  const response = authenticator.make(options.challenge)
  return browser.ask('POST', '/api/auth/passkeys', { name, response })
}

async function withPasskey(username: string) {
  const { id } = await makeAccount(app, username)
  const browser = browserAt(app, await signIn(app, username))
  const authenticator = new Authenticator(app.env.publicOrigin)
  const added = await addPasskey(browser, authenticator)
  expect(added.statusCode, added.body).toBe(201)
  return { id, username, browser, authenticator, recoveryCodes: added.json().recoveryCodes }
}

async function asked(browser: ReturnType<typeof browserAt>, secondFactor = false) {
  const { options } = (await browser.ask('POST', OPTIONS, { secondFactor })).json()
  return options as { challenge: string; allowCredentials?: { id: string }[]; rpId: string }
}

test('a passkey signs in without a user name or password', async () => {
  const { username, authenticator } = await withPasskey('asha')
  const browser = visitor()
  const { challenge, allowCredentials } = await asked(browser)
  expect(allowCredentials).toBeUndefined()
  const response = authenticator.prove(challenge)
  const signedIn = await browser.ask('POST', LOGIN, { response })
  expect(signedIn.statusCode, signedIn.body).toBe(200)
  expect(signedIn.json().username).toBe(username)
  expect((await browser.ask('GET', '/api/auth/me')).statusCode).toBe(200)
  expect(await app.db.$count(sessions, eq(sessions.secondFactor, 'passkey'))).toBe(1)
})

test('a passkey is the second step after a password, and comes with recovery codes', async () => {
  const { username, authenticator, recoveryCodes } = await withPasskey('second-step')
  expect(recoveryCodes).toHaveLength(10)
  const response = await logIn(app, username)
  expect(response.json()).toEqual({ secondFactor: { methods: ['passkey', 'recovery-code'] } })
  const browser = await atCode(app, username)
  const { challenge, allowCredentials } = await asked(browser, true)
  expect(allowCredentials?.map(({ id }) => id)).toEqual([authenticator.id.toString('base64url')])
  const proof = { response: authenticator.prove(challenge) }
  expect((await browser.ask('POST', LOGIN, proof)).statusCode).toBe(200)
})

test('a passkey of someone else is not the second step of an account', async () => {
  const { username } = await withPasskey('victim')
  const { authenticator } = await withPasskey('attacker')
  const browser = await atCode(app, username)
  const { challenge } = await asked(browser, true)
  const response = authenticator.prove(challenge)
  expect((await browser.ask('POST', LOGIN, { response })).statusCode).toBe(401)
})

test('a passkey answers a challenge once, in the browser that was asked, in time', async () => {
  const { authenticator } = await withPasskey('once')
  const [browser, thief] = [visitor(), visitor()]
  const { challenge } = await asked(browser)
  const response = authenticator.prove(challenge)
  expect((await thief.ask('POST', LOGIN, { response })).statusCode).toBe(401)
  const token = browser.jar.get('challenge') ?? ''
  expect((await browser.ask('POST', LOGIN, { response })).statusCode).toBe(200)
  thief.jar.set('challenge', token)
  expect((await thief.ask('POST', LOGIN, { response })).statusCode).toBe(401)
  const late = visitor()
  const old = await asked(late)
  await app.pool.query(`update login_challenges set expires_at = now() - interval '1 second'`)
  const tooLate = { response: authenticator.prove(old.challenge) }
  expect((await late.ask('POST', LOGIN, tooLate)).statusCode).toBe(401)
})

test.each<[string, (given: Authenticator) => Authenticator]>([
  ['a device that did not check its user', (one) => Object.assign(one, { userVerified: false })],
  ['a counter that fell behind', (one) => Object.assign(one, { counter: 0 })],
])('a passkey is refused from %s', async (name, change) => {
  const { authenticator } = await withPasskey(`device ${name}`.replaceAll(' ', '-').slice(0, 40))
  for (let times = 0; times < 2; times++) {
    const browser = visitor()
    const response = authenticator.prove((await asked(browser)).challenge)
    expect((await browser.ask('POST', LOGIN, { response })).statusCode).toBe(200)
  }
  const browser = visitor()
  const response = change(authenticator).prove((await asked(browser)).challenge)
  expect((await browser.ask('POST', LOGIN, { response })).statusCode).toBe(401)
})

test('a passkey that is forged is refused in the same words as one that nobody has', async () => {
  const { authenticator } = await withPasskey('forged')
  const { publicOrigin } = app.env
  const otherKey = new Authenticator(publicOrigin)
  const forge = async (made: (challenge: string) => object) => {
    const browser = visitor()
    const response = made((await asked(browser)).challenge)
    return browser.ask('POST', LOGIN, { response })
  }
  const id = authenticator.id.toString('base64url')
  const elsewhere = new Authenticator('https://phishing.example', new URL(publicOrigin).hostname)
  const answers = [
    await forge((challenge) => ({ ...otherKey.prove(challenge), id, rawId: id })),
    await forge((challenge) => ({ ...elsewhere.prove(challenge), id, rawId: id })),
    await forge((challenge) => otherKey.prove(challenge)),
    await forge(() => authenticator.prove('bm90LXRoZS1jaGFsbGVuZ2U')),
  ]
  for (const { statusCode } of answers) expect(statusCode).toBe(401)
  expect(new Set(answers.map((one) => one.json().message)).size).toBe(1)
})

test('a passkey of a disabled account signs in no one', async () => {
  const { id, authenticator } = await withPasskey('disabled')
  await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id))
  const browser = visitor()
  const response = authenticator.prove((await asked(browser)).challenge)
  expect((await browser.ask('POST', LOGIN, { response })).statusCode).toBe(401)
})

test('a passkey belongs to one account, and is renamed and removed by it alone', async () => {
  const { browser, username, authenticator } = await withPasskey('owner')
  const stranger = browserAt(app, await signIn(app))
  expect((await addPasskey(stranger, authenticator)).statusCode).toBe(409)
  const [passkey] = (await browser.ask('GET', '/api/auth/second-factor')).json().passkeys
  const url = `/api/auth/passkeys/${passkey.id}`
  expect((await stranger.ask('PATCH', url, { name: 'Mine' })).statusCode).toBe(404)
  expect((await stranger.ask('DELETE', url)).statusCode).toBe(404)
  expect((await browser.ask('PATCH', url, { name: 'Blue key' })).statusCode).toBe(200)
  expect((await browser.ask('DELETE', url)).statusCode).toBe(200)
  expect((await logIn(app, username)).statusCode).toBe(200)
})

describe('when the site moves to another address', () => {
  test('the passkeys of the old address are listed as unusable, and codes still work', async () => {
    const { browser, secret, username, id } = await withTotp(app, 'moved')
    expect((await addPasskey(browser, new Authenticator(app.env.publicOrigin))).statusCode).toBe(
      201,
    )
    await app.db.update(passkeys).set({ host: 'old.example.in' }).where(eq(passkeys.userId, id))
    const status = (await browser.ask('GET', '/api/auth/second-factor')).json()
    expect(status.passkeys).toMatchObject([{ usable: false, host: 'old.example.in' }])
    expect((await logIn(app, username)).json().secondFactor.methods).toEqual([
      'totp',
      'recovery-code',
    ])
    const again = await atCode(app, username)
    const code = { code: codeOf(secret) }
    expect((await again.ask('POST', '/api/auth/login/code', code)).statusCode).toBe(200)
  })

  test('a passkey of the old address is refused, and a recovery code signs in', async () => {
    const { id, username, authenticator, recoveryCodes } = await withPasskey('moved-key')
    await app.db.update(passkeys).set({ host: 'old.example.in' }).where(eq(passkeys.userId, id))
    const browser = visitor()
    const response = authenticator.prove((await asked(browser)).challenge)
    expect((await browser.ask('POST', LOGIN, { response })).statusCode).toBe(401)
    expect((await logIn(app, username)).json().secondFactor.methods).toEqual(['recovery-code'])
    const other = await atCode(app, username)
    const code = { code: recoveryCodes[0] }
    expect((await other.ask('POST', '/api/auth/login/code', code)).statusCode).toBe(200)
  })
})
