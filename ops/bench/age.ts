import { execFile, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { api } from '#app/paths.ts'
import { readEnv } from '#app/platform/config/env.ts'
import { visitDatabase } from '#app/platform/db/database.ts'
import { cpuMs } from './enquiries.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const FLOOD_SECONDS = 20
/** An hour of a busy site's requests in about a minute; 3600 for a real one. */
const MIXED_SECONDS = Number(process.env.BENCH_MIXED_SECONDS ?? 60)
const ROUNDS = 5
const SENDERS = 32
/** few enough that the limit of enquiries of an address refuses some of a flood */
const ADDRESSES = 100
const SILENT = { info() {}, warn() {}, error: console.error }

export const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined
export const WRK_IS_MISSING =
  '\nHow fast a page stays is measured with wrk, which is not installed: apt install wrk, or brew install wrk'

interface Served {
  origin: string
  pid: number
}
type Site = Served & { directory: string }

/** The home page from memory next to the bare server, in turns, as the process gets older. */
export async function timeAges(site: Site, bare: Served): Promise<string[][]> {
  const rows: string[][] = []
  let fresh = 0
  const measure = async (when: string) => {
    console.error(`age: ${when}`)
    await untilIdle(site.pid)
    await load(site)
    const runs: { bare: Load; page: Load }[] = []
    for (let round = 0; round < ROUNDS; round++)
      runs.push({ bare: await load(bare), page: await load(site) })
    const ratio = median(runs.map((run) => run.page.rate / run.bare.rate))
    const cpu = median(runs.map((run) => run.page.cpu))
    fresh ||= ratio
    rows.push([
      when,
      ...[
        median(runs.map((run) => run.bare.rate)).toFixed(0),
        median(runs.map((run) => run.page.rate)).toFixed(0),
        ratio.toFixed(2),
        (ratio / fresh).toFixed(2),
        median(runs.map((run) => run.bare.cpu)).toFixed(1),
        cpu.toFixed(1),
      ],
    ])
  }
  const pages = await sitemap(site.origin)
  const browse = async () => {
    for (const encoding of ['br', 'gzip', 'identity'])
      for (const page of pages) await ask(site.origin, page, { 'accept-encoding': encoding })
  }
  await measure('fresh')
  await expire(site.directory)
  await browse()
  await measure('after its first expiry')
  const flood = await send(FLOOD_SECONDS, () => sendEnquiry(site.origin))
  await measure(`after ${flood.sent} enquiries, ${flood.limited} of them refused`)
  await expire(site.directory)
  const mixed = await send(MIXED_SECONDS, () => visit(site.origin, pages))
  await measure(`after ${mixed.sent} mixed requests in ${MIXED_SECONDS} s`)
  return rows
}

interface Load {
  /** requests a second */
  rate: number
  /** CPU time of a request, in microseconds, the threads of the garbage collector included */
  cpu: number
}

async function load({ origin, pid }: Served): Promise<Load> {
  const before = cpuMs(pid)
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t2', `-c${SENDERS}`, `-d${SECONDS}s`],
    ...['-H', 'accept-encoding: gzip', origin],
  ])
  const number = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    rate: Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1]),
    cpu: ((cpuMs(pid) - before) * 1_000) / number,
  }
}

/** What is left of a flood, such as its e-mails, is done before anything is measured; a minute at most. */
async function untilIdle(pid: number) {
  for (let second = 0, idle = 0; second < 60 && idle < 2; second++) {
    const before = cpuMs(pid)
    await sleep(1_000)
    idle = cpuMs(pid) - before < 100 ? idle + 1 : 0
  }
}

/** As a change of content does it. */
async function expire(dataDir: string) {
  const { databasePool } = readEnv({})
  const own = { databaseUrl: undefined, databasePool, dataDir }
  const { pool, close } = await visitDatabase(own, SILENT)
  await pool.query('notify content')
  await close()
}

/** As many as the site takes from 32 senders. */
async function send(seconds: number, one: () => Promise<number>) {
  const until = performance.now() + seconds * 1_000
  const counted = { sent: 0, limited: 0 }
  const sendOn = async () => {
    while (performance.now() < until) {
      const status = await one()
      counted.sent++
      if (status === 429) counted.limited++
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendOn))
  return counted
}

async function sitemap(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

function visit(origin: string, pages: string[]): Promise<number> {
  const page = pages[randomInt(pages.length)] ?? '/'
  const kinds = [
    ...['br', 'gzip', 'identity', 'br'].map(
      (encoding) => () => ask(origin, page, { 'accept-encoding': encoding }),
    ),
    () => ask(origin, `/faq?q=return${randomInt(50)}`),
    () => ask(origin, `${api.prefix}blog/posts?page=1`),
    () => ask(origin, `${api.prefix}leads`, { cookie: 'session=none' }),
    () => ask(origin, page, { cookie: 'session=none' }),
    () => ask(origin, `/missing/${randomInt(1_000)}`),
    () => sendEnquiry(origin),
  ]
  return kinds[randomInt(kinds.length)]?.() ?? Promise.resolve(0)
}

function sendEnquiry(origin: string): Promise<number> {
  const enquiry = {
    name: 'Bench Visitor',
    email: `bench${randomInt(1e9)}@example.com`,
    phone: `+91 9${randomInt(1e8, 1e9)}`,
    message: `An enquiry of its own: ${randomInt(1e9)}`,
    service: 'General Inquiry',
  }
  return ask(
    origin,
    api.leads.list,
    { 'content-type': 'application/json' },
    JSON.stringify(enquiry),
  )
}

async function ask(origin: string, path: string, headers = {}, body?: string): Promise<number> {
  const address = `10.0.${randomInt(2)}.${randomInt(ADDRESSES / 2)}`
  const response = await fetch(origin + path, {
    ...(body && { method: 'POST', body }),
    headers: { ...headers, 'x-forwarded-for': address },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return response.status
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
