import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { WAITING } from '#app/enquiries/desk/views.server.ts'
import { leads } from '#app/platform/db/schema.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead } from '../../../../test/desk.ts'
import { responseRate } from './stats.server.ts'
import type { DeskStats } from './stats.ts'

const publicRate = async (app: FastifyInstance) => (await app.inject('/api/promise')).json()

/** Stores enquiries with responses in time, late, and without any. */
async function fill(
  app: FastifyInstance,
  counts: { inTime?: number; late?: number; missed?: number; pending?: number },
  more: object = {},
) {
  const { inTime = 0, late = 0, missed = 0, pending = 0 } = counts
  for (let i = 0; i < inTime; i++) {
    await makeLead(app, { hoursAgo: 30, firstResponseAt: inHours(-27), ...more })
  }
  for (let i = 0; i < late; i++) {
    await makeLead(app, { hoursAgo: 30, firstResponseAt: inHours(-1), ...more })
  }
  for (let i = 0; i < missed; i++) await makeLead(app, { hoursAgo: 30, ...more })
  for (let i = 0; i < pending; i++) await makeLead(app, { hoursAgo: 1, ...more })
}

test('the public response rate is null below 20 enquiries', async () => {
  const app = await testApp()
  await fill(app, { inTime: 19, pending: 5 })
  expect(await publicRate(app)).toBeNull()
})

test('the public response rate is the share of those that are overdue or have a response', async () => {
  const app = await testApp()
  await fill(app, { inTime: 15, late: 3, missed: 4, pending: 6 })
  const response = await app.inject('/api/promise')
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.json()).toEqual({ share: 68, count: 22 })
})

test('the public response rate is never rounded up', async () => {
  const app = await testApp()
  await fill(app, { inTime: 299, missed: 1 })
  expect(await publicRate(app)).toEqual({ share: 99, count: 300 })
})

test('the public response rate counts neither spam, nor old enquiries from a file, nor enquiries before the period', async () => {
  const app = await testApp()
  await fill(app, { inTime: 20 })
  await fill(app, { missed: 5 }, { status: 'spam', spamReason: 'links', closedAt: new Date() })
  await fill(app, { missed: 5 }, { source: 'import', dueAt: null })
  for (let i = 0; i < 5; i++) await makeLead(app, { hoursAgo: 24 * 30 + 1 })
  expect(await responseRate(app.db)).toEqual({ share: 100, count: 20 })
  await makeLead(app, { hoursAgo: 24 * 30 - 1 })
  expect(await responseRate(app.db)).toEqual({ share: 95, count: 21 })
})

test('the public response rate is not improved by merging or closing a missed enquiry', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  await fill(app, { inTime: 20 })
  const answered = await makeLead(app, { hoursAgo: 60, firstResponseAt: inHours(-59) })
  const [merged, closed] = [
    await makeLead(app, { hoursAgo: 50 }),
    await makeLead(app, { hoursAgo: 40 }),
  ]
  await asha.act(merged.id, 'merge', { into: answered.id })
  await asha.change(closed.id, { status: 'won' })
  expect(await responseRate(app.db)).toMatchObject({ count: 23 })
  expect((await responseRate(app.db))?.share).toBeLessThan(100)
})

test('a duplicate that was merged is not counted as answered a second time', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const since = await periodsOf(asha)
  const answer = { firstResponseBy: asha.id, receivedAt: since.month }
  const later = (hours: number) => new Date(since.month.getTime() + hours * 3_600_000)
  const root = await makeLead(app, { ...answer, firstResponseAt: later(2) })
  const duplicate = { ...answer, mergedInto: root.id }
  await makeLead(app, { ...duplicate, firstResponseAt: later(12) })
  await makeLead(app, { ...duplicate, firstResponseAt: later(30) })
  const { month, people } = (await asha.get('/api/desk/figures')) as DeskStats
  expect(month).toMatchObject({ inTime: 1, late: 1, missed: 0, pending: 0 })
  expect(people).toMatchObject([{ id: asha.id, inTime: 1, late: 1 }])
})

test('the stats of the desk count by person and by service', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const ravi = await atDesk(app, 'ravi')
  const since = await periodsOf(asha)
  const received = { receivedAt: since.month }
  const due = new Date(since.month.getTime() + 24 * 3_600_000)
  const later = (hours: number) => new Date(since.month.getTime() + hours * 3_600_000)
  const past = due.getTime() < Date.now()
  await makeLead(app, {
    ...received,
    service: 'Tax Planning',
    firstResponseAt: later(2),
    firstResponseBy: asha.id,
  })
  await makeLead(app, {
    ...received,
    service: 'Tax Planning',
    firstResponseAt: later(6),
    firstResponseBy: asha.id,
  })
  await makeLead(app, {
    ...received,
    service: 'Other',
    firstResponseAt: later(30),
    firstResponseBy: ravi.id,
  })
  await makeLead(app, { ...received, service: 'Other', ownerId: ravi.id })
  await makeLead(app, { ...received, service: 'Other' })
  // A minute before the month began: not counted.
  await makeLead(app, { receivedAt: new Date(since.month.getTime() - 60_000), service: 'Before' })

  const { month, people, services, days } = (await asha.get('/api/desk/figures')) as DeskStats
  const open = past ? { missed: 2, pending: 0 } : { missed: 0, pending: 2 }
  expect(month).toMatchObject({
    inTime: 2,
    late: 1,
    ...open,
    share: past ? 40 : 66,
    medianMinutes: 360,
  })
  expect(people).toEqual([
    expect.objectContaining({ id: asha.id, inTime: 2, late: 0, share: 100, medianMinutes: 240 }),
    expect.objectContaining({ id: ravi.id, inTime: 0, late: 1, share: 0, medianMinutes: 1800 }),
    expect.objectContaining({ id: null, name: 'Unassigned', inTime: 0, medianMinutes: null }),
  ])
  expect(services.map(({ service }) => service)).toEqual(['Other', 'Tax Planning'])
  expect(days).toHaveLength(1)
  expect(days[0]?.day).toMatch(/^\d{4}-\d\d-01$/)
})

test('the stats of a week begin on Monday, and those of a month on the first, at midnight in India', async () => {
  const app = await testApp()
  const since = await periodsOf(await atDesk(app, 'asha'))
  const india = (date: Date) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      weekday: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(date)
  expect(india(since.week)).toMatch(/^Monday.*00:00$/)
  expect(india(since.month)).toMatch(/\b1\b.*00:00$/)
  expect(Date.now() - since.week.getTime()).toBeLessThan(7 * 864e5)
  expect(since.month.getTime()).toBeLessThanOrEqual(Date.now())
})

test('the stats of the desk do not wait for one that was closed without an answer, which is missed from its due time on', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const since = await periodsOf(asha)
  const { id } = await makeLead(app, { receivedAt: since.month, dueAt: inHours(1) })
  await makeLead(app, { receivedAt: since.month, dueAt: inHours(1) })
  const month = async () => ((await asha.get('/api/desk/figures')) as DeskStats).month
  expect(await month()).toMatchObject({ pending: 2, missed: 0 })
  await asha.change(id, { status: 'lost', lostReason: 'not-reached' })
  expect(await month()).toMatchObject({ pending: 1, missed: 0, late: 0, inTime: 0, share: null })
  expect(await app.db.$count(leads, WAITING)).toBe(1)
  await app.db.update(leads).set({ dueAt: new Date() }).where(eq(leads.id, id))
  expect(await month()).toMatchObject({ pending: 1, missed: 1, share: 0 })
})

test('the stats of the desk are empty on the first day', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  expect(await asha.get('/api/desk/figures')).toMatchObject({
    week: { inTime: 0, late: 0, missed: 0, pending: 0, share: null, medianMinutes: null },
    days: [],
    people: [],
    services: [],
  })
})

async function periodsOf(who: Awaited<ReturnType<typeof atDesk>>) {
  const { week, month }: DeskStats = await who.get('/api/desk/figures')
  return { week: new Date(week.from), month: new Date(month.from) }
}
