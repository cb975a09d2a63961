import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../../test/desk.ts'

let app: FastifyInstance
let meera: Staff
let arjun: Staff
beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera')
  arjun = await atDesk(app, 'arjun')
})

const reached = { kind: 'call', outcome: 'reached', note: '' }
const ownerOf = async (id: number) => (await meera.see(id)).owner?.id ?? null

describe('an enquiry of no one becomes the work of', () => {
  test('an unowned enquiry goes to the person who reaches the client by phone, until that is undone', async () => {
    const { id } = await makeLead(app)
    const { changed } = await meera.act(id, 'contacts', reached)
    expect(await ownerOf(id)).toBe(meera.id)
    expect(
      (await meera.get('/api/leads?view=mine')).items.map((lead: { id: number }) => lead.id),
    ).toContain(id)
    await meera.ask('POST', '/api/leads/undo', { eventIds: changed })
    expect(await ownerOf(id)).toBeNull()
  })

  test('an unowned enquiry goes to the person who answers by email', async () => {
    const { id } = await makeLead(app)
    const letter = {
      subject: 'Your return',
      text: 'Dear client, …',
      key: `take-${id}-0123456789abcdef`,
    }
    await meera.act(id, 'replies', letter)
    expect(await ownerOf(id)).toBe(meera.id)
  })

  test('an unowned enquiry goes to the person who sets a follow-up, also after a try or for several at once', async () => {
    const [one, two, three] = [await makeLead(app), await makeLead(app), await makeLead(app)]
    const followUpAt = inHours(20).toISOString()
    await meera.change(one.id, { followUpAt })
    await meera.act(two.id, 'contacts', { ...reached, outcome: 'no-answer' })
    await meera.ask('PATCH', '/api/leads', { ids: [one.id, three.id], followUpAt })
    for (const { id } of [one, two, three]) expect(await ownerOf(id)).toBe(meera.id)
  })

  test('an unowned enquiry goes to the person who sets it to won or lost, alone or for several, until that is undone', async () => {
    const [one, two, three] = [await makeLead(app), await makeLead(app), await makeLead(app)]
    const { changed } = await meera.change(one.id, { status: 'won', fee: 1999 })
    await meera.ask('PATCH', '/api/leads', { ids: [two.id, three.id], status: 'lost' })
    for (const { id } of [one, two, three]) expect(await ownerOf(id)).toBe(meera.id)
    await arjun.change(two.id, { status: 'won' })
    expect(await ownerOf(two.id)).toBe(meera.id)
    await meera.ask('POST', '/api/leads/undo', { eventIds: changed })
    expect(await meera.see(one.id)).toMatchObject({ status: 'new', owner: null })
    const assigned = await makeLead(app)
    await meera.change(assigned.id, { status: 'won', ownerId: arjun.id })
    expect(await ownerOf(assigned.id)).toBe(arjun.id)
    await meera.change(one.id, { status: 'in progress' })
    expect(await ownerOf(one.id)).toBeNull()
  })

  test('an unowned enquiry stays so when it is only read, noted or its follow-up removed', async () => {
    const { id } = await makeLead(app, { followUpAt: inHours(2) })
    await meera.change(id, { read: true })
    await meera.act(id, 'notes', { text: 'a note' })
    await meera.change(id, { followUpAt: null })
    expect(await ownerOf(id)).toBeNull()
  })
})

test('an enquiry of a colleague stays theirs', async () => {
  const { id } = await makeLead(app, { ownerId: arjun.id })
  await meera.act(id, 'contacts', { ...reached, followUpAt: inHours(20).toISOString() })
  expect(await ownerOf(id)).toBe(arjun.id)
})

test('the owner of a merged enquiry is kept, until the merge is undone', async () => {
  const into = await makeLead(app, { hoursAgo: 10 })
  const merged = await makeLead(app, { hoursAgo: 2, ownerId: arjun.id })
  const { changed } = await meera.act(merged.id, 'merge', { into: into.id })
  expect(await ownerOf(into.id)).toBe(arjun.id)
  await meera.ask('POST', '/api/leads/undo', { eventIds: changed })
  expect(await ownerOf(into.id)).toBeNull()
})
