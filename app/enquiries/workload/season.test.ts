import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { Jobs } from '#app/platform/db/jobs.ts'
import {
  forecasts,
  handlingTimes,
  holidays,
  leads,
  leaves,
  mails,
  officeHours,
  users,
} from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { makeAccount, signIn, testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { atDesk, inHours, makeLead } from '../../../test/desk.ts'
import { mailsToSend } from '../../../test/outbox.ts'
import { makeForecast, seasonBoardOf } from './board.server.ts'
import { type NoticeContext, notifyOfForecast } from './notice.server.ts'
import type { SeasonBoard } from './season.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example' })
})

/** Ten answers in five hours of one person, who so gives two in an hour. */
async function measure(by: number, minutes?: number) {
  for (let place = 0; place < 10; place++) {
    const hour = Math.floor(inHours(-72 - Math.floor(place / 2)).getTime() / HOUR_MS) * HOUR_MS
    const answeredAt = new Date(hour + (place % 2) * 60_000 + HOUR_MS / 2)
    const { id } = await makeLead(app, {
      receivedAt: new Date(answeredAt.getTime() - 2 * HOUR_MS),
      firstResponseAt: answeredAt,
      firstResponseBy: by,
    })
    if (minutes === undefined) continue
    const seconds = minutes * 60
    await app.db
      .insert(handlingTimes)
      .values({ leadId: id, userId: by, day: indianDate(answeredAt), seconds })
  }
}

describe('the board', () => {
  test('the board is for everyone of the staff while roles are open', async () => {
    await makeAccount(app, 'meera', 'staff')
    const of = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/season', headers })).statusCode
    expect(await of({})).toBe(401)
    expect(await of(await signIn(app, 'meera'))).toBe(200)
    await makeAccount(app, 'asha', 'admin')
    expect(await of(await signIn(app, 'asha'))).toBe(200)
  })

  test('the board is empty on the first day, and says what is not measured', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    const board: SeasonBoard = await asha.get('/api/season')
    expect(board).toMatchObject({
      forecast: {
        measured: false,
        overdueTonight: null,
        waiting: 0,
        capacity: null,
        replyBy: null,
      },
      notice: null,
      basis: 'unknown',
      arrivals: { total: 0 },
      handling: { answered: 0, meanMinutes: null, medianMinutes: null, answersPerHour: null },
      replyTime: { shown: false, hours: null, answered: 0 },
    })
    expect(board.people).toMatchObject([{ name: 'asha', open: 0, overdue: 0, onDuty: false }])
  })

  test('the board counts what is open by person, and what belongs to no one', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    await makeLead(app, { hoursAgo: 30, ownerId: asha.id })
    await makeLead(app, { hoursAgo: 1, ownerId: asha.id })
    await makeLead(app, { hoursAgo: 23.99 })
    await makeLead(app, { hoursAgo: 30, status: 'spam', spamReason: 'links', closedAt: new Date() })
    const { people, arrivals }: SeasonBoard = await asha.get('/api/season')
    expect(people).toMatchObject([
      { id: asha.id, open: 2, overdue: 1 },
      { id: null, name: 'Unassigned', open: 1, overdue: 0 },
    ])
    expect(arrivals.total).toBe(3)
  })

  test('the board counts arrivals by weekday and hour in India', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    // A Sunday evening in UTC is a Monday in India.
    const sunday = new Date(
      Date.now() - ((new Date().getUTCDay() + 7) % 7) * 24 * HOUR_MS - 7 * 24 * HOUR_MS,
    )
    sunday.setUTCHours(20, 0, 0, 0)
    await makeLead(app, { receivedAt: sunday })
    const { arrivals }: SeasonBoard = await asha.get('/api/season')
    expect(arrivals.counts[0]?.[1]).toBe(1)
  })

  test('today’s enquiries are not expected a second time, those of the same weekday before are', async () => {
    const practice = { roles: 'open', assignInTurn: false, showReplyTime: false } as const
    // A Wednesday, 11:30 am in India: half of the hour is over.
    const now = new Date('2026-12-02T06:00:00Z')
    const expected = async () => (await seasonBoardOf(app.db, practice, now)).forecast.expected
    for (let i = 0; i < 10; i++)
      await makeLead(app, { receivedAt: new Date('2026-12-02T05:40:00Z') })
    await makeLead(app, { receivedAt: new Date('2026-11-24T05:40:00Z') })
    expect(await expected()).toBe(0)
    for (let i = 0; i < 10; i++)
      await makeLead(app, { receivedAt: new Date('2026-11-25T05:40:00Z') })
    expect(await expected()).toBe(5)
  })

  test('the board expects nothing, not 0, while no day like today has been seen', async () => {
    const practice = { roles: 'open', assignInTurn: false, showReplyTime: false } as const
    const now = new Date('2026-11-30T06:00:00Z')
    const board = () => seasonBoardOf(app.db, practice, now)
    // From a Friday on; the day asked about is a Monday.
    for (const day of [27, 28, 29])
      for (let i = 0; i < 10; i++)
        await makeLead(app, { receivedAt: new Date(`2026-11-${day}T06:10:00Z`) })
    expect((await board()).forecast).toMatchObject({ waiting: 30, expected: null })
    await makeLead(app, { receivedAt: new Date('2026-11-23T18:00:00Z') })
    expect((await board()).forecast.expected).toBe(0)
  })

  test('the board measures minutes for an enquiry from ten on, and answers in an hour', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    await measure(asha.id)
    const first: SeasonBoard = await asha.get('/api/season')
    expect(first.handling).toMatchObject({
      answered: 10,
      measured: 0,
      meanMinutes: null,
      answersPerHour: 2,
    })
    await measure(asha.id, 12)
    const second: SeasonBoard = await asha.get('/api/season')
    expect(second.handling).toMatchObject({ measured: 10, meanMinutes: 12, medianMinutes: 12 })
  })

  test('a duplicate that was merged is neither an arrival nor an answer', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    await measure(asha.id)
    const [root] = await app.db.select().from(leads).orderBy(leads.id).limit(1)
    for (const hoursAgo of [10, 100]) {
      const answer = { firstResponseAt: inHours(-9), firstResponseBy: asha.id }
      await makeLead(app, { hoursAgo, ...answer, mergedInto: root?.id })
    }
    const { handling, arrivals }: SeasonBoard = await asha.get('/api/season')
    expect(handling).toMatchObject({ answered: 10, answersPerHour: 2 })
    expect(arrivals.total).toBe(10)
  })

  test('the board knows who is on duty, on leave and at which hours', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    const ravi = await atDesk(app, 'ravi')
    const today = indianDate(new Date())
    await app.db.update(users).set({ onDuty: true })
    await app.db.insert(leaves).values({ userId: ravi.id, firstDay: today, lastDay: today })
    for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
      await app.db.insert(officeHours).values({ weekday, opens: '08:00', closes: '20:00' })
    }
    const { people, basis, office }: SeasonBoard = await asha.get('/api/season')
    const hours = {
      start: atIndianTime(today, '08:00').toISOString(),
      end: atIndianTime(today, '20:00').toISOString(),
    }
    expect(basis).toBe('duty')
    expect(office).toEqual({ holiday: null, today: [hours] })
    expect(people).toMatchObject([
      { id: asha.id, onLeave: false, today: [hours] },
      { id: ravi.id, onLeave: true, today: [] },
    ])
    await app.db.insert(holidays).values({ day: today, name: 'Bonalu' })
    const closed: SeasonBoard = await asha.get('/api/season')
    expect(closed.office).toEqual({ holiday: 'Bonalu', today: [] })
  })

  test.each([
    ['of enquiries with low numbers', 1],
    ['of enquiries numbered in the thousands', 5_000],
  ])(
    'the board counts on who answered lately where no one is available, %s',
    async (_, firstNumber) => {
      const asha = await atDesk(app, 'asha', 'admin')
      const ravi = await atDesk(app, 'ravi')
      await makeAccount(app, 'meera')
      await app.pool.query(`alter table leads alter column id restart with ${firstNumber}`)
      await measure(ravi.id)
      // One whose number is that of its owner, and which no one answered.
      await makeLead(app, { hoursAgo: 1, ownerId: asha.id })
      const { basis, people }: SeasonBoard = await asha.get('/api/season')
      expect(basis).toBe('answered')
      expect(people.filter(({ counts }) => counts)).toMatchObject([{ id: ravi.id }])
    },
  )

  test('the board makes no forecast where no one is available and no one has answered', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    await makeLead(app, { hoursAgo: 20 })
    const { basis, forecast }: SeasonBoard = await asha.get('/api/season')
    expect(basis).toBe('unknown')
    expect(forecast).toMatchObject({ waiting: 1, overdueTonight: null, capacity: null })
  })

  test('the board counts as open what the desk does: the owner’s list, the choice of an owner and the board agree', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    const mine = { ownerId: asha.id }
    const { id } = await makeLead(app, { ...mine, hoursAgo: 30 })
    await makeLead(app, { ...mine, firstResponseAt: new Date(), status: 'in progress' })
    await makeLead(app, { ...mine, source: 'import', dueAt: null })
    await makeLead(app, { ...mine, mergedInto: id })
    await makeLead(app, { ...mine, status: 'won', closedAt: new Date() })
    const { people }: SeasonBoard = await asha.get('/api/season')
    expect(people[0]).toMatchObject({ id: asha.id, open: 3 })
    expect((await asha.get('/api/leads?view=mine')).total).toBe(3)
    expect((await asha.get('/api/desk/counts')).mine).toBe(3)
    expect((await asha.get('/api/desk/people'))[0]).toMatchObject({ id: asha.id, open: 3 })
  })

  test('menu, list and workload count the same enquiries as waiting, without those from a file', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    const answered = { firstResponseAt: inHours(-2), status: 'contacted' as const, hoursAgo: 30 }
    const imported = { source: 'import' as const, dueAt: null, hoursAgo: 900 }
    const { id } = await makeLead(app, { hoursAgo: 30 })
    await makeLead(app, { hoursAgo: 1, status: 'in progress' })
    await makeLead(app, { ...answered, followUpAt: inHours(-1) })
    await makeLead(app, { ...imported, followUpAt: inHours(-1) })
    for (const status of ['new', 'contacted', 'in progress'] as const)
      await makeLead(app, { ...imported, status })
    await makeLead(app, { mergedInto: id })
    await makeLead(app, { status: 'spam', spamReason: 'links', closedAt: new Date() })
    await makeLead(app, answered)
    const { forecast, followUps, people }: SeasonBoard = await asha.get('/api/season')
    expect([forecast.waiting, forecast.overdueNow, followUps]).toEqual([2, 1, 2])
    expect(people).toMatchObject([{ open: 0 }, { id: null, open: 8, overdue: 1 }])
    expect((await asha.get('/api/leads?view=needs-answer')).total).toBe(4)
    const counts = await asha.get('/api/desk/counts')
    expect(counts).toMatchObject({ 'needs-answer': 4, overdue: 1, answered: 2 })
    expect(counts.all).toBe((await asha.get('/api/leads?view=all')).items.length)
  })

  test('the board does not promise to be in time while it cannot tell how many a person answers', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    await app.db.update(users).set({ onDuty: true })
    // After any weekend: what is due while the office is closed is certain to be missed.
    const later = { hoursAgo: 0, dueAt: inHours(240) }
    for (let place = 0; place < 30; place++) await makeLead(app, later)
    const board: SeasonBoard = await asha.get('/api/season')
    expect(board.basis).toBe('duty')
    expect(board.forecast).toMatchObject({ measured: false, overdueTonight: null, waiting: 30 })
  })

  test('nobody on duty counts as nobody at work while enquiries are assigned in turn', async () => {
    const asha = await atDesk(app, 'asha', 'admin')
    await measure(asha.id)
    const practice = { roles: 'open', assignInTurn: false } as const
    const now = new Date()
    expect((await makeForecast(app.db, practice, now)).workers).toHaveLength(1)
    const inTurn = await makeForecast(app.db, { ...practice, assignInTurn: true }, now)
    expect(inTurn).toMatchObject({ workers: [], forecast: { capacity: 0, replyBy: null } })
  })
})

describe('the notice', () => {
  /** 27 July 2026 is a Monday. */
  const at = (time: string) => atIndianTime('2026-07-27', time)
  const contextOf = (site: FastifyInstance): NoticeContext => ({
    ...site.outbox,
    db: site.db,
    practice: site.env,
  })
  const overload = () => makeLead(app, { receivedAt: atIndianTime('2026-07-26', '22:00') })
  const storedForecasts = () => app.db.select().from(forecasts)
  /** A person who is at the desk is available for enquiries, and away for the month. */
  const allAway = async () => {
    await app.db.update(users).set({ onDuty: true })
    const away = { firstDay: '2026-07-27', lastDay: '2026-08-30' }
    const people = await app.db.select({ userId: users.id }).from(users)
    await app.db.insert(leaves).values(people.map((person) => ({ ...person, ...away })))
  }

  test('the notice goes out once, from two instances that run at the same time', async () => {
    await makeAccount(app, 'asha', 'admin')
    await makeAccount(app, 'ravi')
    await makeAccount(app, 'meera')
    await app.db.update(users).set({ email: 'asha@firm.example' }).where(eq(users.username, 'asha'))
    await app.db
      .update(users)
      .set({ email: 'ravi@firm.example', onDuty: true })
      .where(eq(users.username, 'ravi'))
    await app.db
      .update(users)
      .set({ email: 'meera@firm.example' })
      .where(eq(users.username, 'meera'))
    await app.db.insert(leaves).values({
      userId: (await app.db.select().from(users).where(eq(users.username, 'ravi')))[0]!.id,
      firstDay: '2026-07-27',
      lastDay: '2026-08-30',
    })
    await overload()
    const jobs = new Jobs(app.pool, app.log)
    closeAfterwards(() => jobs.stop())
    const instances = [contextOf(app), { ...contextOf(app), jobs }]
    await Promise.all(
      instances.flatMap((one) => [
        notifyOfForecast(one, at('09:05')),
        notifyOfForecast(one, at('09:05')),
      ]),
    )
    await notifyOfForecast(contextOf(app), at('10:00'))

    expect(await storedForecasts()).toMatchObject([
      { day: '2026-07-27', detail: { overdueTonight: 1 }, notifiedAt: at('09:05') },
    ])
    const written = (await mailsToSend(app)).filter(({ kind }) => kind === 'forecast')
    expect(written.map(({ toAddress }) => toAddress).sort()).toEqual([
      'asha@firm.example',
      'ravi@firm.example',
    ])
    expect(written[0]?.subject).toBe(
      '27 July 2026: 1 enquiry would miss the 24-hour promise tonight',
    )
    expect(written[0]?.text).toContain('28 Jul 2026, 10:00 am IST')
    expect(JSON.stringify(written)).not.toContain('Asha Rao')
  })

  test('the notice waits for nine o’clock, comes as soon as it holds, and not from noon on', async () => {
    await makeAccount(app, 'asha', 'admin')
    await allAway()
    await notifyOfForecast(contextOf(app), at('09:10'))
    expect(await storedForecasts()).toEqual([])
    await overload()
    for (const time of ['08:59', '12:00', '20:00']) await notifyOfForecast(contextOf(app), at(time))
    expect(await storedForecasts()).toEqual([])
    await notifyOfForecast(contextOf(app), at('11:59'))
    expect(await storedForecasts()).toHaveLength(1)
  })

  test('the notice reaches those who chose reminders; where no one has an address, MAIL_STAFF', async () => {
    await makeAccount(app, 'asha', 'admin')
    await app.db.update(users).set({ email: 'asha@firm.example', mailDue: false })
    await allAway()
    await overload()
    await notifyOfForecast(contextOf(app), at('09:05'))
    const written = await app.db.select().from(mails).where(eq(mails.kind, 'forecast'))
    expect(written.map(({ toAddress }) => toAddress)).toEqual(['office@firm.example'])
  })

  test('the notice never goes out where no one uses the Available switch', async () => {
    const asha = await makeAccount(app, 'asha', 'admin')
    await overload()
    await notifyOfForecast(contextOf(app), at('09:05'))
    await measure(asha.id)
    await notifyOfForecast(contextOf(app), at('11:00'))
    expect(await storedForecasts()).toEqual([])
    expect(await mailsToSend(app)).toEqual([])
  })

  test('the notice is seen by everyone at the desk on that day', async () => {
    const ravi = await atDesk(app, 'ravi')
    expect(await ravi.get('/api/season/notice')).toBeNull()
    const [day, now] = [indianDate(new Date()), new Date()]
    const detail = { overdueTonight: 3, replyBy: null }
    await app.db.insert(forecasts).values({ day, detail, madeAt: now, notifiedAt: now })
    expect(await ravi.get('/api/season/notice')).toEqual({
      day,
      madeAt: now.toISOString(),
      overdueTonight: 3,
      replyBy: null,
    })
    await app.db.update(forecasts).set({ day: '2026-07-01' })
    expect(await ravi.get('/api/season/notice')).toBeNull()
  })
})

describe('the usual reply time', () => {
  const fill = async (count: number, hours: number, more: object = {}) => {
    for (let place = 0; place < count; place++) {
      const answered = { firstResponseAt: inHours(hours - 48) }
      await makeLead(app, { hoursAgo: 48, ...answered, ...more })
    }
  }
  const shown = async () => (await app.inject('/api/reply-time')).json()

  beforeEach(async () => {
    app = await testApp({ SHOW_REPLY_TIME: 'true' })
  })

  test('the usual reply time is what 4 of 5 got, rounded up, from 20 answers on', async () => {
    await fill(15, 1.2)
    await fill(4, 4.1)
    expect(await shown()).toBeNull()
    app = await testApp({ SHOW_REPLY_TIME: 'true' })
    await fill(15, 1.2)
    await fill(1, 4.1)
    await fill(4, 20)
    expect(await shown()).toEqual({ hours: 5 })
  })

  test('the usual reply time counts what was never answered as the longest', async () => {
    await fill(20, 2)
    await fill(4, 0, { firstResponseAt: null })
    await fill(3, 0, { firstResponseAt: null })
    expect(await shown()).toBeNull()
  })

  test('the usual reply time is not shown where it is no shorter than the promise, nor unless it is set', async () => {
    await fill(20, 23.5)
    expect(await shown()).toBeNull()
    app = await testApp()
    await fill(20, 2)
    expect(await shown()).toBeNull()
    expect(await app.db.$count(leads)).toBe(20)
  })

  test('the usual reply time does not count spam and what was answered longer ago', async () => {
    await fill(19, 2)
    await fill(5, 2, { status: 'spam', spamReason: 'links', closedAt: new Date() })
    await fill(5, 2, { hoursAgo: 24 * 16, firstResponseAt: inHours(-24 * 15) })
    expect(await shown()).toBeNull()
  })
})
