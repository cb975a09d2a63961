// npm run bench: what the site weighs and how fast it responds, as one table from one run.
// Compare the columns with one another, never with another machine's.
import { spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { paths } from '#app/paths.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { memoryEnv, memoryFlags } from '#ops/memory.mjs'
import { freePort } from '../../test/free-port.ts'
import { hasWrk, timeAges, WRK_IS_MISSING } from './age.ts'
import { timeDesk } from './desk.ts'
import { bareInserts, cpuMs, timeChanges } from './enquiries.ts'
import type { LatencyList } from './latencies.ts'
import { MemoryTable } from './memory.ts'
import { overload } from './overload.ts'
import { timeReturns } from './returns.ts'
import { timeStarts } from './starts.ts'
import { timeTools } from './tools.ts'
import { weigh } from './weight.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const ROUNDS = 3
const CONNECTIONS = 32
/** A session cookie, even a wrong one, bypasses the page cache. */
const UNCACHED = { cookie: 'session=none' }
const POST = '/blog/complete-guide-to-capital-gains-taxation-in-india'

if (process.argv[2] === 'bare') await serveBare()
else if (process.argv[2] === 'desk') await printDesk()
else if (process.argv[2] === 'returns') await printReturns()
else if (process.argv[2] === 'tools') printTools()
else if (process.argv[2] === 'age') await printAges()
else if (process.argv[2] === 'overload') await printOverload()
else if (process.argv[2] === 'enquiries') await printEnquiries()
else if (process.argv[2] === 'memory') await printMemory()
else if (process.argv[2] === 'starts') await printStarts()
else await main()

async function main() {
  const site = await startSite()
  const memory = new MemoryTable(site)
  try {
    await memory.measure('idle')
    const home = await fetchOnce(site.origin, '/')
    const bare = await startBare(home)
    const subjects: Record<string, () => Promise<autocannon.Result>> = {
      'bare node:http, same bytes': () => load(bare.origin, '/'),
      'home, cached': () => load(site.origin, '/'),
      'post, cached': () => load(site.origin, POST),
      'list, cached': () => load(site.origin, '/blog'),
      'home, rendered': () => load(site.origin, '/', UNCACHED),
      'list, rendered': () => load(site.origin, '/blog', UNCACHED),
      'enquiry, stored': () => loadEnquiries(site.origin),
    }
    await Promise.all(['/', POST, '/blog'].map((path) => fetchOnce(site.origin, path)))
    await printSpeed(subjects)
    bare.stop()
    await memory.measure('after load')
    await memory.upload()
    await memory.measure('after an upload of 10 MB')
    printTable(memory)
    await printWeight(site.origin)
  } finally {
    await site.stop()
  }
  await printAges()
  await printEnquiries()
  await printDesk()
  await printReturns()
  printTools()
  await printStarts()
}

/** How long visitors wait for the first page, beside a Node that does nothing. */
async function printStarts() {
  const { started, killed, bare } = await timeStarts()
  const row = (title: string, values: number[]) => [
    title,
    `${Math.round(median(values))} ms`,
    (median(values) / median(bare)).toFixed(1),
  ]
  table(
    ['first page', 'median', 'of a bare Node'],
    [row('after npm start with data', started), row('after the app was killed', killed)],
  )
}

/** Whether a page stays as fast as it starts, with the limits as they are by default. */
async function printAges() {
  if (!hasWrk()) return console.log(WRK_IS_MISSING)
  const site = await startSite({ LIMIT_SCALE: '1', TRUST_PROXY: '1' })
  try {
    const bare = await startBare(await fetchOnce(site.origin, '/'))
    const rows = await timeAges(site, bare)
    bare.stop()
    console.log('\nThe home page from memory as its process gets older; CPU time in µs a request\n')
    table(['', 'bare', 'page', 'of bare', 'of fresh', 'CPU, bare', 'CPU, page'], rows)
  } finally {
    await site.stop()
  }
}

/** Enquiries alone, next to bare inserts into the same database, in turns. */
async function printEnquiries() {
  const site = await startSite()
  const bare: number[] = []
  const stored: { rate: number; p99: number; cpu: number }[] = []
  try {
    await loadEnquiries(site.origin)
    for (let round = 0; round < ROUNDS; round++) {
      console.error(`round ${round + 1} of ${ROUNDS}: enquiries`)
      bare.push(await bareInserts(site.directory, CONNECTIONS, SECONDS))
      const before = cpuMs(site.pid)
      const run = await loadEnquiries(site.origin)
      const number = run['2xx']
      stored.push({
        rate: number / run.duration,
        p99: run.latency.p99,
        cpu: (cpuMs(site.pid) - before) / number,
      })
    }
  } finally {
    await site.stop()
  }
  const [bareRate, rate] = [median(bare), median(stored.map((run) => run.rate))]
  console.log(
    `\nEnquiries: ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s\n`,
  )
  table(
    ['', 'a second', 'of bare', 'p99 ms', 'CPU of Node, ms'],
    [
      ['bare insert, same pool', String(Math.round(bareRate)), '1.00', '', ''],
      [
        'enquiry, stored',
        String(Math.round(rate)),
        (rate / bareRate).toFixed(2),
        String(Math.round(median(stored.map((run) => run.p99)))),
        median(stored.map((run) => run.cpu)).toFixed(2),
      ],
    ],
  )
  console.log('\nRound trips to the database\n')
  table(
    ['', 'ms', 'round trips'],
    (await timeChanges()).map(({ what, ms, roundTrips }) => [
      what,
      ms.toFixed(0),
      String(roundTrips),
    ]),
  )
}

/** Memory alone, with a load of pages and enquiries in between. */
async function printMemory() {
  const site = await startSite()
  const memory = new MemoryTable(site)
  try {
    await memory.measure('idle')
    await load(site.origin, '/', UNCACHED)
    await load(site.origin, '/')
    await loadEnquiries(site.origin)
    await memory.measure('after load')
    await memory.upload()
    await memory.measure('after an upload of 10 MB')
    printTable(memory)
  } finally {
    await site.stop()
  }
}

function printTable(memory: MemoryTable) {
  console.log('\nMemory of the app’s process once it has settled, in MiB\n')
  table(['', 'resident'], memory.rows)
}

function printTools() {
  console.log('\nOne answer of a tool: CPU time in ms, and as a share of the reference\n')
  table(
    ['', 'ms', 'of reference'],
    timeTools().map(({ name, ms, ratio }) => [name, ms.toFixed(3), ratio.toFixed(3)]),
  )
}

async function printOverload() {
  const site = await startSite()
  try {
    await fetchOnce(site.origin, '/')
    const result = await overload(site.origin, site.pid, (text) => console.error(text))
    const ms = (list: LatencyList) =>
      [0.5, 0.99, 1].map((part) => (list.count ? String(Math.round(list.within(part))) : '-'))
    console.log(
      `\n${result.capacity} enquiries a second can be stored, ${result.offered} were sent\n`,
    )
    table(
      ['', 'number', 'median ms', 'p99 ms', 'slowest ms'],
      [
        ['accepted', String(result.accepted.count), ...ms(result.accepted)],
        ['asked to come back', String(result.refused.count), ...ms(result.refused)],
        ['neither', String(result.failed), '', '', ''],
        ['home page beside', String(result.pages.count), ...ms(result.pages)],
        ['home page failed', String(result.pagesFailed), '', '', ''],
      ],
    )
    const [before, most, after] = result.memory
    console.log(`\nMemory of the app: ${before} MB before, ${most} at most, ${after} after`)
  } finally {
    await site.stop()
  }
}

async function printDesk() {
  const [desks, timings] = await timeDesk((text) => console.error(text))
  console.log('\nThe list of the desk, one request after another: medians in ms\n')
  table(
    ['', ...desks, 'quickest', 'slowest'],
    timings.map(([question, each]) => [
      question,
      ...[
        ...each.map(({ median }) => median),
        Math.min(...each.map(({ quickest }) => quickest)),
        Math.max(...each.map(({ slowest }) => slowest)),
      ].map((ms) => ms.toFixed(1)),
    ]),
  )
}

async function printReturns() {
  const timings = await timeReturns()
  console.log('\n50,000 returns with 500,000 documents, one request after another, in ms\n')
  table(
    ['', 'median', 'quickest', 'slowest'],
    timings.map(([question, { median, quickest, slowest }]) => [
      question,
      ...[median, quickest, slowest].map((ms) => ms.toFixed(1)),
    ]),
  )
}

/** Each subject in turn, several rounds over, so that a slow minute hits all of them; prints the median. */
async function printSpeed(subjects: Record<string, () => Promise<autocannon.Result>>) {
  const results = new Map<string, autocannon.Result[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(subjects)) {
      console.error(`round ${round + 1} of ${ROUNDS}: ${name}`)
      results.set(name, [...(results.get(name) ?? []), await run()])
    }
  }
  const rate = (name: string) =>
    median((results.get(name) ?? []).map((run) => run.requests.average))
  const [reference = ''] = results.keys()
  console.log(`\n${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s\n`)
  table(
    ['', 'requests/s', 'of bare', 'p99 ms', 'not 2xx'],
    [...results].map(([name, runs]) => [
      name,
      Math.round(rate(name)).toLocaleString('en-IN'),
      (rate(name) / rate(reference)).toFixed(2),
      String(Math.round(median(runs.map((run) => run.latency.p99)))),
      String(runs.reduce((sum, run) => sum + run.non2xx + run.errors, 0)),
    ]),
  )
}

async function printWeight(origin: string) {
  const addresses = [
    '/',
    '/services/capital-gains-filing',
    '/pricing',
    '/faq',
    '/blog',
    POST,
    '/contact',
    '/privacy-policy',
    ...toolMenu.map(({ id }) => paths.tool(id)),
    '/admin/login',
  ]
  console.log(
    '\nBytes sent with brotli; script later: what a form or dialog brings when it is wanted\n',
  )
  const rows = await Promise.all(addresses.map((path) => weigh(origin, path)))
  table(
    ['page', 'HTML', 'style', 'script', 'of the tool', 'script later', 'fonts'],
    rows.map((row, index) => [
      addresses[index] ?? '',
      ...[row.html, row.style, row.script, row.scriptOfTool, row.scriptLater, row.fonts].map(
        (bytes) => `${(bytes / 1000).toFixed(1)} KB`,
      ),
    ]),
  )
}

function load(origin: string, path: string, headers = {}): Promise<autocannon.Result> {
  return autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip', ...headers },
  })
}

function loadEnquiries(origin: string): Promise<autocannon.Result> {
  return autocannon({
    url: `${origin}/api/leads`,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    setupClient: (client) => {
      const next = () =>
        client.setBody(
          JSON.stringify({
            name: 'Bench Visitor',
            email: `${randomBytes(6).toString('hex')}@example.com`,
            phone: `+91 9${randomInt(1e8, 1e9)}`,
            message: `An enquiry of its own: ${randomBytes(12).toString('hex')}`,
            service: 'General Inquiry',
          }),
        )
      next()
      client.on('response', next)
    },
  })
}

interface Sent {
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

function fetchOnce(origin: string, path: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}

/** The least that Node can do for the same response, in a process of its own like the site. */
async function startBare(home: Sent) {
  const child = spawn(process.execPath, ['ops/bench/main.ts', 'bare'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send({ headers: home.headers, body: home.body.toString('base64') })
  const [port] = await new Promise<[number]>((resolve) =>
    child.once('message', (message) => resolve([message as number])),
  )
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() }
}

async function serveBare() {
  const { headers, body } = await new Promise<{ headers: Record<string, string>; body: string }>(
    (resolve) => process.once('message', (message) => resolve(message as never)),
  )
  const bytes = Buffer.from(body, 'base64')
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sent } = headers
  const server = createServer((_request, response) => {
    response.writeHead(200, sent)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

async function startSite(settings: NodeJS.ProcessEnv = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const password = randomBytes(18).toString('base64url')
  const app = spawn(process.execPath, [...memoryFlags, 'dist/app/main.js'], {
    env: {
      ...memoryEnv,
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: directory,
      LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: 'bench',
      ADMIN_PASSWORD: password,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) break
    if (app.exitCode !== null) throw new Error('the site did not start')
    await sleep(100)
  }
  return {
    origin,
    pid: app.pid ?? 0,
    password,
    directory,
    stop: async () => {
      app.kill('SIGTERM')
      await new Promise((resolve) => app.once('exit', resolve))
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function table(head: string[], rows: string[][]) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, column) =>
          column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0),
        )
        .join('  '),
    )
  }
}
