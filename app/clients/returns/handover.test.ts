import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { returns } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { makeClient, makeReturn } from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let head: Staff
let arjun: Staff
let meera: Staff
beforeEach(async () => {
  app = await testApp()
  head = await atDesk(app, 'head', 'admin')
  arjun = await atDesk(app, 'arjun')
  meera = await atDesk(app, 'meera')
})

const disable = (takeover?: unknown) =>
  head.ask('PATCH', `/api/staff/${arjun.id}`, { disabled: true, ...(takeover ? { takeover } : {}) })
const peopleOf = async (id: number) => {
  const [row] = await app.db.select().from(returns).where(eq(returns.id, id))
  return [row?.preparerId, row?.reviewerId]
}
const stopped = async (given: Record<string, unknown>) => {
  const id = await makeReturn(head, given)
  await head.ask('PATCH', `/api/returns/${id}`, { stage: 'stopped' })
  return id
}

test('a colleague who leaves hands over the returns they prepare or review, and no stopped one', async () => {
  const prepared = await makeReturn(head, { preparerId: arjun.id, reviewerId: head.id })
  const reviewed = await makeReturn(head, { preparerId: head.id, reviewerId: arjun.id })
  const meeras = await makeReturn(head, { preparerId: meera.id, reviewerId: arjun.id })
  const past = await stopped({ preparerId: arjun.id })

  const refused = await disable()
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('arjun has 3 returns. Choose who takes over.')
  expect((await disable(meera.id)).statusCode).toBe(200)

  expect(await peopleOf(prepared)).toEqual([meera.id, head.id])
  expect(await peopleOf(reviewed)).toEqual([head.id, meera.id])
  // Nobody reviews what they prepared.
  expect(await peopleOf(meeras)).toEqual([meera.id, null])
  expect(await peopleOf(past)).toEqual([arjun.id, null])
  const { events } = (await head.ask('GET', `/api/returns/${prepared}`)).json()
  expect(events.at(-1)).toMatchObject({
    ...{ kind: 'changed', by: 'head' },
    detail: { names: { [meera.id]: 'meera', [head.id]: 'head' } },
  })
})

test('returns that no one takes over have no preparer', async () => {
  const id = await makeReturn(head, { preparerId: arjun.id, reviewerId: meera.id })
  expect((await disable('no-one')).statusCode).toBe(200)
  expect(await peopleOf(id)).toEqual([null, meera.id])
})

test('a return whose preparer left before can still be changed, and next year’s starts without them', async () => {
  const clientId = await makeClient(head)
  const past = await makeReturn(head, { clientId, preparerId: arjun.id, reviewerId: meera.id })
  await head.ask('PATCH', `/api/returns/${past}`, { stage: 'stopped' })
  await disable()
  const changed = await head.ask('PATCH', `/api/returns/${past}`, { notes: 'Asked for a copy' })
  expect(changed.statusCode, changed.body).toBe(200)

  const started = await head.ask('POST', '/api/returns/start', {
    year: '2026-27',
    clientIds: [clientId],
  })
  expect(started.json()).toMatchObject({ skipped: [], started: [{ clientId }] })
  expect(await peopleOf(started.json().started[0].id)).toEqual([null, meera.id])
})
