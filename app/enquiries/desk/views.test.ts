import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { leads, mails } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../test/desk.ts'
import type { LeadsPage } from './desk.ts'
import { VIEWS } from './filters.ts'
import { conditions, ordering } from './views.server.ts'

let app: FastifyInstance
let asha: Staff
let ravi: Staff
const idOf: Record<string, number> = {}

const answered = { status: 'contacted' as const, firstResponseAt: inHours(-1), readAt: new Date() }

beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
  ravi = await atDesk(app, 'ravi')
  const people: Record<string, Parameters<typeof makeLead>[1]> = {
    fresh: { hoursAgo: 1 },
    'fresh and read': { hoursAgo: 3, readAt: new Date() },
    soon: { hoursAgo: 21, readAt: new Date() },
    'soon unread': { hoursAgo: 20.5 },
    'due in an hour': { hoursAgo: 23, readAt: new Date() },
    overdue: { hoursAgo: 30, readAt: new Date(), ownerId: ravi.id },
    chased: { hoursAgo: 26, escalatedAt: new Date(), readAt: new Date() },
    answered: { hoursAgo: 30, ...answered, ownerId: asha.id },
    'back today': { hoursAgo: 100, ...answered, followUpAt: inHours(-2) },
    'back tomorrow': { hoursAgo: 99, ...answered, followUpAt: inHours(20) },
    won: { hoursAgo: 400, status: 'won', closedAt: inHours(-300), firstResponseAt: inHours(-390) },
    'lost, back today': {
      hoursAgo: 500,
      ...answered,
      status: 'lost',
      closedAt: inHours(-400),
      followUpAt: inHours(-1),
    },
    spam: { hoursAgo: 5, status: 'spam', spamReason: 'links', closedAt: inHours(-5) },
    'from a file': { hoursAgo: 9000, source: 'import', dueAt: null, readAt: new Date() },
    'my own': { hoursAgo: 2, ownerId: asha.id, readAt: new Date() },
  }
  for (const [name, columns] of Object.entries(people)) {
    idOf[name] = (await makeLead(app, { name, ...columns })).id
  }
  await makeLead(app, { name: 'joined away', mergedInto: idOf.answered })
})

describe('a view holds what its name says, the most urgent first', () => {
  const needsAnswer = [
    'chased',
    'overdue',
    'back today',
    'lost, back today',
    'due in an hour',
    'soon',
    'soon unread',
    'fresh and read',
    'my own',
    'fresh',
  ]
  test.each([
    ['needs-answer', needsAnswer],
    ['mine', ['my own', 'answered']],
    ['due-soon', ['due in an hour', 'soon', 'soon unread']],
    ['overdue', ['chased', 'overdue']],
    ['answered', ['answered', 'back tomorrow', 'back today']],
    ['cases', ['won']],
    ['closed', ['won', 'lost, back today']],
    ['spam', ['spam']],
  ])('%s', async (view, names) => {
    expect(await namesOf(`view=${view}`)).toEqual(names)
  })

  test('all holds everything that is not merged, newest first', async () => {
    const names = await namesOf('view=all')
    expect(names).toHaveLength(15)
    expect(names[0]).toBe('fresh')
    expect(names.at(-1)).toBe('from a file')
    expect(await namesOf('')).toEqual(names)
  })

  test('each view is counted, whatever the filters', async () => {
    const plain = await list('')
    for (const view of VIEWS) {
      const page = await list(`view=${view}`)
      expect([view, page.total]).toEqual([view, plain.counts?.[view]])
      expect(page.items.length).toBe(page.total)
    }
    expect((await list('view=spam&service=Nothing of that name')).counts).toEqual(plain.counts)
    expect((await list('view=spam&q=nobody of that name')).total).toBe(0)
  })

  test('Mine has the enquiries of the signed-in account', async () => {
    const { items, counts } = await ravi.get('/api/leads?view=mine')
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['overdue'])
    expect(counts.mine).toBe(1)
    expect(await ravi.get('/api/desk/counts')).toMatchObject(counts)
  })
})

describe('the list is narrowed', () => {
  test.each([
    ['owner=me', ['my own', 'answered']],
    ['status=won', ['won']],
    ['source=import', ['from a file']],
    ['view=overdue&q=CHASED', ['chased']],
    ['view=closed&status=lost', ['lost, back today']],
    ['view=closed&stage=none', ['won', 'lost, back today']],
    ['stage=filed', []],
    ['view=spam&owner=me', []],
  ])('by %s', async (search, names) => {
    expect(await namesOf(search)).toEqual(names)
  })

  test('the list is narrowed by an owner, or by having none', async () => {
    expect(await namesOf(`owner=${ravi.id}`)).toEqual(['overdue'])
    expect(await namesOf('owner=none&view=overdue')).toEqual(['chased'])
  })
})

describe('searching for the number of an enquiry finds it first, in every view', () => {
  test.each(['#', '', 'no ', 'No. ', 'Enquiry ', 'enquiry no. '])(
    'as "%s" and the number',
    async (prefix) => {
      for (const view of ['needs-answer', 'closed', 'spam']) {
        const page = await list(
          `view=${view}&owner=none&q=${encodeURIComponent(`${prefix}${idOf.won}`)}`,
        )
        expect([page.items[0]?.name, page.exact]).toEqual(['won', 1])
        expect(page.total).toBe(page.items.length)
      }
    },
  )
})

test('replies that could not be delivered are counted until they are dealt with', async () => {
  const lead = await makeLead(app, { ...answered, replyFailedAt: new Date() })
  await app.db.insert(mails).values({
    event: 'reply:test',
    kind: 'reply',
    leadId: lead.id,
    toAddress: 'nobody@example.in',
    subject: 'Your tax return',
    text: 'Hello',
    html: '<p>Hello</p>',
    messageId: '<reply@example.in>',
    state: 'failed',
    expiresAt: inHours(24),
  })
  expect((await asha.get('/api/desk/counts'))['failed-replies']).toBe(1)
  expect((await list(`q=%23${lead.id}`)).items[0]?.replyFailedAt).toMatch(/^20/)
  await app.db.update(leads).set({ replyFailedAt: null }).where(eq(leads.id, lead.id))
  expect((await asha.get('/api/desk/counts'))['failed-replies']).toBe(0)
  await app.db.delete(leads).where(eq(leads.id, lead.id))
})

describe('the list is sorted', () => {
  test.each([
    ['view=needs-answer&sort=received&order=asc', 'lost, back today', 'fresh'],
    ['view=needs-answer&sort=received', 'fresh', 'lost, back today'],
    ['view=needs-answer&sort=name', 'back today', 'soon unread'],
    ['view=needs-answer&sort=name&order=desc', 'soon unread', 'back today'],
    ['view=needs-answer&sort=due', 'lost, back today', 'fresh'],
    ['view=needs-answer&sort=due&order=desc', 'fresh', 'lost, back today'],
    ['view=all&sort=due', 'lost, back today', 'from a file'],
    ['view=all&sort=due&order=desc', 'fresh', 'from a file'],
    ['view=needs-answer&sort=urgency&order=desc', 'fresh', 'chased'],
    ['view=answered&sort=follow-up', 'back today', 'answered'],
    ['view=overdue&sort=owner', 'overdue', 'chased'],
    ['view=closed&sort=status', 'won', 'lost, back today'],
  ])('by %s', async (search, first, last) => {
    const names = await namesOf(search)
    expect([names[0], names.at(-1)]).toEqual([first, last])
  })
})

describe('next and previous follow the list', () => {
  test('every enquiry names its neighbours, and the first and the last have one', async () => {
    const { items } = await list('view=needs-answer')
    const ids = items.map(({ id }) => id)
    for (const [at, id] of ids.entries()) {
      expect(await asha.get(`/api/leads/${id}/neighbours?view=needs-answer`)).toEqual({
        previous: ids[at - 1] ?? null,
        next: ids[at + 1] ?? null,
      })
    }
  })

  test('next and previous follow the list with the same filters and order', async () => {
    const search = 'owner=none&sort=name&order=desc&view=needs-answer'
    const ids = (await list(search)).items.map(({ id }) => id)
    const [first, second, third] = ids
    expect(await asha.get(`/api/leads/${second}/neighbours?${search}`)).toEqual({
      previous: first,
      next: third,
    })
  })

  test('opening an unread enquiry leaves it where it is', async () => {
    const before = await namesOf('view=needs-answer')
    await asha.change(idOf['soon unread']!, { read: true })
    expect(await namesOf('view=needs-answer')).toEqual(before)
    await asha.change(idOf['soon unread']!, { read: false })
  })

  test('an unknown enquiry has no next and no previous one', async () => {
    expect((await asha.ask('GET', '/api/leads/2147483647/neighbours')).json()).toEqual({
      previous: null,
      next: null,
    })
  })
})

test('each view is read through an index of its own, not by a sequential scan', async () => {
  await app.db.insert(leads).values(
    Array.from({ length: 3_000 }, (_, i) => ({
      name: `Old ${i}`,
      email: `old${i}@example.in`,
      phone: '9848022338',
      service: 'Other',
      // Realistic lengths: reading the rows must cost more than reading an index.
      message: 'I sold a flat and some shares. '.repeat(30),
      source: 'contact-form' as const,
      fingerprint: `old ${i}`,
      receivedAt: inHours(-2000 - i),
      dueAt: inHours(-1976 - i),
      firstResponseAt: inHours(-1990 - i),
      status: 'won' as const,
      closedAt: inHours(-1000),
      readAt: inHours(-1990 - i),
    })),
  )
  await app.pool.query('vacuum analyze leads')
  for (const view of VIEWS) {
    if (view === 'all') continue
    const filters = { view, page: 1 }
    const listed = sql`explain select leads.id from leads left join users on users.id = leads.owner_id
      where ${conditions(filters, asha.id)} order by ${sql.join(ordering(filters), sql`, `)} limit 25`
    const counted = sql`explain select count(*) from leads where ${conditions(filters, asha.id)}`
    for (const statement of [listed, counted]) {
      const { rows } = await app.db.execute(statement)
      expect([view, JSON.stringify(rows)]).toEqual([
        view,
        expect.not.stringContaining('Seq Scan on leads'),
      ])
    }
  }
})

async function list(search: string): Promise<LeadsPage> {
  return asha.get(`/api/leads?${search.replaceAll(' ', '%20')}`)
}

async function namesOf(search: string) {
  return (await list(search)).items.map(({ name }) => name)
}
