import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { actionCounts, activity, leads } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { enquiry, makeAccount, send, signIn, testApp } from '../../../test/app.ts'
import { makeLead } from '../../../test/desk.ts'
import { Counter, deleteOldCounts } from './counter.server.ts'
import { DailyShare } from './daily-share.server.ts'
import { rate } from './insights.ts'
import { countedIn } from './report.ts'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36'
const TODAY = indianDate(new Date())
let app: FastifyInstance
let admin: { cookie: string; origin: string }

beforeAll(async () => {
  app = await testApp()
  await makeAccount(app, 'owner', 'admin')
  admin = await signIn(app, 'owner')
})
afterEach(async () => {
  await app.db.delete(actionCounts)
  await app.db.delete(leads)
})

let visitors = 0
/** Reports what a page counted, as a browser's beacon does, each from an address of its own. */
function report(payload: unknown, { headers, ...more }: InjectOptions = {}) {
  visitors++
  return app.inject({
    method: 'POST',
    url: '/api/counts',
    remoteAddress: `203.0.${visitors >> 8}.${visitors & 255}`,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      origin: app.env.publicOrigin,
      'sec-fetch-site': 'same-origin',
      'user-agent': BROWSER,
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    ...more,
  })
}
const seen = { page: '/pricing', counts: ['view page', 'view header-chat', 'click header-chat'] }

/** What is stored, once what waits was written. */
async function stored(): Promise<Record<string, number>> {
  await app.counter.flush()
  const rows = await app.db.select().from(actionCounts)
  return Object.fromEntries(
    rows.map(({ page, action, what, count }) => [`${page} ${what} ${action}`, count]),
  )
}

describe('a page’s report', () => {
  test('a page’s report is added up by day in India, page and name', async () => {
    for (let sent = 0; sent < 3; sent++) expect((await report(seen)).statusCode).toBe(204)
    expect(await stored()).toEqual({
      '/pricing view page': 3,
      '/pricing view header-chat': 3,
      '/pricing click header-chat': 3,
    })
    await report(seen)
    expect((await stored())['/pricing view page']).toBe(4)
    const days = await app.db.selectDistinct({ day: actionCounts.day }).from(actionCounts)
    expect(days).toEqual([{ day: TODAY }])
  })

  test('a page’s report may be sent as JSON', async () => {
    await report(seen, { headers: { 'content-type': 'application/json' } })
    expect(await stored()).toHaveProperty('/pricing view page', 1)
  })

  test.each([
    ['an unknown name', { page: '/pricing', counts: ['view made-up', 'click <script>'] }],
    ['an unknown kind', { page: '/pricing', counts: ['hover header-chat'] }],
    ['an unknown page', { page: '/made-up', counts: ['view page'] }],
    ['a page with a secret', { page: '/receipt/s3cret', counts: ['view page'] }],
    ['a page of the staff area', { page: '/admin', counts: ['view page'] }],
    ['too many entries', { page: '/', counts: Array(81).fill('view page') }],
    ['entries that are no text', { page: '/', counts: [1, null, {}] }],
    ['no object', '7'],
    ['nothing', 'null'],
    ['broken JSON', '{"page":"/'],
    ['an empty body', ''],
  ])('a report of a page with %s is passed over without a word', async (_what, payload) => {
    const response = await report(payload)
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(await stored()).toEqual({})
  })

  test('a page’s report drops query, fragment and slash of the address, and counts a post as one of its kind', () => {
    const pageOf = (page: string) => countedIn({ page, counts: ['view page'] })[0]?.page
    expect(pageOf('/contact?topic=nri#contact-form')).toBe('/contact')
    expect(pageOf('/tools/advance-tax/')).toBe('/tools/advance-tax')
    expect(pageOf('/blog/anything-here')).toBe('/blog/*')
    expect(pageOf('/faq/a-question')).toBe('/faq/*')
    expect(pageOf('/services/made-up')).toBeUndefined()
    expect(pageOf('//')).toBeUndefined()
  })

  test('a page’s report counts what it names twice once', () => {
    expect(countedIn({ page: '/', counts: ['view page', 'view page'] })).toHaveLength(1)
  })

  test.each([
    [
      'a bot',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)' },
    ],
    ['a browser without a screen', { 'user-agent': BROWSER.replace('Chrome', 'HeadlessChrome') }],
    ['a program', { 'user-agent': 'curl/8.5' }],
    ['no one', { 'user-agent': '' }],
    ['a browser that loads ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a visitor who asks not to be tracked', { 'sec-gpc': '1' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['staff', () => ({ cookie: admin.cookie })],
  ])('a report of %s is not counted', async (_who, headers) => {
    const response = await report(seen, {
      headers: typeof headers === 'function' ? headers() : headers,
    })
    expect(response.statusCode).toBe(204)
    expect(await stored()).toEqual({})
  })

  test('a report that says nothing of where it comes from is not counted', async () => {
    const headers = { 'content-type': 'text/plain', 'user-agent': BROWSER }
    const payload = JSON.stringify(seen)
    const response = await app.inject({ method: 'POST', url: '/api/counts', headers, payload })
    expect(response.statusCode).toBe(204)
    expect(await stored()).toEqual({})
  })

  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['from another origin', { origin: 'https://evil.example' }],
  ])('a report that is sent %s is refused', async (_where, headers) => {
    expect((await report(seen, { headers })).statusCode).toBe(403)
    expect(await stored()).toEqual({})
  })

  test('a report of a page that is huge or of another type is refused', async () => {
    const huge = await report({ page: '/', counts: ['x'.repeat(20_000)] })
    expect(huge.statusCode).toBe(413)
    const form = await report('a=b', {
      headers: { 'content-type': 'application/xml' },
    })
    expect(form.statusCode).toBe(415)
    expect(await stored()).toEqual({})
  })

  test('reports of one network count up to its share of a day', async () => {
    const statuses = new Set<number>()
    for (let sent = 0; sent < 70; sent++) {
      statuses.add((await report(seen, { remoteAddress: '2001:db8::7' })).statusCode)
    }
    expect([...statuses]).toEqual([204])
    expect(await stored()).toHaveProperty('/pricing click header-chat', 50)
  })

  test('a page’s report is refused when one address floods', async () => {
    const limited = await testApp({ LIMIT_SCALE: '1' })
    const ask = () =>
      limited.inject({
        method: 'POST',
        url: '/api/counts',
        headers: { 'content-type': 'text/plain' },
        payload: '{}',
      })
    const statuses = []
    for (let sent = 0; sent < 125; sent++) statuses.push((await ask()).statusCode)
    expect(statuses.slice(0, 120)).toEqual(Array(120).fill(204))
    expect(statuses.at(-1)).toBe(429)
  })
})

test('the codes of networks are forgotten when the day ends', () => {
  vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00+05:30'), toFake: ['Date'] })
  const share = new DailyShare()
  const one = countedIn(seen)
  for (let taken = 0; taken < 50; taken++) share.take('198.51.100.1', one)
  expect(share.take('198.51.100.1', one)).toEqual([])
  expect(share.take('198.51.100.2', one)).toEqual(one)
  vi.setSystemTime(new Date('2026-07-02T00:01:00+05:30'))
  expect(share.take('198.51.100.1', one)).toEqual(one)
  vi.useRealTimers()
})

test('while the database is away counts wait, and are then written once', async () => {
  const counter = new Counter(app.db, () => {})
  counter.add(countedIn(seen))
  await app.db.execute(sql`alter table action_counts rename to counts_away`)
  await expect(counter.flush()).rejects.toThrow()
  counter.add(countedIn(seen))
  await app.db.execute(sql`alter table counts_away rename to action_counts`)
  await counter.close()
  expect(await stored()).toHaveProperty('/pricing view page', 2)
})

test('counts are kept for two years', async () => {
  const row = { page: '/', action: 'page', what: 'view' as const, count: 1 }
  await app.db.insert(actionCounts).values([
    { ...row, day: '2020-01-01' },
    { ...row, day: TODAY },
  ])
  await deleteOldCounts(app.db)
  expect(await app.db.$count(actionCounts)).toBe(1)
})

describe('an enquiry', () => {
  const origin = async () => {
    const [row] = await app.db.select().from(leads)
    return [row?.fromPage, row?.fromAction]
  }

  test('an enquiry stores the page and the call to action that led to its form', async () => {
    const from = { fromPage: '/services/capital-gains-filing', fromAction: 'service-topic-contact' }
    await send(app, enquiry(from))
    expect(await origin()).toEqual(['/services/capital-gains-filing', 'service-topic-contact'])
  })

  test('an enquiry without script stores the page that sent it and the form’s own button', async () => {
    const { host } = new URL(app.env.publicOrigin)
    const referer = `http://${host}/pricing?plan=basic`
    await send(app, enquiry({ service: 'basic' }), { headers: { host, referer } })
    expect(await origin()).toEqual(['/pricing', 'pricing-send'])
  })

  test.each([
    ['under Global Privacy Control', { fromPage: '/' }, { 'sec-gpc': '1' }],
    ['where the script says so', { fromPage: '', fromAction: 'hero-chat' }, {}],
    ['from an unknown page', { fromPage: '/made-up', fromAction: 'hero-chat' }, {}],
    ['from another site', {}, { referer: 'https://evil.example/pricing' }],
    ['with something else than text', { fromPage: { a: 1 }, fromAction: [] }, {}],
    ['sent by a program', {}, {}],
  ])('an enquiry %s stores neither page nor call to action', async (_how, body, headers) => {
    expect((await send(app, enquiry(body), { headers })).statusCode).toBe(201)
    expect(await origin()).toEqual([null, null])
  })

  test('an enquiry drops an unknown name silently', async () => {
    await send(app, enquiry({ fromPage: '/', fromAction: 'made-up' }))
    expect(await origin()).toEqual(['/', 'contact-send'])
  })
})

describe('the screen', () => {
  const count = (page: string, action: string, views: number, clicks: number, day = TODAY) =>
    app.db.insert(actionCounts).values([
      { day, page, action, what: 'view', count: views },
      { day, page, action, what: 'click', count: clicks },
    ])
  const get = async (query: string) => {
    const response = await app.inject({ url: `/api/insights${query}`, headers: admin })
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  const TOOL = '/tools/advance-tax'
  const SERVICE = '/services/capital-gains-filing'

  test('the screen shows views, clicks, enquiries and won by page', async () => {
    await count('/', 'page', 200, 30)
    await count('/', 'header-chat', 150, 20)
    await count(TOOL, 'page', 50, 10)
    await makeLead(app, {
      fromPage: '/',
      fromAction: 'header-chat',
      status: 'won',
      closedAt: new Date(),
    })
    await makeLead(app, { fromPage: '/', fromAction: 'contact-send' })
    await makeLead(app, { fromPage: SERVICE, fromAction: null })
    await makeLead(app, {})
    await makeLead(app, { source: 'staff' })
    await makeLead(app, {
      fromPage: '/',
      status: 'spam',
      spamReason: 'links',
      closedAt: new Date(),
    })
    expect(await get('')).toMatchObject({
      by: 'page',
      rows: [
        { key: '/', views: 200, clicks: 30, enquiries: 2, won: 1 },
        { key: SERVICE, views: 0, clicks: 0, enquiries: 1, won: 0 },
        { key: TOOL, views: 50, clicks: 10, enquiries: 0, won: 0 },
      ],
      total: { views: 250, clicks: 40, enquiries: 3, won: 1 },
      untold: 1,
    })
    expect((await get('?by=action')).rows).toEqual([
      { key: 'header-chat', views: 150, clicks: 20, enquiries: 1, won: 1 },
      { key: 'contact-send', views: 0, clicks: 0, enquiries: 1, won: 0 },
    ])
    expect((await get('?by=tool')).rows.map(({ key }: { key: string }) => key)).toEqual([TOOL])
    expect((await get('?by=service')).total).toMatchObject({ views: 0, enquiries: 1 })
    expect((await get(`?by=action&on=${TOOL}`)).total).toMatchObject({ views: 50, enquiries: 0 })
  })

  test('the screen shows weeks from Monday on, and only the chosen days', async () => {
    await count('/', 'page', 5, 1, '2026-06-29')
    await count('/', 'page', 6, 2, '2026-07-05')
    await count('/', 'page', 7, 3, '2026-07-06')
    await count('/', 'page', 9, 9, '2026-07-08')
    await makeLead(app, { fromPage: '/', receivedAt: new Date('2026-07-05T23:59:00+05:30') })
    await makeLead(app, { fromPage: '/', receivedAt: new Date('2026-07-06T00:01:00+05:30') })
    expect(await get('?by=week&from=2026-06-29&to=2026-07-07')).toMatchObject({
      rows: [
        { key: '2026-06-29', views: 11, clicks: 3, enquiries: 1, won: 0 },
        { key: '2026-07-06', views: 7, clicks: 3, enquiries: 1, won: 0 },
      ],
      total: { views: 18, clicks: 6, enquiries: 2, won: 0 },
    })
  })

  test('the screen is empty where nothing was counted', async () => {
    expect(await get('')).toMatchObject({ rows: [], total: { views: 0, won: 0 }, untold: 0 })
  })

  test('the screen gives percentages only of enough, and none above a hundred', () => {
    expect([rate(5, 20), rate(5, 19), rate(21, 20)]).toEqual([25, null, null])
  })

  test('the screen can be downloaded, safe from formulas, and the audit log says so', async () => {
    await count('/', 'page', 20, 2)
    await app.db
      .insert(actionCounts)
      .values({ day: TODAY, page: '=HYPERLINK("x")', action: 'page', what: 'view', count: 1 })
    const { headers, body } = await app.inject({
      url: '/api/insights/export.csv',
      headers: admin,
    })
    expect(headers['content-disposition']).toMatch(/attachment; filename="insights-/)
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFPage,Key,Views,Clicks,Enquiries,Won',
      'Home,/,20,2,0,0',
    ])
    expect(body).toContain(`"'=HYPERLINK(""x"")"`)
    const log = await app.db.select().from(activity)
    expect(log.filter(({ subject }) => subject === 'export')).toMatchObject([
      {
        verb: 'exported',
        label: 'counts of buttons',
        detail: { rows: 2, filters: { by: 'page' } },
      },
    ])
  })

  test.each(['?by=person', '?from=yesterday', '?to=2026-02-31'])(
    'the screen refuses %s',
    async (query) => {
      const { statusCode } = await app.inject({ url: `/api/insights${query}`, headers: admin })
      expect(statusCode).toBe(400)
    },
  )

  test('the screen is for everyone of the staff while roles are open, the file after a step-up', async () => {
    await makeAccount(app, 'meera', 'staff')
    const staff = await signIn(app, 'meera')
    for (const url of ['/api/insights', '/api/insights/export.csv']) {
      expect((await app.inject(url)).statusCode).toBe(401)
      expect((await app.inject({ url, headers: staff })).statusCode).toBe(200)
    }
  })
})
