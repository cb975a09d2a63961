import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { builtPages } from '#app/server/built-pages.ts'
import { cleanHtml } from '#app/writing/editor/sanitize/clean.server.ts'
import { signIn, testApp } from '../app.ts'
import { hostileHtml } from '../hostile-html.ts'

let app: FastifyInstance
let staff: { cookie: string; origin: string }
const vectors = Object.entries(hostileHtml)

beforeAll(async () => {
  app = await testApp({}, { pages: await builtPages() })
  staff = await signIn(app)
})

const words = 'Words enough for a text of fifty characters, before what is hostile. '
const ask = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  app.inject({ method, url, headers: staff, payload })

test('there are at least 60 hostile texts', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(60)
})

test('a hostile text is stored clean, on creating and on changing it', async () => {
  const text = (html: string) => `<p>${words}</p>${html}`
  const post = { title: 'A hostile post', excerpt: words, slug: 'hostile' }
  const added = (await ask('POST', '/api/blog/posts', { ...post, content: text('') })).json()
  for (const [name, html] of vectors) {
    const changed = await ask('PATCH', `/api/blog/posts/${added.id}`, { content: text(html) })
    // Some hold characters that the database cannot store.
    if (changed.statusCode !== 400) {
      expect([name, changed.json().content]).toEqual([name, cleanHtml(text(html))])
    }
    const body = { question: 'A hostile question?', slug: 'hostile' }
    const asked = await ask('POST', '/api/faqs', { ...body, answer: text(html) })
    if (asked.statusCode === 400) continue
    expect([name, asked.json().answer]).toEqual([name, cleanHtml(text(html))])
    await app.inject({ method: 'DELETE', url: `/api/faqs/${asked.json().id}`, headers: staff })
  }
})

test('a hostile title, excerpt or keyword stays text', async () => {
  const script = `</script></title><script>alert(1)</script><img src=x onerror=alert(1)>"'`
  const response = await ask('POST', '/api/blog/posts', {
    title: `Title ${script}`,
    excerpt: `Excerpt ${script}`,
    content: `<p>${words}</p>`,
    slug: 'hostile-words',
    published: true,
    metaTitle: script.slice(0, 60),
    metaDescription: `${words}${script}`.padEnd(120, '.').slice(0, 160),
    metaKeywords: `tax,${script}`,
    ogTitle: script,
    ogDescription: script,
    featuredImage: `https://example.in/${encodeURI('"><script>alert(1)</script>')}`,
  })
  expect(response.statusCode).toBe(201)
  for (const url of ['/blog/hostile-words', '/blog', '/feed.xml']) {
    const page = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/<script>alert|<img src=x/)
  }
})

test('a report of many lines comes back with its answer and without a list of all lines', async () => {
  const report = '500\n'.repeat(4_000)
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/tools/f-and-o-turnover-and-audit?year=2025-26',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({ results: report, intraday: report }).toString(),
  })
  expect(statusCode).toBe(200)
  expect(body).toContain('₹20,00,000')
  expect(body).toContain('3,950 more lines')
  expect(body.length).toBeLessThan(300_000)
})

test('a report of 1 MB and 5,000 trades is answered without script', async () => {
  const heading = 'Symbol\tISIN\tQuantity\tBuy Value\tSell Value\tRealized P&L\tRemark'
  const row = `NIFTY25JUN22000CE\tINE000A01000\t75\t1,20,000.00\t1,15,000.00\t-5,000.00\t${'x'.repeat(120)}`
  const report = [heading, ...Array(5_000).fill(row)].join('\r\n')
  expect(report.length).toBeGreaterThan(900_000)
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/tools/f-and-o-turnover-and-audit?year=2025-26',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({ results: report }).toString(),
  })
  expect(statusCode).toBe(200)
  expect(body).toContain('₹2,50,00,000')
})

test.each([
  ['return-form-and-documents', { salary: 'on', audit: 'on' }, 422, 'A tax audit needs a business'],
  ['resident-rnor-or-nri', { days: '9', last4: '400', last7: '300' }, 422, 'this can’t be less'],
  ['resident-rnor-or-nri', { days: '9' }, 200, 'It depends'],
  ['return-form-and-documents', { audit: '' }, 200, 'Tick the income you had'],
])(
  'a form of %s sent without script as %j is %i, in words',
  async (tool, values, status, words) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `/tools/${tool}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams(values).toString(),
    })
    expect(statusCode).toBe(status)
    expect(body).toContain(words)
  },
)
