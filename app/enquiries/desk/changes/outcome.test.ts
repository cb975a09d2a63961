import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { describeEvent } from '#app/enquiries/desk/screens/event-labels.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
})

test('the fee of a won enquiry is noted with it, corrected and undone', async () => {
  const { id } = await makeLead(app, { ownerId: asha.id })
  const won = await asha.change(id, { status: 'won', fee: 3499 })
  expect(won).toMatchObject({ status: 'won', fee: 3499, lostReason: null })
  const corrected = await asha.change(id, { status: 'won', fee: 2999 })
  expect(corrected).toMatchObject({ status: 'won', fee: 2999 })
  expect(corrected.events.slice(-2).map((event) => describeEvent(event).sentence)).toEqual([
    'asha changed the status from New to Won: ₹3,499.',
    'asha updated the details of “Won”: ₹2,999.',
  ])
  const [event] = corrected.changed
  expect(await asha.act(id, 'undo', { eventId: event })).toMatchObject({ fee: 3499 })
  const [first] = won.changed
  const before = await asha.act(id, 'undo', { eventId: first })
  expect(before).toMatchObject({ status: 'new', fee: null })
})

test('the reason of a lost enquiry goes when it is open again', async () => {
  const { id } = await makeLead(app)
  const lost = await asha.change(id, { status: 'lost', lostReason: 'price' })
  expect(lost).toMatchObject({ status: 'lost', lostReason: 'price' })
  expect(await asha.change(id, { status: 'in progress' })).toMatchObject({ lostReason: null })
})

test('won and lost can be set without a fee or a reason', async () => {
  const { id } = await makeLead(app)
  expect(await asha.change(id, { status: 'won' })).toMatchObject({ status: 'won', fee: null })
})

test.each([
  [{ fee: 100 }, 'fee'],
  [{ status: 'lost', fee: 100 }, 'fee'],
  [{ status: 'won', lostReason: 'price' }, 'lostReason'],
  [{ status: 'won', fee: -1 }, 'fee'],
  [{ status: 'won', fee: 0.5 }, 'fee'],
  [{ status: 'lost', lostReason: 'moon' }, 'lostReason'],
])('what does not go together is refused: %j', async (change, path) => {
  const { id } = await makeLead(app)
  const response = await asha.ask('PATCH', `/api/leads/${id}`, change)
  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0].path).toBe(path)
})
