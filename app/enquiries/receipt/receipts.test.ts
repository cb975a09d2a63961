import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { activity, erasures, leadEvents, leads, mails } from '#app/platform/db/schema.ts'
import { enquiry, errorShape, send, testApp } from '../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../test/desk.ts'
import { mailsToSend } from '../../../test/outbox.ts'

import type { TrackStep } from './receipt.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example' })
  asha = await atDesk(app, 'asha')
})

const read = (token: string) => app.inject(`/api/receipts/${token}`)
const seen = async (token: string) => (await read(token)).json()
const post = (token: string, action: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/receipts/${token}/${action}`, headers })
/** The headers of a browser on a page whose referrer policy hides the origin. */
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  origin: 'null',
}

test('the receipt of an enquiry is at the address that its sender gets, the same for a repeat', async () => {
  const body = enquiry({ sendKey: 'a-random-key' })
  const sent = (await send(app, body)).json()
  expect((await send(app, body)).json()).toEqual(sent)
  const token = sent.receiptUrl.split('/').at(-1)
  expect(await seen(token)).toEqual({
    state: 'waiting',
    language: 'en',
    receivedAt: sent.receivedAt,
    dueAt: sent.dueAt,
    firstResponseAt: null,
    escalatedAt: null,
    tried: null,
    owner: null,
    canEscalate: false,
    reference: referenceOf(sent.id),
    withdrawal: 'erases',
    name: body.name,
    email: body.email,
    proposedEmail: null,
    phone: body.phone,
    service: body.service,
    message: body.message,
    notes: [],
    track: [
      { step: 'received', reached: true, at: sent.receivedAt },
      { step: 'assigned', reached: false, at: null },
      { step: 'documents', reached: false, at: null },
      { step: 'preparing', reached: false, at: null },
      { step: 'filed', reached: false, at: null },
    ],
  })
})

test('the receipt of a client does not say that we closed it without reaching them', async () => {
  const { id, receiptToken } = await makeLead(app)
  await asha.change(id, { status: 'won' })
  const answered = { state: 'answered', firstResponseAt: expect.any(String), canEscalate: false }
  expect(await seen(receiptToken)).toMatchObject(answered)
  await asha.change(id, { stage: 'preparing' })
  expect(await seen(receiptToken)).toMatchObject(answered)
})

test('the receipt of an enquiry has an unguessable and unique token', async () => {
  const tokens = new Set<string>()
  for (let i = 0; i < 50; i++) tokens.add((await makeLead(app)).receiptToken)
  expect(tokens.size).toBe(50)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  const [some = ''] = tokens
  for (const guess of [
    '1',
    'A'.repeat(43),
    some.slice(0, 42),
    `${some}x`,
    some.toLowerCase(),
    '%00',
  ]) {
    const response = await read(guess)
    expect([guess, [400, 404].includes(response.statusCode)]).toEqual([guess, true])
    expect(response.json()).toMatchObject(errorShape)
  }
})

test('the receipt of an enquiry may not be cached, indexed or leaked as a referrer', async () => {
  const { receiptToken } = await makeLead(app)
  for (const response of [await read(receiptToken), await post(receiptToken, 'withdraw')]) {
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
})

test('the receipt of an enquiry shows the owner, and the time of the response', async () => {
  const { id, receiptToken } = await makeLead(app)
  await asha.change(id, { ownerId: asha.id })
  expect(await seen(receiptToken)).toMatchObject({ state: 'waiting', owner: 'a CA of our team' })
  const { firstResponseAt } = await asha.act(id, 'contacts', { kind: 'call' })
  expect(await seen(receiptToken)).toMatchObject({ state: 'answered', firstResponseAt })
})

test('the receipt of an enquiry shows how far the case is, and goes back when staff take a stage back', async () => {
  const { id, receiptToken } = await makeLead(app)
  const reached = async () =>
    (await seen(receiptToken)).track.flatMap((step: TrackStep) => (step.reached ? step.step : []))
  await asha.change(id, { ownerId: asha.id })
  expect(await reached()).toEqual(['received', 'assigned'])
  await asha.change(id, { stage: 'documents' })
  const { changed } = await asha.change(id, { stage: 'filed' })
  const { track } = await seen(receiptToken)
  expect(track.map(({ step, at }: TrackStep) => [step, at !== null])).toEqual([
    ['received', true],
    ['assigned', true],
    ['documents', true],
    ['filed', true],
  ])
  expect(track.every((step: TrackStep) => step.reached)).toBe(true)
  await asha.act(id, 'undo', { eventId: changed[0] })
  expect(await reached()).toEqual(['received', 'assigned', 'documents'])
  await asha.change(id, { stage: null })
  expect(await reached()).toEqual(['received', 'assigned'])
})

test('the receipt of an enquiry follows the case that the enquiry was merged into', async () => {
  const [root, merged] = [await makeLead(app), await makeLead(app)]
  await asha.act(merged.id, 'merge', { into: root.id })
  await asha.change(root.id, { stage: 'preparing' })
  const { track } = await seen(merged.receiptToken)
  expect(track.find(({ step }: TrackStep) => step === 'preparing')).toMatchObject({
    reached: true,
  })
})

test('the receipt of an enquiry is only read by opening it', async () => {
  const { id, receiptToken } = await makeLead(app, { hoursAgo: 30 })
  const stored = () =>
    Promise.all([
      app.db.select().from(leads).where(eq(leads.id, id)),
      app.db.select().from(leadEvents).where(eq(leadEvents.leadId, id)),
    ])
  const before = await stored()
  for (const method of ['GET', 'HEAD'] as const) {
    await app.inject({ method, url: `/api/receipts/${receiptToken}` })
  }
  expect(await stored()).toEqual(before)
})

test('the receipt of an enquiry shows no notes of staff', async () => {
  const { id, receiptToken } = await makeLead(app)
  await asha.act(id, 'notes', { text: 'a secret of ours' })
  await asha.act(id, 'contacts', { kind: 'call', note: 'another secret' })
  expect((await read(receiptToken)).body).not.toContain('secret')
})

test('the receipt of an enquiry does not reveal that it was flagged as spam', async () => {
  const { receiptUrl } = (await send(app, enquiry({ website: 'x' }))).json()
  expect(await seen(receiptUrl.split('/').at(-1))).toMatchObject({ state: 'waiting' })
})

test('reporting that no one called puts the enquiry at the top of the desk', async () => {
  const other = await makeLead(app, { hoursAgo: 200 })
  const { id, receiptToken } = await makeLead(app, { hoursAgo: 25, readAt: new Date() })
  expect(await seen(receiptToken)).toMatchObject({ state: 'late', canEscalate: true })
  const response = await post(receiptToken, 'nobody-called')
  expect(response.json()).toMatchObject({ state: 'escalated', canEscalate: false })
  const { items } = await asha.get('/api/leads?view=needs-answer')
  expect(items[0]).toMatchObject({ id, unread: true, escalatedAt: expect.any(String) })
  expect(items[1].id).toBe(other.id)
  const { events } = await asha.see(id)
  expect(events.at(-1)).toMatchObject({ kind: 'escalated', actor: null })
})

test('reporting that no one called is recorded once, however often it is pressed', async () => {
  const { id, receiptToken } = await makeLead(app, { hoursAgo: 25 })
  await Promise.all(Array.from({ length: 5 }, () => post(receiptToken, 'nobody-called')))
  const events = await app.db.select().from(leadEvents).where(eq(leadEvents.leadId, id))
  expect(events.map(({ kind }) => kind)).toEqual(['escalated'])
})

test('reporting that no one called is cleared by the next contact', async () => {
  const { id, receiptToken } = await makeLead(app, { hoursAgo: 25 })
  await post(receiptToken, 'nobody-called')
  const called = await asha.act(id, 'contacts', { kind: 'call' })
  expect(called.escalatedAt).toBeNull()
  expect(await seen(receiptToken)).toMatchObject({ state: 'answered', canEscalate: false })
  const reverted = await asha.act(id, 'undo', { eventId: called.changed[0] })
  expect(reverted.escalatedAt).not.toBeNull()
})

test('reporting that no one called is possible neither too early nor after a response', async () => {
  const early = await makeLead(app, { hoursAgo: 23.9 })
  expect((await post(early.receiptToken, 'nobody-called')).statusCode).toBe(409)
  const answered = await makeLead(app, { hoursAgo: 30 })
  await asha.act(answered.id, 'contacts', { kind: 'call' })
  expect((await post(answered.receiptToken, 'nobody-called')).statusCode).toBe(409)
  expect(await asha.see(early.id)).toMatchObject({ escalatedAt: null, version: 1 })
})

test.each([
  ['closed', { status: 'lost', closedAt: new Date() }],
  ['answered', { status: 'contacted', firstResponseAt: new Date(Date.now() - 90_000_000) }],
] as const)(
  'reporting that no one called unmerges an enquiry from one that is %s',
  async (_what, columns) => {
    const root = await makeLead(app, { hoursAgo: 40, ...columns })
    const { id, receiptToken } = await makeLead(app, { hoursAgo: 25, mergedInto: root.id })
    await post(receiptToken, 'nobody-called')
    expect(await asha.see(id)).toMatchObject({ mergedInto: null, escalatedAt: expect.any(String) })
    const { items } = await asha.get('/api/leads?view=needs-answer')
    expect(items.map((lead: { id: number }) => lead.id)).toContain(id)
  },
)

test('reporting that no one called escalates the enquiry that it is merged into, if that waits too', async () => {
  const root = await makeLead(app, { hoursAgo: 40, readAt: new Date() })
  const { receiptToken } = await makeLead(app, { hoursAgo: 25, mergedInto: root.id })
  await post(receiptToken, 'nobody-called')
  const { items } = await asha.get('/api/leads?view=needs-answer')
  expect(items[0]).toMatchObject({ id: root.id, unread: true })
})

test('reporting that no one called reopens an enquiry that was closed or flagged without a response', async () => {
  const lost = await makeLead(app, { hoursAgo: 30, status: 'lost', closedAt: new Date() })
  const flagged = await makeLead(app, {
    hoursAgo: 30,
    status: 'spam',
    spamReason: 'too-fast',
    closedAt: new Date(),
  })
  for (const { id, receiptToken } of [lost, flagged]) {
    expect((await post(receiptToken, 'nobody-called')).statusCode).toBe(200)
    expect(await asha.see(id)).toMatchObject({ status: 'new', closedAt: null, spamReason: null })
  }
})

test.each([
  ['that waits', {}],
  ['that was flagged as spam', { status: 'spam', spamReason: 'links', closedAt: new Date() }],
] as const)(
  'reporting that no one called writes to staff about an enquiry %s, once',
  async (_what, columns) => {
    const { id, name, receiptToken } = await makeLead(app, { hoursAgo: 30, ...columns })
    await Promise.all([post(receiptToken, 'nobody-called'), post(receiptToken, 'nobody-called')])
    const written = await mailsToSend(app, eq(mails.leadId, id))
    expect(written).toMatchObject([{ kind: 'notification', toAddress: 'office@firm.example' }])
    expect(written[0]?.subject).toBe(`The client says no one has called: enquiry ${id}`)
    expect(written[0]?.text).toContain(`/admin/leads/${id}`)
    expect(JSON.stringify(written)).not.toContain(name)
  },
)

test('a visitor cannot report that no one called about an enquiry that staff marked as spam', async () => {
  const { id, receiptToken } = await makeLead(app, { hoursAgo: 30 })
  await asha.change(id, { status: 'spam' })
  expect((await post(receiptToken, 'nobody-called')).statusCode).toBe(409)
})

test('the receipt of a merged enquiry says who looks after it, and that it is closed once the one on the desk is', async () => {
  const late = { hoursAgo: 30, dueAt: inHours(-2) }
  const [root, merged] = [await makeLead(app, late), await makeLead(app, late)]
  await asha.act(merged.id, 'merge', { into: root.id })
  await asha.change(root.id, { ownerId: asha.id })
  expect((await seen(merged.receiptToken)).owner).toBe((await seen(root.receiptToken)).owner)
  await asha.change(root.id, { status: 'lost' })
  expect(await seen(merged.receiptToken)).toMatchObject({ state: 'closed', canEscalate: true })
  await post(merged.receiptToken, 'nobody-called')
  expect(await asha.see(merged.id)).toMatchObject({ mergedInto: null, status: 'new' })
})

test('a visitor cannot report that no one called about an enquiry that staff marked as spam and merged', async () => {
  const late = { hoursAgo: 30, dueAt: inHours(-2) }
  const [root, merged] = [await makeLead(app, late), await makeLead(app, late)]
  await asha.change(merged.id, { status: 'spam' })
  await asha.act(merged.id, 'merge', { into: root.id })
  expect(await seen(merged.receiptToken)).toMatchObject({ state: 'closed' })
  expect((await post(merged.receiptToken, 'nobody-called')).statusCode).toBe(409)
})

test('withdrawing erases the enquiry, and the receipt says so', async () => {
  const body = enquiry({ name: 'Gone Tomorrow', email: 'gone.tomorrow@example.in' })
  const { id, receiptUrl } = (await send(app, body)).json()
  const token = receiptUrl.split('/').at(-1)
  await asha.act(id, 'notes', { text: 'Gone Tomorrow wants a refund' })
  const response = await post(token, 'withdraw')
  expect(response.json()).toEqual({ state: 'erased', erasedAt: expect.any(String) })
  expect(await seen(token)).toEqual(response.json())
  expect((await post(token, 'withdraw')).json()).toEqual(response.json())
  expect((await post(token, 'nobody-called')).statusCode).toBe(404)
  expect((await asha.ask('GET', `/api/leads/${id}`)).statusCode).toBe(404)
  await expectNoTraceOf(['Gone Tomorrow', 'gone.tomorrow', token])
  const entries = await app.db.select().from(activity).where(eq(activity.verb, 'withdrawn'))
  expect(entries).toContainEqual(
    expect.objectContaining({ actorId: null, subjectId: null, detail: { ids: [id] } }),
  )
})

test.each([{ status: 'won' }, { stage: 'preparing' }, { stage: 'filed' }])(
  'a case of %j asks staff to erase it, once, and erases nothing',
  async (columns) => {
    const { id, receiptToken } = await makeLead(app)
    await asha.change(id, columns)
    expect(await seen(receiptToken)).toMatchObject({ withdrawal: 'asks' })
    expect((await post(receiptToken, 'withdraw')).json()).toMatchObject({ withdrawal: 'asked' })
    await post(receiptToken, 'withdraw')
    const lead = await asha.see(id)
    const asked = lead.events.filter(({ kind }: { kind: string }) => kind === 'withdrawal-asked')
    expect(asked).toHaveLength(1)
  },
)

test('withdrawing keeps the other enquiries of the same person', async () => {
  const one = await makeLead(app, { email: 'both@example.in' })
  const other = await makeLead(app, { email: 'both@example.in' })
  await asha.act(other.id, 'merge', { into: one.id })
  await post(one.receiptToken, 'withdraw')
  expect(await asha.see(other.id)).toMatchObject({ mergedInto: null })
})

test('the history of an enquiry says that one merged into it was withdrawn, and nothing of its content', async () => {
  const root = await makeLead(app, { email: 'both@example.in' })
  const merged = await makeLead(app, { name: 'Gone Quietly', mergedInto: root.id })
  await asha.act(merged.id, 'notes', { text: 'Gone Quietly wants a refund' })
  await post(merged.receiptToken, 'withdraw')
  expect((await asha.see(root.id)).events).toContainEqual(
    expect.objectContaining({ kind: 'merged-withdrawn', actor: null, detail: { id: merged.id } }),
  )
  await expectNoTraceOf(['Gone Quietly'])
})

describe('without script', () => {
  test('reporting and withdrawing are forms that redirect to the receipt', async () => {
    const { receiptToken } = await makeLead(app, { hoursAgo: 25 })
    for (const action of ['nobody-called', 'nobody-called', 'withdraw', 'withdraw']) {
      const response = await post(receiptToken, action, form)
      expect([action, response.statusCode, response.headers.location]).toEqual([
        action,
        303,
        `/receipt/${receiptToken}`,
      ])
    }
    expect(await seen(receiptToken)).toMatchObject({ state: 'erased' })
  })

  test('a report that is too early redirects too', async () => {
    const { receiptToken } = await makeLead(app)
    expect((await post(receiptToken, 'nobody-called', form)).statusCode).toBe(303)
    expect(await seen(receiptToken)).toMatchObject({ state: 'waiting' })
  })

  test('a page of another site can’t submit the forms of a receipt', async () => {
    const { receiptToken } = await makeLead(app)
    const foreign = { ...form, origin: 'https://elsewhere.example' }
    expect((await post(receiptToken, 'withdraw', foreign)).statusCode).toBe(403)
    const crossSite = { ...form, 'sec-fetch-site': 'cross-site' }
    expect((await post(receiptToken, 'withdraw', crossSite)).statusCode).toBe(403)
    expect(await seen(receiptToken)).toMatchObject({ state: 'waiting' })
  })

  test('a request with a hidden origin can’t send an enquiry', async () => {
    const response = await send(app, enquiry(), { headers: { origin: 'null' } })
    expect(response.statusCode).toBe(403)
  })
})

/** Searches every text column of every table. */
async function expectNoTraceOf(words: string[]) {
  const { rows } = await app.pool.query(
    "select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type in ('text', 'jsonb', 'character varying')",
  )
  for (const { table_name, column_name } of rows) {
    for (const word of words) {
      const found = await app.pool.query(
        `select count(*)::int as count from "${table_name}" where "${column_name}"::text ilike $1`,
        [`%${word}%`],
      )
      expect([table_name, column_name, found.rows[0].count]).toEqual([table_name, column_name, 0])
    }
  }
  expect(await app.db.$count(erasures)).toBeGreaterThan(0)
  expect(await app.db.$count(leads)).toBeGreaterThan(0)
}
