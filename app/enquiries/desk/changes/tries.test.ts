import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { nextTry } from '#app/enquiries/model/next-try.ts'
import { DEFAULT_CALENDAR } from '#app/enquiries/office/office-hours.ts'
import { leads } from '#app/platform/db/schema.ts'
import { errorShape, testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../../test/desk.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
})

const TRIES = [
  { kind: 'call', outcome: 'no-answer' },
  { kind: 'call', outcome: 'wrong-number' },
  { kind: 'whatsapp', outcome: 'not-on-whatsapp' },
  { kind: 'email', outcome: 'bounced' },
] as const

describe.each(TRIES)('a contact that reached no one (%j)', (body) => {
  test('is not an answer and changes neither the status nor an escalation', async () => {
    const before = { escalatedAt: inHours(-1), followUpAt: inHours(-2) }
    const { id, dueAt } = await makeLead(app, { hoursAgo: 26, ownerId: asha.id, ...before })
    const followUpAt = inHours(3).toISOString()
    const lead = await asha.act(id, 'contacts', { ...body, note: 'tried hard', followUpAt })
    expect(lead).toMatchObject({
      status: 'new',
      firstResponseAt: null,
      unread: false,
      dueAt: dueAt?.toISOString(),
      escalatedAt: before.escalatedAt.toISOString(),
    })
    expect(lead.events.map(({ kind }) => kind)).toEqual(['contact', 'follow-up'])
    expect(lead.changed).toEqual(lead.events.map((event) => event.id))
    const { items } = await asha.get('/api/leads?view=needs-answer&q=tried+hard')
    expect(items.map((found: { id: number }) => found.id)).toContain(id)

    const undone = await asha.ask('POST', '/api/leads/undo', { eventIds: lead.changed })
    expect(undone.json()).toEqual({ undone: 2 })
    expect(await asha.see(id)).toMatchObject({
      status: 'new',
      firstResponseAt: null,
      escalatedAt: before.escalatedAt.toISOString(),
      followUpAt: before.followUpAt.toISOString(),
    })
  })

  test('a contact that reached no one (%j) leaves the visitor’s button on the receipt', async () => {
    const { id, receiptToken } = await makeLead(app, { hoursAgo: 26 })
    await asha.act(id, 'contacts', body)
    expect((await app.inject(`/api/receipts/${receiptToken}`)).json()).toMatchObject({
      state: 'late',
      canEscalate: true,
      firstResponseAt: null,
    })
  })
})

describe('the follow-up of a contact that reached no one', () => {
  const noAnswer = { kind: 'call', outcome: 'no-answer' }
  const minutes = (iso: string | null) => Math.round((Date.parse(iso ?? '') - Date.now()) / 60_000)

  test('the follow-up of a contact that reached no one is the suggested next try if none is given', async () => {
    const { id, dueAt } = await makeLead(app, { hoursAgo: 1 })
    const lead = await asha.act(id, 'contacts', noAnswer)
    const standing = {
      dueAt: dueAt?.toISOString() ?? null,
      firstResponseAt: null,
      followUpAt: null,
    }
    const expected = nextTry(standing, Date.now(), DEFAULT_CALENDAR).toISOString()
    expect(Math.abs(minutes(lead.followUpAt) - minutes(expected))).toBeLessThanOrEqual(1)
    const overdue = await makeLead(app, { hoursAgo: 30 })
    expect(minutes((await asha.act(overdue.id, 'contacts', noAnswer)).followUpAt)).toBe(60)
    const soon = await makeLead(app, { hoursAgo: 22 })
    expect(minutes((await asha.act(soon.id, 'contacts', noAnswer)).followUpAt)).toBe(60)
  })

  test('the follow-up of a contact that reached no one is the given date, or none if that is chosen', async () => {
    const { id } = await makeLead(app)
    const followUpAt = inHours(40).toISOString()
    expect(await asha.act(id, 'contacts', { ...noAnswer, followUpAt })).toMatchObject({
      followUpAt,
    })
    expect(await asha.act(id, 'contacts', { ...noAnswer, followUpAt: null })).toMatchObject({
      followUpAt: null,
    })
  })

  test('a wrong number is marked in the list and the enquiry until it is corrected or undone', async () => {
    const service = 'Marks of wrong numbers'
    const { id } = await makeLead(app, { service, phone: '98480 22300' })
    const merged = await makeLead(app, { service })
    await asha.act(merged.id, 'merge', { into: id })
    const marked = async () => {
      const { items } = await asha.get(`/api/leads?${new URLSearchParams({ service })}`)
      const { wrongNumber } = await asha.see(id)
      return [wrongNumber, items.map((one: { wrongNumber: boolean }) => one.wrongNumber)]
    }
    expect(await marked()).toEqual([false, [false]])
    const wrong = { kind: 'call', outcome: 'wrong-number' }
    const { changed } = await asha.act(merged.id, 'contacts', wrong)
    expect(await marked()).toEqual([true, [true]])
    await asha.ask('POST', '/api/leads/undo', { eventIds: changed })
    expect(await marked()).toEqual([false, [false]])
    await asha.act(id, 'contacts', wrong)
    await asha.act(id, 'contacts', { kind: 'whatsapp', outcome: 'not-on-whatsapp' })
    expect(await marked()).toEqual([true, [true]])
    await asha.change(id, { phone: '98480 22301', version: (await asha.see(id)).version })
    expect(await marked()).toEqual([false, [false]])
  })

  test('the follow-up of a contact that reached no one is none after a wrong number, unless the right one is given', async () => {
    const { id } = await makeLead(app, { hoursAgo: 1 })
    const wrong = { kind: 'call', outcome: 'wrong-number' }
    expect(await asha.act(id, 'contacts', wrong)).toMatchObject({ followUpAt: null })
    const changed = await asha.act(id, 'contacts', { ...wrong, rightPhone: '98480 22399' })
    expect(changed.followUpAt).not.toBeNull()
  })

  test('the follow-up of a contact that reached no one is set on the enquiry that the contact’s own was merged into', async () => {
    const root = await makeLead(app, { hoursAgo: 3, escalatedAt: inHours(-1) })
    const merged = await makeLead(app, { hoursAgo: 2, mergedInto: root.id })
    const { changed } = await asha.act(merged.id, 'contacts', noAnswer)
    expect((await asha.see(root.id)).followUpAt).not.toBeNull()
    expect((await asha.see(merged.id)).followUpAt).toBeNull()
    await asha.act(merged.id, 'undo', { eventId: changed[0] })
    expect((await asha.see(root.id)).followUpAt).toBeNull()
  })
})

test('older contacts by message are shown with today’s outcomes', async () => {
  const { id } = await makeLead(app)
  for (const [kind, outcome] of [
    ['whatsapp', 'not-on-whatsapp'],
    ['email', 'bounced'],
  ]) {
    const lead = await asha.act(id, 'contacts', { kind, outcome: 'no-answer', followUpAt: null })
    expect(lead.events.at(-1)?.detail).toMatchObject({ channel: kind, outcome })
  }
})

test.each([
  { kind: 'whatsapp', outcome: 'wrong-number' },
  { kind: 'call', outcome: 'bounced' },
  { kind: 'email', outcome: 'not-on-whatsapp' },
])('a channel has only its own outcomes: %j', async (body) => {
  const { id } = await makeLead(app)
  const response = await asha.ask('POST', `/api/leads/${id}/contacts`, body)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ ...errorShape, errors: [{ path: 'outcome' }] })
})

test('a contact about a merged enquiry clears what is waiting, and an undo restores it', async () => {
  const before = { escalatedAt: inHours(-1), followUpAt: inHours(-2) }
  const root = await makeLead(app, { hoursAgo: 26, ...before })
  const merged = await makeLead(app, { hoursAgo: 25, mergedInto: root.id })
  const { changed } = await asha.act(merged.id, 'contacts', { kind: 'call' })
  expect(await asha.see(root.id)).toMatchObject({
    status: 'contacted',
    escalatedAt: null,
    followUpAt: null,
  })
  await asha.act(merged.id, 'undo', { eventId: changed[0] })
  expect(await asha.see(root.id)).toMatchObject({
    status: 'new',
    firstResponseAt: null,
    escalatedAt: before.escalatedAt.toISOString(),
    followUpAt: before.followUpAt.toISOString(),
  })
})

test('undoing the first of two contacts leaves a status that agrees with the second', async () => {
  const { id } = await makeLead(app)
  const { changed } = await asha.act(id, 'contacts', { kind: 'call' })
  await asha.act(id, 'contacts', { kind: 'whatsapp' })
  expect(await asha.act(id, 'undo', { eventId: changed[0] })).toMatchObject({
    status: 'contacted',
    firstResponseAt: expect.any(String),
  })
})

test('an enquiry that was tried comes after the untried of its urgency until its next try, and before the less urgent', async () => {
  const service = 'Order of tries'
  const make = (name: string, hoursAgo: number) => makeLead(app, { name, hoursAgo, service })
  const tried = await make('Overdue longest, tried', 40)
  await make('Overdue', 30)
  await make('Due in an hour', 23)
  const fresh = await make('Fresh, tried', 3)
  await make('Fresh', 2)
  const order = async () => {
    const query = new URLSearchParams({ service, view: 'needs-answer' })
    const { items } = await asha.get(`/api/leads?${query}`)
    return items.map(({ name }: { name: string }) => name)
  }
  const contacts = [tried, fresh].map(({ id }) =>
    asha.act(id, 'contacts', { kind: 'call', outcome: 'no-answer' }),
  )
  await Promise.all(contacts)
  const less = ['Due in an hour', 'Fresh', 'Fresh, tried']
  expect(await order()).toEqual(['Overdue', 'Overdue longest, tried', ...less])
  await app.db
    .update(leads)
    .set({ followUpAt: inHours(-0.1) })
    .where(eq(leads.id, tried.id))
  expect(await order()).toEqual(['Overdue longest, tried', 'Overdue', ...less])
})
