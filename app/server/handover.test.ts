import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, realpath, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { processesIn } from '#ops/postgres/processes.ts'
import { enquiry } from '../../test/app.ts'
import { closeAfterwards } from '../../test/closing.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let dataDir: string
let port: number
/** The port of the site, opened and not listened on: what a supervisor or systemd hands over. */
let socket: { fd: number; close(): void }
const started: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'handover-')))
  closeAfterwards(async () => {
    for (const site of started) site.kill('SIGKILL')
    for (const pid of await processesIn(join(dataDir, 'postgres'))) process.kill(pid, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
})

beforeEach(() => {
  const bind = (net as unknown as { _createServerHandle: Bind })._createServerHandle
  socket = bind('127.0.0.1', 0, 4)
  const name: { port?: number } = {}
  ;(socket as unknown as { getsockname(name: object): void }).getsockname(name)
  port = name.port ?? 0
  closeAfterwards(async () => socket.close())
})
type Bind = (host: string, port: number, family: number) => typeof socket

/** How long a site goes on serving while it stops is tested below. */
const QUICK_END = { SHUTDOWN_DELAY_SECONDS: '1' }

test('a process renders the pages ahead and takes over from another under load, and no request fails', async () => {
  const old = await startSite(QUICK_END)
  const clients = Array.from({ length: 8 }, (_, index) => new Client(index % 2 === 0))
  const { site: young, pagesBeforeStart } = await startLoggedSite({
    TAKING_OVER: '1',
    ...QUICK_END,
  })
  // It stops after a while, so that their number depends on the machine.
  expect(await pagesBeforeStart()).toBeGreaterThan(3)
  await setTimeout(1_000)
  expect(await endOf(old, 'SIGTERM')).toBe(0)
  await setTimeout(1_000)
  const outcomes = await Promise.all(clients.map((client) => client.stop()))

  expect(outcomes.flatMap(({ failures }) => failures)).toEqual([])
  expect(Math.min(...outcomes.map(({ answered }) => answered))).toBeGreaterThan(0)
  expect((await get('/readyz')).statusCode).toBe(200)
  expect(await endOf(young, 'SIGTERM')).toBe(0)
  expect(await processesIn(join(dataDir, 'postgres'))).toEqual([])
})

test('a site that is asked to stop says so first, then answers what comes in over open connections as their last request', async () => {
  const site = await startSite({ SHUTDOWN_DELAY_SECONDS: '4' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect((await get('/readyz', agent)).statusCode).toBe(200)
  const end = endOf(site, 'SIGTERM')

  await expect.poll(async () => (await get('/readyz')).statusCode).toBe(503)
  const announced = await get('/readyz', agent)
  expect(JSON.parse(announced.body)).toEqual({ status: 'stopping' })
  expect(announced.connection).toBe('keep-alive')
  await setTimeout(4_500)
  const last = await get('/pricing', agent)
  expect([last.statusCode, last.connection]).toEqual([200, 'close'])
  expect(await end).toBe(0)
})

test('a site that is asked to stop keeps a connection at rest open for longer than a proxy does, but not at the terminal', async () => {
  const site = await startSite()
  const connection = net.connect(port, '127.0.0.1')
  connection.resume().write('GET /healthz HTTP/1.1\r\nhost: site\r\n\r\n')
  await once(connection, 'data')
  const began = Date.now()
  const closed = once(connection, 'close').then(() => Date.now() - began)
  expect(await endOf(site, 'SIGTERM')).toBe(0)
  const patience = await closed
  expect(patience).toBeGreaterThan(4_500)

  const another = await startSite()
  await get('/healthz', new Agent({ keepAlive: true }))
  const interrupted = Date.now()
  expect(await endOf(another, 'SIGINT')).toBe(0)
  expect(Date.now() - interrupted).toBeLessThan(patience)
})

test('a socket arrives as a message too, and without a takeover the pages are rendered behind the first visitors', async () => {
  const { site, pagesBeforeStart } = await startLoggedSite({}, 'message')
  expect((await get('/healthz')).statusCode).toBe(200)
  expect(await pagesBeforeStart()).toBe(0)
  expect(await endOf(site, 'SIGTERM')).toBe(0)
})

/** A site, and how many of its own pages it had asked for when it said that it was started. */
async function startLoggedSite(settings: NodeJS.ProcessEnv, by?: 'descriptor' | 'message') {
  const log = join(dataDir, `start-${started.length}.log`)
  const file = await open(log, 'w')
  const site = await startSite({ LOG_LEVEL: 'debug', ...settings }, by, file.fd)
  await file.close()
  const pagesBeforeStart = async () => {
    const lines = (await readFile(log, 'utf8')).split('\n')
    const start = lines.findIndex((line) => line.includes('"msg":"started"'))
    expect(start).toBeGreaterThan(-1)
    const isOwnPage = (line: string) => line.includes('"internal":true') && line.includes('"/*"')
    return lines.slice(0, start).filter(isOwnPage).length
  }
  return { site, pagesBeforeStart }
}

/** As the supervisor does it; returns when the site says that it is ready. */
async function startSite(
  settings: NodeJS.ProcessEnv = {},
  by: 'descriptor' | 'message' = 'descriptor',
  output: number | 'ignore' = 'ignore',
) {
  const site = spawn(process.execPath, ['dist/app/main.js'], {
    stdio: ['ignore', output, 'inherit', by === 'descriptor' ? socket.fd : 'ignore', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LIMIT_SCALE: '100000',
      LOG_LEVEL: 'fatal',
      SUPERVISOR_ID: 'test',
      ADMIN_PASSWORD: 'quiet-ledger-77-monsoon',
      LISTEN_BY: 'parent',
      ...(by === 'descriptor' && { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) }),
      ...settings,
    },
  })
  started.push(site)
  if (by === 'message') site.send({ type: 'listen' }, socket as never)
  const [message] = await once(site, 'message')
  expect(message).toEqual({ type: 'ready' })
  return site
}

async function endOf(site: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(site, 'exit')
  site.kill(signal)
  return (await ended)[0]
}

function get(path: string, agent?: Agent) {
  return send('GET', path, undefined, agent)
}

async function send(method: string, path: string, payload?: string, agent?: Agent) {
  const headers = payload === undefined ? {} : { 'content-type': 'application/json' }
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: agent ?? false })
  asked.end(payload)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const { statusCode, headers: given } = response
  return { statusCode, connection: given.connection, body: await text(response) }
}

/** Sends one request after the other on a connection that it keeps, as a proxy does. */
class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #failures: string[] = []
  readonly #running: Promise<void>
  #answered = 0
  #stopped = false

  constructor(sendsEnquiries: boolean) {
    this.#running = this.#run(sendsEnquiries)
  }

  async stop() {
    this.#stopped = true
    await this.#running
    this.#agent.destroy()
    return { answered: this.#answered, failures: this.#failures }
  }

  async #run(sendsEnquiries: boolean) {
    while (!this.#stopped) {
      const { statusCode } = await (sendsEnquiries
        ? send('POST', '/api/leads', JSON.stringify(enquiry()), this.#agent)
        : get('/pricing', this.#agent)
      ).catch((error) => ({ statusCode: String(error) }))
      if (statusCode === 200 || statusCode === 201) this.#answered++
      else this.#failures.push(`${statusCode}`)
      await setTimeout(20)
    }
  }
}
