import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { enquiry, send, testApp } from '../app.ts'
import { inHours, makeLead } from '../desk.ts'

const ORIGIN = 'https://www.firm.in'
let app: FastifyInstance
beforeAll(async () => {
  app = await testApp({ PUBLIC_ORIGIN: ORIGIN }, { pages: await builtPages() })
})

const page = async (url: string) => {
  const response = await app.inject({ url, headers: { accept: 'text/html' } })
  return {
    ...response,
    status: response.statusCode,
    headers: response.headers,
    html: response.body,
  }
}
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe.each([
  ['receipt', paths.receipt],
  ['thank-you', paths.enquiryReceived],
])('the %s page', (_name, address) => {
  test('is private: no index, no referrer, no cached copy, no script', async () => {
    const { receiptToken } = await makeLead(app)
    const { status, headers, html } = await page(address(receiptToken))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(html).not.toMatch(/<script[^>]*\ssrc=/)
    expect(html).not.toMatch(/rel="canonical"|og:/)
    expect(app.pageCache.stale(address(receiptToken))).toBeUndefined()
  })
})

test('the thank-you page leads to the receipt, and says its address', async () => {
  const { receiptUrl } = (await send(app, enquiry())).json()
  expect(receiptUrl.startsWith(`${ORIGIN}/receipt/`)).toBe(true)
  const token = receiptUrl.split('/').at(-1)
  const { html } = await page(paths.enquiryReceived(token))
  expect(html).toContain(`href="${paths.receipt(token)}"`)
  expect(textOf(html)).toMatch(new RegExp(`${ORIGIN} ?/receipt/ ?${token}`))
})

describe('the receipt shows the state of the enquiry', () => {
  const cases: [string, Parameters<typeof makeLead>[1], RegExp][] = [
    ['while the clock runs', { hoursAgo: 1 }, /We have your enquiry.*22 h 59 min left/],
    [
      'when the time has passed',
      { hoursAgo: 26 },
      /We are late.*overdue by 2 h.*Nobody has called me/,
    ],
    ['after it was chased', { hoursAgo: 26, escalatedAt: inHours(-1) }, /We have heard you/],
    [
      'after an answer',
      { hoursAgo: 26, firstResponseAt: inHours(-20), status: 'contacted' },
      /We have been in touch.*Answered/,
    ],
    [
      'closed without one',
      { hoursAgo: 5, status: 'lost', closedAt: inHours(-1) },
      /This enquiry is closed/,
    ],
  ]
  test.each(cases)('%s', async (_when, columns, expected) => {
    const { receiptToken, name, message } = await makeLead(app, columns)
    const { html } = await page(paths.receipt(receiptToken))
    expect(textOf(html)).toMatch(expected)
    expect(textOf(html)).toContain(name)
    expect(textOf(html)).toContain(message)
    expect(html.includes('/nobody-called"')).toBe(expected.source.includes('Nobody has called me'))
  })

  test('as it is at each request', async () => {
    const { receiptToken } = await makeLead(app)
    const url = paths.receipt(receiptToken)
    expect((await page(url)).html).toContain('We have your enquiry')
    const erased = await app.inject({
      method: 'POST',
      url: `/api/receipts/${receiptToken}/withdraw`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    })
    expect([erased.statusCode, erased.headers.location]).toEqual([303, url])
    const { status, html } = await page(url)
    expect(status).toBe(200)
    expect(textOf(html)).toContain('This enquiry was erased')
  })

  test.each(['A'.repeat(43), 'x', '1'])('and there is none at %s', async (token) => {
    expect((await page(paths.receipt(token))).status).toBe(404)
  })
})

describe('the response rate is shown with the promise', () => {
  test('once there are enough enquiries, and nowhere before', async () => {
    const fresh = await testApp({}, { pages: await builtPages() })
    const { db } = fresh
    const shows = async (path: string) =>
      textOf((await fresh.inject({ url: path, headers: { cookie: 'session=none' } })).body)
    for (const path of [paths.home, paths.contact, paths.pricing]) {
      expect(await shows(path)).not.toContain('of enquiries answered within')
    }
    for (let i = 0; i < 24; i++) {
      await makeLead(fresh, { hoursAgo: 40, firstResponseAt: i === 0 ? null : inHours(-30) })
    }
    // Another instance, which has not loaded the rate yet.
    const later = await testApp(
      {},
      { pages: await builtPages(), database: { ...fresh, db } as never },
    )
    for (const path of [paths.home, paths.contact, paths.pricing]) {
      const { body } = await later.inject(path)
      expect(textOf(body)).toMatch(
        /95 % of enquiries answered within 24 hours in the last 30 days \( ?24 enquiries\)/,
      )
    }
  })
})
