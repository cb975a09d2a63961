import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { atDesk, type Staff } from '../../../../test/desk.ts'
import type { SavedView } from './personal-list.ts'

let app: FastifyInstance
let asha: Staff
let ravi: Staff

beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
  ravi = await atDesk(app, 'ravi')
})

const save = (staff: Staff, name: string, search = {}) =>
  staff.ask('POST', '/api/desk/views', { name, search })
const viewsOf = (staff: Staff): Promise<SavedView[]> => staff.get('/api/desk/views')

test('a saved view is saved, renamed, changed and deleted, and no one else sees it', async () => {
  const search = { view: 'overdue', owner: 'me', q: 'NRI', sort: 'name' }
  const saved = await save(asha, ' My NRI clients ', search)
  expect(saved.statusCode).toBe(201)
  const [view] = saved.json()
  expect(view).toEqual({ id: expect.any(Number), name: 'My NRI clients', search })
  expect(await viewsOf(ravi)).toEqual([])

  const one = `/api/desk/views/${view.id}`
  expect((await asha.ask('PATCH', one, { name: 'NRI', search: { q: 'nri' } })).json()).toEqual([
    { id: view.id, name: 'NRI', search: { q: 'nri' } },
  ])
  for (const method of ['PATCH', 'DELETE'] as const) {
    const response = await ravi.ask(method, one, method === 'PATCH' ? { name: 'Mine' } : undefined)
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      'This view doesn’t exist. It may have been deleted.',
    ])
  }
  expect((await asha.ask('DELETE', one)).json()).toEqual([])
})

test('a saved view has a name that no other view of the same person has, in any case', async () => {
  await save(asha, 'Trust audits')
  const other = (await save(asha, 'Other')).json()[0]
  const taken = await save(asha, 'TRUST Audits')
  expect([taken.statusCode, taken.json().message]).toEqual([
    409,
    'You already have a view called “TRUST Audits”. Choose another name.',
  ])
  const renamed = await asha.ask('PATCH', `/api/desk/views/${other.id}`, { name: 'trust audits' })
  expect(renamed.statusCode).toBe(409)
  const itself = await asha.ask('PATCH', `/api/desk/views/${other.id}`, { name: 'OTHER' })
  expect(itself.statusCode).toBe(200)
  expect((await save(ravi, 'Trust audits')).statusCode).toBe(201)
  for (const status of [201, 409]) {
    expect((await save(asha, 'İzmir and Istanbul')).statusCode).toBe(status)
  }
})

test('a saved view is refused without a name, with filters that do not exist, and when there are 30', async () => {
  expect((await save(asha, '  ')).json().message).toBe('Please enter a name')
  expect((await save(asha, 'x'.repeat(41))).statusCode).toBe(400)
  expect((await save(asha, 'Broken', { view: 'nowhere' })).statusCode).toBe(400)
  expect((await asha.ask('PATCH', '/api/desk/views/1', {})).statusCode).toBe(400)
  const before = (await viewsOf(ravi)).length
  for (let at = before; at < 30; at++) await save(ravi, `View ${at}`)
  const tooMany = await save(ravi, 'One more')
  expect([tooMany.statusCode, tooMany.json().message]).toEqual([
    409,
    'You have 30 saved views. Delete one first.',
  ])
})

test('the density of the list is kept with the account', async () => {
  expect(await asha.get('/api/desk/preferences')).toEqual({ density: 'compact' })
  const change = await asha.ask('PATCH', '/api/desk/preferences', { density: 'comfortable' })
  expect(change.json()).toEqual({ density: 'comfortable' })
  expect(await asha.get('/api/desk/preferences')).toEqual({ density: 'comfortable' })
  expect(await ravi.get('/api/desk/preferences')).toEqual({ density: 'compact' })
  const wrong = await asha.ask('PATCH', '/api/desk/preferences', { density: 'tiny' })
  expect([wrong.statusCode, wrong.json().message]).toEqual([
    400,
    'The density is compact or comfortable',
  ])
})
