import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { leads } from '#app/platform/db/schema.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../../test/desk.ts'
import type { Lead } from '../desk.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
})

let people = 0
/** Two enquiries of one person, the older first. */
async function twice(first: object = {}, second: object = {}) {
  const email = `twice${++people}@example.in`
  const older = await makeLead(app, { email, hoursAgo: 10, ...first })
  const newer = await makeLead(app, { email: email.toUpperCase(), hoursAgo: 2, ...second })
  return { older, newer }
}

describe('duplicates of the same person', () => {
  test('duplicates are found by the email address, by the telephone, by both', async () => {
    const one = await makeLead(app, { email: 'meera.nair@gmail.com', phone: '98480 22338' })
    const byEmail = await makeLead(app, {
      email: 'MeeraNair+tax@googlemail.com',
      phone: '90000 00001',
    })
    const byPhone = await makeLead(app, { email: 'family@example.in', phone: '+91-98480-22338' })
    const both = await makeLead(app, { email: 'Meera.Nair@gmail.com', phone: '09848022338' })
    await makeLead(app, { email: 'nobody@example.in', phone: '98480 22339' })
    const { duplicates } = await asha.see(one.id)
    expect(duplicates.map(({ id, same }) => ({ id, same }))).toEqual([
      { id: both.id, same: ['email', 'phone'] },
      { id: byPhone.id, same: ['phone'] },
      { id: byEmail.id, same: ['email'] },
    ])
  })

  test('duplicates are counted in the list, by either contact, without those merged and spam', async () => {
    const email = 'counted@example.in'
    const phone = '98480 22661'
    const first = await makeLead(app, { email, phone, hoursAgo: 9 })
    const merged = await makeLead(app, { email, hoursAgo: 8 })
    await makeLead(app, {
      email,
      hoursAgo: 7,
      status: 'spam',
      spamReason: 'staff',
      closedAt: inHours(-7),
    })
    const byPhone = await makeLead(app, { phone: '+91-98480-22661', hoursAgo: 6 })
    const last = await makeLead(app, { email: 'Counted+itr@example.in', phone, hoursAgo: 1 })
    await asha.act(merged.id, 'merge', { into: first.id })
    const { items } = await asha.get('/api/leads?view=all')
    const earlier = (id: number) => items.find((lead: Lead) => lead.id === id)?.earlier
    expect([first, byPhone, last].map(({ id }) => earlier(id))).toEqual([0, 1, 2])
  })

  test('an invalid telephone number makes no duplicates', async () => {
    const one = await makeLead(app, { phone: '0000000000000000' })
    await makeLead(app, { phone: '0000000000000000' })
    expect((await asha.see(one.id)).duplicates).toEqual([])
  })
})

test('a merged enquiry leaves the lists, and its history is shown with the other’s', async () => {
  const { older, newer } = await twice()
  await asha.act(newer.id, 'notes', { text: 'wrote again about rent' })
  const merged = await asha.act(newer.id, 'merge', { into: older.id })
  expect(merged).toMatchObject({ mergedInto: older.id, merged: [] })
  const root = await asha.see(older.id)
  expect(root.merged.map(({ id }) => id)).toEqual([newer.id])
  expect(root.duplicates).toEqual([])
  expect(root.events.map(({ leadId, kind }) => [leadId, kind])).toEqual([
    [newer.id, 'note'],
    [newer.id, 'merged'],
  ])
  expect(await listed()).not.toContain(newer.id)
  expect(await listed()).toContain(older.id)
})

test('status, stage, owner and follow-up are not changed on a merged enquiry, but on the one on the desk', async () => {
  const { older, newer } = await twice()
  await asha.act(newer.id, 'merge', { into: older.id })
  for (const change of [
    { status: 'lost' },
    { stage: 'documents' },
    { ownerId: asha.id },
    { followUpAt: inHours(2) },
  ]) {
    const response = await asha.ask('PATCH', `/api/leads/${newer.id}`, change)
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toContain(`enquiry ${older.id}. Make the change there.`)
  }
  const bulk = { ids: [older.id, newer.id], ownerId: asha.id }
  const { updated, skipped } = (await asha.ask('PATCH', '/api/leads', bulk)).json()
  expect([updated, skipped.map(({ id }: Lead) => id)]).toEqual([1, [newer.id]])
  await asha.change(newer.id, { read: true, name: 'Corrected' })
})

test('the row of a merged enquiry counts the messages that were merged into it', async () => {
  const { older, newer } = await twice({ service: 'Two messages' })
  const { id } = await makeLead(app)
  for (const other of [newer.id, id]) await asha.act(other, 'merge', { into: older.id })
  const { items } = await asha.get('/api/leads?service=Two%20messages')
  expect(items.map(({ mergedCount }: Lead) => mergedCount)).toEqual([2])
})

test('a merged enquiry can be unmerged, and all is as before', async () => {
  const { older, newer } = await twice()
  await asha.act(newer.id, 'merge', { into: older.id })
  expect(await asha.act(newer.id, 'unmerge')).toMatchObject({ mergedInto: null })
  expect((await asha.see(older.id)).merged).toEqual([])
  expect((await asha.see(older.id)).duplicates.map(({ id }) => id)).toEqual([newer.id])
  expect(await listed()).toContain(newer.id)
})

test('a merged enquiry takes back what it brought when it is unmerged, with a line in the history for each', async () => {
  const date = inHours(5)
  const { older, newer } = await twice(
    { followUpAt: null },
    { ownerId: asha.id, stage: 'documents', followUpAt: date },
  )
  await asha.act(newer.id, 'merge', { into: older.id })
  expect(await asha.see(older.id)).toMatchObject({
    owner: { id: asha.id },
    stage: 'documents',
    followUpAt: date.toISOString(),
  })
  const { changed } = await asha.act(newer.id, 'unmerge')
  const alone = await asha.see(older.id)
  expect(alone).toMatchObject({ owner: null, stage: null, followUpAt: null })
  expect(alone.events.filter(({ kind }) => kind === 'undone')).toHaveLength(3)
  await asha.act(newer.id, 'undo', { eventId: changed[0] })
  expect(await asha.see(older.id)).toMatchObject({ owner: { id: asha.id }, stage: 'documents' })
})

test('a client who was answered while the enquiry was merged does not wait for an answer once it is unmerged', async () => {
  const at = inHours(-3)
  const { older, newer } = await twice({}, { clientRepliedAt: at, escalatedAt: at })
  await asha.act(newer.id, 'merge', { into: older.id })
  expect((await asha.see(older.id)).clientRepliedAt).toBe(at.toISOString())
  await asha.act(older.id, 'contacts', { kind: 'call', outcome: 'reached' })
  const { changed } = await asha.act(newer.id, 'unmerge')
  expect(await asha.see(newer.id)).toMatchObject({ clientRepliedAt: null, escalatedAt: null })
  await asha.act(newer.id, 'undo', { eventId: changed[0] })
  expect((await asha.see(older.id)).clientRepliedAt).toBeNull()
})

test('a client who was answered and has written again does not wait in the enquiry that was answered', async () => {
  const at = inHours(-3)
  const { older, newer } = await twice({}, { clientRepliedAt: at })
  await asha.act(newer.id, 'merge', { into: older.id })
  await asha.act(newer.id, 'no-answer-needed')
  expect((await asha.see(older.id)).clientRepliedAt).toBeNull()
  await app.db.update(leads).set({ clientRepliedAt: new Date() }).where(eq(leads.id, older.id))
  await asha.act(newer.id, 'unmerge')
  expect((await asha.see(newer.id)).clientRepliedAt).toBeNull()
  expect((await asha.see(older.id)).clientRepliedAt).not.toBeNull()
})

test('a client who waits for an answer still does once the enquiry is unmerged', async () => {
  const at = inHours(-3)
  const { older, newer } = await twice({}, { clientRepliedAt: at })
  await asha.act(newer.id, 'merge', { into: older.id })
  await asha.act(newer.id, 'unmerge')
  expect((await asha.see(newer.id)).clientRepliedAt).toBe(at.toISOString())
  expect((await asha.see(older.id)).clientRepliedAt).toBeNull()
})

test('an unmerge leaves an owner that was chosen since the merge', async () => {
  const ravi = await atDesk(app, 'ravi')
  const { older, newer } = await twice({}, { ownerId: asha.id })
  const { changed } = await asha.act(newer.id, 'merge', { into: older.id })
  await asha.change(older.id, { ownerId: ravi.id })
  await asha.act(newer.id, 'undo', { eventId: changed[0] })
  expect(await asha.see(older.id)).toMatchObject({ owner: { id: ravi.id }, merged: [] })
})

test('a merged enquiry brings along those merged into it, and an undo moves them back', async () => {
  const { older, newer } = await twice()
  const third = await makeLead(app, { email: newer.email })
  await asha.act(third.id, 'merge', { into: newer.id })
  const { changed } = await asha.act(newer.id, 'merge', { into: older.id })
  expect((await asha.see(older.id)).merged.map(({ id }) => id)).toEqual([newer.id, third.id])
  await asha.act(newer.id, 'undo', { eventId: changed[0] })
  expect((await asha.see(older.id)).merged).toEqual([])
  expect((await asha.see(newer.id)).merged.map(({ id }) => id)).toEqual([third.id])
})

test.each([
  ['none', null, 'documents', 'documents'],
  ['an earlier one', 'documents', 'preparing', 'preparing'],
  ['a later one', 'filed', 'documents', 'filed'],
] as const)(
  'a merged enquiry whose case is at a stage takes it along to one with %s',
  async (_what, there, here, then) => {
    const { older, newer } = await twice({ stage: there }, { stage: here })
    const { changed } = await asha.act(newer.id, 'merge', { into: older.id })
    expect(await asha.see(older.id)).toMatchObject({ stage: then })
    await asha.ask('POST', '/api/leads/undo', { eventIds: changed })
    expect(await asha.see(older.id)).toMatchObject({ stage: there, merged: [] })
    expect(await asha.see(newer.id)).toMatchObject({ stage: here, mergedInto: null })
  },
)

test('a merged enquiry goes along when the one that it is in is merged itself', async () => {
  const { older, newer } = await twice()
  const third = await makeLead(app, { email: newer.email })
  await asha.act(newer.id, 'merge', { into: older.id })
  expect(await asha.act(third.id, 'merge', { into: newer.id })).toMatchObject({
    mergedInto: older.id,
  })
})

test('a merged enquiry can be merged again by undoing the unmerge', async () => {
  const { older, newer } = await twice()
  await asha.act(newer.id, 'merge', { into: older.id })
  const { changed } = await asha.act(newer.id, 'unmerge')
  expect(await asha.act(newer.id, 'undo', { eventId: changed[0] })).toMatchObject({
    mergedInto: older.id,
  })
})

test('an enquiry that waits for its first answer is not merged again into one that was closed meanwhile', async () => {
  const { older, newer } = await twice()
  await asha.act(newer.id, 'merge', { into: older.id })
  const { changed } = await asha.act(newer.id, 'unmerge')
  await asha.change(older.id, { status: 'lost' })
  const undo = await asha.ask('POST', `/api/leads/${newer.id}/undo`, { eventId: changed[0] })
  expect(undo.statusCode).toBe(409)
  expect(await asha.see(newer.id)).toMatchObject({ mergedInto: null, status: 'new' })
})

test('a merged enquiry leaves alone, when the merge is undone, one that was unmerged meanwhile', async () => {
  const { older, newer } = await twice()
  const third = await makeLead(app, { email: newer.email })
  await asha.act(third.id, 'merge', { into: newer.id })
  const { changed } = await asha.act(newer.id, 'merge', { into: older.id })
  await asha.act(third.id, 'unmerge')
  await asha.act(newer.id, 'undo', { eventId: changed[0] })
  expect(await asha.see(newer.id)).toMatchObject({ mergedInto: null, merged: [] })
  expect(await asha.see(third.id)).toMatchObject({ mergedInto: null })
})

test('a merged enquiry has its mails shown with the other’s', async () => {
  const { older, newer } = await twice()
  await asha.act(newer.id, 'merge', { into: older.id })
  await asha.act(newer.id, 'replies', { subject: 'Both', text: 'About both.', key: 'about-both' })
  expect((await asha.see(older.id)).mails).toMatchObject([{ leadId: newer.id, subject: 'Both' }])
  expect((await asha.see(newer.id)).mails).toHaveLength(1)
})

test('an invalid merge is refused', async () => {
  const { older, newer } = await twice()
  const statusOf = async (id: number, action: string, body?: Record<string, unknown>) =>
    (await asha.ask('POST', `/api/leads/${id}/${action}`, body)).statusCode
  expect(await statusOf(older.id, 'merge', { into: older.id })).toBe(400)
  expect(await statusOf(older.id, 'merge', { into: 2_147_483_647 })).toBe(404)
  expect(await statusOf(older.id, 'merge', {})).toBe(400)
  expect(await statusOf(older.id, 'unmerge')).toBe(409)
  await asha.act(newer.id, 'merge', { into: older.id })
  expect(await statusOf(newer.id, 'merge', { into: older.id })).toBe(409)
  expect(await statusOf(older.id, 'merge', { into: newer.id })).toBe(409)
})

test('only one of two concurrent merges in opposite directions succeeds', async () => {
  const { older, newer } = await twice()
  const responses = await Promise.all([
    asha.ask('POST', `/api/leads/${older.id}/merge`, { into: newer.id }),
    asha.ask('POST', `/api/leads/${newer.id}/merge`, { into: older.id }),
  ])
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

describe('an enquiry that waits for a response stays on the desk, whichever way it is merged:', () => {
  test.each([
    ['answered', { status: 'contacted', firstResponseAt: inHours(-5) }],
    ['won', { status: 'won', closedAt: inHours(-5), firstResponseAt: inHours(-5) }],
    ['lost without a response', { status: 'lost', closedAt: inHours(-5) }],
    ['in Spam', { status: 'spam', spamReason: 'staff', closedAt: inHours(-5) }],
  ] as const)('the other was %s', async (_what, columns) => {
    const { older, newer } = await twice(columns)
    await asha.act(newer.id, 'merge', { into: older.id })
    expect(await listed()).toContain(newer.id)
    expect(await asha.see(newer.id)).toMatchObject({ mergedInto: null, firstResponseAt: null })
    expect((await asha.see(newer.id)).merged.map(({ id }) => id)).toEqual([older.id])
  })

  test('the one that falls due first stays listed, with its due time', async () => {
    const { older, newer } = await twice()
    await asha.act(older.id, 'merge', { into: newer.id })
    expect(await listed()).toContain(older.id)
    expect(await asha.see(newer.id)).toMatchObject({ mergedInto: older.id })
  })

  test('concurrent contacts about both are all recorded', async () => {
    const { older, newer } = await twice()
    await asha.act(newer.id, 'merge', { into: older.id })
    const calls = Array.from({ length: 6 }, (_, index) =>
      asha.act(index % 2 ? older.id : newer.id, 'contacts', { kind: 'call' }),
    )
    await Promise.all(calls)
    const { events } = await asha.see(older.id)
    expect(events.filter(({ kind }) => kind === 'contact')).toHaveLength(6)
  })
})

describe('merging keeps the response times honest', () => {
  test('a contact about one counts for both', async () => {
    const { older, newer } = await twice()
    await asha.act(newer.id, 'merge', { into: older.id })
    const { firstResponseAt } = await asha.act(older.id, 'contacts', { kind: 'call' })
    expect((await asha.see(newer.id)).firstResponseAt).toBe(firstResponseAt)
  })

  test('an earlier call is no response to a later enquiry', async () => {
    const older = await makeLead(app, { email: 'before@example.in', hoursAgo: 10 })
    await asha.act(older.id, 'contacts', { kind: 'call' })
    const newer = await makeLead(app, {
      email: 'before@example.in',
      receivedAt: new Date(Date.now() + 1_000),
    })
    expect((await asha.act(newer.id, 'merge', { into: older.id })).firstResponseAt).toBeNull()
  })

  test('after an unmerge each enquiry has only its own response', async () => {
    const { older, newer } = await twice()
    await asha.act(newer.id, 'merge', { into: older.id })
    await asha.act(older.id, 'contacts', { kind: 'call' })
    expect((await asha.act(newer.id, 'unmerge')).firstResponseAt).toBeNull()
    expect((await asha.see(older.id)).firstResponseAt).not.toBeNull()
  })
})

/** How an enquiry can stand when it is merged, each reached by what staff do. */
const STANDINGS: Record<string, (id: number) => Promise<unknown>> = {
  new: async () => undefined,
  tried: (id) => asha.act(id, 'contacts', { kind: 'call', outcome: 'no-answer' }),
  contacted: (id) => asha.act(id, 'contacts', { kind: 'call' }),
  'in progress': (id) => asha.change(id, { status: 'in progress' }),
  'contacted, won': async (id) => {
    await asha.act(id, 'contacts', { kind: 'call' })
    await asha.change(id, { status: 'won' })
  },
  lost: (id) => asha.change(id, { status: 'lost' }),
}
const names = Object.keys(STANDINGS)
const pairs = names.flatMap((one) => names.map((other) => [one, other] as const))

describe('the status agrees with the answer after a merge, its undo and an unmerge', () => {
  const expectAgreement = async (...ids: number[]) => {
    for (const id of ids) {
      const { status, firstResponseAt } = await asha.see(id)
      expect([status, firstResponseAt !== null]).not.toEqual(['new', true])
      expect([status, firstResponseAt !== null]).not.toEqual(['contacted', false])
    }
  }
  const stateOf = async (id: number) => {
    const { status, firstResponseAt, stage, followUpAt, escalatedAt, mergedInto } =
      await asha.see(id)
    return { status, firstResponseAt, stage, followUpAt, escalatedAt, mergedInto }
  }

  test.each(pairs)('%s into %s', async (first, second) => {
    const { older, newer } = await twice()
    await STANDINGS[second]?.(older.id)
    await STANDINGS[first]?.(newer.id)
    const ids = [older.id, newer.id]
    const before = await Promise.all(ids.map(stateOf))
    const { changed } = await asha.act(newer.id, 'merge', { into: older.id })
    await expectAgreement(...ids)
    await asha.ask('POST', '/api/leads/undo', { eventIds: changed })
    expect(await Promise.all(ids.map(stateOf))).toEqual(before)

    const again = await asha.act(newer.id, 'merge', { into: older.id })
    const [rootId = 0, leafId = 0] = again.mergedInto ? ids : ids.toReversed()
    await asha.act(rootId, 'contacts', { kind: 'whatsapp' })
    await expectAgreement(...ids)
    await asha.act(leafId, 'unmerge')
    await expectAgreement(...ids)
  })

  test('the enquiry that stays is in progress if the other one was', async () => {
    const { older, newer } = await twice()
    await asha.change(newer.id, { status: 'in progress' })
    const { changed } = await asha.act(newer.id, 'merge', { into: older.id })
    expect(await asha.see(older.id)).toMatchObject({ status: 'in progress', firstResponseAt: null })
    await asha.ask('POST', '/api/leads/undo', { eventIds: changed })
    expect(await asha.see(older.id)).toMatchObject({ status: 'new' })
  })

  test('a status that is restored by an undo agrees with a later contact', async () => {
    const { older } = await twice()
    const { changed } = await asha.change(older.id, { status: 'in progress' })
    await asha.act(older.id, 'contacts', { kind: 'call' })
    expect(await asha.act(older.id, 'undo', { eventId: changed[0] })).toMatchObject({
      status: 'contacted',
    })
  })
})

describe('what is waiting is not lost in a merge', () => {
  test('an escalation moves to the other enquiry, and an unmerge returns it', async () => {
    const escalatedAt = inHours(-1)
    const { older, newer } = await twice({ hoursAgo: 50 }, { hoursAgo: 30, escalatedAt })
    await asha.act(newer.id, 'merge', { into: older.id })
    expect((await asha.see(older.id)).escalatedAt).toBe(escalatedAt.toISOString())
    const { changed } = await asha.act(newer.id, 'unmerge')
    expect((await asha.see(older.id)).escalatedAt).toBeNull()
    expect((await asha.see(newer.id)).escalatedAt).toBe(escalatedAt.toISOString())
    await asha.act(newer.id, 'undo', { eventId: changed[0] })
    expect((await asha.see(older.id)).escalatedAt).toBe(escalatedAt.toISOString())
  })

  test.each([
    ['none', null, -1, -1],
    ['a later one', 30, 5, 5],
    ['a sooner one', 3, 5, 3],
  ])('a follow-up moves to the other enquiry, which has %s', async (_what, there, here, then) => {
    const dates = new Map(
      [there, here, then].map((hours) => [hours, hours === null ? null : inHours(hours)]),
    )
    const at = (hours: number | null) => dates.get(hours) ?? null
    const { older, newer } = await twice({ followUpAt: at(there) }, { followUpAt: at(here) })
    const { changed } = await asha.act(newer.id, 'merge', { into: older.id })
    expect((await asha.see(older.id)).followUpAt).toBe(at(then)?.toISOString())
    await asha.ask('POST', '/api/leads/undo', { eventIds: changed })
    expect((await asha.see(older.id)).followUpAt).toBe(at(there)?.toISOString() ?? null)
  })
})

async function listed(): Promise<number[]> {
  const { items } = await asha.get('/api/leads?view=needs-answer&sort=received')
  return items.map(({ id }: { id: number }) => id)
}
