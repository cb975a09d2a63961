import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { SITE_HOST } from '../../test/nginx.ts'

const READY_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 60_000
const RESPONSE_LIMIT_MS = 5_000

/** One of several processes of the site, on a port of its own. */
export class Instance {
  readonly name: string
  readonly port: number
  readonly #env: NodeJS.ProcessEnv
  readonly #logFile: string
  #process: ChildProcess | undefined

  static async prepare(name: string, logFile: string, settings: NodeJS.ProcessEnv) {
    return new Instance(name, await freePort(), logFile, settings)
  }

  private constructor(name: string, port: number, logFile: string, settings: NodeJS.ProcessEnv) {
    this.name = name
    this.port = port
    this.#logFile = logFile
    this.#env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...settings }
  }

  async start() {
    const log = await open(this.#logFile, 'a')
    this.#process = spawn(process.execPath, ['dist/app/main.js'], {
      env: this.#env,
      stdio: ['ignore', log.fd, log.fd],
    })
    await log.close()
  }

  /** @throws with the end of its log when it does not become ready */
  async untilReady() {
    const deadline = Date.now() + READY_LIMIT_MS
    while (Date.now() < deadline && this.#isRunning()) {
      const status = await this.ask('/readyz').then(
        (response) => response.status,
        () => 0,
      )
      if (status === 200) return
      await sleep(50)
    }
    throw new Error(`${this.name} did not become ready. The end of its log:\n${await this.#end()}`)
  }

  /** Asks it to stop, as an update does. Returns whether it ended well. */
  async stop(): Promise<boolean> {
    if (!this.#process || !this.#isRunning()) return false
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    await Promise.race([ended, sleep(STOP_LIMIT_MS, undefined, { ref: false })])
    return this.#process.exitCode === 0
  }

  async kill() {
    if (!this.#process || !this.#isRunning()) return
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await ended
  }

  /** Asks this instance directly, as the proxy would. */
  ask(path: string): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path,
          headers: { host: SITE_HOST, accept: 'text/html' },
          timeout: RESPONSE_LIMIT_MS,
          agent: false,
        },
        (response) => {
          let body = ''
          response.setEncoding('utf8').on('data', (text) => {
            body += text
          })
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
          response.on('error', reject)
        },
      )
        .on('timeout', () => asked.destroy(new Error('no response')))
        .on('error', reject)
      asked.end()
    })
  }

  #isRunning() {
    return this.#process?.exitCode === null && this.#process.signalCode === null
  }

  async #end() {
    return (await readFile(this.#logFile, 'utf8')).trimEnd().split('\n').slice(-20).join('\n')
  }
}
