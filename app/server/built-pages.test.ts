import { createHash } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { leads } from '#app/platform/db/schema.ts'
import { fieldErrors } from '#content/en/forms.ts'
import { metadataFor } from '#content/en/metadata.ts'
import { enquiry, send, signIn, testApp } from '../../test/app.ts'
import { nowhere } from '../../test/database.ts'
import { builtPages } from './built-pages.ts'

const ORIGIN = 'https://www.firm.in'
const settings = {
  PUBLIC_ORIGIN: ORIGIN,
  FIRM_NAME: 'Rao & Rao',
  FIRM_PHONE: '+91 4000 123400',
  FIRM_EMAIL: 'desk@firm.in',
  SOCIAL_PROFILES: 'https://www.linkedin.com/company/rao',
}
let app: FastifyInstance
beforeAll(async () => {
  app = await testApp(settings, { pages: await builtPages() })
})

const missingPages = ['/nothing-here', '/services/nothing', '/contact/nothing', '/admin/nothing']

test('metadata of a page that is not known is that of the home page', () => {
  expect(metadataFor('no-such-key')).toBe(metadataFor('home'))
  expect(metadataFor('toString')).toBe(metadataFor('home'))
})

test.each([paths.home, paths.contact, paths.admin.login, paths.admin.leads, '/nothing-here'])(
  'the policy of a page names every script that %s has, and allows no other',
  async (url) => {
    const { headers, html } = await page(url)
    const policy = String(headers['content-security-policy'])
    const hashes = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '']) => !/src=|type="application\//.test(attributes))
      .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(allowed.toSorted()).toEqual([...new Set(["'self'", ...hashes])].toSorted())
    expect(/\son[a-z]+="|<style/.exec(html)).toBeNull()
  },
)

describe('a page that does not exist', () => {
  test.each(missingPages)('%s is a 404 with a text', async (url) => {
    const { statusCode, html } = await page(url)
    expect(statusCode).toBe(404)
    expectIn(html, '404 Page Not Found')
    expect(html).toMatch(/Contact us<.*Did you forget to add the page to the router\?.*<footer/s)
    expect(metaOf(html, 'robots')).toContain('noindex')
    expectIn(html, 'Search our answers')
    expectIn(html, 'href="tel:+914000123400"')
    for (const href of ['/', '/pricing', '/tools', '/guides', '/faq', '/book'])
      expectIn(html, `href="${href}"`)
  })
})

describe('the staff area', () => {
  test.each([paths.admin.login, paths.admin.dashboard, paths.admin.leads, paths.admin.lead(1)])(
    '%s is for no search engine and holds nothing before the script runs',
    async (url) => {
      const stored = await send(app, enquiry({ name: 'Not For The Page' }))
      expect(stored.statusCode).toBe(201)
      const { statusCode, html, headers } = await render(url, await signIn(app))
      expect(statusCode).toBe(200)
      expect(headers['x-robots-tag']).toContain('noindex')
      expect(headers['cache-control']).toBe('no-store')
      expectNotIn(html, 'Not For The Page')
    },
  )
})

describe('the contact form without script', () => {
  const post = (fields: Record<string, string>, headers: InjectOptions['headers'] = {}) =>
    send(app, new URLSearchParams(fields).toString(), {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,application/xhtml+xml',
        origin: ORIGIN,
        ...headers,
      },
    })
  const filled = () => ({ ...enquiry(), acceptTerms: 'on' })

  test('the contact form without script is stored and leads to the thank-you page', async () => {
    const fields = filled()
    const response = await post(fields)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toMatch(/^\/enquiry-received\/[\w-]{43}$/)
    const rows = await app.db.select().from(leads)
    expect(rows).toContainEqual(
      expect.objectContaining({ message: fields.message, source: 'contact-form' }),
    )
    const thanks = await page(String(response.headers.location))
    expectIn(thanks.html, 'Message sent successfully!')
    expectIn(thanks.html, 'Our team will contact you within 24 hours.')
    expect(metaOf(thanks.html, 'robots')).toBe('noindex, nofollow')
    const token = String(response.headers.location).split('/')[2]
    expectIn(thanks.html, `href="/receipt/${token}"`)
  })

  test('the contact form without script is stored once when it is sent twice', async () => {
    const fields = filled()
    await post(fields)
    await post(fields)
    const rows = await app.db.select().from(leads)
    expect(rows.filter(({ message }) => message === fields.message)).toHaveLength(1)
  })

  test('the contact form without script comes back with every message and with everything that was typed', async () => {
    const typed = {
      name: 'A',
      email: 'asha at example',
      phone: '98765',
      message: 'Call me',
      service: 'General Inquiry',
    }
    const response = await post(typed)
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Phone number must be at least 10 digits',
      'Message must be at least 10 characters',
      'You must accept the privacy policy and terms of service',
    ]) {
      expectIn(response.body, message)
    }
    expect(typedIn(response.body, 'name')).toBe('A')
    expect(typedIn(response.body, 'email')).toBe('asha at example')
    expect(typedIn(response.body, 'phone')).toBe('98765')
    expect(textOf(response.body, 'textarea')).toBe('Call me')
    for (const name of ['name', 'email', 'phone', 'message', 'acceptTerms']) {
      const [control = ''] =
        new RegExp(`<(input|textarea)[^>]*name="${name}"[^>]*>`).exec(response.body) ?? []
      expect(control, name).toContain('aria-invalid="true"')
      expect(control, name).toMatch(/aria-describedby="[^"]*-error"/)
    }
    expect(response.headers['cache-control']).toBe('no-store')
    expectIn(response.body, 'Reference')
  })

  test('the form of the pricing page comes back without script, with what was typed and chosen', async () => {
    const { acceptTerms: _none, ...typed } = { ...filled(), name: 'A', service: 'premium' }
    const response = await post(typed)
    expect(response.statusCode).toBe(400)
    expectIn(response.body, 'Name must be at least 2 characters')
    expectNotIn(response.body, 'name="acceptTerms"')
    expect(typedIn(response.body, 'name')).toBe('A')
    expect(typedIn(response.body, 'email')).toBe(typed.email)
    expect(textOf(response.body, 'textarea')).toBe(typed.message)
    expect(response.body).toMatch(
      /<option[^>]* value="premium" selected=""|<option[^>]*selected=""[^>]*value="premium"/,
    )
    expect(response.body.match(/autofocus=""/gi)).toHaveLength(1)
    expect(response.body.match(/<h1/g)).toHaveLength(1)
    expectIn(response.body, 'Reference')
  })

  test('the contact form without script preserves the accepted terms when something else was wrong', async () => {
    const { body } = await post({ ...filled(), name: 'A' })
    const [box = ''] = /<input[^>]*name="acceptTerms"[^>]*>/.exec(body) ?? []
    expect(box).toContain('checked')
    expectNotIn(body, 'You must accept the privacy policy')
  })

  test('the contact form without script requires the terms', async () => {
    const { acceptTerms: _accepted, ...fields } = filled()
    const response = await post(fields)
    expect(response.statusCode).toBe(400)
    expectIn(response.body, 'You must accept the privacy policy and terms of service')
  })

  test('the form of a tool asks for consent, and comes back with the working and what was typed', async () => {
    const working = { tool: 'hra-and-rent-tds', year: '2026-27', input: { rent: '27,891' } }
    const response = await post({
      name: 'Asha Rao',
      phone: '+91 98765 43210',
      service: 'General Inquiry',
      source: 'tool',
      working: JSON.stringify(working),
    })
    expect(response.statusCode).toBe(400)
    expectIn(response.body, fieldErrors.workingConsent)
    expect(typedIn(response.body, 'name')).toBe('Asha Rao')
    expect(typedIn(response.body, 'phone')).toBe('+91 98765 43210')
    expect(typedIn(response.body, 'working')).toContain('27,891')
    const [box = ''] = /<input[^>]*name="consent"[^>]*>/.exec(response.body) ?? []
    expect(box).toContain('aria-invalid="true"')
  })

  test('the contact form without script runs nothing of what was typed', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(2)>`
    const response = await post({
      ...filled(),
      name: evil,
      email: evil,
      phone: evil,
      message: evil,
      service: evil,
    })
    expect(response.statusCode).toBe(400)
    expectNotIn(response.body, '<script>alert')
    expectNotIn(response.body, '<img src=x')
    expect(typedIn(response.body, 'name')).toBe(evil)
  })

  test('the contact form without script comes back with what was typed when the database is away', async () => {
    const away = await testApp(settings, { pages: await builtPages(), database: nowhere() })
    const fields = filled()
    const response = await send(away, new URLSearchParams(fields).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    })
    expect(response.statusCode).toBe(503)
    expectIn(response.body, 'Failed to send message')
    expectIn(response.body, '+91 4000 123400')
    expectIn(response.body, fields.message)
    expect(typedIn(response.body, 'email')).toBe(fields.email)
  })

  test('the contact form without script is confirmed in JSON to a program that sends a form', async () => {
    const response = await post(filled(), { accept: 'application/json' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      id: expect.any(Number),
      receivedAt: expect.any(String),
    })
  })

  test('the contact form without script from another site is rejected with a page', async () => {
    const response = await post(filled(), { origin: 'https://evil.example' })
    expect(response.statusCode).toBe(403)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

test('the home page with no date ahead says so and offers to help', async () => {
  const built = await builtPages()
  const render: typeof built.render = (request) =>
    built.render({
      ...request,
      fetchApi: async (path) =>
        path === '/api/due-dates' ? { status: 200, body: [] } : request.fetchApi(path),
    })
  const later = await testApp(settings, { pages: { ...built, render } })
  const { body } = await later.inject({ url: '/', headers: { accept: 'text/html' } })
  const [banner = ''] =
    /<section aria-labelledby="deadlines-title"[\s\S]*?<\/section>/.exec(body) ?? []
  expectIn(banner, 'Ask us which ones apply to you')
  expectNotIn(banner, '<ul')
  expectIn(banner, 'Check Deadlines')
})

describe('files of the browser', () => {
  test('files with a hash in their name are cached for ever, and sent compressed', async () => {
    const { html } = await page('/')
    const file = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
    const response = await app.inject({ url: file, headers: { 'accept-encoding': 'br' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^text\/css/),
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    '/.vite/manifest.json',
    '/assets/../../server/entry-server.js',
    '/assets/..%2f..%2fserver%2fentry-server.js',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/package.json',
    '/app/server/main.ts',
    '/dist/app/main.js',
    '/.env',
    '/.git/config',
  ])('%s is a 404', async (url) => {
    const { statusCode, body } = await app.inject(url)
    expect(statusCode).toBe(404)
    expect(/"isEntry"|"dependencies"|createRequestHandler/.test(body)).toBe(false)
  })
})

describe('an address that is no address', () => {
  test.each([
    '//',
    '///',
    '//evil.example/contact',
    '//evil.example/contact/',
    '/%5cevil.example/',
    '/contact//',
    '/?x=%',
    '/contact?%E0%A4%A',
    '/%00',
    '/contact;jsessionid=1',
  ])('%s is served, and leads nowhere else', async (url) => {
    const { statusCode, headers } = await page(url)
    expect(statusCode).toBeLessThan(500)
    if (url.startsWith('//')) expect(statusCode).toBe(404)
    const location = headers.location
    if (location) expect(new URL(String(location), ORIGIN).origin).toBe(ORIGIN)
  })
})

test('a page that cannot be rendered gives an error page with the number of the request', async () => {
  const broken = await builtPages()
  const render: typeof broken.render = (request) => {
    if (request.problem) return broken.render(request)
    throw new Error('secret words about /srv/app')
  }
  const failing = await testApp(settings, { pages: { ...broken, render } })
  const response = await failing.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(response.statusCode).toBe(500)
  expectIn(response.body, 'Reference')
  expectNotIn(response.body, 'secret words')
  expect(response.headers['cache-control']).toBe('no-store')
})

describe('what a page throws is logged under the number that the visitor sees:', () => {
  const faq = { id: 1, slug: 'broken', question: 'Broken?', categoryId: null, category: null }

  test.each([
    ['by its loader', '/', { status: 418, body: { message: 'teapot' } }],
    ['by its head', '/faq/broken', { status: 200, body: { ...faq, answer: 7 } }],
    ['while it is rendered', '/blog', { status: 200, body: { items: [7], total: 1, find: 1 } }],
  ])('%s', async (_where, url, response) => {
    const built = await builtPages()
    const render: typeof built.render = (request) =>
      built.render({ ...request, fetchApi: async () => response })
    const failing = await testApp(
      { ...settings, LOG_LEVEL: 'error' },
      { pages: { ...built, render } },
    )
    const lines: string[] = []
    Object.assign(failing.log, {
      [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) },
    })
    const { statusCode, body } = await failing.inject({ url, headers: { accept: 'text/html' } })
    expect(statusCode).toBe(500)
    const reference = /Reference: <code>([\w-]+)<\/code>/.exec(body)?.[1]
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reqId: reference,
      err: { type: expect.any(String), stack: expect.stringContaining('at ') },
    })
  })
})

/** Says what is missing, not all that is there. */
function expectIn(html: string, text: string) {
  expect(html.includes(text), `the page has "${text}"`).toBe(true)
}

function expectNotIn(html: string, text: string) {
  expect(html.includes(text), `the page has "${text}"`).toBe(false)
}

const seen = new Map<string, ReturnType<typeof render>>()

/** A page as a visitor gets it; each is rendered once for all tests. */
function page(url: string) {
  const rendered = seen.get(url) ?? render(url)
  seen.set(url, rendered)
  return rendered
}

async function render(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers: { accept: 'text/html', ...headers } })
  return { statusCode: response.statusCode, headers: response.headers, html: response.body }
}

function textOf(html: string, tag: string) {
  return plain(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(html)?.[1] ?? '')
}

function metaOf(html: string, name: string): string | undefined {
  const [tag] = new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`).exec(html) ?? []
  return tag && plain(/content="([^"]*)"/.exec(tag)?.[1] ?? '')
}

function typedIn(html: string, name: string) {
  const [tag = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? []
  return plain(/value="([^"]*)"/.exec(tag)?.[1] ?? '')
}

function plain(text: string) {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
