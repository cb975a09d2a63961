import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { activity, erasures, leadEvents, leads } from '#app/db/schema.ts'
import { enquiry, errorShape, send, testApp } from '../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
})

const read = (token: string) => app.inject(`/api/receipts/${token}`)
const seen = async (token: string) => (await read(token)).json()
const post = (token: string, deed: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/receipts/${token}/${deed}`, headers })
/** What a browser sends from a page that tells nobody where it is. */
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  origin: 'null',
}

describe('the receipt of an enquiry', () => {
  test('is at the address that its sender is given, the same for a repeat', async () => {
    const body = enquiry()
    const sent = (await send(app, body)).json()
    expect((await send(app, body)).json()).toEqual(sent)
    const token = sent.receiptUrl.split('/').at(-1)
    expect(await seen(token)).toEqual({
      state: 'waiting',
      receivedAt: sent.receivedAt,
      dueAt: sent.dueAt,
      answeredAt: null,
      chasedAt: null,
      owner: null,
      canChase: false,
      name: body.name,
      email: body.email,
      phone: body.phone,
      service: body.service,
      message: body.message,
    })
  })

  test('cannot be guessed, and no two are alike', async () => {
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
      const answer = await read(guess)
      expect([guess, [400, 404].includes(answer.statusCode)]).toEqual([guess, true])
      expect(answer.json()).toMatchObject(errorShape)
    }
  })

  test('is shown to nobody on the way', async () => {
    const { receiptToken } = await makeLead(app)
    for (const answer of [await read(receiptToken), await post(receiptToken, 'withdraw')]) {
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
  })

  test('tells who will call, and when somebody did', async () => {
    const { id, receiptToken } = await makeLead(app)
    await asha.change(id, { ownerId: asha.id })
    expect(await seen(receiptToken)).toMatchObject({ state: 'waiting', owner: 'asha' })
    const { answeredAt } = await asha.act(id, 'contacts', { kind: 'call' })
    expect(await seen(receiptToken)).toMatchObject({ state: 'answered', answeredAt })
  })

  test('tells nothing that staff noted', async () => {
    const { id, receiptToken } = await makeLead(app)
    await asha.act(id, 'notes', { text: 'a secret of ours' })
    await asha.act(id, 'contacts', { kind: 'call', note: 'another secret' })
    expect((await read(receiptToken)).body).not.toContain('secret')
  })

  test('does not tell rubbish that it was set aside', async () => {
    const { receiptUrl } = (await send(app, enquiry({ website: 'x' }))).json()
    expect(await seen(receiptUrl.split('/').at(-1))).toMatchObject({ state: 'waiting' })
  })
})

describe('nobody has called me', () => {
  test('puts the enquiry on top of the desk', async () => {
    const other = await makeLead(app, { hoursAgo: 200 })
    const { id, receiptToken } = await makeLead(app, { hoursAgo: 25, readAt: new Date() })
    expect(await seen(receiptToken)).toMatchObject({ state: 'late', canChase: true })
    const answer = await post(receiptToken, 'nobody-called')
    expect(answer.json()).toMatchObject({ state: 'chased', canChase: false })
    const { items } = await asha.get('/api/leads?view=needs-answer')
    expect(items[0]).toMatchObject({ id, unread: true, chasedAt: expect.any(String) })
    expect(items[1].id).toBe(other.id)
    const { events } = await asha.see(id)
    expect(events.at(-1)).toMatchObject({ kind: 'chased', actor: null })
  })

  test('is told once, however often it is pressed', async () => {
    const { id, receiptToken } = await makeLead(app, { hoursAgo: 25 })
    await Promise.all(Array.from({ length: 5 }, () => post(receiptToken, 'nobody-called')))
    const events = await app.db.select().from(leadEvents).where(eq(leadEvents.leadId, id))
    expect(events.map(({ kind }) => kind)).toEqual(['chased'])
  })

  test('is heard with the next contact', async () => {
    const { id, receiptToken } = await makeLead(app, { hoursAgo: 25 })
    await post(receiptToken, 'nobody-called')
    const called = await asha.act(id, 'contacts', { kind: 'call' })
    expect(called.chasedAt).toBeNull()
    expect(await seen(receiptToken)).toMatchObject({ state: 'answered', canChase: false })
    const back = await asha.act(id, 'undo', { eventId: called.changed[0] })
    expect(back.chasedAt).not.toBeNull()
  })

  test('can be said neither too early nor after an answer', async () => {
    const early = await makeLead(app, { hoursAgo: 23.9 })
    expect((await post(early.receiptToken, 'nobody-called')).statusCode).toBe(409)
    const answered = await makeLead(app, { hoursAgo: 30 })
    await asha.act(answered.id, 'contacts', { kind: 'call' })
    expect((await post(answered.receiptToken, 'nobody-called')).statusCode).toBe(409)
    expect(await asha.see(early.id)).toMatchObject({ chasedAt: null, version: 1 })
  })

  test.each([
    ['closed', { status: 'lost', closedAt: new Date() }],
    ['answered', { status: 'contacted', firstResponseAt: new Date(Date.now() - 90_000_000) }],
  ] as const)('takes one out that was joined to one that is %s', async (_what, columns) => {
    const root = await makeLead(app, { hoursAgo: 40, ...columns })
    const { id, receiptToken } = await makeLead(app, { hoursAgo: 25, mergedInto: root.id })
    await post(receiptToken, 'nobody-called')
    expect(await asha.see(id)).toMatchObject({ joinedInto: null, chasedAt: expect.any(String) })
    const { items } = await asha.get('/api/leads?view=needs-answer')
    expect(items.map((lead: { id: number }) => lead.id)).toContain(id)
  })

  test('puts on top to what it was joined, where that waits too', async () => {
    const root = await makeLead(app, { hoursAgo: 40, readAt: new Date() })
    const { receiptToken } = await makeLead(app, { hoursAgo: 25, mergedInto: root.id })
    await post(receiptToken, 'nobody-called')
    const { items } = await asha.get('/api/leads?view=needs-answer')
    expect(items[0]).toMatchObject({ id: root.id, unread: true })
  })

  test('opens again what was closed or set aside without an answer', async () => {
    const lost = await makeLead(app, { hoursAgo: 30, status: 'lost', closedAt: new Date() })
    const suspect = await makeLead(app, {
      hoursAgo: 30,
      status: 'spam',
      spamReason: 'too-fast',
      closedAt: new Date(),
    })
    for (const { id, receiptToken } of [lost, suspect]) {
      expect((await post(receiptToken, 'nobody-called')).statusCode).toBe(200)
      expect(await asha.see(id)).toMatchObject({ status: 'new', closedAt: null, spamReason: null })
    }
  })

  test('but not what staff took for spam', async () => {
    const { id, receiptToken } = await makeLead(app, { hoursAgo: 30 })
    await asha.change(id, { status: 'spam' })
    expect((await post(receiptToken, 'nobody-called')).statusCode).toBe(409)
  })
})

describe('withdrawn', () => {
  test('an enquiry is erased, and its address says so', async () => {
    const body = enquiry({ name: 'Gone Tomorrow', email: 'gone.tomorrow@example.in' })
    const { id, receiptUrl } = (await send(app, body)).json()
    const token = receiptUrl.split('/').at(-1)
    await asha.act(id, 'notes', { text: 'Gone Tomorrow wants a refund' })
    const answer = await post(token, 'withdraw')
    expect(answer.json()).toEqual({ state: 'erased', erasedAt: expect.any(String) })
    expect(await seen(token)).toEqual(answer.json())
    expect((await post(token, 'withdraw')).json()).toEqual(answer.json())
    expect((await post(token, 'nobody-called')).statusCode).toBe(404)
    expect((await asha.ask('GET', `/api/leads/${id}`)).statusCode).toBe(404)
    await expectNoTraceOf(['Gone Tomorrow', 'gone.tomorrow', token])
    const told = await app.db.select().from(activity).where(eq(activity.verb, 'withdrawn'))
    expect(told[0]).toMatchObject({ actorId: null, subjectId: null, label: 'an enquiry' })
    expect(await app.db.$count(activity, eq(activity.subjectId, id))).toBe(0)
  })

  test('the others of the same person stay', async () => {
    const one = await makeLead(app, { email: 'both@example.in' })
    const other = await makeLead(app, { email: 'both@example.in' })
    await asha.act(other.id, 'join', { into: one.id })
    await post(one.receiptToken, 'withdraw')
    expect(await asha.see(other.id)).toMatchObject({ joinedInto: null })
  })
})

describe('without script', () => {
  test('both are forms that lead back to the receipt', async () => {
    const { receiptToken } = await makeLead(app, { hoursAgo: 25 })
    for (const deed of ['nobody-called', 'nobody-called', 'withdraw', 'withdraw']) {
      const answer = await post(receiptToken, deed, form)
      expect([deed, answer.statusCode, answer.headers.location]).toEqual([
        deed,
        303,
        `/receipt/${receiptToken}`,
      ])
    }
    expect(await seen(receiptToken)).toMatchObject({ state: 'erased' })
  })

  test('pressed too early it leads back too', async () => {
    const { receiptToken } = await makeLead(app)
    expect((await post(receiptToken, 'nobody-called', form)).statusCode).toBe(303)
    expect(await seen(receiptToken)).toMatchObject({ state: 'waiting' })
  })

  test('a page of another site cannot press them', async () => {
    const { receiptToken } = await makeLead(app)
    const foreign = { ...form, origin: 'https://elsewhere.example' }
    expect((await post(receiptToken, 'withdraw', foreign)).statusCode).toBe(403)
    const crossSite = { ...form, 'sec-fetch-site': 'cross-site' }
    expect((await post(receiptToken, 'withdraw', crossSite)).statusCode).toBe(403)
    expect(await seen(receiptToken)).toMatchObject({ state: 'waiting' })
  })

  test('and whoever hides where they come from can write nothing else', async () => {
    const answer = await send(app, enquiry(), { headers: { origin: 'null' } })
    expect(answer.statusCode).toBe(403)
  })
})

/** Looks through every text of every table. */
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
