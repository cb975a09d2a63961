import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'

const ROUNDS = 5
const POLL_MS = 10

export interface Starts {
  /** from `npm start` with data to the first page, in ms, one for each round */
  started: number[]
  /** from the end of a killed app to the first page of the next */
  killed: number[]
  /** a Node that does nothing, to compare with */
  bare: number[]
}

/** How long the first page takes after a start of a site with data, and after its app was killed. */
export async function timeStarts(): Promise<Starts> {
  const directory = await mkdtemp(join(tmpdir(), 'starts-'))
  const times: Starts = { started: [], killed: [], bare: [] }
  try {
    await stop((await start(directory)).site) // prepares the release and the data
    for (let round = 0; round < ROUNDS; round++) {
      times.bare.push(await timeBare())
      const { site, origin, output, ms } = await start(directory)
      times.started.push(ms)
      const app = await pidOfApp(output)
      process.kill(app, 'SIGKILL')
      const killedAt = performance.now()
      while (isRunning(app)) await sleep(POLL_MS)
      await firstPage(origin)
      times.killed.push(performance.now() - killedAt)
      await stop(site)
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
  return times
}

type Site = ChildProcessByStdio<null, Readable, null>

async function start(directory: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const site = spawn('npm', ['start'], {
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = { text: '' }
  site.stdout.on('data', (chunk) => {
    output.text += chunk
  })
  await firstPage(origin)
  return { site, origin, output, ms: performance.now() - began }
}

async function firstPage(origin: string) {
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(POLL_MS)
}

/** As the app says it when it has started. */
async function pidOfApp(output: { text: string }): Promise<number> {
  for (;;) {
    const line = output.text.split('\n').findLast((text) => text.includes('"msg":"started"'))
    if (line) return JSON.parse(line).pid
    await sleep(POLL_MS)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function timeBare(): Promise<number> {
  const began = performance.now()
  await once(spawn(process.execPath, ['--eval', '']), 'exit')
  return performance.now() - began
}

async function stop(site: Site) {
  site.kill('SIGTERM')
  await once(site, 'exit')
}
