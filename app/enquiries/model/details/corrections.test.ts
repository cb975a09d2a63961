import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { enquiry, send, testApp } from '../../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'
import { referenceOf } from './reference.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
})

const corrections = ({ events }: Awaited<ReturnType<Staff['see']>>) =>
  events.filter(({ kind }) => kind === 'corrected').map(({ detail }) => detail)

describe('An enquiry’s details are corrected at the desk', () => {
  test.each([
    ['name', 'Anita Rao', 'Anita Raju'],
    ['phone', '98480 22338', '98480 22339'],
    ['secondPhone', '', '040 2355 0000 ext 22'],
    ['email', 'anita@example.in', 'anita.raju@example.in'],
    ['service', 'Other', 'Basic Plan'],
    ['language', 'en', 'hi'],
  ])('The %s, with both values in the history, and undone', async (field, from, to) => {
    const { id } = await makeLead(app, { [field]: from })
    const changed = await asha.change(id, { [field]: to })
    expect(changed).toMatchObject({ [field]: to, version: 2 })
    expect(corrections(changed)).toEqual([{ field, from, to, by: 'staff' }])
    const undone = await asha.act(id, 'undo', { eventId: changed.changed[0] })
    expect(undone).toMatchObject({ [field]: from })
  })

  test('Several corrections at once are several changes, undone together', async () => {
    const { id, name, phone } = await makeLead(app)
    const changed = await asha.change(id, { name: 'Anita Raju', phone: '9848022339' })
    expect(corrections(changed).map(({ field }) => field)).toEqual(['name', 'phone'])
    await asha.ask('POST', '/api/leads/undo', { eventIds: changed.changed })
    expect(await asha.see(id)).toMatchObject({ name, phone })
  })

  test('A correction to what is stored already changes nothing', async () => {
    const { id, name } = await makeLead(app)
    expect(await asha.change(id, { name })).toMatchObject({ changed: [], version: 1 })
  })

  test('The same person is recognised by the corrected number and address', async () => {
    const other = await makeLead(app, { phone: '99000 11223', email: 'ravi.k@example.in' })
    const { id } = await makeLead(app, { phone: '99000 11224' })
    expect((await asha.change(id, { phone: '+91 99000-11223' })).duplicates).toMatchObject([
      { id: other.id, same: ['phone'] },
    ])
    expect((await asha.change(id, { email: 'Ravi.K@example.in' })).duplicates).toMatchObject([
      { id: other.id, same: ['email', 'phone'] },
    ])
  })

  test('An enquiry that was phoned in gets an email address, and loses it by an undo', async () => {
    const { id } = await makeLead(app, { source: 'staff', email: '' })
    const changed = await asha.change(id, { email: 'anita@example.in' })
    expect(changed.email).toBe('anita@example.in')
    expect(await asha.act(id, 'undo', { eventId: changed.changed[0] })).toMatchObject({ email: '' })
  })

  test.each([
    [{ name: 'A' }, 'name'],
    [{ phone: '12345' }, 'phone'],
    [{ email: 'anita@' }, 'email'],
    [{ email: '' }, 'email'],
    [{ service: '' }, 'service'],
    [{ language: 'fr' }, 'language'],
  ])('%j is refused', async (change, path) => {
    const { id } = await makeLead(app)
    const response = await asha.ask('PATCH', `/api/leads/${id}`, change)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ path }])
    expect(await asha.see(id)).toMatchObject({ version: 1 })
  })

  test('A correction of what a colleague has changed since is refused', async () => {
    const { id } = await makeLead(app)
    await asha.change(id, { phone: '98480 22339' })
    const response = await asha.ask('PATCH', `/api/leads/${id}`, { name: 'Anita', version: 1 })
    expect(response.statusCode).toBe(409)
  })
})

describe('Two numbers in one field', () => {
  const two = '98220 12345 / 98220 54321'

  test('Two numbers in one field of a visitor’s form are the number and the second one', async () => {
    const { id } = (await send(app, enquiry({ phone: two }))).json()
    expect(await asha.see(id)).toMatchObject({ phone: '98220 12345', secondPhone: '98220 54321' })
  })

  test('Two numbers in one field of an enquiry that staff add are the number and the second one', async () => {
    const { message: _, ...given } = enquiry({ phone: two })
    const added = await asha.ask('POST', '/api/leads/staff', {
      ...given,
      intake: 'call',
      owner: 'none',
      key: 'two-numbers-in-one',
    })
    expect(added.statusCode, added.body).toBe(201)
    const seen = await asha.see(added.json().id)
    expect(seen).toMatchObject({ phone: '98220 12345', secondPhone: '98220 54321' })
  })

  test('Two numbers in one field of a correction are the number and the second one, each with its line in the history', async () => {
    const { id } = await makeLead(app, { phone: '98220 12345' })
    const changed = await asha.change(id, { phone: two })
    expect(changed).toMatchObject({ phone: '98220 12345', secondPhone: '98220 54321' })
    expect(corrections(changed).map(({ field }) => field)).toEqual(['secondPhone'])
  })

  test('Two numbers in one field leave another second number where it is', async () => {
    const { id } = await makeLead(app, { secondPhone: '040 2355 0000' })
    const kept = { phone: two, secondPhone: '040 2355 0000' }
    expect(await asha.change(id, { phone: two })).toMatchObject(kept)
  })
})

test('After a wrong number the next call goes to the other number on file, whichever of the two was rung', async () => {
  const both = { phone: '98480 22301', secondPhone: '98480 22302' }
  const wrong = { kind: 'call', outcome: 'wrong-number' }
  const first = await makeLead(app, both)
  await asha.act(first.id, 'contacts', wrong)
  const second = await makeLead(app, both)
  await asha.act(second.id, 'contacts', { ...wrong, wrongPhone: 'secondPhone' })
  for (const [{ id }, phone] of [
    [first, '98480 22302'],
    [second, '98480 22301'],
  ] as const) {
    const lead = await asha.see(id)
    expect(lead).toMatchObject({ phone, secondPhone: '', wrongNumber: false })
    expect(lead.followUpAt).not.toBeNull()
  }
})

test('A wrong number is logged with the right one, which the next call uses', async () => {
  const { id } = await makeLead(app, { phone: '98480 22338' })
  const logged = await asha.act(id, 'contacts', {
    kind: 'call',
    outcome: 'wrong-number',
    rightPhone: '98480 22339',
  })
  expect(logged).toMatchObject({ phone: '98480 22339', firstResponseAt: null })
  expect(corrections(logged)).toEqual([
    { field: 'phone', from: '98480 22338', to: '98480 22339', by: 'staff' },
  ])
})

test('The desk shows the reference number that the client reads out', async () => {
  const { id } = await makeLead(app)
  expect((await asha.see(id)).reference).toBe(referenceOf(id))
})
