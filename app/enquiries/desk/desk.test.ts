import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { countedLeads } from '#app/enquiries/dashboard/dashboard.ts'
import { leads, users } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { enquiry, errorShape, send, signIn, testApp } from '../../../test/app.ts'
import { atDesk, inHours, makeLead } from '../../../test/desk.ts'
import { LEADS_PAGE_SIZE, type Lead, type LeadDetail, type LeadsPage } from './desk.ts'

let app: FastifyInstance
let staff: { cookie: string; origin: string }

beforeAll(async () => {
  app = await testApp()
  staff = await signIn(app)
})

describe('a visitor without a session gets 401 and nothing else', () => {
  test.each([
    '/api/leads',
    '/api/leads?q=asha',
    '/api/leads/1',
    '/api/leads/999999',
    '/api/dashboard',
  ])('%s', async (url) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(errorShape)
  })

  test('an invalid request without a session gets 401 and nothing else', async () => {
    expect((await app.inject('/api/leads?page=-1&from=never')).statusCode).toBe(401)
    expect((await app.inject('/api/leads/abc')).statusCode).toBe(401)
  })

  test('a request with a made-up session gets 401 and nothing else', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), `'; drop table sessions; --`]) {
      const response = await app.inject({ url: '/api/leads', cookies: { session: token } })
      expect(response.statusCode).toBe(401)
    }
  })
})

test('responses to staff may not be cached', async () => {
  const response = await ask('/api/leads')
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('an enquiry is shown as it was sent', async () => {
  const body = enquiry({ name: 'Exactly As Sent' })
  const { id, receivedAt } = (await send(app, body)).json()
  const { items } = await list('q=exactly as sent')
  expect(items).toEqual([
    {
      id,
      ...body,
      source: 'contact-form',
      intake: null,
      receivedAt,
      status: 'new',
      stage: null,
      owner: null,
      unread: true,
      dueAt: new Date(Date.parse(receivedAt) + 24 * 3_600_000).toISOString(),
      dueFrom: receivedAt,
      firstResponseAt: null,
      escalatedAt: null,
      followUpAt: null,
      replyFailedAt: null,
      clientRepliedAt: null,
      closedAt: null,
      spamReason: null,
      nextCallAt: null,
      earlier: 0,
      mergedCount: 0,
      wrongNumber: false,
      version: 1,
    } satisfies Lead,
  ])
})

describe('the list is paged, newest first', () => {
  let page: FastifyInstance
  let count: number

  beforeAll(async () => {
    page = await testApp()
    staffOfPages = await signIn(page)
    count = 2 * LEADS_PAGE_SIZE + 3
    await page.db.insert(leads).values(
      Array.from({ length: count }, (_, index) => ({
        ...enquiry({ name: `Number ${index}` }),
        source: 'contact-form' as const,
        fingerprint: `number ${index}`,
        // In pairs with the same timestamp: their order must be stable.
        receivedAt: new Date(Date.UTC(2026, 6, 1) + Math.floor(index / 2) * 1000),
      })),
    )
  })
  let staffOfPages: { cookie: string }
  const read = async (number: number) =>
    (
      await page.inject({ url: `/api/leads?page=${number}`, headers: staffOfPages })
    ).json<LeadsPage>()

  test('each enquiry is on one page, at its position', async () => {
    const pages = [await read(1), await read(2), await read(3)]
    expect(pages.map(({ items }) => items.length)).toEqual([LEADS_PAGE_SIZE, LEADS_PAGE_SIZE, 3])
    const names = pages.flatMap(({ items }) => items.map(({ name }) => name))
    const expected = Array.from({ length: count }, (_, index) => `Number ${count - 1 - index}`)
    expect(names).toEqual(expected)
  })

  test('each page of the list has the total', async () => {
    for (const number of [1, 3, 99]) {
      expect(await read(number)).toMatchObject({
        total: count,
        page: number,
        pageSize: LEADS_PAGE_SIZE,
      })
    }
  })

  test('a page behind the last one is empty', async () => {
    expect((await read(4)).items).toEqual([])
    expect((await read(1_000_000)).items).toEqual([])
  })
})

describe('a search', () => {
  beforeAll(async () => {
    const people: Partial<Lead>[] = [
      { name: 'Meera Nair', email: 'meera.nair@example.in', phone: '+91 98480 22338' },
      { name: 'Hundred Percent', message: 'I want 100% of the refund please' },
      { name: 'Under Score', email: 'under_score@example.in' },
      { name: 'Back Slash', message: String.raw`The folder is C:\returns\2026, thank you` },
      { name: 'आशा राव', message: 'किराये की आय के बारे में पूछना है' },
      { name: 'Émile D’Souza', message: 'I sold a flat in Goa' },
    ]
    for (const person of people) await send(app, enquiry(person))
  })

  test.each([
    ['Meera', 'Meera Nair'],
    ['mEErA nAIR', 'Meera Nair'],
    ['  meera  ', 'Meera Nair'],
    ['era na', 'Meera Nair'],
    ['meera.nair@', 'Meera Nair'],
    ['98480 22338', 'Meera Nair'],
    ['9848022338', 'Meera Nair'],
    ['+919848022338', 'Meera Nair'],
    ['(98480) 22338', 'Meera Nair'],
    ['98480-22338', 'Meera Nair'],
    ['100%', 'Hundred Percent'],
    ['under_score', 'Under Score'],
    [String.raw`C:\returns\2026`, 'Back Slash'],
    ['आशा', 'आशा राव'],
    ['किराये', 'आशा राव'],
    ['émile', 'Émile D’Souza'],
    ['flat in goa', 'Émile D’Souza'],
  ])('for %j finds %s', async (words, name) => {
    expect(await names(`q=${encodeURIComponent(words)}`)).toEqual([name])
  })

  test.each(['%%%', 'm_era', 'mee%a', "' or true --", 'nobody of that name'])(
    'for %j finds no one',
    async (words) => {
      expect(await names(`q=${encodeURIComponent(words)}`)).toEqual([])
    },
  )

  test('a search for a wildcard character finds it literally', async () => {
    expect(await names('q=%25')).toEqual(['Hundred Percent'])
    expect(await names('q=_')).toEqual(['Under Score'])
    expect(await names('q=%5C')).toEqual(['Back Slash'])
  })

  test('a search for nothing finds everything', async () => {
    const everything = await list('')
    expect((await list('q=')).total).toBe(everything.total)
    expect((await list('q=%20%20')).total).toBe(everything.total)
  })
})

describe('filters', () => {
  beforeAll(async () => {
    await send(app, enquiry({ name: 'By Pricing', service: 'Premium Plan' }))
    const { name: _name, phone: phoneNumber, service: _service, ...rest } = enquiry()
    await send(app, { ...rest, fullName: 'By Dialog', phoneNumber, incomeSource: 'Premium Plan' })
  })

  test('the list is filtered by service', async () => {
    expect(await names('service=Premium Plan')).toEqual(['By Dialog', 'By Pricing'])
    expect(await names('service=premium plan')).toEqual([])
  })

  test('the list is filtered by source', async () => {
    expect(await names('source=pricing-form')).toEqual(['By Pricing'])
    expect(await names('source=plan-dialog')).toEqual(['By Dialog'])
  })

  test('the list is filtered by everything at once', async () => {
    expect(await names('service=Premium Plan&source=plan-dialog&q=dialog')).toEqual(['By Dialog'])
    expect(await names('service=Premium Plan&source=plan-dialog&q=pricing')).toEqual([])
  })

  test('the services to choose from are those of all enquiries, each once', async () => {
    const { services } = await list('q=nobody of that name')
    expect(services).toContain('Premium Plan')
    expect(services).toEqual([...new Set(services)].toSorted())
  })
})

describe('dates are those of India', () => {
  beforeAll(async () => {
    const timestamps = {
      'Last second of June': '2020-06-30T18:29:59.999Z',
      'First moment of July': '2020-06-30T18:30:00.000Z',
      'Last second of the first': '2020-07-01T18:29:59.999Z',
      'First moment of the second': '2020-07-01T18:30:00.000Z',
    }
    await app.db.insert(leads).values(
      Object.entries(timestamps).map(([name, timestamp]) => ({
        ...enquiry({ name }),
        source: 'contact-form' as const,
        fingerprint: name,
        receivedAt: new Date(timestamp),
      })),
    )
  })

  test('one day is from midnight to midnight in India', async () => {
    expect(await names('from=2020-07-01&to=2020-07-01')).toEqual([
      'Last second of the first',
      'First moment of July',
    ])
  })

  test('up to a day includes that day', async () => {
    expect(await names('to=2020-06-30')).toEqual(['Last second of June'])
  })

  test('a range that begins on a day includes that day', async () => {
    expect(await names('from=2020-07-02&to=2020-07-31')).toEqual(['First moment of the second'])
  })

  test('a reversed range holds nothing', async () => {
    expect(await names('from=2020-07-31&to=2020-07-01')).toEqual([])
  })

  test('the first and last days of the calendar are valid', async () => {
    expect((await ask('/api/leads?to=9999-12-31')).statusCode).toBe(200)
    expect((await ask('/api/leads?from=0001-01-01')).statusCode).toBe(200)
    expect((await ask('/api/leads?from=0000-01-01')).statusCode).toBeLessThan(500)
  })
})

describe('an invalid filter gets 400', () => {
  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=one',
    'page=1e99',
    'page=1&page=2',
    'from=yesterday',
    'from=2026-02-30',
    'to=31.07.2026',
    'to=2026-7-1',
    'source=fax',
    `q=${'x'.repeat(201)}`,
    'q=a&q=b',
    'q=a%01b',
    'service=a%01b',
    `service=${'x'.repeat(101)}`,
  ])('%s', async (search) => {
    const response = await ask(`/api/leads?${search}`)
    expect(response.statusCode).toBe(400)
    const path = search.slice(0, search.indexOf('='))
    expect(response.json()).toMatchObject(errorShape)
    const errors: { path: string }[] = response.json().errors
    expect(new Set(errors.map((error) => error.path))).toEqual(new Set([path]))
  })
})

test('one enquiry is shown with its history', async () => {
  const body = enquiry({ message: 'First line\n\n  second line, indented' })
  const { id, receivedAt } = (await send(app, body)).json()
  const response = await ask(`/api/leads/${id}`)
  expect(response.json()).toMatchObject({
    id,
    ...body,
    receivedAt,
    source: 'contact-form',
    merged: [],
    mergedInto: null,
    noticeVersion: null,
    tookMs: null,
    events: [
      {
        id: expect.any(Number),
        leadId: id,
        kind: 'received',
        at: receivedAt,
        actorId: null,
        actor: null,
        detail: {},
        undone: false,
        undoable: false,
      },
    ],
  } satisfies Partial<LeadDetail>)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('an enquiry that does not exist gets 404', async () => {
  for (const id of [999_999, 2_147_483_647]) {
    const response = await ask(`/api/leads/${id}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual(errorShape)
  }
})

test.each(['abc', '0', '-1', '1.5', '2147483648', '1e3x', '%20', "1'", '99999999999999999999'])(
  'one enquiry by the number %s gets 400',
  async (id) => {
    const response = await ask(`/api/leads/${id}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject(errorShape)
  },
)

test('the dashboard counts my work in the same way as the lists that it links to', async () => {
  const meera = await atDesk(app, 'meera.today')
  const other = await atDesk(app, 'ravi.today')
  const mine = { ownerId: meera.id, firstResponseAt: new Date(), status: 'contacted' as const }
  const today = new Date(`${indianDate(new Date())}T23:59:00+05:30`)
  const kept = await Promise.all([
    makeLead(app, { ...mine, followUpAt: today }),
    makeLead(app, { ...mine, followUpAt: inHours(-50) }),
    makeLead(app, { ...mine, status: 'won', closedAt: new Date(), followUpAt: inHours(-1) }),
  ])
  await makeLead(app, { ...mine, followUpAt: new Date(today.getTime() + 120_000) })
  await makeLead(app, { ...mine, ownerId: other.id, followUpAt: inHours(-1) })
  const late = await makeLead(app, { ownerId: meera.id, hoursAgo: 30 })
  await makeLead(app, { ownerId: other.id, hoursAgo: 30 })
  expect((await meera.get('/api/dashboard')).mine).toEqual({
    ...{ overdue: 1, followUps: 3 },
    allOverdue: null,
  })
  const listed = async (filters: Record<string, string>) => {
    const { items } = await meera.get(`/api/leads?${new URLSearchParams(filters)}`)
    return items.map(({ id }: Lead) => id).toSorted()
  }
  expect(await listed(countedLeads.overdue)).toEqual([late.id])
  expect(await listed(countedLeads.followUps)).toEqual(kept.map(({ id }) => id).toSorted())
  const { total } = await meera.get(`/api/leads?${new URLSearchParams(countedLeads.all)}`)
  expect((await meera.get('/api/dashboard')).counts.leads).toBe(total)
  const admin = await atDesk(app, 'owner.today', 'admin')
  const everyones = await admin.get(`/api/leads?${new URLSearchParams(countedLeads.allOverdue)}`)
  expect((await admin.get('/api/dashboard')).mine.allOverdue).toBe(everyones.total)
})

test('the dashboard is empty on the first day', async () => {
  const fresh = await testApp()
  const headers = await signIn(fresh)
  const { counts, recentActivity, latestLeads } = (
    await fresh.inject({ url: '/api/dashboard', headers })
  ).json()
  expect(counts).toEqual({ leads: 0, faqs: 0, posts: 0 })
  expect(latestLeads).toEqual([])
  expect(recentActivity).toEqual([])
})

test('the dashboard counts every enquiry but spam and those from a file, and shows the newest', async () => {
  await makeLead(app, { name: 'From an old file', source: 'import', dueAt: null, hoursAgo: -2 })
  const { id } = (await send(app, enquiry({ name: 'The Newest' }))).json()
  for (let i = 0; i < 30; i++)
    await makeLead(app, {
      status: 'spam',
      spamReason: 'hidden-field',
      closedAt: new Date(),
      hoursAgo: -1,
    })
  const dashboard = (await ask('/api/dashboard')).json()
  const all = await list('')
  const imported = (await list('source=import')).total
  expect(dashboard.counts.leads).toBe(all.total - (all.counts?.spam ?? 0) - imported)
  expect(dashboard.latestLeads).toHaveLength(8)
  expect(dashboard.latestLeads[0]).toMatchObject({ id, name: 'The Newest' })
  expect(dashboard.recentActivity[0]).toMatchObject({
    verb: 'received',
    subjectId: id,
    actor: null,
  })
})

test('no response contains a password hash', async () => {
  const hashes = await app.db.select({ hash: users.passwordHash }).from(users)
  expect(hashes.length).toBeGreaterThan(0)
  for (const url of ['/api/auth/me', '/api/dashboard', '/api/leads']) {
    expect((await ask(url)).body).not.toContain('argon2')
  }
})

test.each([
  ['Basic Plan ₹2,999', 'Basic Plan'],
  ['Professional Plan ₹4,999', 'Professional Plan'],
  ['Premium Plan ₹7,999', 'Premium Plan'],
])('the dialog’s earlier option %s is an enquiry about the %s', async (incomeSource, service) => {
  const fullName = `By Earlier ${service}`
  const { phone: phoneNumber, email, message } = enquiry()
  const body = { fullName, email, phoneNumber, incomeSource, message }
  expect((await send(app, body)).statusCode).toBe(201)
  expect((await list(`q=${fullName}`)).items).toMatchObject([{ source: 'plan-dialog', service }])
})

function ask(url: string) {
  return app.inject({ url: url.replaceAll(' ', '%20'), headers: staff })
}

async function list(search: string): Promise<LeadsPage> {
  const response = await ask(`/api/leads?${search}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

async function names(search: string) {
  return (await list(search)).items.map(({ name }) => name)
}
