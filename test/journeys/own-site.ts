import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

const READY_LIMIT_MS = 90_000

export interface OwnSite {
  origin: string
  /** the file that holds what the site logs */
  log: string
  stop: () => Promise<void>
}

/**
 * Starts the built app with a database of its own, and waits until it is ready.
 * @param settings what else the environment says, from the folder that the site may write to
 */
export async function startOwnSite(
  settings: (directory: string) => Record<string, string>,
): Promise<OwnSite> {
  const directory = await mkdtemp(join(tmpdir(), 'journeys-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const path = join(directory, 'site.log')
  const log = await open(path, 'a')
  const app = spawn('node_modules/node/bin/node', ['dist/app/main.js'], {
    stdio: ['ignore', log.fd, log.fd],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      LIMIT_SCALE: '100000',
      LIMIT_DELAY_MS: '60000',
      ...settings(directory),
    },
  })
  await log.close()
  const ended = once(app, 'exit')
  const stop = async () => {
    app.kill('SIGTERM')
    await ended
    await rm(directory, { recursive: true, force: true })
  }
  try {
    await Promise.race([ready(origin), ended.then(() => Promise.reject(new Error('it ended')))])
  } catch (cause) {
    const words = await readFile(path, 'utf8')
    await stop()
    throw new Error(`The site did not start. Its last words:\n${words.slice(-3000)}`, { cause })
  }
  return { origin, log: path, stop }
}

async function ready(origin: string) {
  const deadline = Date.now() + READY_LIMIT_MS
  while (Date.now() < deadline) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (response?.status === 200) return
    await sleep(50)
  }
  throw new Error('it was not ready in time')
}
