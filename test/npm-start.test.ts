import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enquiry } from './app.ts'
import { freePort } from './free-port.ts'

const PATIENCE_MS = 180_000
const WAIT = { timeout: PATIENCE_MS, interval: 50 }

/** What supervisors do: systemd tells npm alone or everybody, a container its first process. */
test.each([
  ['npm alone', (npm: number) => npm],
  ['the whole process group', (npm: number) => -npm],
])(
  '%s is told to stop: what is under way is finished, and npm ends last',
  async (_, toTell) => {
    const { npm, started, origin, databaseLog } = await startByNpm()
    const { answer, sendRest } = await beginEnquiry(origin)
    const answered = vi.fn()
    answer.then(answered)
    const end = once(npm, 'exit').then(([code]) => ({ code, answered: answered.mock.calls.length }))

    process.kill(toTell(npm.pid!), 'SIGTERM')
    await vi.waitFor(() => expect(fetch(`${origin}/healthz`)).rejects.toThrow(), WAIT)
    sendRest()

    expect((await answer).statusCode).toBe(201)
    expect(await end).toEqual({ code: 0, answered: 1 })
    expect((await readFile(databaseLog, 'utf8')).trimEnd()).toMatch(/database system is shut down$/)
    expect(started.length).toBeGreaterThanOrEqual(3)
    expect(started.filter(isAlive)).toEqual([])
  },
  PATIENCE_MS,
)

async function startByNpm() {
  const directory = await mkdtemp(join(tmpdir(), 'npm-start-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const npm = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: directory,
      NPM_CONFIG_UPDATE_NOTIFIER: 'false',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      ADMIN_USERNAME: 'owner',
      ADMIN_PASSWORD: 'quiet-ledger-77-monsoon',
    },
  })
  const words = Promise.all([text(npm.stdout), text(npm.stderr)])
  let started: number[] = []
  onTestFinished(async () => {
    for (const pid of started.filter(isAlive)) process.kill(pid, 'SIGTERM')
    await words
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  })
  await vi
    .waitUntil(() => hasEnded(npm) || isReady(origin), WAIT)
    .finally(async () => {
      started = await descendantsOf(npm)
    })
  if (hasEnded(npm)) throw new Error(`npm start ended: ${(await words).join('')}`)
  return { npm, started, origin, databaseLog: join(directory, 'data', 'postgres.log') }
}

/** Sends an enquiry but for its last character; when this answers, the site is at work on it. */
async function beginEnquiry(origin: string) {
  const body = JSON.stringify(enquiry())
  const post = request(`${origin}/api/leads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const answer = once(post, 'response').then(([response]) => response as IncomingMessage)
  post.flushHeaders()
  await once(post, 'continue')
  post.write(body.slice(0, -1))
  return { answer, sendRest: () => post.end(body.slice(-1)) }
}

async function isReady(origin: string) {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Everything that a process started and that started in turn: the set-up, the app, the database. */
async function descendantsOf({ pid }: ChildProcess) {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid='])
  const processes = stdout.trim().split('\n')
  const family = [pid]
  for (const parent of family) {
    for (const line of processes) {
      const [child, itsParent] = line.trim().split(/\s+/).map(Number)
      if (itsParent === parent) family.push(child)
    }
  }
  return family.slice(1) as number[]
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}
