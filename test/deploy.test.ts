import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request as requestPlainly,
} from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchContent } from '#app/platform/db/content-changes.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { memoryEnv, memoryFlags } from '../ops/memory.mjs'
import { signIn, testApp } from './app.ts'
import { closeAfterwards } from './closing.ts'
import { testDatabase } from './database.ts'
import { hasNginx, type Nginx, SITE_HOST, startNginx } from './nginx.ts'

const WAITING = { timeout: 20_000 }
const FOR_ALL = 'public, max-age=0, must-revalidate'

test('the image keeps the memory of the site small as npm start does', async () => {
  const image = await readFile('Dockerfile', 'utf8')
  const wanted = [
    `NODE_OPTIONS=${memoryFlags.join(' ')}`,
    ...Object.entries(memoryEnv).map(([name, value]) => `${name}=${value}`),
  ]
  expect(wanted.filter((setting) => !image.includes(setting))).toEqual([])
})

describe.skipIf(!hasNginx)('the nginx file', () => {
  test('the nginx file speaks HTTP/2 and passes on who asks, whatever a stranger claims', async () => {
    const nginx = await inFrontOf((asked, response) => response.end(JSON.stringify(asked.headers)))
    const session = connect(`https://127.0.0.1:${nginx.httpsPort}`, {
      servername: SITE_HOST,
      rejectUnauthorized: false,
    })
    closeAfterwards(async () => session.close())
    const stream = session.request({
      ':authority': SITE_HOST,
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '203.0.113.9',
    })
    const received = JSON.parse(await text(stream))
    expect(received).toMatchObject({
      host: SITE_HOST,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    })
    expect(JSON.stringify(received)).not.toMatch(/203\.0\.113\.9|evil\.example/)
  })

  test.each([
    ['by http', (nginx: Nginx) => `http://127.0.0.1:${nginx.httpPort}`, 'anything.example'],
    [
      'by another of its names',
      (nginx: Nginx) => `https://127.0.0.1:${nginx.httpsPort}`,
      'your-firm.in',
    ],
  ])('the nginx file sends who comes %s to the address of the site', async (_, originOf, host) => {
    const nginx = await inFrontOf((_asked, response) => response.end('the site'))
    const { status, headers } = await ask(`${originOf(nginx)}/pricing?plan=basic`, { host })
    expect([status, headers.location]).toEqual([308, `https://${SITE_HOST}/pricing?plan=basic`])
    expect(headers.server).toBe('nginx')
  })

  test('the nginx file asks the next instance where one is gone, but sends nothing twice that stores something', async () => {
    let posts = 0
    const dying = await upstream((asked) => {
      if (asked.method === 'POST') posts += 1
      asked.socket.destroy()
    })
    const well = await upstream((asked, response) => {
      if (asked.method === 'POST') posts += 1
      response.end('fine')
    })
    const nginx = await start([dying, well])
    const gets = await Promise.all(Array.from({ length: 6 }, () => site(nginx, '/')))
    expect(gets.map(({ status }) => status)).toEqual(Array(6).fill(200))
    for (let sent = 1; sent <= 6; sent++) await site(nginx, '/api/leads', { method: 'POST' }, '{}')
    expect(posts).toBe(6)
  })

  test('the nginx file fetches a built file from the instance that has it', async () => {
    const old = await upstream((_asked, response) => response.writeHead(404).end())
    const updated = await upstream((_asked, response) => response.end('built'))
    const nginx = await start([old, updated])
    for (const name of ['a', 'b', 'c', 'd']) {
      expect((await site(nginx, `/assets/${name}.js`)).body).toBe('built')
    }
  })

  test('the nginx file sends a public page from its cache for a second, and as it was while the site is away', async () => {
    let [asked, isAway] = [0, false]
    const nginx = await inFrontOf((request, response) => {
      asked++
      const own = request.headers.cookie ?? request.url?.startsWith('/receipt/')
      response.setHeader('cache-control', own ? 'no-store' : FOR_ALL)
      response.setHeader('x-accel-expires', `@${Math.floor(Date.now() / 1_000)}`)
      response.writeHead(isAway ? 503 : 200).end(`page ${asked}`)
    })
    const bodyOf = async (path: string, cookie?: string) =>
      (await site(nginx, path, { headers: { ...(cookie && { cookie }) } })).body
    await startOfSecond()
    asked = 0
    expect(await bodyOf('/pricing')).toBe('page 1')
    expect(await bodyOf('/pricing', 'theme=dark')).toBe('page 1')
    expect(await bodyOf('/pricing', 'a=b; __Host-session=t')).toBe('page 2')
    expect(await bodyOf('/receipt/t')).toBe('page 3')
    expect(await bodyOf('/receipt/t')).toBe('page 4')
    await setTimeout(1_100)
    expect(await bodyOf('/pricing')).toBe('page 5')
    await setTimeout(1_100)
    isAway = true
    expect(await bodyOf('/pricing')).toBe('page 5')
  })

  test('the nginx file shows a post that was published a second ago, in each encoding', async () => {
    const database = await testDatabase()
    const app = await testApp(
      { PUBLIC_ORIGIN: `https://${SITE_HOST}`, TRUST_PROXY: '1' },
      { database, pages: await builtPages() },
    )
    const stopWatching = watchContent(database.connection, () => app.pageCache.expire())
    onTestFinished(stopWatching)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const nginx = await start([(app.server.address() as AddressInfo).port])
    const blog = async (encoding: string) => {
      const headers = { 'accept-encoding': encoding }
      const response = await open(nginx, '/blog', { headers })
      const body = await buffer(response)
      const unpack = {
        br: brotliDecompressSync,
        gzip: gunzipSync,
        identity: (page: Buffer) => page,
      }
      const sent = (response.headers['content-encoding'] ?? 'identity') as keyof typeof unpack
      return { encoding: sent, page: unpack[sent](body).toString() }
    }
    expect((await blog('br')).page).not.toContain('Rent paid to a parent')
    await publishPost(app, 'Rent paid to a parent')
    await setTimeout(1_100)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const sent = await blog(encoding)
      expect(sent.encoding).toBe(encoding)
      expect(sent.page).toContain('Rent paid to a parent')
    }
  })

  test('the nginx file passes an upload above the limit on, so that the site says how much it takes', async () => {
    const nginx = await inFrontOf(async (asked, response) => {
      await text(asked)
      response.writeHead(413).end('at most 10 MB')
    })
    const upload = Buffer.alloc(11 * 1024 * 1024)
    const { status, body } = await site(nginx, '/api/images', { method: 'POST' }, upload)
    expect([status, body]).toEqual([413, 'at most 10 MB'])
    const beyond = await site(nginx, '/api/leads', { method: 'POST' }, upload)
    expect([beyond.status, JSON.parse(beyond.body)]).toEqual([413, { message: expect.any(String) }])
  })

  test.each(['/api/my/t/documents', '/api/my/t/uploads/u', '/api/returns/7/documents'])(
    'the nginx file passes a document of 25 MB to %s on as it comes, and refuses one of 27 MB',
    async (path) => {
      let begun = () => {}
      const hasBegun = new Promise<void>((resolve) => {
        begun = resolve
      })
      const nginx = await inFrontOf(async (asked, response) => {
        asked.once('data', begun)
        response.end(String((await buffer(asked)).length))
      })
      const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024)
      const sending = requestOf(nginx, path, { 'content-length': String(25 * 1024 * 1024) })
      sending.request.write(megabytes(1))
      await hasBegun
      sending.request.end(megabytes(24))
      expect((await answerOf(await sending.response)).body).toBe(String(25 * 1024 * 1024))
      const beyond = await site(nginx, path, { method: 'POST' }, megabytes(27))
      expect([beyond.status, JSON.parse(beyond.body)]).toEqual([
        413,
        { message: expect.any(String) },
      ])
    },
  )

  test('the nginx file keeps no page of a client, whatever it says', async () => {
    let asked = 0
    const nginx = await inFrontOf((_request, response) => {
      response.setHeader('cache-control', FOR_ALL)
      response.end(`page ${++asked}`)
    })
    const pages = [await site(nginx, '/my/t'), await site(nginx, '/my/t')]
    expect(pages[1]?.body).not.toBe(pages[0]?.body)
  })

  test('the nginx file passes the news of the desk on as they come', async () => {
    const nginx = await inFrontOf((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
    })
    const response = await open(nginx, '/api/desk/events')
    const [first] = await once(response)
    expect(String(first)).toBe('data: first\n\n')
    response.destroy()
  })

  test('the nginx file says in plain words that no instance answers, to people and to programs', async () => {
    const nginx = await start([1])
    const page = await site(nginx, '/')
    expect([page.status, page.headers['retry-after']]).toEqual([503, '30'])
    expect(page.body).toMatch(/be right back/)
    const api = await site(nginx, '/api/plans')
    expect(JSON.parse(api.body).message).toMatch(/isn’t answering/)
  })

  test('the nginx file keeps addresses in a log of its own, without searches and secret links', async () => {
    const nginx = await inFrontOf((_asked, response) => response.end())
    await site(nginx, '/blog?q=my-divorce')
    await site(nginx, '/receipt/sEcReT-token')
    await site(nginx, '/api/receipts/sEcReT-token/withdraw', { method: 'POST' })
    await site(nginx, '/date-reminders/sEcReT-token/end')
    await site(nginx, '/my/sEcReT-token?sent=1')
    await site(nginx, '/api/my/sEcReT-token/uploads/sEcReT-upload')
    await site(nginx, '/assets/entry.js')
    const lines = await vi.waitUntil(async () => {
      const written = (await readFile(nginx.securityLog, 'utf8')).trim().split('\n')
      const parsed = written.map((line) => JSON.parse(line)).filter(({ path }) => path !== '/')
      return parsed.length >= 6 && parsed
    }, WAITING)
    expect(lines.map(({ path }) => path)).toEqual([
      '/blog',
      '/receipt/-',
      '/api/receipts/-/withdraw',
      '/date-reminders/-/end',
      '/my/-',
      '/api/my/-/uploads',
    ])
    expect(lines[0]).toMatchObject({ address: '127.0.0.1', method: 'GET', status: '200' })
    expect(JSON.stringify(lines)).not.toMatch(/sEcReT|divorce/)
  })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const hasLogrotate = spawnSync('logrotate', ['--version']).status === 0

describe.skipIf(!hasSystemd)('the systemd units', () => {
  test('the systemd units are valid', async () => {
    const directory = await temporary()
    for (const unit of ['tax-expert.service', 'tax-expert.socket']) {
      await cp(join('deploy', unit), join(directory, unit))
    }
    // The program is named as on Debian; here it may lie elsewhere.
    const service = join(directory, 'tax-expert.service')
    const unit = await readFile(service, 'utf8')
    await writeFile(service, unit.replace('/usr/bin/node', process.execPath))
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', service, join(directory, 'tax-expert.socket')],
      { encoding: 'utf8' },
    )
    expect([status, stderr.split('\n').filter((line) => line.includes('tax-expert'))]).toEqual([
      0,
      [],
    ])
  })

  test('the systemd units let the service do little harm', () => {
    const checked = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', 'deploy/tax-expert.service'],
      { encoding: 'utf8' },
    )
    const [, level] = /exposure level .*: ([\d.]+)/.exec(checked) ?? []
    expect(Number(level)).toBeLessThan(3)
  })
})

test.skipIf(!hasLogrotate)(
  'the security log is kept for the days that the privacy policy names',
  async () => {
    const shipped = await readFile('deploy/logrotate', 'utf8')
    const directory = await temporary()
    const config = join(directory, 'logrotate')
    const log = join(directory, 'security.log')
    await writeFile(log, 'a line\n')
    await writeFile(
      config,
      shipped
        .replaceAll('/var/log/tax-expert', directory)
        .replace('create 0640 www-data adm', 'create'),
      { mode: 0o644 },
    )
    const { status, stderr } = spawnSync('logrotate', ['-d', config], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, expect.stringMatching(/after 1 days \(180 rotations\)/)])
  },
)

/** Soon after a second has begun, so that the next steps fit into it. */
function startOfSecond() {
  return setTimeout(1_020 - (Date.now() % 1_000))
}

async function publishPost(app: FastifyInstance, title: string) {
  const headers = await signIn(app)
  const payload = {
    title,
    slug: 'rent-paid-to-a-parent',
    excerpt: 'Rent that a son or daughter pays at home.',
    content: '<p>Whoever pays rent to a parent may claim it where the parent declares it.</p>',
    published: true,
  }
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/blog/posts',
    headers,
    payload,
  })
  expect(statusCode, body).toBe(201)
}

function inFrontOf(listener: RequestListener): Promise<Nginx> {
  return upstream(listener).then((port) => start([port]))
}

async function start(instances: number[]): Promise<Nginx> {
  const nginx = await startNginx(instances)
  closeAfterwards(nginx.stop)
  const origin = `http://127.0.0.1:${nginx.httpPort}`
  await vi.waitUntil(() => fetch(origin, { redirect: 'manual' }).catch(() => false), WAITING)
  return nginx
}

/** An instance of which only the answer matters. */
async function upstream(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAfterwards(async () => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as { port: number }).port
}

type Options = { method?: string; headers?: Record<string, string> }

async function site(nginx: Nginx, path: string, options: Options = {}, body?: string | Buffer) {
  return answerOf(await open(nginx, path, options, body))
}

function open({ httpsPort }: Nginx, path: string, options: Options = {}, body?: string | Buffer) {
  return send(`https://127.0.0.1:${httpsPort}${path}`, { host: SITE_HOST }, options, body)
}

/** A request whose body comes in parts. */
function requestOf({ httpsPort }: Nginx, path: string, headers: Record<string, string>) {
  const asked = request(`https://127.0.0.1:${httpsPort}${path}`, {
    method: 'POST',
    servername: SITE_HOST,
    rejectUnauthorized: false,
    agent: false,
    headers: { host: SITE_HOST, ...headers },
  })
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject)
  })
  return { request: asked, response }
}

async function ask(address: string, headers: { host: string }) {
  return answerOf(await send(address, headers))
}

function send(
  address: string,
  headers: { host: string },
  options: Options = {},
  body?: string | Buffer,
) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const secure = { servername: headers.host, rejectUnauthorized: false, agent: false } as const
    const by = address.startsWith('https:') ? request : requestPlainly
    by(address, { ...secure, ...options, headers: { ...headers, ...options.headers } }, resolve)
      .once('error', reject)
      .end(body)
  })
}

async function answerOf(response: IncomingMessage) {
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

function once(response: IncomingMessage) {
  return new Promise<[Buffer]>((resolve) => response.once('data', (chunk) => resolve([chunk])))
}

async function temporary(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'deploy-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}
