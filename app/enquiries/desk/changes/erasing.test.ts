import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { activity, appointments, erasures, leads } from '#app/platform/db/schema.ts'
import { enquiry, send, testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../../test/desk.ts'
import { applyRetention } from './erasing.server.ts'

let app: FastifyInstance
let admin: Staff
let staff: Staff
beforeAll(async () => {
  app = await testApp()
  admin = await atDesk(app, 'asha', 'admin')
  staff = await atDesk(app, 'ravi')
})

/** What is known of an enquiry that no longer exists. */
const traceOf = (id: number) => staff.get(`/api/leads/${id}/trace`)

const MONTH = 24 * 31

test.each([
  ['DELETE', ''],
  ['GET', '/export'],
] as const)('only an admin may %s an enquiry%s', async (method, rest) => {
  const { id } = await makeLead(app)
  expect((await staff.ask(method, `/api/leads/${id}${rest}`)).statusCode).toBe(403)
  expect((await staff.see(id)).id).toBe(id)
  expect((await admin.ask(method, `/api/leads/${id}${rest}`)).statusCode).toBe(200)
  expect((await admin.ask(method, `/api/leads/2147483647${rest}`)).statusCode).toBe(404)
})

test('an erasure leaves only a record that it happened', async () => {
  const { id, receiptUrl } = (await send(app, enquiry())).json()
  const other = await makeLead(app, { dueAt: inHours(30) })
  await staff.act(other.id, 'merge', { into: id })
  const response = await admin.ask('DELETE', `/api/leads/${id}`)
  expect(response.json()).toEqual({ erased: 2 })
  for (const gone of [id, other.id]) {
    expect(await traceOf(gone)).toMatchObject({ how: 'erased', mergedInto: null })
    expect((await admin.ask('GET', `/api/leads/${gone}`)).statusCode).toBe(404)
    for (const { label } of await app.db
      .select()
      .from(activity)
      .where(eq(activity.subjectId, gone)))
      expect(label).not.toMatch(/kavya/i)
  }
  const entries = await app.db.select().from(activity).where(eq(activity.verb, 'erased'))
  expect(entries.at(-1)).toMatchObject({ actorId: admin.id, subjectId: null, label: '2 enquiries' })
  expect(entries.at(-1)?.detail.ids).toEqual(expect.arrayContaining([id, other.id]))
  const receipt = await app.inject(`/api/receipts/${receiptUrl.split('/').at(-1)}`)
  expect(receipt.json()).toMatchObject({ state: 'erased' })
  const [trace] = await app.db.select().from(erasures).limit(1)
  expect(Object.keys(trace ?? {}).toSorted()).toEqual(['at', 'how', 'id', 'receiptHash'])
})

test('an admin erases all spam at once, with what was merged into it, and nothing else', async () => {
  const spam = () => makeLead(app, { status: 'spam', spamReason: 'links', closedAt: new Date() })
  const kept = await makeLead(app)
  const [one, other] = [await spam(), await spam()]
  const merged = await makeLead(app, { mergedInto: one.id })
  expect((await staff.ask('POST', '/api/leads/spam/erase', {})).statusCode).toBe(403)
  const response = await admin.ask('POST', '/api/leads/spam/erase', {})
  expect(response.json()).toEqual({ erased: 3 })
  for (const { id } of [one, other, merged]) {
    expect(await traceOf(id)).toMatchObject({ how: 'erased' })
  }
  expect((await staff.see(kept.id)).id).toBe(kept.id)
  expect((await admin.ask('POST', '/api/leads/spam/erase', {})).json()).toEqual({ erased: 0 })
})

test('spam whose client has written and waits for an answer is not erased with the rest', async () => {
  const spam = { status: 'spam' as const, spamReason: 'staff' as const, closedAt: new Date() }
  const { id } = await makeLead(app, { ...spam, clientRepliedAt: new Date() })
  await admin.ask('POST', '/api/leads/spam/erase', {})
  expect(await staff.see(id)).toMatchObject({ status: 'spam' })
})

test('an enquiry that is merged into another is erased alone', async () => {
  const root = await makeLead(app, { hoursAgo: 2 })
  const member = await makeLead(app, { hoursAgo: 1 })
  await staff.act(member.id, 'merge', { into: root.id })
  expect((await admin.ask('DELETE', `/api/leads/${member.id}`)).json()).toEqual({ erased: 1 })
  expect(await staff.see(root.id)).toMatchObject({ id: root.id, merged: [] })
  expect(await traceOf(member.id)).toEqual({
    how: 'erased',
    at: expect.any(String),
    mergedInto: root.id,
  })
})

test('what was withdrawn and what never existed are answered differently, and an enquiry that was unmerged before leads nowhere', async () => {
  const root = await makeLead(app, { hoursAgo: 2 })
  const { id, receiptToken } = await makeLead(app, { hoursAgo: 1 })
  await staff.act(id, 'merge', { into: root.id })
  await staff.act(id, 'unmerge')
  await app.inject({ method: 'POST', url: `/api/receipts/${receiptToken}/withdraw` })
  expect(await traceOf(id)).toMatchObject({ how: 'withdrawn', mergedInto: null })
  expect(await traceOf(2_147_483_647)).toEqual({ how: null, at: null, mergedInto: null })
})

test('the export holds everything about a person, and nothing about others', async () => {
  const mine = await makeLead(app, { email: 'Meera@Example.in', phone: '98480 22338' })
  const again = await makeLead(app, { email: 'meera@example.in' })
  const merged = await makeLead(app, { email: 'office@example.in' })
  const family = await makeLead(app, { email: 'family@example.in', phone: '98480 22338' })
  await staff.act(merged.id, 'merge', { into: mine.id })
  await staff.act(mine.id, 'notes', { text: 'speaks Malayalam' })
  const startsAt = inHours(30)
  await app.db.insert(appointments).values({
    ...{ leadId: mine.id, userId: staff.id, startsAt, timeZone: 'Asia/Dubai' },
    ...{ endsAt: inHours(30.25), blockedUntil: inHours(30.5) },
  })
  const response = await admin.ask('GET', `/api/leads/${mine.id}/export`)
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="enquiry-\d+-.*\.json"$/,
  )
  const { enquiries } = response.json()
  const ids = enquiries.map(({ id }: { id: number }) => id)
  expect(ids.toSorted()).toEqual([mine.id, again.id, merged.id].toSorted())
  expect(ids).not.toContain(family.id)
  expect(response.body).toContain('speaks Malayalam')
  const own = enquiries.find((enquiry: { id: number }) => enquiry.id === mine.id)
  expect(own).toMatchObject({ name: mine.name, message: mine.message })
  expect(own.calls).toMatchObject([
    { startsAt: startsAt.toISOString(), state: 'booked', timeZone: 'Asia/Dubai' },
  ])
})

describe('retention', () => {
  const closed = (columns: object = {}) =>
    makeLead(app, {
      status: 'lost',
      closedAt: inHours(-25 * MONTH),
      hoursAgo: 26 * MONTH,
      ...columns,
    })

  test('retention erases enquiries that were closed longer ago without a case, with those merged into them, and records it', async () => {
    const gone = [
      await closed(),
      await closed({ status: 'lost', readAt: inHours(-1) }),
      await closed({ status: 'spam', spamReason: 'links' }),
      await closed({ followUpAt: inHours(-1) }),
    ]
    gone.push(await makeLead(app, { mergedInto: gone[0]?.id }))
    const remaining = [
      await closed({ closedAt: inHours(-23 * 30 * 24) }),
      await closed({ followUpAt: inHours(24) }),
      await closed({ status: 'contacted', closedAt: null }),
      await closed({ status: 'won' }),
      await closed({ stage: 'preparing' }),
    ]
    expect(await applyRetention(app.db, 24)).toBe(5)
    for (const { id } of gone) expect(await app.db.$count(leads, eq(leads.id, id))).toBe(0)
    for (const { id } of remaining) expect(await app.db.$count(leads, eq(leads.id, id))).toBe(1)
    expect(await traceOf(gone[0]?.id ?? 0)).toMatchObject({ how: 'retention', mergedInto: null })
    const entries = await app.db.select().from(activity).where(eq(activity.verb, 'retention'))
    expect(entries).toMatchObject([{ actorId: null, subjectId: null, label: '5 enquiries' }])
    expect(await applyRetention(app.db, 24)).toBe(0)
    expect(await app.db.$count(activity, eq(activity.verb, 'retention'))).toBe(1)
  })

  test('retention erases no enquiry whose client has written and waits for an answer', async () => {
    const { id } = await closed({ clientRepliedAt: inHours(-50), followUpAt: inHours(-2) })
    await applyRetention(app.db, 24)
    expect(await app.db.$count(leads, eq(leads.id, id))).toBe(1)
    await staff.act(id, 'no-answer-needed')
    await applyRetention(app.db, 24)
    expect(await app.db.$count(leads, eq(leads.id, id))).toBe(0)
  })

  test('retention erases none that a won enquiry was merged into', async () => {
    const root = await closed()
    await closed({ mergedInto: root.id, status: 'won' })
    await applyRetention(app.db, 24)
    expect(await app.db.$count(leads, eq(leads.id, root.id))).toBe(1)
    await app.db.update(leads).set({ status: 'lost' }).where(eq(leads.mergedInto, root.id))
    await applyRetention(app.db, 24)
    expect(await app.db.$count(leads, eq(leads.id, root.id))).toBe(0)
  })

  test('retention erases merged enquiries once the last of them was closed long enough ago', async () => {
    const root = await closed()
    const { id } = await closed({ mergedInto: root.id, closedAt: inHours(-1), hoursAgo: 2 })
    await applyRetention(app.db, 24)
    expect(await app.db.$count(leads, eq(leads.id, root.id))).toBe(1)
    await app.db
      .update(leads)
      .set({ closedAt: inHours(-25 * MONTH) })
      .where(eq(leads.id, id))
    await applyRetention(app.db, 24)
    expect(await app.db.$count(leads, eq(leads.id, root.id))).toBe(0)
  })

  test('retention erases nothing when it is set to 0', async () => {
    const { id } = await closed()
    expect(await applyRetention(app.db, 0)).toBe(0)
    expect(await app.db.$count(leads, eq(leads.id, id))).toBe(1)
  })

  test('retention run by several instances at once erases each enquiry once', async () => {
    const before = await app.db.$count(erasures)
    for (let i = 0; i < 5; i++) await closed()
    const counts = await Promise.all([1, 2, 3].map(() => applyRetention(app.db, 24)))
    const total = counts.reduce((sum, count) => sum + count, 0)
    expect(await app.db.$count(erasures)).toBe(before + total)
    expect(total).toBeGreaterThanOrEqual(5)
    expect(
      await app.db.$count(
        leads,
        sql`closed_at < now() - interval '24 months' and follow_up_at is null and status <> 'won' and stage is null`,
      ),
    ).toBe(0)
  })
})
