import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pushSubscriptions } from '#app/platform/db/schema.ts'
import { errorShape, signIn, testApp } from '../../../../test/app.ts'
import { closeAfterwards } from '../../../../test/closing.ts'
import { testDatabase } from '../../../../test/database.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'
import { PushService, vapidClaims } from '../../../../test/push-service.ts'
import { deliverPush } from './deliver-push.server.ts'
import { pushContext } from './push-workers.server.ts'
import type { PushJob } from './queue.server.ts'
import { vapidKeys } from './vapid.server.ts'

let app: FastifyInstance
let service: PushService
let asha: Staff
let meera: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
  meera = await atDesk(app, 'meera')
})
beforeEach(async () => {
  await app.pool.query('delete from push_subscriptions')
  await app.pool.query("delete from pgboss.job where name = 'push'")
  service = await PushService.open()
  closeAfterwards(() => service.close())
})

/** Sends what is queued by now, as a worker does, and gives the jobs. */
async function deliverQueued(): Promise<PushJob[]> {
  await app.outbox.jobs.start()
  const jobs = await app.outbox.jobs.boss.fetch<PushJob>('push', { batchSize: 100 })
  for (const { data } of jobs) await deliverPush(pushContext(app), data)
  return jobs.map(({ data }) => data)
}

const turnOn = (staff: Staff, body: object = service.subscription()) =>
  staff.ask('PUT', '/api/push', { ...body })
const isOn = async (staff: Staff) => (await staff.get('/api/push/state')).on

test('a push message reaches the assignee’s browser, signed by the site, and names no one', async () => {
  expect((await turnOn(meera)).json()).toEqual({ on: true })
  const { id } = await makeLead(app, { name: 'Private Person' })
  await asha.change(id, { ownerId: meera.id })
  await deliverQueued()
  expect(service.received).toMatchObject([
    { payload: { kind: 'assigned', lead: id }, headers: { ttl: '86400', urgency: 'high' } },
  ])
  const { key, claims } = vapidClaims(String(service.received[0]?.headers.authorization))
  expect(key).toBe((await meera.get('/api/push/key')).publicKey)
  expect(claims).toMatchObject({ aud: service.origin, sub: `mailto:${app.env.firm.email}` })
  expect(JSON.stringify(service.received)).not.toMatch(/Private|asha|meera/)
})

test('a push message gives only the number when many are assigned at once', async () => {
  await turnOn(meera)
  const ids = [(await makeLead(app)).id, (await makeLead(app)).id, (await makeLead(app)).id]
  await asha.ask('PATCH', '/api/leads', { ids, ownerId: meera.id })
  await deliverQueued()
  expect(service.received.map(({ payload }) => payload)).toEqual([{ kind: 'assigned', count: 3 }])
})

test('a push message is sent on request as a test', async () => {
  expect((await asha.ask('POST', '/api/push/test')).statusCode).toBe(409)
  await turnOn(asha)
  expect((await asha.ask('POST', '/api/push/test')).statusCode).toBe(200)
  await deliverQueued()
  expect(service.received.map(({ payload }) => payload)).toEqual([{ kind: 'test' }])
})

test('a push message is not sent once the session has ended, by signing out or by time', async () => {
  const headers = await signIn(app, 'meera')
  await app.inject({ method: 'PUT', url: '/api/push', headers, payload: service.subscription() })
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers })
  expect(await app.db.select().from(pushSubscriptions)).toEqual([])

  await turnOn(meera, service.subscription('other'))
  await asha.change((await makeLead(app)).id, { ownerId: meera.id })
  await app.pool.query(
    `update sessions set last_seen_at = now() - interval '13 hours' where user_id = ${meera.id}`,
  )
  expect(await deliverQueued()).toHaveLength(1)
  await app.pool.query(`update sessions set last_seen_at = now() where user_id = ${meera.id}`)
  expect(service.received).toEqual([])
})

test.each([404, 410])(
  'a push message ends the subscription when the push service answers %i',
  async (status) => {
    service.status = status
    await turnOn(asha)
    await asha.ask('POST', '/api/push/test')
    await deliverQueued()
    expect(await isOn(asha)).toBe(false)
  },
)

test('a push message is tried again later when the push service fails, and given up when it refuses', async () => {
  await turnOn(meera)
  for (const [status, again] of [
    [503, 1],
    [429, 1],
    [400, 0],
  ] as const) {
    service.status = status
    await app.pool.query("delete from pgboss.job where name = 'push'")
    await asha.change((await makeLead(app)).id, { ownerId: meera.id })
    await deliverQueued()
    const { rows } = await app.pool.query(
      "select data, start_after > now() + interval '50 seconds' as later from pgboss.job where name = 'push' and state = 'created'",
    )
    expect(rows).toMatchObject(Array(again).fill({ data: { attempt: 1 }, later: true }))
  }
  expect(await isOn(meera)).toBe(true)
  expect((await app.db.select().from(pushSubscriptions))[0]?.failures).toBe(3)
})

test.each([
  'http://push.example.com/x',
  'https://push.example.com:8443/x',
  'https://user:secret@push.example.com/x',
  'https://10.0.0.7/x',
  'https://[fd00::7]/x',
  'https://localhost/x',
  'https://database/x',
  'https://metadata.google.internal/x',
  'ftp://push.example.com/x',
  'nonsense',
])('a subscription may not name %s', async (endpoint) => {
  const response = await turnOn(asha, { ...service.subscription(), endpoint })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    ...errorShape,
    message: 'The push service must be at a public https address.',
  })
})

test('a subscription may not name this machine in production', async () => {
  const site = await testApp({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://localhost:3000' })
  const staff = await atDesk(site, 'anil')
  expect((await turnOn(staff)).statusCode).toBe(400)
})

test('a subscription is never connected to if its name leads to a private host', async () => {
  const outside = 'https://localhost.localdomain.example.com/x'
  expect((await turnOn(asha, { ...service.subscription(), endpoint: outside })).statusCode).toBe(
    200,
  )
  await app.pool.query(
    `update push_subscriptions set endpoint = 'http://localhost:${new URL(service.origin).port}/x'`,
  )
  await asha.ask('POST', '/api/push/test')
  const [job] = await app.outbox.jobs.boss.fetch<PushJob>('push')
  await deliverPush({ ...pushContext(app), loopback: false }, job!.data)
  expect(service.received).toEqual([])
})

test('a subscription belongs to one browser: its next one replaces it, and another account takes it over', async () => {
  await turnOn(asha)
  await turnOn(asha, service.subscription('renewed'))
  expect(await app.db.select().from(pushSubscriptions)).toMatchObject([
    { userId: asha.id, endpoint: `${service.origin}/push/renewed` },
  ])
  await turnOn(meera, service.subscription('renewed'))
  expect(await isOn(asha)).toBe(false)
  expect(await isOn(meera)).toBe(true)
  await meera.ask('DELETE', '/api/push')
  expect(await isOn(meera)).toBe(false)
})

test.each([
  ['short', 'short'],
  // Of the right length, but no point of the curve.
  [`B${'A'.repeat(86)}`, 'A'.repeat(22)],
])('a subscription is refused without the keys of a browser: %s', async (p256dh, auth) => {
  const response = await turnOn(asha, { ...service.subscription(), keys: { p256dh, auth } })
  expect(response.statusCode).toBe(400)
})

test('a subscription gives way to newer ones of a person with many browsers', async () => {
  for (let n = 0; n < 12; n++) {
    const headers = await signIn(app, 'meera')
    const payload = service.subscription(`browser-${n}`)
    await app.inject({ method: 'PUT', url: '/api/push', headers, payload })
  }
  const stored = await app.db.select().from(pushSubscriptions)
  expect(stored).toHaveLength(10)
  expect(stored.map(({ endpoint }) => endpoint)).not.toContain(`${service.origin}/push/browser-0`)
})

test('instances that start together make one key pair', async () => {
  const database = await testDatabase()
  const keys = await Promise.all([1, 2, 3, 4].map(() => vapidKeys(database.db)))
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  await database.close()
})

test('the service worker is for staff, and its scope is the staff area alone', async () => {
  expect((await app.inject('/admin/sw.js')).statusCode).toBe(401)
  const response = await asha.ask('GET', '/admin/sw.js')
  expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['service-worker-allowed']).toBeUndefined()
  expect(response.body).not.toContain("'fetch'")
})

test('a test message is tried once, and not sent as often as one likes', async () => {
  await turnOn(asha)
  service.status = 503
  const statuses: number[] = []
  for (let n = 0; n < 20; n++) statuses.push((await asha.ask('POST', '/api/push/test')).statusCode)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
  expect(statuses.at(-1)).toBe(429)
  await deliverQueued()
  const { rows } = await app.pool.query(
    "select 1 from pgboss.job where name = 'push' and state = 'created'",
  )
  expect(rows).toEqual([])
})
