import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { appointments, heldCalls, leadEvents } from '#app/platform/db/schema.ts'
import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { enquiry, send, testApp } from '../app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../desk.ts'

const ORIGIN = 'https://www.firm.in'
let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp({ PUBLIC_ORIGIN: ORIGIN }, { pages: await builtPages() })
  asha = await atDesk(app, 'asha')
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

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

describe.each([
  ['receipt', paths.receipt],
  ['thank-you', paths.enquiryReceived],
])('the %s page', (_name, address) => {
  test('is private: no index, no referrer, no cached copy', async () => {
    const { receiptToken, name } = await makeLead(app)
    const { status, headers, html } = await page(address(receiptToken))
    expect(status).toBe(200)
    expect(headers).toMatchObject(PRIVATE)
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(html).not.toMatch(/rel="canonical"|og:url/)
    expect(app.pageCache.stale(address(receiptToken))).toBeUndefined()

    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('<meta property="og:description" content="The page of an enquiry."/>')
    for (const secret of [receiptToken, name, name.split(' ')[0] ?? '']) {
      expect(head).not.toContain(secret)
    }
  })

  test('can be sent to oneself by links that work without script', async () => {
    const { receiptToken } = await makeLead(app)
    const { html } = await page(address(receiptToken))
    const link = encodeURIComponent(`${ORIGIN}${paths.receipt(receiptToken)}`)
    expect(html).toContain(`href="https://wa.me/?text=`)
    expect(html.match(/href="(https:\/\/wa\.me|mailto:)[^"]*"/g)?.join()).toContain(link)
    expect(html).toMatch(new RegExp(`href="mailto:\\?[^"]*${link}`))
  })

  test('says in its own words that there is no enquiry at a mistyped address', async () => {
    const { status, html } = await page(address('x'.repeat(42)))
    expect(status).toBe(404)
    expect(textOf(html)).toMatch(/We couldn’t find an enquiry at this address.*whole link.*call us/)
    expect(textOf(html)).not.toContain('404 Page Not Found')
    expect(html).toContain('noindex')
  })
})

test('the page that confirms a call is private, also at a link that doesn’t work', async () => {
  const { id: leadId } = await makeLead(app)
  const token = newToken()
  await app.db.insert(heldCalls).values({
    leadId,
    userId: asha.id,
    startsAt: inHours(48),
    endsAt: inHours(48.5),
    blockedUntil: inHours(48.5),
    timeZone: 'Asia/Kolkata',
    keepsTime: true,
    tokenHash: hashToken(token),
    expiresAt: inHours(0.5),
  })
  const waiting = await page(paths.confirmCall(token))
  const missing = await page(paths.confirmCall('A'.repeat(43)))
  expect(textOf(waiting.html)).toMatch(/Confirm your call.*Yes, book this call/)
  expect(textOf(missing.html)).toContain('This link doesn’t work')
  expect([waiting.status, missing.status]).toEqual([200, 404])
  for (const { headers, html } of [waiting, missing]) {
    expect(headers).toMatchObject(PRIVATE)
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(html).not.toMatch(/rel="canonical"|og:url/)
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain(token)
  }
})

test('the thank-you page leads to the receipt, and says its address', async () => {
  const { receiptUrl } = (await send(app, enquiry())).json()
  expect(receiptUrl.startsWith(`${ORIGIN}/receipt/`)).toBe(true)
  const token = receiptUrl.split('/').at(-1)
  const { html } = await page(paths.enquiryReceived(token))
  expect(html).toContain(`href="${paths.receipt(token)}"`)
  expect(textOf(html)).toMatch(new RegExp(`${ORIGIN} ?/receipt/ ?${token}`))
})

test('the page for an enquiry that was there before says when it is due, and leads to no receipt', async () => {
  const { html, headers } = await page(paths.enquiryRepeated('1795500000000'))
  expect(textOf(html)).toMatch(/We already have this enquiry.*by Tue 24 Nov/)
  expect(html).not.toContain('/receipt/')
  expect(headers['cache-control']).toBe('no-store')
  expect((await page(paths.enquiryRepeated('tomorrow'))).status).toBe(404)
})

describe('the receipt shows the state of the enquiry', () => {
  const cases: [string, Parameters<typeof makeLead>[1], RegExp][] = [
    ['while the clock runs', { hoursAgo: 1 }, /We have your enquiry.*We’ll reply by/],
    [
      'when the time has passed',
      { hoursAgo: 26 },
      /We are late.*We promised a reply by.*No one has called me/,
    ],
    [
      'after it was escalated',
      { hoursAgo: 26, escalatedAt: inHours(-1) },
      /You’re now first in line/,
    ],
    [
      'after a response',
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
    expect(html.includes('/nobody-called"')).toBe(expected.source.includes('No one has called me'))
  })

  test.each([
    ['call', 'no-answer', /We tried to call you at \d+:\d\d [ap]m\./],
    ['whatsapp', 'not-on-whatsapp', /We tried to reach you on WhatsApp at \d+:\d\d [ap]m\./],
    ['email', 'bounced', /We tried to email you at \d+:\d\d [ap]m, but it didn’t arrive\./],
  ])('after a %s that reached no one', async (kind, outcome, expected) => {
    const { id, receiptToken } = await makeLead(app, { hoursAgo: 26 })
    const body = { kind, outcome, followUpAt: inHours(100).toISOString() }
    await asha.act(id, 'contacts', body)
    const { html } = await page(paths.receipt(receiptToken))
    const text = textOf(html)
    expect(text).toMatch(expected)
    expect(text).toMatch(/We’ll try again on \w+day \d+ \w+ at \d+:\d\d [ap]m\./)
    expect(text).toMatch(/We are late.*haven’t reached you yet.*No one has called me/)
    expect(text).not.toContain('no record')
    expect(html).toContain('/nobody-called"')

    await asha.act(id, 'contacts', { kind: 'call' })
    expect(textOf((await page(paths.receipt(receiptToken))).html)).not.toContain('We tried')
  })

  test('a try on a later day is shown with its day', async () => {
    const { id, receiptToken } = await makeLead(app, { hoursAgo: 90 })
    await asha.act(id, 'contacts', { kind: 'call', outcome: 'no-answer', followUpAt: null })
    await app.db
      .update(leadEvents)
      .set({ at: inHours(-80) })
      .where(eq(leadEvents.leadId, id))
    const text = textOf((await page(paths.receipt(receiptToken))).html)
    expect(text).toMatch(/We tried to call you on \w+day \d+ \w+ at \d+:\d\d [ap]m\./)
    expect(text).not.toContain('We’ll try again')
  })

  test('the receipt does not mention email to those who gave no address', async () => {
    const given = { email: '', emailKey: null, source: 'callback' } as const
    const { id, receiptToken } = await makeLead(app, given)
    const shown = async () => textOf((await page(paths.receipt(receiptToken))).html)
    expect(await shown()).toMatch(/We have your enquiry.*A chartered accountant will call you by/)
    await asha.act(id, 'contacts', { kind: 'call' })
    expect(await shown()).toMatch(/We have been in touch.*check your call log and WhatsApp\./)
    expect(await shown()).not.toMatch(/We have been in touch.*email.*Answered/)
  })

  test('the receipt shows the steps of the case, and what a plan costs', async () => {
    const { receiptToken } = await makeLead(app, {
      service: 'Premium Plan ₹7,999',
      stage: 'preparing',
    })
    const text = textOf((await page(paths.receipt(receiptToken))).html)
    expect(text).toMatch(/Received \( ?done ?\).*Preparing \( ?now ?\).*Filed \( ?not yet/)
    expect(text).not.toContain('CA assigned')
    expect(text).toContain('Premium plan, ₹8,999')
  })

  test.each([
    ['documents', /^(?!.*We’ll reply by).*We need your documents Your turn We’ve told you which/],
    ['preparing', /^(?!.*We’ll reply by).*We’re preparing your filing In progress There’s nothing/],
  ] as const)(
    'the receipt of a case whose stage is %s says what comes now',
    async (stage, expected) => {
      const { receiptToken } = await makeLead(app, { stage })
      const text = textOf((await page(paths.receipt(receiptToken))).html)
      expect(text).toMatch(expected)
      expect(text).not.toContain('We have your enquiry')
    },
  )

  test.each([
    ['before the reply is due, and no longer promises that', 1, false],
    ['after the reply is due, and still promises that', 72, true],
  ])('the receipt shows a call that is booked %s', async (_when, hours, isPromised) => {
    const { id: leadId, receiptToken } = await makeLead(app)
    await app.db.insert(appointments).values({
      leadId,
      userId: asha.id,
      startsAt: inHours(hours),
      endsAt: inHours(hours + 0.5),
      blockedUntil: inHours(hours + 0.5),
      timeZone: 'Asia/Kolkata',
    })
    const text = textOf((await page(paths.receipt(receiptToken))).html)
    expect(text).toMatch(/Your call is booked Call booked A chartered accountant will call you at/)
    expect(/We’ll reply by ( ?today| ?tomorrow| ?[A-Z])/.test(text)).toBe(isPromised)
  })

  test.each([
    [{ status: 'won' as const, stage: 'filed' as const }, /Your filing is done.*Filed \( ?now/],
    [{ status: 'lost' as const }, /This enquiry is closed(?!.*Status)/],
  ])(
    'the receipt of an enquiry that was closed without a contact, with %j, says %s',
    async (columns, expected) => {
      const { receiptToken } = await makeLead(app, {
        ...columns,
        closedAt: inHours(-1),
        hoursAgo: 5,
      })
      expect(textOf((await page(paths.receipt(receiptToken))).html)).toMatch(expected)
    },
  )

  test.each([
    ['a filed case', 50, { status: 'won', stage: 'filed' }, /Your filing is done/],
    ['a lost enquiry', 51, { status: 'lost' }, /^(?!.*enquiry is closed).*Your call is booked/],
  ] as const)(
    'the receipt of %s lets one move and cancel a call that is to come',
    async (_of, hours, columns, heading) => {
      const { id: leadId, receiptToken } = await makeLead(app, {
        ...columns,
        closedAt: inHours(-1),
        hoursAgo: 5,
      })
      await app.db.insert(appointments).values({
        leadId,
        userId: asha.id,
        startsAt: inHours(hours),
        endsAt: inHours(hours + 0.5),
        blockedUntil: inHours(hours + 0.5),
        timeZone: 'Asia/Kolkata',
      })
      const shown = async () => textOf((await page(paths.receipt(receiptToken))).html)
      expect(await shown()).toMatch(heading)
      expect(await shown()).toMatch(/Move this call.*Cancel this call/)
      expect(await shown()).not.toContain('we’ll still reply')
      const cancelled = await app.inject({
        method: 'POST',
        url: `/api/receipts/${receiptToken}/appointment/cancel`,
        payload: {},
      })
      expect(cancelled.statusCode).toBe(200)
      expect(await shown()).toContain('Your call was cancelled')
    },
  )

  test('the receipt does not call a general enquiry by its stored name', async () => {
    const { receiptToken } = await makeLead(app, { service: 'General Inquiry' })
    const text = textOf((await page(paths.receipt(receiptToken))).html)
    expect(text).not.toContain('General Inquiry')
  })

  test('the receipt shows the enquiry as it is at each request', async () => {
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
    expect(textOf(html)).toContain('This enquiry was deleted')
  })

  test.each(['A'.repeat(43), 'x', '1'])('there is no receipt at %s', async (token) => {
    const { status, html } = await page(paths.receipt(token))
    expect([status, textOf(html)]).toEqual([404, expect.stringContaining('We couldn’t find')])
  })
})

describe('the response rate is shown beside the 24 hours', () => {
  test('the response rate is shown beside the 24 hours once there are enough enquiries, and nowhere before', async () => {
    const fresh = await testApp({}, { pages: await builtPages() })
    const { db } = fresh
    const shows = async (path: string) =>
      textOf((await fresh.inject({ url: path, headers: { cookie: 'session=none' } })).body)
    for (const path of [paths.home, paths.contact, paths.pricing]) {
      expect(await shows(path)).not.toContain('were answered within')
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
        /95% of enquiries in the last 30 days were answered within 24 hours \( ?24 enquiries, not counting spam and erased ones\)/,
      )
    }
  })
})

test('where closed days don’t count, the page after sending says which days are left out of the 24 hours', async () => {
  const closed = await testApp({ PUBLIC_ORIGIN: ORIGIN }, { pages: await builtPages() })
  const meera = await atDesk(closed, 'meera', 'admin')
  const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '19:00' }))
  await meera.ask('PUT', '/api/office/hours', { hours })
  await meera.ask('PUT', '/api/office/closed-days', { skipsClosedDays: true })
  const { receiptToken } = await makeLead(closed)
  const sent = await closed.inject({
    url: paths.enquiryReceived(receiptToken),
    headers: { accept: 'text/html' },
  })
  expect(textOf(sent.body)).toContain(
    'Our team will contact you within 24 hours, Sundays and holidays not counted.',
  )
})
