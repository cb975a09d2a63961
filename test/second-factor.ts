import type { FastifyInstance, InjectOptions } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { cookiesOf, logIn, makeAccount, signIn } from './app.ts'

type Headers = { cookie: string; origin: string }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The code of an authenticator app, some steps of 30 seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Asks the API as a browser does, which keeps the cookies that it is given. */
export function browserAt(app: FastifyInstance, { cookie, origin }: Headers) {
  const jar = new Map(cookie.split('; ').map((one) => one.split('=') as [string, string]))
  const ask = async (method: Method, url: string, payload?: object, more: InjectOptions = {}) => {
    const response = await app.inject({
      ...more,
      method,
      url,
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; '), origin },
      ...(payload && { payload }),
    })
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return { ask, jar }
}

/** A new account, signed in, with an authenticator app whose step now is used up. */
export async function withTotp(app: FastifyInstance, username: string, role?: 'admin' | 'staff') {
  const { id } = await makeAccount(app, username, role)
  const browser = browserAt(app, await signIn(app, username))
  const { secret } = (await browser.ask('POST', '/api/auth/second-factor/totp')).json()
  const confirm = () =>
    browser.ask('POST', '/api/auth/second-factor/totp/confirm', { code: codeOf(secret, -1) })
  let confirmed = await confirm()
  // The half minute may have ended in between: the step before is then too old.
  if (confirmed.statusCode === 400) confirmed = await confirm()
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  const { recoveryCodes } = confirmed.json() as { recoveryCodes: string[] }
  return { id, username, secret, recoveryCodes, browser }
}

/** A browser in which the password was right and the code is asked for. */
export async function atCode(app: FastifyInstance, username: string) {
  const response = await logIn(app, username)
  expect(response.statusCode, response.body).toBe(202)
  return browserAt(app, { cookie: cookiesOf(response), origin: app.env.publicOrigin })
}
