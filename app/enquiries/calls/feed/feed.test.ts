import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { activity, appointments, calendarFeeds, users } from '#app/platform/db/schema.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../../test/desk.ts'

let app: Awaited<ReturnType<typeof testApp>>
let ravi: Staff

beforeAll(async () => {
  app = await testApp({ PUBLIC_ORIGIN: 'https://www.firm.in' })
  ravi = await atDesk(app, 'ravi')
})

async function book(hours: number, more: Partial<typeof appointments.$inferInsert> = {}) {
  const lead = await makeLead(app, { name: 'Asha Rao', phone: '+91 98765 43210' })
  const startsAt = inHours(hours)
  const later = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
  const row = { leadId: lead.id, userId: ravi.id, startsAt, endsAt: later(15) }
  await app.db
    .insert(appointments)
    .values({ ...row, blockedUntil: later(30), timeZone: 'Asia/Dubai', ...more })
  return lead.id
}

const make = async () => (await ravi.ask('POST', '/api/calendar-feed')).json()
const pathOf = (address: string) => new URL(address).pathname

test('a calendar address shows times, enquiry numbers and links, and no names', async () => {
  const coming = await book(24)
  const cancelled = await book(30, { state: 'cancelled', cancelledBy: 'visitor' })
  const long = await book(-24 * 31, { state: 'done' })
  const { address } = await make()
  expect(address).toMatch(/^https:\/\/www\.firm\.in\/calendar\/[\w-]{43}\.ics$/)
  const response = await app.inject(pathOf(address))
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const text = response.body.replaceAll('\r\n ', '')
  expect(text).toContain(`SUMMARY:Call: enquiry ${coming}`)
  expect(text).toContain(`https://www.firm.in/admin/leads/${coming}`)
  for (const gone of [cancelled, long]) expect(text).not.toContain(`enquiry ${gone}`)
  expect(text).not.toMatch(/Asha|98765|changed my job/)
})

test('a calendar that has the calls already gets 304 until one changes', async () => {
  const { address } = await make()
  const { etag } = (await app.inject(pathOf(address))).headers
  const again = await app.inject({
    url: pathOf(address),
    headers: { 'if-none-match': String(etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await book(50)
  const changed = await app.inject({
    url: pathOf(address),
    headers: { 'if-none-match': String(etag) },
  })
  expect(changed.statusCode).toBe(200)
})

test('only the hash of a calendar address is stored, and the account sees when it was fetched', async () => {
  const { address } = await make()
  expect((await ravi.get('/api/calendar-feed')).lastFetchedAt).toBeNull()
  await app.inject(pathOf(address))
  const state = await ravi.get('/api/calendar-feed')
  expect(state.lastFetchedAt).toEqual(expect.any(String))
  expect(state).not.toHaveProperty('address')
  const token = pathOf(address).split('/')[2]?.replace('.ics', '') ?? ''
  const stored = JSON.stringify(await app.db.select().from(calendarFeeds))
  expect(stored).not.toContain(token)
  expect(JSON.stringify(await app.db.select().from(activity))).not.toContain(token)
})

test('a calendar address that was renewed, removed or forged, or whose account is disabled, is not found', async () => {
  const first = pathOf((await make()).address)
  const second = pathOf((await make()).address)
  const status = async (path: string) => (await app.inject(path)).statusCode
  expect([await status(first), await status(second)]).toEqual([404, 200])
  const forged = second.replace(/.\.ics$/, (end) => `${end.startsWith('A') ? 'B' : 'A'}.ics`)
  for (const path of [
    forged,
    '/calendar/x.ics',
    `/calendar/${'a'.repeat(250)}.ics`,
    '/calendar/%27.ics',
  ]) {
    expect(await status(path), path).toBe(404)
  }
  await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, ravi.id))
  expect(await status(second)).toBe(404)
  await app.db.update(users).set({ disabledAt: null }).where(eq(users.id, ravi.id))
  expect(await status(second)).toBe(200)
  const fresh = await atDesk(app, 'ravi-again')
  expect((await fresh.ask('DELETE', '/api/calendar-feed')).statusCode).toBe(200)
  expect(await status(second)).toBe(200)
  await ravi.ask('DELETE', '/api/calendar-feed')
  expect(await status(second)).toBe(404)
})

test('a visitor can’t make a calendar address', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expect((await app.inject({ method, url: '/api/calendar-feed' })).statusCode).toBe(401)
  }
})

test('guesses at calendar addresses are limited', async () => {
  const limited = await testApp({ LIMIT_SCALE: '1' })
  let last = 404
  for (let tries = 0; tries < 1_000 && last === 404; tries++) {
    last = (await limited.inject(`/calendar/${'a'.repeat(43)}.ics`)).statusCode
  }
  expect(last).toBe(429)
})
