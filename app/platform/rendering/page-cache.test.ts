import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { signIn, testApp } from '../../../test/app.ts'
import { pageAddress, pageKey } from './page-address.ts'
import { MAX_PAGES, preparePage } from './page-cache.ts'
import type { Pages } from './pages.ts'

let app: FastifyInstance
let origin: string
let rendered: string[]
let failing: boolean

beforeEach(async () => {
  rendered = []
  failing = false
  const pages: Pages = {
    assets: { script: '/entry.js', enhance: '/enhance.js', tools: {}, styles: [], fonts: [] },
    render: async ({ path, problem, fetchApi }) => {
      if (problem) return { status: problem.status, html: `<p>${problem.message}` }
      rendered.push(path)
      if (failing) throw new Error('cannot be rendered')
      const { status } = await fetchApi('/api/faqs')
      const html = `<!doctype html><p>${path} number ${rendered.length} ${status} ${'₹ '.repeat(500)}`
      return { status: path.startsWith('/missing') ? 404 : 200, html }
    },
  }
  app = await testApp({}, { pages })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } })
const text = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text()

test('a public page is rendered once for all visitors', async () => {
  const first = await text('/contact')
  expect(await text('/contact')).toBe(first)
  expect(rendered).toEqual(['/contact'])
})

test('a public page is rendered once for twenty visitors who come at the same time', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => text('/')))
  expect(new Set(pages).size).toBe(1)
  expect(rendered).toEqual(['/'])
})

test('a public page has the same headers from memory as when it was rendered', async () => {
  const headersOf = async () => {
    // Times that move on with the clock are left out.
    const {
      date: _date,
      'x-accel-expires': _expires,
      'keep-alive': _keepAlive,
      ...headers
    } = Object.fromEntries((await get('/')).headers)
    return headers
  }
  const first = await headersOf()
  expect(first).toMatchObject({
    'x-content-type-options': 'nosniff',
    vary: expect.stringContaining('cookie'),
  })
  expect(await headersOf()).toEqual(first)
})

test('a public page is not sent again to a browser that has it', async () => {
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('content-security-policy')).toBeTruthy()
  expect((await get('/', { 'if-none-match': 'W/"another"' })).status).toBe(200)
})

test('a public page is described to HEAD without its content', async () => {
  const whole = await get('/')
  const head = await get('/', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  ['deflate', null],
])('a public page is the same in every encoding: %s', async (accepted, encoding) => {
  const plain = await text('/')
  for (let times = 0; times < 2; times++) {
    const { encoding: sent, body } = await raw('/', accepted)
    expect(sent).toBe(encoding)
    const unpacked =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(unpacked.toString()).toBe(plain)
  }
})

test('a public page is rendered again when its content has changed', async () => {
  const first = await text('/')
  app.pageCache.expire()
  expect(await text('/')).not.toBe(first)
})

test('a public page that cannot be rendered again, because the database is away, is shown as it was', async () => {
  const first = await text('/')
  app.pageCache.expire()
  await app.db.execute(sql`alter table entries rename to away`)
  expect(await text('/')).toBe(first)
  const never = await get('/contact')
  expect(never.status).toBe(503)
  expect(never.headers.get('cache-control')).toBe('no-store')
  await app.db.execute(sql`alter table away rename to entries`)
  expect((await get('/contact')).status).toBe(200)
  app.pageCache.expire()
  expect(await text('/')).not.toBe(first)
})

test('a public page that could not be rendered again is not tried again by the next visitors', async () => {
  await text('/')
  app.pageCache.expire()
  await app.db.execute(sql`alter table entries rename to away`)
  await text('/')
  const tried = rendered.length
  for (let times = 0; times < 5; times++) await text('/')
  expect(rendered).toHaveLength(tried)
  await app.db.execute(sql`alter table away rename to entries`)
})

test('a public page that could not be rendered is an error that is not cached', async () => {
  failing = true
  const response = await get('/', { accept: 'text/html' })
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  failing = false
  expect((await get('/')).status).toBe(200)
})

describe('what differs between visitors is rendered each time:', () => {
  test('a page for a browser that is signed in', async () => {
    await text('/')
    const { cookie } = await signIn(app)
    await text('/', { cookie })
    await text('/', { cookie })
    expect(rendered).toEqual(['/', '/', '/'])
    await text('/')
    expect(rendered).toHaveLength(3)
  })

  test('a page is cached for a visitor whose cookies only sound like a session', async () => {
    await text('/')
    const cookies = [
      'mysession=1',
      'x_session=a; ga_session=b',
      'theme=session=1',
      'a=b;x-session=',
    ]
    for (const cookie of cookies) await text('/', { cookie })
    expect(rendered).toEqual(['/'])
    for (const cookie of ['session=none', 'a=b; session=none', 'a=b;session=none', 'session =none'])
      await text('/', { cookie })
    expect(rendered).toHaveLength(5)
  })

  test('the staff area', async () => {
    await text('/admin')
    await text('/admin')
    expect(rendered).toHaveLength(2)
  })

  test('a page that does not exist, so that made-up addresses fill no memory', async () => {
    for (let times = 0; times < 2; times++) expect((await get('/missing')).status).toBe(404)
    expect(rendered).toHaveLength(2)
  })
})

test.each(['/Admin', '/%61dmin', '/ADMIN/leads', '/%41dmin/login'])(
  'the staff area is no public page, however it is written: %s',
  async (path) => {
    const response = await get(path)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    await get(path)
    expect(rendered).toEqual([pageAddress(path), pageAddress(path)])
  },
)

test.each(['/administrators', '/admin-area'])(
  'an address that only begins like the staff area is public: %s',
  async (path) => {
    expect((await get(path)).headers.get('x-robots-tag')).toBeNull()
  },
)

describe('an address that ends in a slash leads for good to the one without,', () => {
  test.each([
    ['/contact/', '/contact'],
    ['/contact///', '/contact'],
    ['/faq/?category=documents&page=2', '/faq?category=documents&page=2'],
    ['/contact/?back=/a/', '/contact?back=/a/'],
    ['/%5cevil.example/', '/%5cevil.example'],
    ['/.//evil.example/', '/.//evil.example'],
  ])('on this site: %s', async (path, address) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await responseTo(path, method)
      expect([response.statusCode, response.headers.location]).toEqual([308, address])
      expect(new URL(address, origin).origin).toBe(origin)
    }
    expect(rendered).toEqual([])
  })

  test('however many slashes precede its last part', async () => {
    const path = `/a${'/'.repeat(15_000)}b`
    for (let time = 0; time < 60; time++) {
      expect((await responseTo(`${path}/`)).headers.location).toBe(path)
    }
  })

  test('an address that could be read as another host redirects nowhere', async () => {
    for (const path of ['//evil.example/', '///evil.example/', '/\\evil.example/'])
      expect((await responseTo(path)).headers.location).toBeUndefined()
  })
})

describe('the feed and the sitemap are cached, as pages are:', () => {
  test.each(['/feed.xml', '/sitemap.xml'])('%s', async (path) => {
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    const body = await first.text()
    await app.db.execute(sql`alter table entries rename to away`)
    expect(await text(path)).toBe(body)
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await raw(path, 'br')).encoding).toBe('br')
    await app.db.execute(sql`alter table away rename to entries`)
  })

  test('the feed and the sitemap are made again after a change', async () => {
    const before = await text('/sitemap.xml')
    await app.db.execute(
      sql`insert into entries (kind, slug, title, content, published) values ('faq', 'new-one', 'New?', '<p>Yes.</p>', true)`,
    )
    expect(await text('/sitemap.xml')).toBe(before)
    app.pageCache.expire()
    expect(await text('/sitemap.xml')).toContain('/faq/new-one<')
  })

  test('whatever comes after a ? is not cached', async () => {
    await get('/feed.xml?page=7')
    expect(app.pageCache.stale('/feed.xml?page=7')).toBeUndefined()
  })
})

test('a file of an earlier build gets a short 404, and nothing is rendered for it', async () => {
  for (const path of ['/assets/entry-old.js', '/assets/', '/assets/a/b.css?x']) {
    const response = await get(path, { accept: 'text/html' })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await response.text()).length).toBeLessThan(100)
  }
  expect(rendered).toEqual([])
})

test('an address with what advertisements append to it gets the cached page', async () => {
  await text('/')
  const before = rendered.length
  await text('/?utm_source=x')
  await text('/?gclid=1&fbclid=2')
  expect(rendered).toHaveLength(before)
})

test('the home page is cached once for each set of incomes, however an address names them', async () => {
  const filled = await text('/?income=salary&income=shares')
  const before = rendered.length
  for (const query of [
    'income=shares&income=salary',
    'income=salary&income=shares&income=salary',
    'income=lottery&income=salary&utm_source=x&income=shares',
  ])
    expect(await text(`/?${query}`)).toBe(filled)
  await text('/?income=lottery')
  expect(rendered.slice(before).filter((path) => path !== '/')).toEqual([])
  await text('/?income=salary')
  expect(rendered.at(-1)).toBe('/?income=salary')
  expect(pageKey('/pricing?income=salary')).toBe('/pricing')
})

test('a parameter that is given twice never fills the cache of the page with one of the two', async () => {
  const address = '/tools/advance-tax?year=2025-26'
  for (const query of [
    'year=2025-26&year=2023-24',
    'year=&year=2025-26',
    'year=2025-26&year=2025-26',
  ])
    await text(`/tools/advance-tax?${query}`)
  await text(address)
  expect(rendered.at(-1)).toBe(address)
  const before = rendered.length
  await text(`${address}&q=`)
  expect(rendered).toHaveLength(before)
})

test('a cached page takes no more memory than its two bodies', async () => {
  const { bodies } = await preparePage('<p>₹ 1,00,000', 200, true, {})
  for (const body of [bodies.br, bodies.gzip]) expect(body.buffer.byteLength).toBe(body.length)
})

describe('when there are too many pages to cache,', () => {
  test('the least recently requested ones make room', async () => {
    const page = await preparePage('<p>', 200, false, {})
    const fill = (from: number, to: number) => {
      for (let number = from; number < to; number++) app.pageCache.set(`/blog/${number}`, page)
    }
    fill(0, MAX_PAGES)
    await get('/blog/0')
    fill(MAX_PAGES, MAX_PAGES + 1)
    expect(rendered).toEqual([])
    expect(app.pageCache.stale('/blog/0')).toBeDefined()
    expect(app.pageCache.stale('/blog/1')).toBeUndefined()
    expect(app.pageCache.stale('/blog/2')).toBeDefined()
  })

  test('the fixed pages stay', async () => {
    const fixed = [
      '/',
      paths.service('professionals-filing'),
      '/pricing',
      '/contact',
      '/sitemap.xml',
    ]
    for (const path of fixed) await get(path)
    const page = await preparePage('<p>', 200, false, {})
    for (let number = 0; number < 2 * MAX_PAGES; number++) {
      app.pageCache.set(`/blog/${number}`, page)
    }
    for (const path of fixed) expect(app.pageCache.stale(path), path).toBeDefined()
    expect(app.pageCache.stale(`/blog/${MAX_PAGES}`)).toBeUndefined()
  })
})

/** Without `fetch`, which would normalize the address and follow redirects. */
async function responseTo(path: string, method = 'GET') {
  const { hostname, port } = new URL(origin)
  const [response] = await once(request({ hostname, port, path, method }).end(), 'response')
  response.resume()
  return response
}

/** As it was sent: `fetch` would unpack it. */
async function raw(path: string, accepted: string) {
  const [response] = await once(
    request(origin + path, { headers: { 'accept-encoding': accepted } }).end(),
    'response',
  )
  return { encoding: response.headers['content-encoding'] ?? null, body: await buffer(response) }
}
