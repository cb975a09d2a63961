import type { Socket } from 'node:net'
import pg from 'pg'

/** How long a query, or someone waiting for a connection, may hear nothing before we check. */
const SILENCE_MS = 2_000
/** How long a new connection may take to answer that question. */
const PROBE_MS = 2_000
const TICK_MS = 250
/** A process that is as late as this has not read what came meanwhile. */
const TOO_LATE_MS = 1_000
/** What a connection that is held for long adds to the average at most. */
const MAX_HOLD_MS = 1_000
/** How often a database that is away is asked whether it is back. */
const RETRY_MS = 500

type Log = { warn(details: object, text: string): void }
type Callback = Parameters<pg.Pool['connect']>[0]
type Connect = (callback: Callback) => void

interface Waiter {
  since: number
  /** ends the wait with an error; whatever connection comes later goes back */
  fail(error: Error): void
}

/** A connection in use: since when, and when it was last seen to be alive, with how much read by then. */
interface Held {
  since: number
  heardAt: number
  bytesRead: number
}

/** To the app an outage, by the code that PostgreSQL has for one. */
class DatabaseAway extends Error {
  readonly code = '08006'
  constructor() {
    super('The database does not answer.')
  }
}

/**
 * Knows how long new work would wait for a connection of the pool, and notices a database that
 * hangs: where a query gets no answer, a connection of its own asks whether anyone is there. If no
 * one is, all connections are cut, and until the database is back no one waits for it.
 */
export class PoolWatch {
  readonly #pool: pg.Pool
  readonly #log: Log
  readonly #clients = new Set<pg.PoolClient>()
  readonly #held = new Map<pg.PoolClient, Held>()
  readonly #waiters = new Set<Waiter>()
  readonly #ticker: NodeJS.Timeout
  /** how long a connection is held, as a moving average */
  #holdMs = 5
  #away = false
  #probing = false
  #stopped = false
  #tickedAt = performance.now()

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool
    this.#log = log
    pool.on('connect', (client) => this.#clients.add(client))
    pool.on('remove', (client) => this.#clients.delete(client as pg.PoolClient))
    pool.on('acquire', (client) => this.#onAcquire(client))
    pool.on('release', (_error, client) => this.#onRelease(client as pg.PoolClient))
    this.#watchWaiting()
    this.#ticker = setInterval(() => this.#check(), TICK_MS).unref()
  }

  /** How long new work would wait for a connection, in milliseconds; it does not wait for a database that is away. */
  waitMs(): number {
    const ahead = this.#pool.waitingCount
    if (ahead === 0 || this.#away) return 0
    const [oldest] = this.#waiters
    const waited = oldest ? performance.now() - oldest.since : 0
    return Math.max(waited, ((ahead + 1) * this.#holdMs) / (this.#pool.options.max ?? 10))
  }

  stop(): void {
    this.#stopped = true
    clearInterval(this.#ticker)
  }

  /** Every way to a connection of the pool leads through `connect`, its own queries too. */
  #watchWaiting() {
    const connect = this.#pool.connect.bind(this.#pool) as unknown as Connect
    const watched = (callback: Callback) => this.#connect(connect, callback)
    this.#pool.connect = ((callback?: Callback) => {
      if (callback) return watched(callback)
      return new Promise((resolve, reject) => {
        watched((error, client) => (client ? resolve(client) : reject(error)))
      })
    }) as pg.Pool['connect']
  }

  #connect(connect: Connect, callback: Callback) {
    const nothing = () => {}
    if (this.#away) return process.nextTick(callback, new DatabaseAway(), undefined, nothing)
    let waiting = true
    const waiter: Waiter = {
      since: performance.now(),
      fail: (error) => {
        waiting = false
        this.#waiters.delete(waiter)
        callback(error, undefined, nothing)
      },
    }
    this.#waiters.add(waiter)
    connect((error, client, release) => {
      this.#waiters.delete(waiter)
      if (waiting) callback(error, client, release)
      else if (client) client.release()
    })
  }

  #onAcquire(client: pg.PoolClient) {
    const now = performance.now()
    this.#held.set(client, { since: now, heardAt: now, bytesRead: socketOf(client).bytesRead })
  }

  #onRelease(client: pg.PoolClient) {
    const held = this.#held.get(client)
    this.#held.delete(client)
    if (!held) return
    const ms = Math.min(performance.now() - held.since, MAX_HOLD_MS)
    this.#holdMs += (ms - this.#holdMs) / 20
  }

  #check() {
    const now = performance.now()
    const late = now - this.#tickedAt - TICK_MS
    this.#tickedAt = now
    const silentSince = this.#silentSince(now)
    if (late > TOO_LATE_MS || this.#away || this.#probing) return
    if (now - silentSince > SILENCE_MS) void this.#ask()
  }

  /** Since when the query, or the waiter, that was left alone longest has heard nothing. */
  #silentSince(now: number): number {
    let earliest = now
    for (const [client, held] of this.#held) {
      const { bytesRead } = socketOf(client)
      if (bytesRead !== held.bytesRead || isIdle(client)) {
        held.bytesRead = bytesRead
        held.heardAt = now
      }
      earliest = Math.min(earliest, held.heardAt)
    }
    // Those who wait behind others wait for them; those who wait for a new connection wait for the database.
    const [waiter] = this.#waiters
    if (waiter && this.#held.size < (this.#pool.options.max ?? 10)) {
      earliest = Math.min(earliest, waiter.since)
    }
    return earliest
  }

  /** A statement may take long: only where a new connection gets no answer either is it an outage. */
  async #ask() {
    this.#probing = true
    const before = this.#bytesRead()
    const answers = await this.#probe()
    this.#probing = false
    const now = performance.now()
    if (answers || this.#bytesRead() !== before) {
      for (const held of this.#held.values()) held.heardAt = now
      return
    }
    if (!this.#stopped) this.#giveUp()
  }

  #bytesRead(): number {
    return [...this.#clients].reduce((sum, client) => sum + socketOf(client).bytesRead, 0)
  }

  #giveUp() {
    this.#away = true
    this.#log.warn({}, 'the database does not answer: connections are cut until it does')
    for (const waiter of [...this.#waiters]) waiter.fail(new DatabaseAway())
    for (const client of [...this.#clients]) socketOf(client).destroy()
    void this.#untilBack()
  }

  async #untilBack() {
    while (!this.#stopped) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())
      if (this.#stopped || !(await this.#probe())) continue
      this.#away = false
      this.#log.warn({}, 'the database answers again')
      return
    }
  }

  /** Whether a connection of its own gets any answer, a refusal by the server too. */
  async #probe(): Promise<boolean> {
    const { options } = this.#pool
    const client = new pg.Client({
      ...options,
      // The pool hides it from what copies its options.
      password: options.password,
      application_name: 'tax-expert probe',
      connectionTimeoutMillis: 0,
    })
    client.on('error', () => {})
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<false>((resolve) => {
      // An answer that has come but was not read yet still counts.
      timer = setTimeout(() => setImmediate(resolve, false), PROBE_MS)
    })
    const asked = client
      .connect()
      .then(() => client.query('select 1'))
      .then(
        () => true,
        (error: Error) => 'severity' in error,
      )
    const answered = await Promise.race([asked, tooLate])
    clearTimeout(timer)
    socketOf(client).destroy()
    return answered
  }
}

type Inside = { readyForQuery: boolean; connection: { stream: Socket } }

function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as Inside).connection.stream
}

/** Whether it waits for our next query, and not we for its answer. */
function isIdle(client: pg.ClientBase): boolean {
  return (client as unknown as Inside).readyForQuery
}
