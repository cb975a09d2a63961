import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'
import { periodsOf } from './periods.ts'
import type { Results } from './results.ts'

let app: FastifyInstance
let owner: Staff
let asha: Staff

const JUNE = new Date('2026-06-30T18:29:00Z')
const JULY = new Date('2026-06-30T18:31:00Z')

beforeAll(async () => {
  app = await testApp()
  owner = await atDesk(app, 'owner', 'admin')
  asha = await atDesk(app, 'asha')
  const closed = { closedAt: new Date(), firstResponseAt: new Date() }
  const won = { ...closed, status: 'won' as const, service: 'Basic Plan' }
  const lost = { ...closed, status: 'lost' as const }
  await makeLead(app, { receivedAt: JUNE, ...won, fee: 1999, ownerId: asha.id })
  await makeLead(app, { receivedAt: JULY, ...won, fee: 3499 })
  await makeLead(app, { receivedAt: JULY, ...won, fee: null, ownerId: asha.id })
  await makeLead(app, { receivedAt: JULY, ...lost, lostReason: 'price' })
  await makeLead(app, { receivedAt: JULY, ...lost, lostReason: 'price' })
  await makeLead(app, { receivedAt: JULY, ...lost, firstResponseAt: null })
  const open = await makeLead(app, { receivedAt: JULY, source: 'callback' })
  await makeLead(app, { receivedAt: JULY, mergedInto: open.id })
  await makeLead(app, { receivedAt: JULY, ...closed, status: 'spam', spamReason: 'staff' })
})

test('a sale still counts when its client writes again and the two enquiries are merged', async () => {
  const may = new Date('2026-05-10T06:00:00Z')
  const again = await makeLead(app, { receivedAt: may })
  const won = { status: 'won' as const, fee: 1999, closedAt: may, firstResponseAt: may }
  await makeLead(app, { receivedAt: may, ...won, mergedInto: again.id })
  const may2026 = '/api/results?from=2026-05-01&to=2026-05-31&by=month'
  expect((await owner.get(may2026)).total).toMatchObject({ received: 2, won: 1, fees: 1999 })
  await asha.change(again.id, { status: 'won', fee: 1999 })
  expect((await owner.get(may2026)).total).toMatchObject({ won: 1, fees: 1999 })
  await asha.change(again.id, { status: 'won', fee: 3499 })
  expect((await owner.get(may2026)).total).toMatchObject({ won: 2, fees: 5498 })
})

const read = (query: string): Promise<Results> =>
  owner.get(`/api/results?from=2026-06-01&to=2026-07-31&${query}`)
const figures = ({ rows }: Results) =>
  rows.map(({ name, received, reached, won, lost, fees }) => [
    name,
    ...[received, reached, won, lost, fees],
  ])

test('months in India have what was received, reached, won and lost, and the fees', async () => {
  const found = await read('by=month')
  expect(figures(found)).toEqual([
    ['June 2026', 1, 1, 1, 0, 1999],
    ['July 2026', 6, 4, 2, 3, 3499],
  ])
  expect(found.total).toEqual({ received: 7, reached: 5, won: 3, lost: 3, fees: 5498 })
  expect(found.reasons).toEqual([
    { reason: 'price', count: 2 },
    { reason: null, count: 1 },
  ])
})

test('each person, service and source has its share of the results, the largest first', async () => {
  expect(figures(await read('by=person'))).toEqual([
    ['Unassigned', 5, 3, 1, 3, 3499],
    ['asha', 2, 2, 2, 0, 1999],
  ])
  expect(figures(await read('by=service'))).toEqual([
    ['General enquiry', 4, 2, 0, 3, 0],
    ['Basic plan, ₹1,999', 3, 3, 3, 0, 5498],
  ])
  expect(figures(await read('by=source'))).toEqual([
    ['Contact form', 6, 5, 3, 3, 5498],
    ['Callback form', 1, 0, 0, 0, 0],
  ])
})

test('an imported enquiry that was won, or lost for a reason only the client can give, counts as reached', async () => {
  const imported = {
    source: 'import' as const,
    receivedAt: new Date('2025-07-10T06:00:00Z'),
    closedAt: new Date('2025-08-10T06:00:00Z'),
    dueAt: null,
  }
  await makeLead(app, { ...imported, status: 'won', fee: 1999 })
  await makeLead(app, { ...imported, status: 'lost', lostReason: 'other-firm' })
  await makeLead(app, { ...imported, status: 'lost', lostReason: 'not-reached' })
  await makeLead(app, { ...imported, status: 'lost' })
  for (const by of ['month', 'person', 'service', 'source']) {
    const found: Results = await owner.get(`/api/results?from=2025-07-01&to=2025-07-31&by=${by}`)
    expect([by, found.rows]).toMatchObject([by, [{ received: 4, reached: 2, won: 1, lost: 3 }]])
  }
})

test('who won or lost an enquiry keeps the credit when it is handed over', async () => {
  const receivedAt = new Date('2024-07-10T06:00:00Z')
  const person = async () => {
    const found: Results = await owner.get('/api/results?from=2024-07-01&to=2024-07-31&by=person')
    return found.rows.map(({ name, won, lost }) => [name, won, lost]).sort()
  }
  const first = await makeLead(app, { receivedAt, ownerId: asha.id })
  await asha.change(first.id, { status: 'won', fee: 1999 })
  await owner.change(first.id, { ownerId: owner.id })
  await owner.change(first.id, { status: 'won', fee: 2999 })
  expect(await person()).toEqual([['asha', 1, 0]])

  const second = await makeLead(app, { receivedAt, ownerId: asha.id })
  await owner.change(second.id, { status: 'won' })
  await asha.change(second.id, { status: 'lost', lostReason: 'price' })
  expect(await person()).toEqual([['asha', 1, 1]])

  const closedAt = new Date()
  const old = { receivedAt, source: 'import' as const, status: 'won' as const, dueAt: null }
  const imported = await makeLead(app, { ...old, closedAt, ownerId: asha.id })
  await owner.change(imported.id, { ownerId: owner.id })
  expect(await person()).toEqual([['asha', 2, 1]])

  await makeLead(app, { receivedAt, ownerId: owner.id, firstResponseBy: asha.id })
  expect(await person()).toEqual([
    ['asha', 2, 1],
    ['owner', 0, 0],
  ])
})

test('the results say how many enquiries came before the period, and on which day the first', async () => {
  await makeLead(app, { receivedAt: new Date('2019-03-31T19:00:00Z') })
  const year: Results = await owner.get('/api/results?from=2019-04-02&to=2020-03-31')
  expect(year).toMatchObject({ first: '2019-04-01', earlier: 1, total: { received: 0 } })
  const all: Results = await owner.get('/api/results?from=2019-04-01&to=2019-04-01')
  expect(all).toMatchObject({ earlier: 0, total: { received: 1 } })
})

test.each([
  ['2026-11-26', '2026-04-01', '2025-04-01', '2026-03-31'],
  ['2026-03-31', '2025-04-01', '2024-04-01', '2025-03-31'],
  ['2026-04-01', '2026-04-01', '2025-04-01', '2026-03-31'],
])('on %s this financial year began on %s, the one before on %s', (today, begin, from, to) => {
  expect(periodsOf(today, '2019-04-01')).toEqual({
    thisYear: { from: begin, to: undefined },
    lastYear: { from, to },
    all: { from: '2019-04-01', to: undefined },
  })
})

test('only admins read the results', async () => {
  expect((await asha.ask('GET', '/api/results')).statusCode).toBe(403)
})

test('the downloaded results have the rows of the screen', async () => {
  const response = await owner.ask(
    'GET',
    '/api/results/export.csv?by=month&from=2026-06-01&to=2026-07-31',
  )
  expect(response.body.slice(1).split('\r\n')).toEqual([
    'Month,Received,Reached,Won,Lost,Fees',
    'June 2026,1,1,1,0,1999',
    'July 2026,6,4,2,3,3499',
    '',
  ])
})
