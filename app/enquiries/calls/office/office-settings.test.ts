import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addDays, DEFAULT_HOURS } from '#app/enquiries/office/office-hours.ts'
import { activity, appointments, bookingRules, holidays } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { weekdayOf } from '#app/ui/time/zoned.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'

let app: Awaited<ReturnType<typeof testApp>>
let meera: Staff
let ravi: Staff
let sunil: Staff
const today = indianDate(new Date())
/** The Monday after next week begins: no test of today’s hour changes it. */
const monday = Array.from({ length: 7 }, (_, ahead) => addDays(today, 7 + ahead)).find(
  (day) => weekdayOf(day) === 1,
) as string

beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera', 'admin')
  ravi = await atDesk(app, 'ravi')
  sunil = await atDesk(app, 'sunil')
})

async function bookedAt(day: string, time: string, userId = ravi.id) {
  const lead = await makeLead(app)
  const startsAt = atIndianTime(day, time)
  const later = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
  const row = { leadId: lead.id, userId, startsAt, endsAt: later(15), blockedUntil: later(30) }
  const [call] = await app.db
    .insert(appointments)
    .values({ ...row, timeZone: 'Asia/Kolkata' })
    .returning()
  return { id: call?.id, leadId: lead.id }
}

const verbs = async () => (await app.db.select().from(activity)).map(({ verb }) => verb)

test('everyone may read when the office is open; until it is set, the usual hours', async () => {
  const response = await app.inject('/api/office')
  expect(response.json()).toEqual({
    isSet: false,
    hours: DEFAULT_HOURS,
    holidays: [],
    skipsClosedDays: false,
  })
})

describe('without the right', () => {
  test.each([
    ['GET', '/api/office/settings'],
    ['PUT', '/api/office/hours', { hours: [] }],
    ['POST', '/api/office/holidays/india', { year: '2027' }],
    ['PUT', '/api/office/holidays/2027-01-26', { name: 'Republic Day' }],
    ['DELETE', '/api/office/holidays/2027-01-26'],
    ['PUT', '/api/office/rules', rules()],
    ['PUT', '/api/office/closed-days', { skipsClosedDays: true }],
  ] as const)('%s %s is for admins', async (method, url, body?) => {
    const byVisitor = await app.inject({ method, url, ...(body && { payload: body }) })
    expect(byVisitor.statusCode).toBe(401)
    expect((await ravi.ask(method, url, body)).statusCode).toBe(403)
  })

  test('without the right no one changes a colleague’s times or leave but an admin', async () => {
    const url = `/api/office/people/${ravi.id}`
    expect((await sunil.ask('PUT', url, { bookable: false, hours: [] })).statusCode).toBe(403)
    const leave = { firstDay: monday, lastDay: monday, note: '' }
    expect((await sunil.ask('POST', `${url}/leaves`, leave)).statusCode).toBe(403)
    expect((await sunil.ask('DELETE', `${url}/leaves/1`)).statusCode).toBe(403)
    expect((await ravi.ask('GET', url)).statusCode).toBe(200)
    expect((await meera.ask('GET', url)).statusCode).toBe(200)
  })
})

test('a change of someone’s hours leaves whether they take calls as it is, and the other way round', async () => {
  const url = `/api/office/people/${ravi.id}`
  const hours = [{ weekday: 2, opens: '10:00', closes: '13:00' }]
  onTestFinished(async () => {
    await meera.ask('PUT', url, { bookable: true, hours: [] })
  })
  for (const change of [{ bookable: false }, { hours }]) {
    const response = await meera.ask('PUT', url, change)
    expect(response.statusCode, response.body).toBe(200)
  }
  expect(await meera.get(url)).toMatchObject({ bookable: false, hours })
  await meera.ask('PUT', url, { bookable: true })
  expect(await meera.get(url)).toMatchObject({ bookable: true, hours })
})

test.each([
  ['a span that ends before it begins', [{ weekday: 1, opens: '18:00', closes: '10:00' }]],
  ['no such time', [{ weekday: 1, opens: '10:00', closes: '25:00' }]],
  ['no such weekday', [{ weekday: 8, opens: '10:00', closes: '18:00' }]],
  [
    'spans that overlap',
    [
      { weekday: 1, opens: '10:00', closes: '13:00' },
      { weekday: 1, opens: '12:59', closes: '18:00' },
    ],
  ],
])('hours with %s are rejected', async (_what, hours) => {
  expect((await meera.ask('PUT', '/api/office/hours', { hours })).statusCode).toBe(400)
})

test('hours are set with a lunch break, read by everyone, and reset', async () => {
  const hours = [
    { weekday: 1, opens: '10:00', closes: '13:00' },
    { weekday: 1, opens: '13:00', closes: '18:00' },
  ]
  const saved = await meera.ask('PUT', '/api/office/hours', { hours })
  expect(saved.json()).toEqual({ saved: true, conflicts: [] })
  expect((await app.inject('/api/office')).json()).toMatchObject({ isSet: true, hours })
  await meera.ask('PUT', '/api/office/hours', { hours: [] })
  expect((await app.inject('/api/office')).json()).toMatchObject({ isSet: false })
  expect(await verbs()).toEqual(expect.arrayContaining(['set-office-hours', 'reset-office-hours']))
})

test('a call that new hours would leave out is named, and nothing changes until that is confirmed', async () => {
  const call = await bookedAt(monday, '17:00')
  await bookedAt(monday, '11:00')
  const hours = [{ weekday: 1, opens: '10:00', closes: '16:00' }]
  const asked = await meera.ask('PUT', '/api/office/hours', { hours })
  expect(asked.json()).toMatchObject({
    saved: false,
    conflicts: [{ id: call.id, leadId: call.leadId, person: 'ravi' }],
  })
  expect((await app.inject('/api/office')).json()).toMatchObject({ isSet: false })
  const saved = await meera.ask('PUT', '/api/office/hours', { hours, confirmed: true })
  expect(saved.json()).toMatchObject({ saved: true })
  const [kept] = await app.db.select().from(appointments)
  expect(kept?.state).toBe('booked')
  // It was out of hours before: a change that has nothing to do with it asks nothing.
  const wider = [...hours, { weekday: 2, opens: '10:00', closes: '16:00' }]
  const again = await meera.ask('PUT', '/api/office/hours', { hours: wider })
  expect(again.json()).toEqual({ saved: true, conflicts: [] })
  await meera.ask('PUT', '/api/office/hours', { hours: [] })
  await app.db.delete(appointments)
})

test('a holiday on which a call is booked asks first; one that is worked on closes nothing', async () => {
  await bookedAt(monday, '11:00')
  const url = `/api/office/holidays/${monday}`
  const body = { name: 'Founder’s Day' }
  expect((await meera.ask('PUT', url, body)).json()).toMatchObject({ saved: false })
  expect(await app.db.select().from(holidays)).toEqual([])
  const kept = await meera.ask('PUT', url, { ...body, observed: false })
  expect(kept.json()).toMatchObject({ saved: true })
  expect((await app.inject('/api/office')).json()).toMatchObject({ holidays: [] })
  await meera.ask('PUT', url, { ...body, confirmed: true })
  expect((await app.inject('/api/office')).json()).toMatchObject({
    holidays: [{ day: monday, ...body }],
  })
  expect((await meera.ask('DELETE', url)).json()).toMatchObject({ saved: true })
  expect((await meera.ask('DELETE', url)).statusCode).toBe(404)
  expect((await meera.ask('PUT', '/api/office/holidays/2027-02-30', body)).statusCode).toBe(400)
  await app.db.delete(appointments)
})

test('India’s holidays are added once, only those to come, and leave a day that was marked before as it is', async () => {
  await meera.ask('PUT', '/api/office/holidays/2027-12-25', { name: 'Xmas', observed: false })
  for (const _ of [1, 2]) {
    const added = await meera.ask('POST', '/api/office/holidays/india', { year: '2027' })
    expect(added.json()).toMatchObject({ saved: true })
  }
  const rows = await app.db.select().from(holidays)
  expect(rows).toContainEqual({ day: '2027-01-26', name: 'Republic Day', observed: true })
  expect(rows).toContainEqual({ day: '2027-12-25', name: 'Xmas', observed: false })
  expect(rows.every(({ day }) => day >= today)).toBe(true)
  const unknown = await meera.ask('POST', '/api/office/holidays/india', { year: '1999' })
  expect(unknown.statusCode).toBe(400)
  await app.db.delete(holidays)
})

test('booking rules are stored in one row, with who changed them', async () => {
  const saved = await meera.ask('PUT', '/api/office/rules', rules({ maxPerDay: '5' }))
  expect(saved.json()).toMatchObject({ rules: rules({ maxPerDay: 5 }), changedBy: 'meera' })
  await meera.ask('PUT', '/api/office/rules', rules())
  expect(await app.db.select().from(bookingRules)).toHaveLength(1)
  for (const wrong of [{ bufferMinutes: 121 }, { maxPerDay: 0 }, { daysAhead: 61 }]) {
    expect((await meera.ask('PUT', '/api/office/rules', rules(wrong))).statusCode).toBe(400)
  }
})

test('taking leave over a booked call asks first; leave twice on a day is refused', async () => {
  const call = await bookedAt(monday, '11:00')
  const url = `/api/office/people/${ravi.id}/leaves`
  const leave = { firstDay: addDays(monday, -2), lastDay: monday, note: 'Family' }
  expect((await ravi.ask('POST', url, leave)).json()).toMatchObject({
    saved: false,
    conflicts: [{ id: call.id }],
  })
  const saved = await ravi.ask('POST', url, { ...leave, confirmed: true })
  expect(saved.json()).toMatchObject({ saved: true })
  expect((await ravi.ask('POST', url, leave)).statusCode).toBe(409)
  const swapped = { ...leave, firstDay: monday, lastDay: addDays(monday, -1) }
  expect((await ravi.ask('POST', url, swapped)).statusCode).toBe(400)
  const { leaves } = await ravi.get(`/api/office/people/${ravi.id}`)
  expect(leaves).toMatchObject([{ note: 'Family' }])
  // Colleagues see that he is away, and not why.
  const seen = await sunil.get(`/api/office/people/${ravi.id}`)
  expect(seen.leaves).toMatchObject([{ firstDay: leave.firstDay, note: '' }])
  expect((await meera.get('/api/office/settings')).away).toMatchObject([{ name: 'ravi' }])
  // Of another person: no such leave.
  const foreign = `/api/office/people/${sunil.id}/leaves/${leaves[0].id}`
  expect((await sunil.ask('DELETE', foreign)).statusCode).toBe(404)
  expect((await ravi.ask('DELETE', `${url}/${leaves[0].id}`)).json()).toMatchObject({ leaves: [] })
  expect(await verbs()).toEqual(expect.arrayContaining(['added-leave', 'removed-leave']))
  await app.db.delete(appointments)
})

test('an admin sets when a colleague takes calls; fewer hours ask about calls outside them', async () => {
  await bookedAt(monday, '17:00')
  const url = `/api/office/people/${ravi.id}`
  const hours = [{ weekday: 1, opens: '10:00', closes: '14:00' }]
  const body = { bookable: true, hours }
  expect((await meera.ask('PUT', url, body)).json()).toMatchObject({ saved: false })
  expect((await ravi.get(url)).hours).toEqual([])
  await meera.ask('PUT', url, { ...body, bookable: false, confirmed: true })
  expect(await ravi.get(url)).toMatchObject({ bookable: false, hours })
  const unknown = await meera.ask('PUT', '/api/office/people/99999', body)
  expect(unknown.statusCode).toBe(404)
})

function rules(change: object = {}) {
  const usual = { bufferMinutes: 15, maxPerDay: 8, noticeMinutes: 120, daysAhead: 14 }
  return { open: true, ...usual, ...change }
}
