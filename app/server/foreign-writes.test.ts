import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  enquiry,
  errorShape,
  makeAccount,
  PASSWORD,
  send,
  signIn,
  testApp,
} from '../../test/app.ts'

let app: FastifyInstance
let cookie: string
beforeAll(async () => {
  app = await testApp({ PUBLIC_ORIGIN: 'http://www.firm.in', PORT: '3000' })
  cookie = (await signIn(app)).cookie
  await makeAccount(app, 'meera')
})

/** A write with a session, which nothing but the browser's word on its origin can stop. */
const write = (headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/password',
    payload: { currentPassword: 'not-the-password', newPassword: 'harvest-Ledger-42-cloud' },
    headers: { cookie, ...headers },
  })
/** The write was let through: only its password was rejected. */
const THROUGH = 400

test.each([
  ['comes from another site', { origin: 'https://evil.example' }],
  ['comes from a site whose name begins like ours', { origin: 'http://www.firm.in.evil.example' }],
  ['comes from a site whose name ends like ours', { origin: 'http://evil-www.firm.in' }],
  ['comes from a sibling', { origin: 'http://blog.firm.in' }],
  ['comes from another port', { origin: 'http://www.firm.in:8080' }],
  ['comes from a page without an origin', { origin: 'null' }],
  ['says nothing of where it comes from', {}],
  ['says so with a text that is no address', { origin: 'firm' }],
  ['is sent across sites', { 'sec-fetch-site': 'cross-site' }],
  ['is sent from a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['claims both', { origin: 'http://www.firm.in', 'sec-fetch-site': 'cross-site' }],
  ['claims the other way', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['only has a matching Referer', { referer: 'http://www.firm.in/admin' }],
])('a write with a session is rejected when it: %s', async (_what, headers) => {
  const response = await write(headers as Record<string, string>)
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual(errorShape)
})

test('a write with a session is rejected when it is sent to another host than it comes from', async () => {
  const response = await write({ origin: 'http://localhost:3000', host: '127.0.0.1:3000' })
  expect(response.statusCode).toBe(403)
})

describe('a write with a session is accepted when it comes from', () => {
  test.each([
    ['the public origin', { origin: 'http://www.firm.in', host: 'internal:3000' }],
    ['localhost', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['127.0.0.1', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['[::1]', { origin: 'http://[::1]:3000', host: '[::1]:3000' }],
    ['our own page, as the browser says', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar, as the browser says', { 'sec-fetch-site': 'none' }],
  ])('%s', async (_what, headers) => {
    expect((await write(headers as Record<string, string>)).statusCode).toBe(THROUGH)
  })
})

test('a forged X-Forwarded-Host does not make a foreign origin ours', async () => {
  const response = await write({
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
  })
  expect(response.statusCode).toBe(403)
})

test('another site cannot sign a visitor in, nor out', async () => {
  const headers = { origin: 'https://evil.example' }
  const payload = { username: 'meera', password: PASSWORD }
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  expect(login.statusCode).toBe(403)
  expect(login.cookies).toEqual([])
  const logout = await app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...headers, cookie },
  })
  expect(logout.statusCode).toBe(403)
  expect((await app.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode).toBe(200)
})

test('another site cannot send an enquiry with a visitor’s browser', async () => {
  const foreign = { headers: { origin: 'https://evil.example' } }
  expect((await send(app, enquiry(), foreign)).statusCode).toBe(403)
  const form = {
    headers: {
      origin: 'null',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
  }
  expect((await send(app, 'name=Asha', form)).statusCode).toBe(403)
})

test('a program without a browser may send an enquiry', async () => {
  expect((await send(app, enquiry())).statusCode).toBe(201)
})

test('reading requires no origin, and no other site may read a response', async () => {
  const headers = { cookie, origin: 'https://evil.example' }
  const response = await app.inject({ url: '/api/auth/me', headers })
  expect(response.statusCode).toBe(200)
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  expect(response.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('no preflight allows another site', async () => {
  const response = await app.inject({
    method: 'OPTIONS',
    url: '/api/leads',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  expect(response.headers).not.toHaveProperty('access-control-allow-methods')
})
