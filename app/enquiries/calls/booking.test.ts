import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  appointments,
  holidays,
  leadEvents,
  leads,
  mails,
  notifications,
} from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { errorShape, testApp } from '../../../test/app.ts'
import { book, booking, freeTimes, makeCaller, openAlways, tokenIn } from '../../../test/calls.ts'
import { makeLead } from '../../../test/desk.ts'

let app: FastifyInstance
let meera: Awaited<ReturnType<typeof makeCaller>>
let ravi: typeof meera
beforeAll(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example' })
  meera = await makeCaller(app, 'Meera', {
    email: 'meera@firm.example',
    publicName: 'CA Meera Rao',
  })
  ravi = await makeCaller(app, 'Ravi', { email: 'ravi@firm.example' })
})
beforeEach(async () => {
  await app.db.delete(appointments)
  await openAlways(app)
})

const later = async (hours = 30) =>
  (await freeTimes(app)).find((slot) => Date.parse(slot) > Date.now() + hours * 3_600_000) ?? ''
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
const callOf = async (token: string) =>
  (await app.inject(`/api/receipts/${token}/appointment`)).json()
const kindsOf = async (leadId: number) =>
  (await app.db.select().from(mails).where(eq(mails.leadId, leadId)).orderBy(mails.id)).map(
    ({ kind, toAddress }) => `${kind} to ${toAddress}`,
  )

test('a call that a visitor books is an enquiry with an appointment, which belongs to the person who calls', async () => {
  const start = await later()
  const body = booking(start, { timeZone: 'Asia/Dubai' })
  const response = await book(app, body)
  expect(response.statusCode, response.body).toBe(201)
  const { id, dueAt, receivedAt, appointment } = response.json()
  expect(appointment.startsAt).toBe(start)
  expect(Date.parse(appointment.endsAt) - Date.parse(start)).toBe(15 * 60_000)
  expect(Date.parse(dueAt) - Date.parse(receivedAt)).toBe(24 * 3_600_000)
  const [lead] = await app.db.select().from(leads).where(eq(leads.id, id))
  expect(lead).toMatchObject({
    source: 'booking',
    name: 'Asha Rao',
    service: 'General Inquiry',
    ownerId: meera.id,
    status: 'new',
  })
  const [call] = await app.db.select().from(appointments).where(eq(appointments.leadId, id))
  expect(call).toMatchObject({ userId: meera.id, state: 'booked', timeZone: 'Asia/Dubai' })
  expect(await callOf(tokenIn(response))).toMatchObject({
    appointment: {
      state: 'booked',
      startsAt: start,
      person: 'CA Meera Rao',
      timeZone: 'Asia/Dubai',
    },
    changeable: true,
    bookable: false,
  })
  const events = await app.db.select().from(leadEvents).where(eq(leadEvents.leadId, id))
  expect(events.map(({ kind }) => kind).sort()).toEqual([
    'appointment-booked',
    'assigned',
    'received',
  ])
  expect(await kindsOf(id)).toEqual([
    'new-enquiry to office@firm.example',
    'notification to meera@firm.example',
    `appointment to ${body.email}`,
  ])
  const notified = await app.db.select().from(notifications).where(eq(notifications.leadId, id))
  expect(notified).toMatchObject([{ kind: 'appointment-booked', userId: meera.id }])
})

test('a call that a visitor books goes to the person with the fewest calls, and a time is offered while anyone is free', async () => {
  const start = await later()
  for (const { id } of [meera, ravi]) {
    expect(await freeTimes(app)).toContain(start)
    await book(app, booking(start))
    const calls = await app.db.select().from(appointments).orderBy(appointments.id)
    expect(calls.at(-1)?.userId).toBe(id)
  }
  expect(await freeTimes(app)).not.toContain(start)
})

test('a call that a visitor books needs no email address', async () => {
  const response = await book(app, booking(await later(), { email: '' }))
  expect(response.statusCode).toBe(201)
  expect(await kindsOf(response.json().id)).not.toContain('appointment to ')
})

test('a call that a visitor books is refused with the next free times once it is taken, and stores nothing', async () => {
  const start = await later()
  await book(app, booking(start))
  await book(app, booking(start))
  const before = await app.db.$count(leads)
  const response = await book(app, booking(start))
  expect(response.statusCode).toBe(409)
  const body = response.json()
  expect(body).toMatchObject({
    ...errorShape,
    message: expect.stringMatching(/^That time has just been taken\. Free now: \w{3} \d+ \w{3}, /),
  })
  expect(body.errors[0].path).toBe('start')
  expect(body.slots.length).toBeGreaterThan(3)
  expect(await freeTimes(app)).toEqual(expect.arrayContaining(body.slots))
  expect(await app.db.$count(leads)).toBe(before)
})

test('fifty visitors who book one time at once get as many calls as there are people', async () => {
  const start = await later()
  const responses = await Promise.all(Array.from({ length: 50 }, () => book(app, booking(start))))
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(2)
  expect(statuses.filter((status) => status === 409)).toHaveLength(48)
  const calls = await app.db.select().from(appointments)
  expect(calls.map(({ userId }) => userId).sort()).toEqual([meera.id, ravi.id].sort())
})

test('a call that a visitor books is stored once, though one page asks for ten times of day at once', async () => {
  const slots = (await freeTimes(app)).filter((_, at) => at % 3 === 0).slice(0, 10)
  const page = booking(slots[0] ?? '')
  const before = await app.db.$count(leads)
  const responses = await Promise.all(slots.map((start) => book(app, { ...page, start })))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201))
  expect(new Set(responses.map(tokenIn)).size).toBe(1)
  expect(await app.db.$count(appointments)).toBe(1)
  expect(await app.db.$count(leads)).toBe(before + 1)
})

test('a call that a visitor books cannot be stored twice for one person, whatever the code does', async () => {
  const start = await later()
  const rows = await Promise.all(Array.from({ length: 50 }, () => makeLead(app)))
  const at = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000)
  const results = await Promise.allSettled(
    rows.map(({ id }, index) =>
      app.db.insert(appointments).values({
        leadId: id,
        userId: meera.id,
        startsAt: at(index % 10),
        endsAt: at((index % 10) + 15),
        blockedUntil: at((index % 10) + 15),
        timeZone: 'Asia/Kolkata',
      }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a visitor’s booking leaves no one with more calls in a day than the most, even at once', async () => {
  await openAlways(app, { maxPerDay: 1 })
  const day = indianDate(new Date(await later()))
  const slots = (await freeTimes(app)).filter((slot) => indianDate(new Date(slot)) === day)
  const responses = await Promise.all(slots.slice(-12).map((slot) => book(app, booking(slot))))
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
})

test('a call that a visitor books is stored once if it is sent twice, and its sender gets the same receipt', async () => {
  const start = await later()
  const body = booking(start)
  const responses = await Promise.all([1, 2, 3].map(() => book(app, body)))
  expect(new Set(responses.map(tokenIn)).size).toBe(1)
  expect(await app.db.$count(appointments)).toBe(1)
  // After a lost response, with another time.
  const again = await book(app, { ...body, start: await later(40) })
  expect(tokenIn(again)).toBe(tokenIn(responses[0] as (typeof responses)[0]))
  expect(await app.db.$count(appointments)).toBe(1)
  // Without the key anyone could have sent it.
  const stranger = await book(app, { ...body, sendKey: undefined })
  expect(stranger.statusCode).toBe(201)
  expect(stranger.json()).not.toHaveProperty('receiptUrl')
  expect(await app.db.$count(appointments)).toBe(1)
})

test.each([
  ['in the past', () => new Date(Date.now() - 3_600_000).toISOString()],
  ['between two times', async () => new Date(Date.parse(await later()) + 60_000).toISOString()],
  ['in two years', () => new Date(Date.now() + 730 * 86_400_000).toISOString()],
])('a call that a visitor books is refused %s', async (_, start) => {
  const response = await book(app, booking(await start()))
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toEqual([
    { path: 'start', message: 'This time can’t be booked. Choose one of the times shown.' },
  ])
})

test('a call that a visitor books is refused on a holiday, within the notice and while booking is closed', async () => {
  const start = await later()
  const status = async () => (await book(app, booking(start))).statusCode
  await app.db.insert(holidays).values({ day: indianDate(new Date(start)), name: 'Diwali' })
  expect(await status()).toBe(400)
  await app.db.delete(holidays)
  await openAlways(app, { noticeMinutes: 3 * 24 * 60 })
  expect(await status()).toBe(400)
  await openAlways(app, { open: false })
  expect(await status()).toBe(400)
  expect(await freeTimes(app)).toEqual([])
})

test.each([
  [{ start: 'tomorrow' }, 'start', 'Choose a time for the call'],
  [{ start: undefined }, 'start', 'Choose a time for the call'],
  [{ phone: '12345' }, 'phone', 'Phone number must be at least 10 digits'],
  [{ name: '' }, 'name', 'Name must be at least 2 characters'],
  [{ email: 'asha' }, 'email', 'Please enter a valid email address'],
])('a call that a visitor books is rejected with %j', async (changes, path, message) => {
  const response = await book(app, booking(await later(), changes))
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toContainEqual({ path, message })
})

test.each(['Mars/Olympus', '../../etc/passwd', '<script>', 7])(
  'a call that a visitor books is shown in Indian time where the zone is %s',
  async (timeZone) => {
    const response = await book(app, booking(await later(), { timeZone }))
    expect(response.statusCode).toBe(201)
    expect((await callOf(tokenIn(response))).appointment.timeZone).toBe('Asia/Kolkata')
  },
)

test('a visitor’s booking that looks like spam is answered alike and takes no time', async () => {
  const start = await later()
  const response = await book(app, booking(start, { website: 'https://spam.example' }))
  expect(response.statusCode).toBe(201)
  expect(Object.keys(response.json()).sort()).toEqual(
    Object.keys((await book(app, booking(start))).json()).sort(),
  )
  expect(await app.db.$count(appointments)).toBe(1)
  const { id } = response.json()
  const events = await app.db.select().from(leadEvents).where(eq(leadEvents.leadId, id))
  expect(events.map(({ kind }) => kind)).toContain('appointment-refused')
  expect(await callOf(tokenIn(response))).toEqual({
    appointment: null,
    waiting: null,
    changeable: false,
    bookable: false,
  })
  const retried = await post(`/api/receipts/${tokenIn(response)}/appointment`, { start })
  expect(retried.statusCode).toBe(409)
})

test('a call for an enquiry that was sent is made by its owner, if free', async () => {
  const lead = await makeLead(app, { ownerId: ravi.id })
  const start = await later()
  const response = await post(`/api/receipts/${lead.receiptToken}/appointment`, { start })
  expect(response.statusCode, response.body).toBe(200)
  expect(response.json().appointment).toMatchObject({ person: null, startsAt: start })
  const second = await post(`/api/receipts/${lead.receiptToken}/appointment`, {
    start: await later(40),
  })
  expect(second.statusCode).toBe(409)
  expect(second.json().message).toBe('A call is already booked for this enquiry. You can move it.')
})

test('a call for an enquiry that was sent can be booked again while no one has said how the one before went', async () => {
  const { id, receiptToken } = await makeLead(app, { ownerId: ravi.id })
  const url = `/api/receipts/${receiptToken}/appointment`
  await post(url, { start: await later() })
  const passes = (minutes: number) =>
    app.db
      .update(appointments)
      .set({
        startsAt: sql`now() - make_interval(mins => ${minutes})`,
        endsAt: sql`now() - make_interval(mins => ${minutes - 15})`,
        blockedUntil: sql`now() - make_interval(mins => ${minutes - 15})`,
      })
      .where(eq(appointments.leadId, id))
  await passes(5)
  expect(await callOf(receiptToken)).toMatchObject({ changeable: false, bookable: false })
  await passes(60)
  expect(await callOf(receiptToken)).toMatchObject({ changeable: false, bookable: true })
  const start = await later()
  const response = await post(url, { start })
  expect(response.json()).toMatchObject({ appointment: { startsAt: start }, changeable: true })
  const states = await app.db.select().from(appointments).where(eq(appointments.leadId, id))
  expect(states.map(({ state }) => state)).toEqual(['booked', 'booked'])
})

test('a call for an enquiry that was sent is booked once if it is sent twice, and said to be booked both times', async () => {
  const { receiptToken } = await makeLead(app)
  const url = `/api/receipts/${receiptToken}/appointment`
  const start = await later()
  const responses = [await post(url, { start }), await post(url, { start })]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(responses[1]?.json().appointment).toMatchObject({ startsAt: start, sequence: 0 })
  expect(await app.db.$count(appointments)).toBe(1)
})

test('a call for an enquiry that was sent is booked once from ten tabs', async () => {
  const { receiptToken } = await makeLead(app)
  const slots = (await freeTimes(app)).slice(-10)
  const responses = await Promise.all(
    slots.map((start) => post(`/api/receipts/${receiptToken}/appointment`, { start })),
  )
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

describe('the link of the receipt', () => {
  const made = async () => {
    const start = await later()
    const response = await book(app, booking(start))
    return { start, token: tokenIn(response), id: response.json().id as number }
  }

  test('the link of the receipt moves the call, and notifies the visitor and the person who calls', async () => {
    const { start, token, id } = await made()
    const to = await later(50)
    const response = await post(`/api/receipts/${token}/appointment/move`, {
      start: to,
      sequence: 0,
    })
    expect(response.json().appointment).toMatchObject({
      startsAt: to,
      sequence: 1,
      state: 'booked',
    })
    expect(await freeTimes(app)).toContain(start)
    expect((await kindsOf(id)).filter((kind) => kind.startsWith('appointment'))).toHaveLength(2)
    const notified = await app.db.select().from(notifications).where(eq(notifications.leadId, id))
    expect(notified.map(({ kind }) => kind)).toEqual(['appointment-booked', 'appointment-moved'])
    // Sent twice: nothing more happens.
    await post(`/api/receipts/${token}/appointment/move`, { start: to, sequence: 0 })
    expect((await callOf(token)).appointment.sequence).toBe(1)
  })

  test('the link of the receipt moves it once when two tabs move it at once', async () => {
    const { token } = await made()
    const [first, second] = (await freeTimes(app)).slice(-2)
    const responses = await Promise.all(
      [first, second].map((start) =>
        post(`/api/receipts/${token}/appointment/move`, { start, sequence: 0 }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await callOf(token)).appointment.sequence).toBe(1)
  })

  test('the link of the receipt leaves the call at its time where the new one is taken', async () => {
    const { start, token } = await made()
    const wanted = await later(50)
    await book(app, booking(wanted))
    await book(app, booking(wanted))
    const response = await post(`/api/receipts/${token}/appointment/move`, { start: wanted })
    expect(response.statusCode).toBe(409)
    expect((await callOf(token)).appointment).toMatchObject({ startsAt: start, sequence: 0 })
  })

  test('the link of the receipt cancels the call, which frees its time, and twice is once', async () => {
    const { start, token, id } = await made()
    await book(app, booking(start))
    expect(await freeTimes(app)).not.toContain(start)
    for (const _ of [1, 2]) {
      const response = await post(`/api/receipts/${token}/appointment/cancel`, {})
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({
        appointment: { state: 'cancelled', cancelledBy: 'visitor' },
        changeable: false,
        bookable: true,
      })
    }
    expect(await freeTimes(app)).toContain(start)
    const notified = await app.db.select().from(notifications).where(eq(notifications.leadId, id))
    expect(notified.map(({ kind }) => kind)).toEqual([
      'appointment-booked',
      'appointment-cancelled',
    ])
    const moved = await post(`/api/receipts/${token}/appointment/move`, { start })
    expect(moved.statusCode).toBe(409)
    const again = await post(`/api/receipts/${token}/appointment`, { start })
    expect(again.statusCode).toBe(200)
  })

  test('the link of the receipt neither moves nor cancels a call whose time has come', async () => {
    const { token, id } = await made()
    await app.db
      .update(appointments)
      .set({ startsAt: sql`now() - interval '1 minute'` })
      .where(eq(appointments.leadId, id))
    const cancel = await post(`/api/receipts/${token}/appointment/cancel`, {})
    const move = await post(`/api/receipts/${token}/appointment/move`, { start: await later() })
    expect([cancel.statusCode, move.statusCode]).toEqual([409, 409])
    expect((await callOf(token)).changeable).toBe(false)
  })

  test('the link of the receipt gives a calendar file whose sequence number grows with each change', async () => {
    const { start, token } = await made()
    const file = async () => (await app.inject(`/api/receipts/${token}/appointment.ics`)).body
    const stamp = start.replace(/[-:]/g, '').replace('.000', '')
    expect(await file()).toContain(`DTSTART:${stamp}`)
    expect(await file()).toMatch(/METHOD:PUBLISH\r\n/)
    expect(await file()).toMatch(/SEQUENCE:0\r\n/)
    const [uid] = /UID:.*/.exec(await file()) ?? []
    await post(`/api/receipts/${token}/appointment/cancel`, {})
    expect(await file()).toMatch(/METHOD:CANCEL\r\n[\s\S]*STATUS:CANCELLED/)
    expect(await file()).toMatch(/SEQUENCE:1\r\n/)
    expect(await file()).toContain(uid)
  })

  test('the link of the receipt is a secret: a forged one leads nowhere', async () => {
    const { token } = await made()
    const start = await later(50)
    for (const guess of ['1', 'A'.repeat(43), `${token}x`, token.slice(1), token.toLowerCase()]) {
      for (const [method, path] of [
        ['GET', 'appointment'],
        ['GET', 'appointment.ics'],
        ['POST', 'appointment'],
        ['POST', 'appointment/move'],
        ['POST', 'appointment/cancel'],
      ] as const) {
        const response = await app.inject({
          method,
          url: `/api/receipts/${guess}/${path}`,
          ...(method === 'POST' && { payload: { start } }),
        })
        expect(response.statusCode, `${method} ${path}`).toBe(404)
      }
    }
    expect((await callOf(token)).appointment.sequence).toBe(0)
  })

  test('withdraws the enquiry with its call, and notifies the person who calls', async () => {
    const { start, token, id } = await made()
    await post(`/api/receipts/${token}/withdraw`, {})
    expect(await app.db.$count(appointments)).toBe(0)
    expect(await freeTimes(app)).toContain(start)
    const [mail] = await app.db.select().from(mails).orderBy(sql`${mails.id} desc`).limit(1)
    expect(mail).toMatchObject({ toAddress: 'meera@firm.example', leadId: null })
    expect(JSON.stringify(mail?.content)).toContain(`Enquiry ${id} was erased`)
  })
})

describe('enquiries that staff merged', () => {
  test('enquiries that staff merged show and change their own call alone, whichever was merged into the other', async () => {
    const [first, second] = [await makeLead(app), await makeLead(app)]
    for (const [root, member] of [
      [first, second],
      [second, first],
    ] as const) {
      await app.db.delete(appointments)
      await app.db.update(leads).set({ mergedInto: null }).where(eq(leads.id, root.id))
      await app.db.update(leads).set({ mergedInto: root.id }).where(eq(leads.id, member.id))
      const start = await later()
      for (const [owner, other] of [
        [root, member],
        [member, root],
      ] as const) {
        await app.db.delete(appointments)
        await post(`/api/receipts/${owner.receiptToken}/appointment`, { start })
        const address = `/api/receipts/${other.receiptToken}/appointment`
        expect(await callOf(other.receiptToken)).toEqual({
          appointment: null,
          waiting: null,
          changeable: false,
          bookable: true,
        })
        expect((await app.inject(`${address}.ics`)).statusCode).toBe(404)
        const move = await post(`${address}/move`, { start: await later(50) })
        const cancel = await post(`${address}/cancel`, {})
        expect([move.statusCode, cancel.statusCode]).toEqual([409, 409])
        expect((await callOf(owner.receiptToken)).appointment).toMatchObject({
          startsAt: start,
          state: 'booked',
          sequence: 0,
        })
      }
    }
  })

  test('withdraw only themselves: the call and the enquiry of the other stay', async () => {
    const root = await makeLead(app)
    const member = await makeLead(app, { mergedInto: root.id })
    await post(`/api/receipts/${member.receiptToken}/appointment`, { start: await later() })
    await post(`/api/receipts/${root.receiptToken}/withdraw`, {})
    expect((await callOf(member.receiptToken)).appointment).toMatchObject({ state: 'booked' })
  })
})
