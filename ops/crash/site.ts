import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../test/free-port.ts'

const STOP_LIMIT_MS = 20_000

/** A real app with a database of its own, to be killed. */
export class Site {
  readonly origin: string
  readonly dataDir: string
  readonly admin = { username: 'crash-admin', password: randomBytes(24).toString('base64url') }
  private readonly directory: string
  private readonly env: NodeJS.ProcessEnv
  private app: ChildProcess | undefined
  private killedDatabase: number | undefined

  static async prepare(settings: NodeJS.ProcessEnv = {}) {
    return new Site(await mkdtemp(join(tmpdir(), 'crash-test-')), await freePort(), settings)
  }

  private constructor(directory: string, port: number, settings: NodeJS.ProcessEnv) {
    this.directory = directory
    this.dataDir = join(directory, 'data')
    this.origin = `http://127.0.0.1:${port}`
    this.env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: this.dataDir,
      LIMIT_SCALE: '100000',
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: this.admin.username,
      ADMIN_PASSWORD: this.admin.password,
      ...settings,
    }
  }

  /**
   * Starts the app, runs a test on it and leaves nothing behind, whatever happens. What the test returns is the
   * exit code.
   * @param stopped ends what the test has begun
   */
  async runTest(test: () => Promise<number>, stopped: AbortController, readyLimitMs: number) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => this.destroy().finally(() => process.exit(1)))
    }
    try {
      await this.start()
      process.exitCode = 1
      if (await this.isReady(readyLimitMs)) process.exitCode = await test()
      else console.error(`The app does not start. The end of its log:\n${await this.logTail()}`)
    } finally {
      stopped.abort()
      await this.destroy()
    }
  }

  async start() {
    const log = await open(this.logFile, 'a')
    this.app = spawn(process.execPath, ['dist/app/main.js'], {
      env: this.env,
      stdio: ['ignore', log.fd, log.fd],
    })
    await log.close()
  }

  /** Whether the app reports within this time that it is ready. */
  async isReady(withinMs: number) {
    const deadline = Date.now() + withinMs
    while (Date.now() < deadline && !hasEnded(this.app)) {
      if (await this.reportsReady()) return true
      await sleep(25)
    }
    return false
  }

  async killApp() {
    if (!this.app || hasEnded(this.app)) return
    this.app.kill('SIGKILL')
    await once(this.app, 'exit')
  }

  /** Kills the database server; `isReady` then waits for a new one. */
  async killDatabase() {
    const { pid } = await this.database()
    if (!pid) return
    process.kill(pid, 'SIGKILL')
    this.killedDatabase = pid
  }

  /** Kills a random child process of the database server, which then recovers by itself. */
  async killDatabaseHelper() {
    const { pid } = await this.database()
    const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid='])
    const processes = stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
    const helpers = processes.filter(([, parent]) => parent === pid).map(([child]) => child)
    const chosen = helpers[Math.floor(Math.random() * helpers.length)]
    if (chosen) process.kill(chosen, 'SIGKILL')
  }

  /** The messages of all enquiries that the database holds, by id. */
  async storedMessages() {
    const rows = await this.query<{ id: number; message: string }>('SELECT id, message FROM leads')
    return new Map(rows.map((row) => [row.id, row.message]))
  }

  /** Queries the app's own database directly. */
  async query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const { socketDir } = await this.database()
    const client = new pg.Client({ host: socketDir, user: 'app', database: 'app' })
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }

  async logTail() {
    return (await readFile(this.logFile, 'utf8')).trimEnd().split('\n').slice(-20).join('\n')
  }

  /** Asks the app to stop. Returns whether it stopped cleanly, together with its database. */
  async stop() {
    const { app } = this
    if (!app || hasEnded(app)) return false
    app.kill('SIGTERM')
    await Promise.race([once(app, 'exit'), sleep(STOP_LIMIT_MS, undefined, { ref: false })])
    return app.exitCode === 0 && (await this.database()).pid === undefined
  }

  /** Kills what is left, and removes its files. */
  async destroy() {
    const { socketDir } = await this.database()
    await this.killApp()
    await this.killDatabase().catch(() => {})
    if (socketDir) await rm(socketDir, { recursive: true, force: true })
    await rm(this.directory, { recursive: true, force: true, maxRetries: 5 })
  }

  private async reportsReady() {
    if ((await this.database()).pid === this.killedDatabase) return false
    try {
      const url = `${this.origin}/readyz`
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
      await response.arrayBuffer()
      return response.status === 200
    } catch {
      return false
    }
  }

  private get logFile() {
    return join(this.directory, 'app.log')
  }

  private async database() {
    const file = join(this.dataDir, 'postgres', 'postmaster.pid')
    const [pid, , , , socketDir] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    return { pid: Number(pid) || undefined, socketDir }
  }
}

function hasEnded(app: ChildProcess | undefined) {
  return !app || app.exitCode !== null || app.signalCode !== null
}
