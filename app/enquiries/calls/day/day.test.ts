import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#app/enquiries/office/office-hours.ts'
import { appointments, holidays, leads, leaves } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'

let app: Awaited<ReturnType<typeof testApp>>
let ravi: Staff
let sunil: Staff

beforeAll(async () => {
  app = await testApp()
  ravi = await atDesk(app, 'ravi')
  sunil = await atDesk(app, 'sunil')
})

beforeEach(async () => {
  await app.db.delete(appointments)
})

/** From the next day on which calls are made: late in the day there are few times left of it. */
async function times(): Promise<string[]> {
  const { slots }: { slots: string[] } = await ravi.get('/api/desk/calls/times')
  const [first] = slots.map(dayOf)
  return slots.filter((slot) => dayOf(slot) !== first)
}
const dayOf = (start: string) => indianDate(new Date(start))

/** A call that staff have booked for a new enquiry at one of the free times. */
async function booked(place = 0, columns = {}) {
  const lead = await makeLead(app, { ownerId: ravi.id, ...columns })
  const start = (await times())[place] ?? ''
  const response = await ravi.ask('POST', '/api/desk/calls', { leadId: lead.id, start })
  expect(response.statusCode, response.body).toBe(200)
  const [call] = response.json()
  return { lead, call, start, day: dayOf(start) }
}

const stateOf = async (id: number) =>
  (await app.db.select().from(appointments).where(eq(appointments.id, id)))[0]?.state

test('the day’s list shows one’s own calls or everyone’s, in their order', async () => {
  const first = await booked(0)
  const second = await booked(4)
  expect(first.day).toBe(second.day)
  const mine = await ravi.get(`/api/desk/calls?day=${first.day}`)
  expect(mine.calls.map(({ id }: { id: number }) => id)).toEqual([first.call.id, second.call.id])
  expect(mine.calls[0]).toMatchObject({
    name: 'Asha Rao',
    person: { name: 'ravi' },
    state: 'booked',
  })
  expect((await sunil.get(`/api/desk/calls?day=${first.day}`)).calls).toEqual([])
  expect((await sunil.get(`/api/desk/calls?day=${first.day}&of=everyone`)).calls).toHaveLength(2)
  expect((await ravi.get(`/api/desk/calls?day=${addDays(first.day, -1)}`)).calls).toEqual([])
})

test('the day’s list says why the office is closed and who is away', async () => {
  const day = '2030-01-26'
  await app.db.insert(holidays).values({ day, name: 'Republic Day' })
  await app.db.insert(leaves).values({ userId: sunil.id, firstDay: day, lastDay: day })
  expect(await ravi.get(`/api/desk/calls?day=${day}&of=everyone`)).toMatchObject({
    closed: 'Republic Day',
    away: ['sunil'],
  })
  expect(await ravi.get('/api/desk/calls?day=2030-01-27')).toMatchObject({ closed: '', away: [] })
  expect(await ravi.get('/api/desk/calls?day=2030-01-28')).toMatchObject({ closed: null })
})

test('a call of an earlier day without a result is pointed out', async () => {
  const { call, day } = await booked()
  const startsAt = new Date(Date.now() - 3 * 86_400_000)
  const row = { startsAt, endsAt: startsAt, blockedUntil: startsAt }
  row.endsAt = new Date(startsAt.getTime() + 900_000)
  row.blockedUntil = row.endsAt
  await app.db.update(appointments).set(row).where(eq(appointments.id, call.id))
  expect((await ravi.get(`/api/desk/calls?day=${day}`)).open).toBe(indianDate(startsAt))
  await ravi.ask('POST', `/api/desk/calls/${call.id}/missed`, {})
  expect((await ravi.get(`/api/desk/calls?day=${day}`)).open).toBeNull()
})

test('a call that is done answers its enquiry, once', async () => {
  const { lead, call } = await booked()
  const url = `/api/desk/calls/${call.id}/done`
  const response = await ravi.ask('POST', url, { note: 'Two Forms 16, sends them tonight.' })
  expect(response.statusCode).toBe(204)
  const seen = await ravi.see(lead.id)
  expect(seen).toMatchObject({ status: 'contacted', firstResponseAt: expect.any(String) })
  const contact = seen.events.find(({ kind }) => kind === 'contact')
  expect(contact?.detail).toMatchObject({ channel: 'call', outcome: 'reached' })
  expect(await stateOf(call.id)).toBe('done')
  expect((await ravi.ask('POST', url, {})).statusCode).toBe(409)
})

test('a call that is done is recorded once when two people record it at the same time', async () => {
  const { lead, call } = await booked()
  const both = await Promise.all([
    ravi.ask('POST', `/api/desk/calls/${call.id}/done`, {}),
    sunil.ask('POST', `/api/desk/calls/${call.id}/missed`, {}),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  const { events } = await ravi.see(lead.id)
  expect(events.filter(({ kind }) => kind === 'contact')).toHaveLength(1)
})

test.each(['done', 'missed'])(
  'a result that is undone leaves the call booked: %s',
  async (result) => {
    const { lead, call } = await booked()
    await ravi.ask('POST', `/api/desk/calls/${call.id}/${result}`, {})
    const { events } = await ravi.see(lead.id)
    const contact = events.find(({ kind }) => kind === 'contact')
    const undone = await ravi.ask('POST', `/api/leads/${lead.id}/undo`, { eventId: contact?.id })
    expect(undone.statusCode, undone.body).toBeLessThan(300)
    expect(await stateOf(call.id)).toBe('booked')
    expect(await ravi.see(lead.id)).toMatchObject({ status: 'new', nextCallAt: call.startsAt })
  },
)

test('a result that is undone once another call is booked brings no second one', async () => {
  const { lead, call } = await booked()
  await ravi.ask('POST', `/api/desk/calls/${call.id}/missed`, {})
  const start = (await times())[6] ?? ''
  await ravi.ask('POST', '/api/desk/calls', { leadId: lead.id, start })
  const contact = (await ravi.see(lead.id)).events.find(({ kind }) => kind === 'contact')
  await ravi.ask('POST', `/api/leads/${lead.id}/undo`, { eventId: contact?.id })
  expect(await stateOf(call.id)).toBe('missed')
})

test('a call without an answer is a try: the enquiry still needs one, and the next try is set', async () => {
  const { lead, call } = await booked()
  await ravi.ask('POST', `/api/desk/calls/${call.id}/missed`, {})
  expect(await ravi.see(lead.id)).toMatchObject({
    status: 'new',
    firstResponseAt: null,
    followUpAt: expect.any(String),
  })
  expect(await stateOf(call.id)).toBe('missed')
})

test('the result of a call of an enquiry in Spam is not recorded', async () => {
  const { lead, call } = await booked()
  await app.db
    .update(leads)
    .set({ status: 'spam', closedAt: new Date(), spamReason: 'staff' })
    .where(eq(leads.id, lead.id))
  expect((await ravi.ask('POST', `/api/desk/calls/${call.id}/done`, {})).statusCode).toBe(409)
  expect(await stateOf(call.id)).toBe('booked')
})

test('a call is moved and cancelled from the desk; an outdated screen changes nothing', async () => {
  const { lead, call } = await booked()
  const [, , , , other = ''] = await times()
  const outdated = { start: other, sequence: call.sequence + 1 }
  const url = `/api/desk/calls/${call.id}`
  expect((await ravi.ask('POST', `${url}/move`, outdated)).statusCode).toBe(409)
  const moved = await sunil.ask('POST', `${url}/move`, { start: other, sequence: call.sequence })
  expect(moved.json()).toMatchObject([{ startsAt: other, state: 'booked' }])
  expect((await ravi.see(lead.id)).nextCallAt).toBe(other)
  const cancelled = await sunil.ask('POST', `${url}/cancel`, {})
  expect(cancelled.json()).toMatchObject([{ state: 'cancelled', cancelledBy: 'staff' }])
  expect((await ravi.see(lead.id)).nextCallAt).toBeNull()
})

test('the next call of a merged enquiry is that of the one on the desk', async () => {
  const { lead, start, call } = await booked()
  // The one that was due first stays.
  const root = await makeLead(app, { hoursAgo: 10 })
  await ravi.act(lead.id, 'merge', { into: root.id })
  expect((await ravi.see(root.id)).nextCallAt).toBe(start)
  const calls = await ravi.get(`/api/desk/calls/of/${root.id}`)
  expect(calls).toMatchObject([{ id: call.id }])
})

test('an enquiry has one call at a time, and no one else’s time is taken', async () => {
  const { lead, start } = await booked()
  const [, , , free = ''] = await times()
  const twice = await ravi.ask('POST', '/api/desk/calls', { leadId: lead.id, start: free })
  expect(twice.statusCode).toBe(409)
  const sunday = { leadId: (await makeLead(app)).id, start: '2030-01-27T06:00:00.000Z' }
  expect((await ravi.ask('POST', '/api/desk/calls', sunday)).statusCode).toBe(400)
  const free2 = await makeLead(app)
  const same = await ravi.ask('POST', '/api/desk/calls', { leadId: free2.id, start })
  // Somebody else is free then.
  expect(same.json()).toMatchObject([{ person: { name: 'sunil' } }])
})

test.each([
  ['GET', '/api/desk/calls'],
  ['GET', '/api/desk/calls/times'],
  ['GET', '/api/desk/calls/of/1'],
  ['POST', '/api/desk/calls', { leadId: 1, start: '2030-01-28T06:00:00.000Z' }],
  ['POST', '/api/desk/calls/1/done', {}],
  ['POST', '/api/desk/calls/1/missed', {}],
  ['POST', '/api/desk/calls/1/move', { start: '2030-01-28T06:00:00.000Z' }],
  ['POST', '/api/desk/calls/1/cancel', {}],
] as const)('a visitor may not %s %s', async (method, url, payload?) => {
  const response = await app.inject({ method, url, ...(payload && { payload }) })
  expect(response.statusCode).toBe(401)
})

test('there is nothing to do about a call that does not exist', async () => {
  for (const action of ['done', 'missed', 'cancel']) {
    expect((await ravi.ask('POST', `/api/desk/calls/99999/${action}`, {})).statusCode).toBe(404)
  }
})
