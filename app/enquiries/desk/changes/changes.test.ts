import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { CLOSED_STATUSES } from '#content/enums.ts'
import { errorShape, testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../../test/desk.ts'

let app: FastifyInstance
let asha: Staff
let ravi: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
  ravi = await atDesk(app, 'ravi')
})

const kinds = (lead: LeadDetail) => lead.events.map(({ kind }) => kind)
const lastEvent = (lead: LeadDetail) => lead.events.at(-1)

describe('without a session nothing can be changed', () => {
  test.each([
    ['PATCH', '/api/leads/1'],
    ['PATCH', '/api/leads'],
    ['POST', '/api/leads/1/notes'],
    ['POST', '/api/leads/1/contacts'],
    ['POST', '/api/leads/1/merge'],
    ['POST', '/api/leads/1/unmerge'],
    ['POST', '/api/leads/1/not-spam'],
    ['POST', '/api/leads/1/undo'],
    ['POST', '/api/leads/1/assign-next'],
    ['POST', '/api/leads/undo'],
    ['DELETE', '/api/leads/1'],
    ['GET', '/api/leads/1/export'],
    ['GET', '/api/leads/1/neighbours'],
    ['GET', '/api/leads/export.csv'],
    ['POST', '/api/leads/import'],
    ['GET', '/api/desk/people'],
    ['PUT', '/api/desk/duty'],
    ['GET', '/api/desk/figures'],
    ['GET', '/api/desk/events'],
    ['GET', '/api/templates'],
    ['POST', '/api/templates'],
  ] as const)('%s %s', async (method, url) => {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(errorShape)
  })
})

describe('the SLA is met by the first contact that reached someone, and not before', () => {
  test.each([
    { status: 'contacted' },
    { status: 'in progress' },
    { status: 'lost' },
    { status: 'lost', lostReason: 'not-reached' },
  ])('the SLA is not met by %j', async (change) => {
    const { id } = await makeLead(app)
    expect((await asha.change(id, change)).firstResponseAt).toBeNull()
  })

  test.each([{ status: 'won' }, { status: 'lost', lostReason: 'price' }])(
    'a client’s decision, %j, shows that somebody reached them by then',
    async (change) => {
      const { id } = await makeLead(app, { hoursAgo: 30 })
      const decided = await asha.change(id, change)
      expect(decided.firstResponseAt).toBe(lastEvent(decided)?.at)
      const again = await ravi.change(id, { status: 'in progress' })
      expect(again.firstResponseAt).toBe(decided.firstResponseAt)
      const { firstResponseAt } = await asha.act(id, 'contacts', {
        kind: 'call',
        outcome: 'reached',
      })
      expect(firstResponseAt).toBe(decided.firstResponseAt)
    },
  )

  test('a decision that is undone leaves the SLA running', async () => {
    const { id } = await makeLead(app)
    const { changed } = await asha.change(id, { status: 'won' })
    const undone = await asha.act(id, 'undo', { eventId: changed[0] })
    expect(undone).toMatchObject({ status: 'new', firstResponseAt: null })
  })

  test.each([
    { kind: 'call', outcome: 'reached', note: 'Sold a flat in 2025.' },
    { kind: 'whatsapp' },
    { kind: 'email' },
  ])('the SLA is met by %j', async (body) => {
    const { id } = await makeLead(app, { ownerId: ravi.id })
    const lead = await asha.act(id, 'contacts', body)
    expect(lead.firstResponseAt).toBe(lastEvent(lead)?.at)
    expect(lead).toMatchObject({ status: 'contacted', unread: false })
    expect(lastEvent(lead)).toMatchObject({ kind: 'contact', actor: 'asha', undoable: true })
    expect(lastEvent(lead)?.detail).toMatchObject({ channel: body.kind })
    expect(lead.changed).toEqual([lastEvent(lead)?.id])
  })

  test('the SLA is met by the first contact only', async () => {
    const { id } = await makeLead(app)
    const first = await asha.act(id, 'contacts', { kind: 'whatsapp' })
    const second = await ravi.act(id, 'contacts', { kind: 'call' })
    expect(second.firstResponseAt).toBe(first.firstResponseAt)
  })

  test('undoing the contact clears the response time and restores the status', async () => {
    const { id } = await makeLead(app)
    const lead = await asha.act(id, 'contacts', { kind: 'call', note: 'wrong number' })
    const reverted = await asha.act(id, 'undo', { eventId: lead.changed[0] })
    expect(reverted).toMatchObject({ firstResponseAt: null, status: 'new' })
    expect(reverted.events.find((event) => event.id === lead.changed[0])).toMatchObject({
      undone: true,
      undoable: false,
    })
    expect(await found('wrong number')).toEqual([])
  })

  test('the second contact counts when the first is undone', async () => {
    const { id } = await makeLead(app)
    const first = await asha.act(id, 'contacts', { kind: 'call' })
    const second = await asha.act(id, 'contacts', { kind: 'email' })
    const reverted = await asha.act(id, 'undo', { eventId: first.changed[0] })
    expect(reverted.firstResponseAt).toBe(second.events.at(-1)?.at)
  })

  test('a contact may include a follow-up date, which is stored with it or not at all', async () => {
    const { id } = await makeLead(app, { followUpAt: inHours(-1), ownerId: ravi.id })
    const followUpAt = inHours(48).toISOString()
    const lead = await asha.act(id, 'contacts', { kind: 'call', followUpAt })
    expect(lead).toMatchObject({ status: 'contacted', followUpAt })
    expect(kinds(lead)).toEqual(['contact', 'follow-up'])
    expect(lead.changed).toEqual(lead.events.map(({ id }) => id))
    for (const invalid of ['tomorrow', '2026-02-30T00:00:00Z', '9999-12-31T23:59:59-12:00', 1]) {
      const response = await asha.ask('POST', `/api/leads/${id}/contacts`, {
        kind: 'call',
        followUpAt: invalid,
      })
      expect(response.json()).toMatchObject({ ...errorShape, errors: [{ path: 'followUpAt' }] })
      expect(response.statusCode).toBe(400)
    }
    expect(kinds(await asha.see(id))).toEqual(['contact', 'follow-up'])
    expect(await asha.act(id, 'contacts', { kind: 'call' })).toMatchObject({ followUpAt })
    expect(await asha.act(id, 'contacts', { kind: 'call', followUpAt: null })).toMatchObject({
      followUpAt: null,
    })
  })

  test('undoing a contact also undoes the follow-up date that was set with it', async () => {
    const before = inHours(-1)
    const { id } = await makeLead(app, { followUpAt: before, ownerId: ravi.id })
    const followUpAt = inHours(48).toISOString()
    const { changed } = await asha.act(id, 'contacts', { kind: 'call', followUpAt })
    const reverted = await asha.act(id, 'undo', { eventId: changed[0] })
    expect(reverted).toMatchObject({
      status: 'new',
      firstResponseAt: null,
      followUpAt: before.toISOString(),
    })
    expect(reverted.events.filter(({ undone }) => undone).map(({ id }) => id)).toEqual(changed)

    const again = await asha.act(id, 'contacts', { kind: 'call', followUpAt })
    const undone = await asha.ask('POST', '/api/leads/undo', { eventIds: again.changed })
    expect(undone.json()).toEqual({ undone: 2 })
    expect(await asha.see(id)).toMatchObject({ status: 'new', followUpAt: before.toISOString() })
  })

  test('a first contact changes no follow-up date that a colleague has changed since', async () => {
    const { id } = await makeLead(app)
    const { changed } = await asha.act(id, 'contacts', {
      kind: 'call',
      followUpAt: inHours(48).toISOString(),
    })
    const later = inHours(72).toISOString()
    await ravi.change(id, { followUpAt: later })
    expect(await asha.act(id, 'undo', { eventId: changed[0] })).toMatchObject({
      status: 'new',
      followUpAt: later,
    })
  })

  test('an invalid contact is rejected', async () => {
    const { id } = await makeLead(app)
    for (const body of [{}, { kind: 'fax' }, { kind: 'call', outcome: 'maybe' }]) {
      expect((await asha.ask('POST', `/api/leads/${id}/contacts`, body)).statusCode).toBe(400)
    }
    expect((await asha.see(id)).firstResponseAt).toBeNull()
  })
})

test('a status is changed with who and when, and can be undone', async () => {
  const { id } = await makeLead(app, { ownerId: asha.id })
  const lead = await asha.change(id, { status: 'won' })
  expect(lead).toMatchObject({ status: 'won', closedAt: expect.any(String) })
  expect(lastEvent(lead)).toMatchObject({
    kind: 'status',
    actor: 'asha',
    detail: { from: 'new', to: 'won' },
  })
  const reverted = await ravi.act(id, 'undo', { eventId: lead.changed[0] })
  expect(reverted).toMatchObject({ status: 'new', closedAt: null })
  expect(lastEvent(reverted)).toMatchObject({ kind: 'undone', actor: 'ravi' })
})

test('a status that an undo closes again keeps the original time of closing', async () => {
  const { id } = await makeLead(app)
  const won = await asha.change(id, { status: 'won' })
  const open = await asha.change(id, { status: 'in progress' })
  expect(open.closedAt).toBeNull()
  const reverted = await asha.act(id, 'undo', { eventId: open.changed[0] })
  expect(reverted).toMatchObject({ status: 'won', closedAt: won.closedAt })
})

test('a status that may not follow is rejected with a message', async () => {
  const { id } = await makeLead(app)
  await asha.change(id, { status: 'won' })
  const response = await asha.ask('PATCH', `/api/leads/${id}`, { status: 'new' })
  expect(response.statusCode).toBe(409)
  expect(response.json().message).toBe('The status can’t change from "won" to "new".')
})

test('a status that is the same already changes nothing', async () => {
  const { id } = await makeLead(app)
  const lead = await asha.change(id, { status: 'new' })
  expect(lead).toMatchObject({ changed: [], version: 1 })
})

test('a status cannot be undone once a later one has replaced it', async () => {
  const { id } = await makeLead(app)
  const first = await asha.change(id, { status: 'contacted' })
  const second = await asha.change(id, { status: 'in progress' })
  expect(second.events.find(({ id }) => id === first.changed[0])?.undoable).toBe(false)
  const response = await asha.ask('POST', `/api/leads/${id}/undo`, { eventId: first.changed[0] })
  expect(response.statusCode).toBe(409)
  await asha.act(id, 'undo', { eventId: second.changed[0] })
  expect(await asha.act(id, 'undo', { eventId: first.changed[0] })).toMatchObject({
    status: 'new',
  })
})

describe('several things are changed at once', () => {
  test('several changes at once are undone together', async () => {
    const { id } = await makeLead(app)
    const followUpAt = inHours(48).toISOString()
    const lead = await asha.change(id, {
      status: 'in progress',
      ownerId: ravi.id,
      followUpAt,
      read: true,
    })
    expect(lead).toMatchObject({
      status: 'in progress',
      owner: { id: ravi.id, name: 'ravi' },
      followUpAt,
      unread: false,
      version: 4,
    })
    expect(kinds(lead)).toEqual(['read', 'status', 'assigned', 'follow-up'])
    const undoable = lead.events.filter(({ undoable }) => undoable).map(({ id }) => id)
    const response = await asha.ask('POST', '/api/leads/undo', { eventIds: undoable })
    expect(response.json()).toEqual({ undone: 3 })
    expect(await asha.see(id)).toMatchObject({ status: 'new', owner: null, followUpAt: null })
  })

  test('many enquiries are changed at once, but not those that do not allow it', async () => {
    const open = [await makeLead(app), await makeLead(app)]
    const spam = await makeLead(app, {
      status: 'spam',
      spamReason: 'links',
      closedAt: new Date(),
    })
    const ids = [...open, spam].map(({ id }) => id)
    const response = await asha.ask('PATCH', '/api/leads', {
      ids: [...ids, 2_147_483_647],
      status: 'lost',
      ownerId: asha.id,
    })
    expect(response.statusCode, response.body).toBe(200)
    const { updated, changed, skipped } = response.json()
    expect([updated, changed.length]).toEqual([2, 4])
    expect(skipped.map(({ id }: { id: number }) => id)).toEqual([spam.id, 2_147_483_647])
    for (const { id } of open) {
      expect(await asha.see(id)).toMatchObject({ status: 'lost', owner: { name: 'asha' } })
    }
    expect((await asha.ask('POST', '/api/leads/undo', { eventIds: changed })).statusCode).toBe(200)
    for (const { id } of open) {
      expect(await asha.see(id)).toMatchObject({ status: 'new', owner: null })
    }
  })

  test.each([
    { ids: [] },
    { ids: [1] },
    { ids: ['x'], status: 'won' },
    { ids: [1], status: 'gone' },
    { ids: Array.from({ length: 201 }, (_, i) => i + 1), status: 'won' },
  ])('an invalid bulk change is rejected: %j', async (body) => {
    expect((await asha.ask('PATCH', '/api/leads', body)).statusCode).toBe(400)
  })
})

describe('two people working on the same enquiry', () => {
  test('the later one gets a conflict, and overwrites nothing', async () => {
    const { id, version } = await makeLead(app)
    await asha.change(id, { status: 'won', version })
    const response = await ravi.ask('PATCH', `/api/leads/${id}`, { status: 'lost', version })
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toContain('Someone else has changed this enquiry')
    expect(await asha.see(id)).toMatchObject({ status: 'won' })
  })

  test('marking it as read and writing a note cause no conflict', async () => {
    const { id, version } = await makeLead(app)
    await asha.change(id, { read: true })
    await asha.act(id, 'notes', { text: 'Called before in 2024' })
    expect(await ravi.change(id, { status: 'contacted', version })).toMatchObject({
      status: 'contacted',
    })
  })

  test('only one of several concurrent changes succeeds', async () => {
    const { id, version } = await makeLead(app)
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        asha.ask('PATCH', `/api/leads/${id}`, { status: i % 2 ? 'won' : 'lost', version }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array(7).fill(409),
    ])
  })

  test('a concurrent undo by both happens once', async () => {
    const { id } = await makeLead(app)
    const { changed } = await asha.change(id, { ownerId: asha.id })
    const responses = await Promise.all(
      [asha, ravi].map((who) => who.ask('POST', `/api/leads/${id}/undo`, { eventId: changed[0] })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

test.each([
  [{}, 400],
  [{ version: 1 }, 400],
  [{ status: 'open' }, 400],
  [{ ownerId: 0 }, 400],
  [{ ownerId: 2_147_483_647 }, 400],
  [{ followUpAt: 'tomorrow' }, 400],
  [{ followUpAt: '2026-02-30T00:00:00Z' }, 400],
  [{ followUpAt: '0000-01-01T00:00:00Z' }, 400],
  [{ followUpAt: '9999-12-31T23:59:59-12:00' }, 400],
  [{ read: 'yes' }, 400],
])('an invalid change is rejected: %j', async (change, status) => {
  const { id } = await makeLead(app)
  const response = await asha.ask('PATCH', `/api/leads/${id}`, change)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject(errorShape)
  expect((await asha.see(id)).version).toBe(1)
})

test('an invalid change is rejected for an enquiry that is not there', async () => {
  const url = '/api/leads/2147483647'
  expect((await asha.ask('PATCH', url, { status: 'won' })).statusCode).toBe(404)
  expect((await asha.ask('POST', `${url}/notes`, { text: 'x' })).statusCode).toBe(404)
  expect((await asha.ask('POST', `${url}/contacts`, { kind: 'call' })).statusCode).toBe(404)
  expect((await asha.ask('POST', `${url}/undo`, { eventId: 1 })).statusCode).toBe(404)
})

test('the events of one enquiry cannot be undone through another’s address', async () => {
  const [one, other] = [await makeLead(app), await makeLead(app)]
  const { changed } = await asha.change(one.id, { status: 'won' })
  const response = await asha.ask('POST', `/api/leads/${other.id}/undo`, { eventId: changed[0] })
  expect(response.statusCode).toBe(404)
  expect(await asha.see(one.id)).toMatchObject({ status: 'won' })
})

test('a read mark cannot be undone', async () => {
  const { id } = await makeLead(app)
  const { changed } = await asha.change(id, { read: true })
  const response = await asha.ask('POST', `/api/leads/${id}/undo`, { eventId: changed[0] })
  expect(response.statusCode).toBe(409)
})

test('a note is found by its words, until it is undone', async () => {
  const { id } = await makeLead(app)
  const lead = await asha.act(id, 'notes', { text: '  Prefers Telugu,\r\nafter SIX  ' })
  expect(lastEvent(lead)).toMatchObject({
    kind: 'note',
    actor: 'asha',
    detail: { text: 'Prefers Telugu,\nafter SIX' },
  })
  expect(await found('prefers telugu')).toEqual([id])
  expect(await found('after six')).toEqual([id])
  await asha.act(id, 'undo', { eventId: lead.changed[0] })
  expect(await found('telugu')).toEqual([])
})

test.each(['', '   ', 'x'.repeat(5001), 'a\u0000b', null, 7])('a note is not %j', async (text) => {
  const { id } = await makeLead(app)
  expect((await asha.ask('POST', `/api/leads/${id}/notes`, { text })).statusCode).toBe(400)
})

test('a follow-up date brings the enquiry back when it comes, even a closed one', async () => {
  const { id } = await makeLead(app)
  await asha.act(id, 'contacts', { kind: 'call' })
  await asha.change(id, { status: 'lost', followUpAt: inHours(24 * 200).toISOString() })
  expect(await inView('needs-answer')).not.toContain(id)
  await asha.change(id, { followUpAt: inHours(-1).toISOString() })
  expect(await inView('needs-answer')).toContain(id)
})

test('a follow-up date is cleared by the next contact once it is due, and restored by an undo', async () => {
  const { id } = await makeLead(app)
  await asha.act(id, 'contacts', { kind: 'call' })
  const { followUpAt } = await asha.change(id, { followUpAt: inHours(-1).toISOString() })
  const called = await asha.act(id, 'contacts', { kind: 'call' })
  expect(called.followUpAt).toBeNull()
  expect(await inView('needs-answer')).not.toContain(id)
  const reverted = await asha.act(id, 'undo', { eventId: called.changed[0] })
  expect(reverted.followUpAt).toBe(followUpAt)
})

test('a follow-up date that is still in the future is not changed by a contact', async () => {
  const { id } = await makeLead(app)
  const { followUpAt } = await asha.change(id, { followUpAt: inHours(24).toISOString() })
  expect((await asha.act(id, 'contacts', { kind: 'call' })).followUpAt).toBe(followUpAt)
})

test('spam that was flagged on arrival gets its SLA when it is brought back', async () => {
  const { id } = await makeLead(app, {
    hoursAgo: 50,
    status: 'spam',
    spamReason: 'links',
    closedAt: inHours(-50),
  })
  const lead = await asha.act(id, 'not-spam')
  expect(lead).toMatchObject({ status: 'new', spamReason: null, closedAt: null })
  const left = Date.parse(lead.dueAt ?? '') - Date.now()
  expect(left).toBeGreaterThan(23.9 * 3_600_000)
  expect(left).toBeLessThanOrEqual(24 * 3_600_000)
  const reverted = await asha.act(id, 'undo', { eventId: lead.changed[0] })
  expect(reverted).toMatchObject({ status: 'spam', spamReason: 'links' })
  expect(Date.parse(reverted.dueAt ?? '') - Date.parse(reverted.receivedAt)).toBe(24 * 3_600_000)
})

test('spam that staff marked keeps its due time', async () => {
  const { id } = await makeLead(app, { hoursAgo: 10 })
  const { dueAt } = await asha.change(id, { status: 'spam' })
  expect(await asha.act(id, 'not-spam')).toMatchObject({ status: 'new', dueAt })
})

test.each([
  ['in progress', { status: 'in progress' }],
  ['contacted', { status: 'contacted' }],
  ['lost for its price', { status: 'lost', lostReason: 'price' }],
] as const)(
  'an enquiry that staff marked as spam by mistake is %s again once it is brought back',
  async (_, change) => {
    const { id } = await makeLead(app)
    const { status, lostReason, closedAt, dueAt } = await asha.change(id, change)
    const before = { status, lostReason, closedAt, dueAt }
    await asha.change(id, { status: 'spam' })
    const back = await asha.act(id, 'not-spam')
    expect(back).toMatchObject(before)
    expect(await asha.act(id, 'undo', { eventId: back.changed[0] })).toMatchObject({
      status: 'spam',
      spamReason: 'staff',
      lostReason: null,
    })
    const bulk = await asha.ask('PATCH', '/api/leads', { ids: [id], notSpam: true })
    expect(bulk.statusCode).toBe(200)
    expect(await asha.see(id)).toMatchObject(before)
  },
)

test.each([
  ['new', { spamReason: 'links' }],
  ['contacted', { spamReason: 'links', firstResponseAt: inHours(-1) }],
] as const)(
  'an enquiry that was brought back from Spam as %s doesn’t go there again by an undo once its client was reached',
  async (status, columns) => {
    const { id } = await makeLead(app, { status: 'spam', closedAt: inHours(-2), ...columns })
    const back = await asha.act(id, 'not-spam')
    expect(back.status).toBe(status)
    await asha.act(id, 'contacts', { kind: 'call' })
    const body = { eventId: back.changed[0] }
    expect((await asha.ask('POST', `/api/leads/${id}/undo`, body)).statusCode).toBe(409)
    expect(await asha.see(id)).toMatchObject({ status: 'contacted' })
  },
)

test('spam cannot be replied to or given another status before it is brought back', async () => {
  const { id } = await makeLead(app)
  await asha.change(id, { status: 'spam' })
  for (const [action, body] of [
    ['contacts', { kind: 'call' }],
    ['notes', { text: 'x' }],
  ] as const) {
    const response = await asha.ask('POST', `/api/leads/${id}/${action}`, body)
    expect(response.statusCode).toBe(action === 'notes' ? 200 : 409)
  }
  expect((await asha.ask('PATCH', `/api/leads/${id}`, { status: 'won' })).statusCode).toBe(409)
})

test('an enquiry that is not in Spam can’t be brought back from there', async () => {
  const { id } = await makeLead(app)
  expect((await asha.ask('POST', `/api/leads/${id}/not-spam`)).statusCode).toBe(409)
})

test('every closed status sets the time of closing', async () => {
  for (const status of CLOSED_STATUSES) {
    const { id } = await makeLead(app)
    expect((await asha.change(id, { status })).closedAt).not.toBeNull()
  }
})

test.each([
  ['notes', { text: 'Sent the list.' }, { text: 'Sent the list, and called.' }],
  ['contacts', { kind: 'call', outcome: 'no-answer', note: 'Rang out.' }, { outcome: 'reached' }],
])(
  'what is written again after a lost response is in the history once, beside it what was changed since, and again what was undone: %s',
  async (path, body, change) => {
    const { id } = await makeLead(app)
    const written = async (key: string, more = {}) => {
      const { changed, events } = await asha.act(id, path, { ...body, ...more, key })
      const isWritten = ({ kind }: { kind: string }) => kind === 'note' || kind === 'contact'
      return [events.filter(isWritten).length, changed[0]]
    }
    const [, first] = await written('form-one')
    expect(await written('form-one')).toEqual([1, first])
    expect((await written('form-one', change))[0]).toBe(2)
    const [, third] = await written('form-two')
    expect((await written('form-two'))[0]).toBe(3)
    await asha.act(id, 'undo', { eventId: third })
    const [count, again] = await written('form-two')
    expect([count, again === third]).toEqual([4, false])
  },
)

async function found(words: string): Promise<number[]> {
  const { items } = await asha.get(`/api/leads?q=${encodeURIComponent(words)}`)
  return items.map(({ id }: { id: number }) => id)
}

async function inView(view: string): Promise<number[]> {
  const { items } = await asha.get(`/api/leads?view=${view}&sort=received`)
  return items.map(({ id }: { id: number }) => id)
}
