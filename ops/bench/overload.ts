import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { LatencyList } from './latencies.ts'

const SENDERS = 32
const CAPACITY_SECONDS = 8
const SECONDS = Number(process.env.BENCH_SECONDS ?? 120)
const TIMES = Number(process.env.BENCH_TIMES ?? 2)
const TICK_MS = 10
/** pages that visitors look at meanwhile, in a second */
const PAGES_PER_SECOND = 20

export interface Overload {
  capacity: number
  offered: number
  accepted: LatencyList
  refused: LatencyList
  failed: number
  pages: LatencyList
  pagesFailed: number
  /** megabytes before, at most, and a while after */
  memory: [before: number, most: number, after: number]
}

/** Finds out how many enquiries a second the site stores, then sends it a multiple of that. */
export async function overload(
  origin: string,
  pid: number,
  say: (text: string) => void,
): Promise<Overload> {
  await untilIdle(pid)
  say(`finding the capacity with ${SENDERS} senders`)
  await storedPerSecond(origin, 3)
  const capacity = await storedPerSecond(origin, CAPACITY_SECONDS)
  const offered = Math.round(capacity * TIMES)
  say(`${capacity} a second are stored; sending ${offered} a second for ${SECONDS} s`)
  await sleep(3_000)
  const before = await megabytes(pid)
  const result = { ...emptyCounts(), memory: [before, before, before] as Overload['memory'] }
  const watching = setInterval(async () => {
    result.memory[1] = Math.max(result.memory[1], await megabytes(pid))
  }, 1_000)
  const visits = every(1_000 / PAGES_PER_SECOND, SECONDS, 1, () => visit(origin, result))
  await every(TICK_MS, SECONDS, (offered * TICK_MS) / 1_000, () => offer(origin, result))
  await visits
  clearInterval(watching)
  await sleep(10_000)
  result.memory[2] = await megabytes(pid)
  return { ...result, capacity, offered }
}

function emptyCounts() {
  return {
    accepted: new LatencyList(),
    refused: new LatencyList(),
    failed: 0,
    pages: new LatencyList(),
    pagesFailed: 0,
  }
}
type Counts = ReturnType<typeof emptyCounts>

/** Each sender waits for its response before it sends the next: as much as the site can do. */
async function storedPerSecond(origin: string, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000
  const counted = { stored: 0 }
  const sendOn = async () => {
    while (performance.now() < until) {
      if ((await sendEnquiry(origin)).status === 201) counted.stored++
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendOn))
  return Math.round(counted.stored / seconds)
}

/** Begins so many every tick, however long the earlier ones take, and waits for the last. */
async function every(ms: number, seconds: number, times: number, begin: () => Promise<void>) {
  const running = new Set<Promise<void>>()
  const began = performance.now()
  let due = 0
  while (performance.now() < began + seconds * 1_000) {
    const ticks = (performance.now() - began) / ms
    for (; due < ticks * times; due++) {
      const one = begin().finally(() => running.delete(one))
      running.add(one)
    }
    await sleep(ms)
  }
  await Promise.all(running)
}

async function offer(origin: string, into: Counts) {
  const began = performance.now()
  const { status, retryAfter } = await sendEnquiry(origin).catch(() => ({
    status: 0,
    retryAfter: undefined,
  }))
  const ms = performance.now() - began
  if (status === 201) into.accepted.add(ms)
  else if (status === 503 && retryAfter) into.refused.add(ms)
  else into.failed++
}

async function visit(origin: string, into: Counts) {
  const began = performance.now()
  const { status } = await exchange(`${origin}/`, {
    headers: { 'accept-encoding': 'gzip' },
  }).catch(() => ({ status: 0 }))
  if (status === 200) into.pages.add(performance.now() - began)
  else into.pagesFailed++
}

function sendEnquiry(origin: string) {
  const body = JSON.stringify({
    name: 'Bench Visitor',
    email: `bench-${randomBytes(6).toString('hex')}@example.com`,
    phone: '+91 98765 43210',
    message: `An enquiry of its own: ${randomBytes(12).toString('hex')}`,
    service: 'General Inquiry',
  })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return exchange(`${origin}/api/leads`, { method: 'POST', headers }, body)
}

const agent = new Agent({ keepAlive: true, maxSockets: 4_000, timeout: 30_000 })

function exchange(
  url: string,
  options: { method?: string; headers: Record<string, string | number> },
  body?: string,
) {
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    request(url, { ...options, agent }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
        }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}

/** The site renders its pages ahead after a start; that is over when it hardly uses the processor. */
async function untilIdle(pid: number) {
  for (let idle = 0; idle < 3; ) {
    const before = await cpuSeconds(pid)
    await sleep(1_000)
    idle = (await cpuSeconds(pid)) - before < 0.1 ? idle + 1 : 0
  }
}

async function cpuSeconds(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'cputimes=', '-p', String(pid)])
  return Number(stdout)
}

async function megabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}
