import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { enquiry, errorShape, send, signIn, testApp } from '../../test/app.ts'
import { emptyDatabase, nowhere } from '../../test/database.ts'

describe('with everything in order', () => {
  test('the process says that it lives and is ready', async () => {
    const app = await testApp()
    const alive = await app.inject('/healthz')
    const ready = await app.inject('/readyz')
    expect([alive.statusCode, ready.statusCode]).toEqual([200, 200])
    expect([alive.json(), ready.json()]).toEqual([{ status: 'alive' }, { status: 'ready' }])
    for (const response of [alive, ready])
      expect(response.headers['cache-control']).toBe('no-store')
  })
})

test('a database without the migrations is not ready', async () => {
  const app = await testApp({}, { database: await emptyDatabase() })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})

test('a database that lacks the newest migration is not ready', async () => {
  const app = await testApp()
  await app.db.execute(sql`delete from drizzle.__drizzle_migrations`)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})

describe('with the database away', () => {
  const UNREACHABLE = /4000 1234/

  test('the process lives but is not ready, and says when to try again', async () => {
    const app = await testApp({}, { database: nowhere() })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0)
    expect(ready.body).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i)
  })

  test('a read is refused with the same other ways, and without a word about saving', async () => {
    const app = await testApp({ FIRM_PHONE: '+91 4000 1234 00' }, { database: nowhere() })
    const response = await app.inject('/api/faqs')
    expect(response.statusCode).toBe(503)
    expect(response.json().message).toMatch(UNREACHABLE)
    expect(response.json().message).not.toMatch(/saved/)
  })

  test('an enquiry is not acknowledged, and another way to reach the firm is given', async () => {
    const app = await testApp({ FIRM_PHONE: '+91 4000 1234 00' }, { database: nowhere() })
    const response = await send(app, enquiry())
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual(errorShape)
    expect(response.json().message).toMatch(UNREACHABLE)
    expect(response.json().message).toContain('nothing was saved')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.body).not.toMatch(/insert|select|ECONN/i)
  })

  test('with the database away no one can sign in, and no one counts as signed in', async () => {
    const app = await testApp({}, { database: nowhere() })
    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'meera', password: 'whatever-it-is' },
    })
    expect(login.statusCode).toBe(503)
    for (const url of ['/api/auth/me', '/api/leads', '/api/dashboard']) {
      const response = await app.inject({ url, cookies: { session: 'a'.repeat(43) } })
      expect(response.statusCode, url).toBe(503)
      expect((await app.inject(url)).statusCode, url).toBe(401)
    }
  })

  test('requests that need no database work while it is away', async () => {
    const app = await testApp({}, { database: nowhere() })
    for (const url of ['/', '/api/due-dates']) expect((await app.inject(url)).statusCode).toBe(200)
  })
})

test('a database that went away and came back heals alone', async () => {
  const app = await testApp()
  const headers = await signIn(app)
  await app.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
  )
  const statuses = async () => [
    (await app.inject({ url: '/api/leads', headers })).statusCode,
    (await app.inject('/readyz')).statusCode,
  ]
  await expect.poll(statuses).toEqual([200, 200])
})
