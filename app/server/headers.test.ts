import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { enquiry, errorShape, send, signIn, testApp } from '../../test/app.ts'

let app: FastifyInstance
let secure: FastifyInstance
beforeAll(async () => {
  app = await testApp()
  secure = await testApp({ PUBLIC_ORIGIN: 'https://www.firm.in' })
})

describe('every response carries the headers that protect it', () => {
  test.each([
    '/',
    '/contact',
    '/admin/login',
    '/api/leads',
    '/api/due-dates',
    '/api/nothing',
    '/healthz',
  ])('%s', async (url) => {
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(strict-origin|no-referrer|same-origin)/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('a rejected request has the headers that protect it', async () => {
    for (const payload of ['{', {}, enquiry({ name: '' })]) {
      const { headers } = await send(app, payload, {
        headers: { 'content-type': 'application/json' },
      })
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('a response to an address that could not be read has the headers that protect it', async () => {
    const { headers } = await app.inject('/%')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

test('a site reached by https requires https, any other does not', async () => {
  const hsts = (await secure.inject('/')).headers['strict-transport-security']
  expect(Number(/max-age=(\d+)/.exec(String(hsts))?.[1])).toBeGreaterThanOrEqual(31_536_000)
  expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security')
})

test('subdomains are bound to https only where the settings say so', async () => {
  const hstsOf = async (site: FastifyInstance) =>
    String((await site.inject('/')).headers['strict-transport-security'])
  expect(await hstsOf(secure)).not.toMatch(/includeSubDomains/i)
  const whole = await testApp({ PUBLIC_ORIGIN: 'https://www.firm.in', HSTS_SUBDOMAINS: 'true' })
  expect(await hstsOf(whole)).toMatch(/includeSubDomains/i)
})

describe('staff pages and responses to staff are not cached on the way', () => {
  test.each(['/admin', '/admin/login', '/admin/leads', '/admin/leads/1'])('%s', async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
  })

  test.each(['/api/auth/me', '/api/leads', '/api/leads/1', '/api/dashboard'])('%s', async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
    const headers = await signIn(app)
    expect((await app.inject({ url, headers })).headers['cache-control']).toBe('no-store')
  })
})

test.each([
  ['GET', '/api/nothing'],
  ['POST', '/api/nothing'],
  ['PATCH', '/api/leads/1/nothing'],
  ['DELETE', '/api/leads'],
  ['POST', '/contact'],
] as const)(
  'an address of the API at which there is nothing: %s %s is a 404 in JSON',
  async (method, url) => {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.json()).toEqual(errorShape)
  },
)

test('an address of the API at which there is nothing is a page for a browser that goes there', async () => {
  const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
  const response = await app.inject({ url: '/api/nothing', headers })
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
})

describe('the description of the API', () => {
  const places = [
    '/api/reference/openapi.json',
    '/api/reference/openapi.yaml',
    '/api/reference/',
    '/api/reference',
  ]

  test.each(places)('%s is nothing for visitors', async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(401)
    expect(response.body).not.toContain('/api/leads')
  })

  test('the description of the API is there for staff, made from the rules that are checked', async () => {
    const response = await app.inject({ url: places[0]!, headers: await signIn(app) })
    expect(response.statusCode).toBe(200)
    const { openapi, paths } = response.json()
    expect(openapi).toMatch(/^3\./)
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/leads',
        '/api/leads/{id}',
        '/api/auth/login',
        '/healthz',
        '/readyz',
      ]),
    )
    const body = JSON.stringify(paths['/api/leads'].post.requestBody)
    for (const field of ['name', 'fullName', 'phoneNumber', 'incomeSource'])
      expect(body).toContain(field)
    expect(paths['/api/leads'].post.responses).toHaveProperty('201')
  })

  test('the description of the API can be read by staff on a page', async () => {
    const response = await app.inject({ url: '/api/reference/', headers: await signIn(app) })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
  })
})

test('each error response has a number of its own', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await app.inject('/api/nothing')).json().requestId),
  )
  expect(new Set(ids).size).toBe(20)
})
