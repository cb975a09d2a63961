import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { appointments, heldCalls, leads, mails, notifications } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { makeAccount, testApp } from '../../../../test/app.ts'
import {
  book,
  booking,
  freeTimes,
  makeCaller,
  openAlways,
  tokenIn,
} from '../../../../test/calls.ts'
import { atDesk } from '../../../../test/desk.ts'
import { mailsToSend } from '../../../../test/outbox.ts'
import { remindOfCalls } from '../reminders.server.ts'
import { deleteOldHeld } from './hold.server.ts'

const HELD_MAX = 3
let app: FastifyInstance
beforeAll(async () => {
  app = await testApp({ LIMIT_BOOKINGS: String(HELD_MAX), LIMIT_SCALE: '1', ...OTHERS })
  await makeAccount(app, 'asha', 'admin')
  await app.pool.query(
    "update users set accountant = true, bookable = false, email = 'asha@firm.example'",
  )
  await makeCaller(app, 'Meera', { email: 'meera@firm.example' })
  await makeCaller(app, 'Ravi', { email: 'ravi@firm.example' })
})
const OTHERS = { LIMIT_LEADS: '10000', LIMIT_REQUESTS: '100000', LIMIT_CONTACT: '1000' }

beforeEach(async () => {
  await app.pool.query('delete from mails; delete from leads; delete from rate_limits')
  await openAlways(app)
})

const post = (url: string, payload?: object) => app.inject({ method: 'POST', url, payload })
const callOf = async (token: string) =>
  (await app.inject(`/api/receipts/${token}/appointment`)).json()
const slotsFarApart = async () => (await freeTimes(app)).filter((_, at) => at % 4 === 0)

/** As many bookings as need no confirmation. */
async function usualBookings() {
  const slots = (await slotsFarApart()).slice(-HELD_MAX)
  for (const start of slots) expect((await book(app, booking(start))).statusCode).toBe(201)
  expect(await app.db.$count(appointments)).toBe(HELD_MAX)
}

/** A booking beyond them, with the link of its e-mail. */
async function heldBooking(start: string, changes = {}) {
  const response = await book(app, booking(start, changes))
  expect(response.statusCode, response.body).toBe(201)
  const found = await mailsToSend(app, eq(mails.kind, 'confirmation'))
  const link = /\/confirm-call\/[\w-]{43}/.exec(found.at(-1)?.text ?? '')?.[0] ?? ''
  return { response, token: tokenIn(response), link, id: response.json().id as number }
}
const stateOf = async (link: string) =>
  (await app.inject(`/api/appointments/to-confirm/${link.split('/').at(-1)}`)).json()

test('a call that is booked while bookings come unusually fast is held, and booked by the button behind the link of its email alone', async () => {
  await usualBookings()
  const start = (await slotsFarApart())[5] ?? ''
  const { response, token, link, id } = await heldBooking(start)
  expect(response.json()).toMatchObject({
    appointment: { startsAt: start },
    waiting: { keptUntil: expect.any(String) },
  })
  const kept = Date.parse(response.json().waiting.keptUntil) - Date.now()
  expect(Math.abs(kept - 30 * 60_000)).toBeLessThan(60_000)
  expect(await app.db.$count(appointments)).toBe(HELD_MAX)
  expect(await callOf(token)).toMatchObject({
    appointment: null,
    waiting: { startsAt: start },
    changeable: false,
    bookable: true,
  })
  expect((await app.inject(`/api/receipts/${token}/appointment.ics`)).statusCode).toBe(404)
  const sent = await mailsToSend(app, eq(mails.leadId, id))
  const toVisitor = sent.filter(({ kind }) => kind !== 'new-enquiry')
  expect(toVisitor).toMatchObject([
    {
      kind: 'confirmation',
      calendar: null,
      subject: expect.stringMatching(/^Confirm your call: /),
    },
    { kind: 'notification', toAddress: 'asha@firm.example' },
  ])
  expect(toVisitor[0]?.text).toContain('Your call isn’t booked yet.')

  // A mail server opens the link to check it: that books nothing.
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await app.inject({ method, url: link })).statusCode).toBe(200)
  }
  expect(await stateOf(link)).toMatchObject({ state: 'waiting', startsAt: start })
  expect(await app.db.$count(appointments)).toBe(HELD_MAX)

  const pressed = await Promise.all([post(link), post(link), post(link)])
  for (const { statusCode, headers } of pressed) {
    expect([statusCode, headers.location]).toEqual([303, `/receipt/${token}`])
  }
  expect(await app.db.$count(appointments)).toBe(HELD_MAX + 1)
  expect(await callOf(token)).toMatchObject({
    appointment: { state: 'booked', startsAt: start },
    waiting: null,
  })
  expect(await stateOf(link)).toMatchObject({ state: 'confirmed' })
  const after = await mailsToSend(app, eq(mails.leadId, id))
  expect(after.filter(({ calendar }) => calendar)).toHaveLength(1)
  const [lead] = await app.db.select().from(leads).where(eq(leads.id, id))
  expect(lead?.ownerId).not.toBeNull()
})

test('a call that is booked while bookings come unusually fast keeps its time from others for thirty minutes, and is bookable later if it is free', async () => {
  await usualBookings()
  const [, , , start = ''] = await slotsFarApart()
  const [first, second] = [await heldBooking(start), await heldBooking(start)]
  expect(await freeTimes(app)).not.toContain(start)
  expect((await book(app, booking(start))).statusCode).toBe(409)
  await app.db.update(heldCalls).set({ expiresAt: sql`now() - interval '1 minute'` })
  expect(await freeTimes(app)).toContain(start)
  expect((await callOf(first.token)).waiting).toBeNull()
  expect(await stateOf(first.link)).toMatchObject({ state: 'waiting', keptUntil: null })
  for (const { link } of [first, second]) await post(link)
  expect(await freeTimes(app)).not.toContain(start)
  // Someone who comes later is refused, and can choose another time.
  const third = await heldBooking((await slotsFarApart())[9] ?? '')
  await app.db.update(heldCalls).set({ expiresAt: sql`now() - interval '1 minute'` })
  const gone = third.response.json().appointment.startsAt
  await app.db.update(appointments).set({ unconfirmed: false })
  for (let at = 0; at < 2; at++) await book(app, booking(gone))
  expect(await stateOf(third.link)).toMatchObject({ state: 'taken' })
  expect((await post(third.link)).headers.location).toBe(third.link)
  expect((await callOf(third.token)).appointment).toBeNull()
})

test('a call that is booked while bookings come unusually fast reaches no reminder and no calendar', async () => {
  await openAlways(app)
  await usualBookings()
  const soon = (await freeTimes(app))[1] ?? ''
  const { id } = await heldBooking(soon)
  await app.db.update(heldCalls).set({ createdAt: sql`now() - interval '2 days'` })
  await remindOfCalls({ ...app.outbox, db: app.db })
  const reminders = await mailsToSend(app, eq(mails.kind, 'appointment-reminder'))
  expect(reminders.filter(({ leadId }) => leadId === id)).toEqual([])
})

test('a call that is booked while bookings come unusually fast is replaced by the next one of its enquiry, whose link alone works', async () => {
  await usualBookings()
  const slots = await slotsFarApart()
  const { token, link } = await heldBooking(slots[4] ?? '')
  const again = await post(`/api/receipts/${token}/appointment`, { start: slots[8] })
  expect(again.statusCode, again.body).toBe(200)
  expect(again.json().waiting).toMatchObject({ startsAt: slots[8] })
  expect(await freeTimes(app)).toContain(slots[4])
  expect(await stateOf(link)).toMatchObject({ message: 'This link doesn’t work' })
  expect((await post(link)).statusCode).toBe(404)
  expect(await app.db.$count(appointments)).toBe(HELD_MAX)
})

test('a call that is booked while bookings come unusually fast is held again at its own time where its enquiry asks twice', async () => {
  await usualBookings()
  const start = (await slotsFarApart())[4] ?? ''
  const [{ token }] = [await heldBooking(start), await heldBooking(start)]
  expect(await freeTimes(app)).not.toContain(start)
  const again = await post(`/api/receipts/${token}/appointment`, { start })
  expect(again.statusCode, again.body).toBe(200)
  expect(again.json().waiting).toMatchObject({ startsAt: start, keptUntil: expect.any(String) })
  expect((await book(app, booking(start))).statusCode).toBe(409)
})

test('a call that is booked while bookings come unusually fast is reported to admins once, not for each booking', async () => {
  await usualBookings()
  const slots = await slotsFarApart()
  for (const start of slots.slice(2, 6)) await heldBooking(start)
  const notified = await app.db
    .select()
    .from(notifications)
    .where(eq(notifications.kind, 'bookings-fast'))
  expect(notified).toHaveLength(1)
  const sent = await mailsToSend(app, eq(mails.toAddress, 'asha@firm.example'))
  expect(sent.filter(({ subject }) => /booked unusually fast/.test(subject))).toHaveLength(1)
})

test('a call that is booked while bookings come unusually fast is shown to staff as not confirmed, who book it once they have heard from the visitor', async () => {
  await usualBookings()
  const start = (await slotsFarApart())[6] ?? ''
  const { id, token } = await heldBooking(start, { email: '' })
  const colleague = await atDesk(app, 'colleague')
  const list = await colleague.ask(
    'GET',
    `/api/desk/calls?of=everyone&day=${indianDate(new Date(start))}`,
  )
  const shown = list.json().calls.find(({ leadId }: { leadId: number }) => leadId === id)
  expect(shown).toMatchObject({ state: 'held', startsAt: start, keptUntil: expect.any(String) })
  expect((await colleague.ask('GET', `/api/leads/${id}`)).json().nextCallAt ?? null).toBeNull()
  const confirmed = await colleague.ask('POST', `/api/desk/calls/held/${shown.id}/confirm`)
  expect(confirmed.json()).toMatchObject([{ state: 'booked', startsAt: start }])
  expect((await callOf(token)).appointment).toMatchObject({ state: 'booked' })
})

test('a call that is booked while bookings come unusually fast is erased with its enquiry, and forgotten a week after it was not confirmed', async () => {
  await usualBookings()
  const slots = await slotsFarApart()
  const { token } = await heldBooking(slots[3] ?? '')
  await post(`/api/receipts/${token}/withdraw`)
  expect(await app.db.$count(heldCalls)).toBe(0)
  expect(await freeTimes(app)).toContain(slots[3])
  await heldBooking(slots[3] ?? '')
  await deleteOldHeld(app.db)
  expect(await app.db.$count(heldCalls)).toBe(1)
  await app.db.update(heldCalls).set({ expiresAt: sql`now() - interval '8 days'` })
  await deleteOldHeld(app.db)
  expect(await app.db.$count(heldCalls)).toBe(0)
})

test('a flood of bookings by made-up people at once books no more calls than a practice has, and leaves half of each day free', async () => {
  await openAlways(app, { bufferMinutes: 15, maxPerDay: 8, daysAhead: 3 })
  const free = async () => Map.groupBy(await freeTimes(app), (slot) => indianDate(new Date(slot)))
  const before = await free()
  for (let round = 0; round < 2; round++) {
    const wanted = [...before.values()].flatMap((slots) => slots.filter((_, at) => at % 3 === 0))
    for (let at = 0; at < wanted.length; at += 20) {
      await Promise.all(wanted.slice(at, at + 20).map((start) => book(app, booking(start))))
    }
  }
  expect(await app.db.$count(appointments)).toBe(HELD_MAX)
  const after = await free()
  // What was booked without a confirmation may have taken a few of a day's times as well.
  const most = HELD_MAX * 6
  for (const [day, slots] of before) {
    expect(after.get(day)?.length ?? 0, day).toBeGreaterThanOrEqual(
      Math.floor((slots.length - most) / 2),
    )
  }
  // Somebody real books one of the times that are shown, and confirms it.
  const start = [...after.values()].at(-1)?.at(-1) ?? ''
  const { link, token } = await heldBooking(start)
  await post(link)
  expect((await callOf(token)).appointment).toMatchObject({ state: 'booked', startsAt: start })
}, 120_000)

test('a flood of bookings by made-up people holds three calls at most for one mailbox', async () => {
  await usualBookings()
  const statuses: number[] = []
  for (const [at, start] of (await slotsFarApart()).slice(2, 7).entries()) {
    const body = booking(start, { email: `asha.rao+${at}@gmail.com` })
    statuses.push((await book(app, body)).statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 409, 409])
})

test('a flood of bookings by made-up people that stays just below the limit of an hour meets that of a day', async () => {
  const slots = await slotsFarApart()
  const booked: number[] = []
  for (let hour = 0; hour < 5; hour++) {
    for (let at = 0; at < HELD_MAX; at++)
      await book(app, booking(slots[hour * HELD_MAX + at] ?? ''))
    booked.push(await app.db.$count(appointments))
    await app.pool.query("update appointments set created_at = created_at - interval '61 minutes'")
  }
  expect(booked).toEqual([3, 6, 9, 9, 9])
})
