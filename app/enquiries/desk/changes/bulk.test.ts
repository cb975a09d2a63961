import { inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BulkChanged } from '#app/enquiries/desk/desk-changes.ts'
import { leads } from '#app/platform/db/schema.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../../test/desk.ts'
import { queriesOf } from '../../../../test/round-trips.ts'

let app: FastifyInstance
let asha: Staff
let ravi: Staff

beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
  ravi = await atDesk(app, 'ravi')
})

const bulk = (body: Record<string, unknown>) => asha.ask('PATCH', '/api/leads', body)
async function succeed(body: Record<string, unknown>): Promise<BulkChanged> {
  const response = await bulk(body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const several = (count: number, columns: Parameters<typeof makeLead>[1] = {}) =>
  Promise.all(Array.from({ length: count }, () => makeLead(app, columns)))
const countOf = async (search: string) => (await asha.get(`/api/leads?${search}`)).total

test('all enquiries that match the filters are changed and undone together, even if a page doesn’t show them all', async () => {
  await several(60, { service: 'Trust audit' })
  const filters = { view: 'needs-answer', service: 'Trust audit' }
  const { updated, changed } = await succeed({ filters, expected: 60, ownerId: ravi.id })
  expect([updated, changed.length]).toEqual([60, 60])
  expect(await countOf(`service=Trust%20audit&owner=${ravi.id}`)).toBe(60)
  expect((await asha.ask('POST', '/api/leads/undo', { eventIds: changed })).statusCode).toBe(200)
  expect(await countOf('service=Trust%20audit&owner=none')).toBe(60)
})

test('all enquiries that match the filters are left alone if there are more or fewer than were confirmed', async () => {
  await several(3, { service: 'Confirmed' })
  const response = await bulk({ filters: { service: 'Confirmed' }, expected: 2, status: 'lost' })
  expect([response.statusCode, response.json().message]).toEqual([
    409,
    '3 enquiries match now, not 2. Nothing was changed. Check the list and try again.',
  ])
  expect(await countOf('service=Confirmed&status=new')).toBe(3)
})

test('all enquiries that match the filters are left alone when there are more than 2,000', async () => {
  await app.db.execute(sql`insert into ${leads} (name, email, phone, service, source, fingerprint)
      select 'Many ' || i, '', '98480', 'Too many', 'callback', 'many ' || i from generate_series(1, 2001) i`)
  const response = await bulk({ filters: { service: 'Too many' }, status: 'lost' })
  expect([response.statusCode, response.json().message]).toEqual([
    409,
    'You can change at most 2,000 enquiries at once. Narrow the filters and try again.',
  ])
})

test('2,000 enquiries are given to a colleague, who is notified of each', async () => {
  await app.db.execute(sql`insert into ${leads} (name, email, phone, service, source, fingerprint)
    select 'One of ' || i, '', '98480', 'Two thousand', 'callback', 'of ' || i from generate_series(1, 2000) i`)
  const filters = { service: 'Two thousand' }
  const { updated, changed } = await succeed({ filters, expected: 2000, ownerId: ravi.id })
  expect([updated, changed.length]).toEqual([2000, 2000])
  const { items } = await ravi.get('/api/notifications')
  expect(items[0]).toMatchObject({ kind: 'assigned', enquiries: 2000, read: false })
  const eventIds = changed.slice(0, 3)
  expect((await asha.ask('POST', '/api/leads/undo', { eventIds })).statusCode).toBe(200)
  expect(await countOf('service=Two%20thousand&owner=none')).toBe(3)
  const [still] = (await ravi.get('/api/notifications')).items
  expect(still).toMatchObject({ kind: 'assigned', enquiries: 1997 })
})

test('a follow-up date and a case stage are set on several enquiries and undone', async () => {
  const ids = (await several(2)).map(({ id }) => id)
  const followUpAt = inHours(20).toISOString()
  const dated = await succeed({ ids, followUpAt })
  const staged = await succeed({ ids, stage: 'preparing' })
  for (const id of ids) {
    expect(await asha.see(id)).toMatchObject({ followUpAt, stage: 'preparing' })
  }
  const eventIds = [...dated.changed, ...staged.changed]
  expect((await asha.ask('POST', '/api/leads/undo', { eventIds })).statusCode).toBe(200)
  for (const id of ids) expect(await asha.see(id)).toMatchObject({ followUpAt: null, stage: null })
})

test('several enquiries are brought back from Spam, and those that were skipped are named', async () => {
  const spam = await several(2, { status: 'spam', spamReason: 'links', closedAt: new Date() })
  const [other] = await several(1)
  const ids = [...spam, other!].map(({ id }) => id)
  const { updated, changed, skipped } = await succeed({ ids, notSpam: true })
  expect(updated).toBe(2)
  expect(skipped).toEqual([{ id: other!.id, message: 'This enquiry is not marked as spam.' }])
  for (const { id } of spam) expect(await asha.see(id)).toMatchObject({ status: 'new' })
  expect((await asha.ask('POST', '/api/leads/undo', { eventIds: changed })).statusCode).toBe(200)
  for (const { id } of spam) expect(await asha.see(id)).toMatchObject({ status: 'spam' })
})

test('several enquiries are assigned in turn to those on duty, and to no one if no one is on duty', async () => {
  const ids = (await several(4)).map(({ id }) => id)
  const alone = await bulk({ ids, assignInTurn: true })
  expect([alone.statusCode, alone.json().message]).toEqual([
    409,
    'No one is available. Choose an owner yourself.',
  ])
  for (const staff of [asha, ravi]) await staff.ask('PUT', '/api/desk/duty', { onDuty: true })
  const { changed } = await succeed({ ids, assignInTurn: true })
  const owners = await Promise.all(ids.map(async (id) => (await asha.see(id)).owner?.name))
  expect(owners.toSorted()).toEqual(['asha', 'asha', 'ravi', 'ravi'])
  expect((await asha.ask('POST', '/api/leads/undo', { eventIds: changed })).statusCode).toBe(200)
  for (const id of ids) expect((await asha.see(id)).owner).toBeNull()
})

test.each([
  [{ ids: [1], filters: {}, status: 'won' }],
  [{ status: 'won' }],
  [{ filters: { view: 'nowhere' }, status: 'won' }],
  [{ filters: {}, expected: 3 }],
  [{ ids: [1], notSpam: false }],
])('a bulk change that does not say which and what is rejected: %j', async (body) => {
  expect((await bulk(body)).statusCode).toBe(400)
})

describe('200 enquiries at once', () => {
  const FEW = 30
  const marked = (status: 'new' | 'spam') =>
    status === 'spam'
      ? ({ status, spamReason: 'links', closedAt: new Date() } as const)
      : ({ status } as const)

  test.each([
    ['a status', { status: 'lost' }, 'new'],
    ['a stage', { stage: 'documents' }, 'new'],
    ['an owner', { ownerId: 0 }, 'new'],
    ['a follow-up date', { followUpAt: inHours(48).toISOString() }, 'new'],
    ['spam', { status: 'spam' }, 'new'],
    ['not spam', { notSpam: true }, 'spam'],
  ] as const)('%s is set, and undone, in a few round trips', async (_what, change, status) => {
    const found = await several(200, marked(status))
    const ids = found.map(({ id }) => id)
    const body = { ids, ...change, ...('ownerId' in change && { ownerId: ravi.id }) }
    let changed: number[] = []
    const setting = await queriesOf(app.pool, async () => {
      changed = (await succeed(body)).changed
    })
    // Anyone who sets a date, or closes one as lost, owns what no one does.
    const isTaken = 'followUpAt' in change || ('status' in change && change.status === 'lost')
    expect(changed).toHaveLength(isTaken ? 400 : 200)
    expect(setting.length).toBeLessThan(FEW)

    const undoing = await queriesOf(app.pool, () =>
      asha.ask('POST', '/api/leads/undo', { eventIds: changed }),
    )
    expect(undoing.length).toBeLessThan(FEW)
    const after = await app.db.select().from(leads).where(inArray(leads.id, ids))
    expect(after).toHaveLength(200)
    for (const row of after) {
      expect(row).toMatchObject({ status, stage: null, ownerId: null, followUpAt: null })
    }
  })
})

test('several enquiries are won or lost with a fee or a reason each, and undone together', async () => {
  const won = await several(2, { service: 'Won together' })
  const ids = won.map(({ id }) => id)
  const { changed } = await succeed({ ids, status: 'won', fee: 3499 })
  for (const id of ids) expect(await asha.see(id)).toMatchObject({ status: 'won', fee: 3499 })
  await asha.ask('POST', '/api/leads/undo', { eventIds: changed })
  for (const id of ids) expect(await asha.see(id)).toMatchObject({ status: 'new', fee: null })
  await succeed({ ids, status: 'lost', lostReason: 'price' })
  for (const id of ids) expect(await asha.see(id)).toMatchObject({ lostReason: 'price' })
  expect((await bulk({ ids, status: 'won', lostReason: 'price' })).statusCode).toBe(400)
})
