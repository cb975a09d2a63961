import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DeskPeople } from '#app/enquiries/model/team.ts'
import { leads, users } from '#app/platform/db/schema.ts'
import { enquiry, send, testApp } from '../../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'

let app: FastifyInstance
let asha: Staff
let ravi: Staff
beforeEach(async () => {
  app = await testApp({ ASSIGN_IN_TURN: 'true' })
  asha = await atDesk(app, 'asha')
  ravi = await atDesk(app, 'ravi')
})

const onDuty = (who: Staff, duty: boolean) => who.ask('PUT', '/api/desk/duty', { onDuty: duty })

test('staff set for themselves whether they are on duty', async () => {
  const response = await onDuty(ravi, true)
  expect(response.json().map(({ name, onDuty }: DeskPeople[number]) => [name, onDuty])).toEqual([
    ['asha', false],
    ['ravi', true],
  ])
  await makeLead(app, { ownerId: asha.id })
  await makeLead(app, { ownerId: asha.id, status: 'won', closedAt: new Date() })
  const people: DeskPeople = await asha.get('/api/desk/people')
  expect(people.map(({ open }) => open)).toEqual([1, 0])
  expect((await ravi.ask('PUT', '/api/desk/duty', { onDuty: 'yes' })).statusCode).toBe(400)
})

describe('in turn', () => {
  test('enquiries are assigned round robin to those on duty', async () => {
    const kiran = await atDesk(app, 'kiran')
    await onDuty(asha, true)
    await onDuty(ravi, true)
    const owners: (string | undefined)[] = []
    for (let i = 0; i < 4; i++) {
      const { id } = await makeLead(app)
      owners.push((await kiran.act(id, 'assign-next')).owner?.name)
    }
    expect(owners).toEqual(['asha', 'ravi', 'asha', 'ravi'])
    await onDuty(asha, false)
    const { id } = await makeLead(app)
    const lead = await kiran.act(id, 'assign-next')
    expect(lead.owner?.name).toBe('ravi')
    expect(lead.events.at(-1)).toMatchObject({ kind: 'assigned', detail: { how: 'in-turn' } })
    expect(await kiran.act(id, 'undo', { eventId: lead.changed[0] })).toMatchObject({ owner: null })
  })

  test('concurrent assignments are distributed evenly', async () => {
    await onDuty(asha, true)
    await onDuty(ravi, true)
    const made = await Promise.all(Array.from({ length: 10 }, () => makeLead(app)))
    await Promise.all(made.map(({ id }) => asha.act(id, 'assign-next')))
    expect(await app.db.$count(leads, eq(leads.ownerId, asha.id))).toBe(5)
    expect(await app.db.$count(leads, eq(leads.ownerId, ravi.id))).toBe(5)
  })

  test('a disabled account gets no enquiry in turn, and with no one on duty there is an error', async () => {
    await onDuty(ravi, true)
    await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, ravi.id))
    const { id } = await makeLead(app)
    const response = await asha.ask('POST', `/api/leads/${id}/assign-next`)
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toContain('No one is available')
    const chosen = await asha.ask('PATCH', `/api/leads/${id}`, { ownerId: ravi.id })
    expect(chosen.json()).toMatchObject({ errors: [{ path: 'ownerId' }] })
  })

  test('a new enquiry is assigned at once when that is configured, and spam is not', async () => {
    await onDuty(ravi, true)
    const { id } = (await send(app, enquiry())).json()
    expect(await asha.see(id)).toMatchObject({ owner: { name: 'ravi' }, unread: true })
    const spam = (await send(app, enquiry({ website: 'x' }))).json()
    expect(await asha.see(spam.id)).toMatchObject({ owner: null })
  })

  test('an enquiry stays unassigned where enquiries are not assigned in turn', async () => {
    const plain = await testApp()
    const kiran = await atDesk(plain, 'kiran')
    await onDuty(kiran, true)
    const { id } = (await send(plain, enquiry())).json()
    expect(await kiran.see(id)).toMatchObject({ owner: null })
  })
})
