import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '#app/paths.ts'
import { watchContent } from '#app/platform/db/content-changes.ts'
import { connect, type OpenDatabase } from '#app/platform/db/database.ts'
import { entries } from '#app/platform/db/schema.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { signIn, testApp } from '../app.ts'
import { closeAfterwards } from '../closing.ts'
import { testDatabase } from '../database.ts'
import { postAt, questionAt, storedPost, storedQuestion } from '../entries.ts'

const QUESTION = '/faq/do-i-have-to-file-a-return'
const POST = '/blog/crypto-tax-in-india'
let app: FastifyInstance
let origin: string
let line: Line

/** The site as it runs: listening, with built pages and a connection to the database that can be cut. */
beforeAll(async () => {
  line = await lineTo(await testDatabase())
  await seedDatabase(line.database.db)
  app = await testApp({}, { database: line.database, pages: await builtPages() })
  closeAfterwards(watchContent(line.database.connection, () => app.pageCache.expire()))
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(() => line.restore())

test.each([
  paths.home,
  paths.pricing,
  paths.faq,
  '/faq?category=documents',
  '/blog?category=capital-gains',
  POST,
])(
  'a page that was requested before is the same to the byte, and not sent again to a browser that has it: %s',
  async (path) => {
    const first = await cached(path)
    const second = await ask(path)
    expect(second.body.equals(first.body)).toBe(true)
    expect(second.headers.etag).toMatch(/^(W\/)?"[\w-]{16,}"$/)
    expect(second.headers.etag).toBe(first.headers.etag)
    const again = await ask(path, { 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers.etag).toBe(first.headers.etag)
    expect((await ask(path, { 'if-none-match': '"of-another-time"' })).status).toBe(200)
  },
)

test('a page that was requested before responds to HEAD without its content', async () => {
  const whole = await cached(paths.pricing)
  const head = await ask(paths.pricing, {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy'])
    expect(head.headers[name], name).toBe(whole.headers[name])
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br;q=0.9', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['identity', undefined],
  ['zstd', undefined],
  ['', undefined],
])(
  'a page that was requested before has the encoding that the browser prefers: %s',
  async (accepted, encoding) => {
    const plain = await cached(paths.home)
    const response = await ask(paths.home, { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(Number(response.headers['content-length'])).toBe(response.body.length)
    expect(response.headers.vary).toMatch(/accept-encoding/)
    expect(decoded(response).equals(plain.body)).toBe(true)
  },
)

test('a page that was requested before is revalidated by every cache, each time', async () => {
  const { headers } = await cached(paths.home)
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(headers.vary).toMatch(/cookie/)
})

test('a page that was requested before is the same whatever a mail or an advertisement appends to its address', async () => {
  const plain = await cached(paths.pricing)
  for (const query of ['utm_source=mail', 'fbclid=abc&gclid=1', 'x'.repeat(500)])
    expect((await ask(`${paths.pricing}?${query}`)).headers.etag).toBe(plain.headers.etag)
})

test('a page that was requested before is not shown to a signed-in browser: its page is rendered, and not cached', async () => {
  const visitors = await cached(QUESTION)
  const { cookie } = await signIn(app)
  const own = await ask(QUESTION, { cookie })
  expect(own.status).toBe(200)
  expect(own.headers['cache-control']).toBe('no-store')
  expect((await ask(QUESTION)).headers.etag).toBe(visitors.headers.etag)
})

test('a page that was requested before is shown to a browser with any other cookie', async () => {
  const { headers } = await cached(QUESTION)
  const other = await ask(QUESTION, { cookie: 'theme=dark; _ga=1' })
  expect([other.headers.etag, other.headers['cache-control']]).toEqual([
    headers.etag,
    headers['cache-control'],
  ])
})

describe('a search is rendered for each request, because there is no end of them:', () => {
  test.each(['/faq?q=rent', '/blog?q=crypto', '/faq?category=documents&q=form'])(
    '%s',
    async (path) => {
      const response = await cached(path)
      expect(response.headers['cache-control']).toBe('no-store')
      line.cut()
      expect((await ask(path)).status).toBe(503)
    },
  )
})

describe('only addresses that our own links have are cached:', () => {
  test.each([
    '/contact?page=7',
    '/%63ontact',
    '/Contact',
    '/faq?q=rent',
    '/faq?category=DOCUMENTS',
    '/blog?page=12345',
    '/nothing-here',
    '/faq/nothing-here',
    '/admin/login',
  ])('only addresses that our own links have are cached: not for %s', async (path) => {
    expect((await ask(path)).status).toBeLessThan(500)
    expect(app.pageCache.stale(path)).toBeUndefined()
  })

  test.each(['/contact', '/faq?category=documents', '/blog?category=tax-planning'])(
    'for %s',
    async (path) => {
      // A page whose content changes while it is rendered is not cached: the next request caches it.
      await expect
        .poll(async () => {
          await ask(path)
          return app.pageCache.stale(path)
        })
        .toBeDefined()
    },
  )
})

test.each([
  paths.home,
  paths.pricing,
  paths.faq,
  QUESTION,
  paths.blog,
  POST,
  paths.privacy,
  paths.enquiryReceived('A'.repeat(43)),
  paths.service(serviceMenu[0]!.slug),
  '/nothing-here',
])('the policy of %s allows the scripts in it and no others', async (path) => {
  const { headers, body } = await ask(path)
  const policy = String(headers['content-security-policy'])
  const inline = [...body.toString().matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(inline.length).toBeGreaterThan(0)
  expect(allowed.toSorted()).toEqual(["'self'", ...new Set(inline)].toSorted())
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/)
})

test('a script that got into a stored text is not among those that may run', async () => {
  const { db } = line.database
  const code = 'document.title = "taken over"'
  const content = `<p>Words.</p><script>${code}</script><script type="module">${code}</script>`
  await db
    .insert(entries)
    .values(storedQuestion({ slug: 'stored-script', question: 'Does it run?', answer: content }))
  await db.insert(entries).values(
    storedPost({
      slug: 'stored-script',
      title: 'Does it run?',
      excerpt: 'It must not.',
      content,
      published: true,
      publishedAt: new Date('2020-01-01T00:00:00Z'),
    }),
  )
  const { cookie } = await signIn(app)
  const hash = createHash('sha256').update(code).digest('base64')
  for (const path of ['/faq/stored-script', '/blog/stored-script', paths.faq])
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      await vi.waitFor(
        async () => expect((await ask(path, headers)).body.toString()).toContain(code),
        TIMEOUT,
      )
      const { headers: received } = await ask(path, headers)
      expect(received['content-security-policy'], path).not.toContain(hash)
    }
  await db.delete(entries).where(eq(entries.slug, 'stored-script'))
  await vi.waitFor(async () => expect(await text(paths.faq)).not.toContain(code), TIMEOUT)
})

describe('a change of content is seen by the next visitor:', () => {
  test('a question that was reworded, on its page and on the list', async () => {
    await cached(QUESTION)
    await cached(paths.faq)
    await change(QUESTION, { title: 'Is it me who has to file?' })
    await seen(QUESTION, 'Is it me who has to file?')
    await seen(paths.faq, 'Is it me who has to file?')
  })

  test('a post that was unpublished, and published again', async () => {
    await cached(POST)
    await cached(paths.blog)
    await change(POST, { published: false })
    await vi.waitFor(async () => expect((await ask(POST)).status).toBe(404), TIMEOUT)
    await vi.waitFor(async () => expect(await text(paths.blog)).not.toContain(POST), TIMEOUT)
    await change(POST, { published: true })
    await vi.waitFor(async () => expect((await ask(POST)).status).toBe(200), TIMEOUT)
    await seen(paths.blog, POST)
  })

  test('a page that did not change has the same ETag', async () => {
    const before = await cached(paths.privacy)
    await change(QUESTION, { title: 'Must I file, again?' })
    await seen(QUESTION, 'Must I file, again?')
    expect((await ask(paths.privacy)).headers.etag).toBe(before.headers.etag)
  })

  test('a change made while the database was unreachable is seen once it is back', async () => {
    await cached(QUESTION)
    line.cut()
    await line.beyond.update(entries).set({ title: 'Filed behind our back?' }).where(at(QUESTION))
    expect((await ask(QUESTION)).status).toBe(200)
    await line.restore()
    await seen(QUESTION, 'Filed behind our back?')
  })
})

describe('with the database unreachable', () => {
  test('pages seen before are still served, even stale ones', async () => {
    const before = await Promise.all([QUESTION, POST, paths.faq, paths.blog].map(cached))
    line.cut()
    app.pageCache.expire()
    const after = await Promise.all(
      [QUESTION, POST, paths.faq, paths.blog].map((path) => ask(path)),
    )
    for (const [index, response] of after.entries()) {
      expect(response.status).toBe(200)
      expect(response.body.equals(before[index]!.body)).toBe(true)
    }
  })

  test('pages that need no data are rendered', async () => {
    line.cut()
    app.pageCache.expire()
    for (const path of [paths.home, paths.pricing, paths.contact, paths.terms, paths.about])
      expect((await ask(path)).status, path).toBe(200)
  })

  test('a list not seen before is an error page with a way to reach the firm', async () => {
    line.cut()
    for (const path of ['/faq?q=anything', '/blog?category=tax-law-changes']) {
      const response = await ask(path)
      expect(response.status).toBe(503)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      expect(response.headers['cache-control']).toBe('no-store')
      const html = response.body.toString()
      expect(html).toContain(app.env.firm.email)
      expect(html).toContain('Reference')
      expect(html).toMatch(/<meta name="robots" content="noindex"/)
      expect(html).not.toMatch(/ECONN|select |127\.0\.0\.1/)
    }
  })

  test('a question not seen before is not found, with a status that says it is temporary', async () => {
    line.cut()
    const path = '/faq/which-itr-form-is-mine'
    const response = await ask(path)
    expect(response.status).toBe(503)
    expect(response.body.toString()).toContain('FAQ Not Found')
    expect(response.headers['cache-control']).toBe('no-store')
    await line.restore()
    await vi.waitFor(async () => expect((await ask(path)).status).toBe(200), TIMEOUT)
  })

  test('a post not seen before leads to the blog', async () => {
    await cached(paths.blog)
    line.cut()
    const path = '/blog/schedule-fa-and-form-67'
    const response = await ask(path)
    expect(response.status).toBeGreaterThanOrEqual(302)
    expect(response.status).toBeLessThanOrEqual(307)
    expect(response.headers.location).toBe('/blog')
    expect((await ask('/blog')).status).toBe(200)
    await line.restore()
    await vi.waitFor(async () => expect((await ask(path)).status).toBe(200), TIMEOUT)
  })

  test('one question or post that cannot be loaded does not hide the others', async () => {
    await line.database.db.execute(sql`alter table slug_redirects rename to away`)
    const [question, post] = await Promise.all([ask('/faq/was-it-here'), ask('/blog/was-it-here')])
    await line.database.db.execute(sql`alter table away rename to slug_redirects`)
    expect(question.status).toBe(503)
    expect(question.body.toString()).toContain('FAQ Not Found')
    expect(post.headers.location).toBe('/blog')
  })
})

const TIMEOUT = { timeout: 10_000, interval: 20 }

interface RawResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** as it was sent: `fetch` would decompress it */
  body: Buffer
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  const sent = request(origin + path, {
    method,
    headers: { accept: 'text/html', ...headers },
  }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

async function text(path: string): Promise<string> {
  return (await ask(path)).body.toString()
}

/** Requests a page, so that it is in the cache for the next request. */
async function cached(path: string): Promise<RawResponse> {
  const response = await ask(path)
  expect(response.status, path).toBe(200)
  return response
}

async function seen(path: string, expected: string) {
  await vi.waitFor(async () => expect((await text(path)).includes(expected)).toBe(true), TIMEOUT)
}

function decoded({ headers, body }: RawResponse): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

function at(path: string) {
  const [, kind, slug = ''] = path.split('/')
  return kind === 'faq' ? questionAt(slug) : postAt(slug)
}

function change(path: string, values: { title?: string; published?: boolean }) {
  return line.database.db.update(entries).set(values).where(at(path))
}

interface Line {
  /** the database as the site reaches it */
  database: OpenDatabase
  /** the same database, whether the site can reach it or not */
  beyond: OpenDatabase['db']
  cut(): void
  restore(): Promise<void>
}

/** A connection to a database that can be cut, as when its machine is gone, and restored. */
async function lineTo(real: OpenDatabase): Promise<Line> {
  const { host, port, user, password, database: name } = new pg.Client(real.connection)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connectTo(`${host}/.s.PGSQL.${port}`) : connectTo(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => other.destroy())
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: nearPort } = server.address() as AddressInfo
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const connection = {
    host: '127.0.0.1',
    port: nearPort,
    user,
    password: password ?? undefined,
    database: name,
  }
  const database = connect(connection, 10, { warn() {} })
  closeAfterwards(async () => cut())
  closeAfterwards(database.close)
  return {
    database,
    beyond: real.db,
    cut,
    restore: async () => {
      if (server.listening) return
      await once(server.listen(nearPort, '127.0.0.1'), 'listening')
    },
  }
}
