import type { ServerResponse } from 'node:http'
import type pg from 'pg'
import type { Env } from '#app/platform/config/env.ts'
import type { Database } from '#app/platform/db/database.ts'
import { DESK_CHANNEL, PEOPLE_CHANGED, SESSIONS_ENDED } from '#app/platform/db/desk-channel.ts'
import { listenTo } from '#app/platform/db/listen.ts'
import { AppError } from '#app/platform/http/errors.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { isDeskSessionAlive } from '#app/team/auth/session-store.server.ts'

/** Each open desk holds a connection; a person has a few windows, a practice a few dozen people. */
const MAX_CONNECTIONS = 200
const MAX_PER_PERSON = 12
/** How long a browser waits before it reconnects. */
const RETRY_MS = 2_000
/** A browser that changes its own session has the new one by then. */
const ENDED_CHECK_MS = 1_000
const RECONNECT = `retry: ${RETRY_MS}\n\n`
/** Between two pages, nobody may have a desk open for a moment. */
const KEEP_LISTENING_MS = 60_000

interface Desk {
  response: ServerResponse
  userId: number
  token: string
}

/**
 * The open desks of this instance, as streams of server-sent events. It listens to the database while
 * any desk is open, and a minute longer. A desk that connects, and every desk after listening was interrupted,
 * gets `refresh`, because it may have missed events, with for how long none can have been missed.
 */
export class EventStreams {
  readonly #desks = new Set<Desk>()
  readonly #connection: pg.ClientConfig
  readonly #db: Database
  readonly #times: Env['session']
  readonly #mode: RoleMode
  readonly #heartbeatMs: number
  #stopListening: (() => Promise<void>) | undefined
  #stopSoon: NodeJS.Timeout | undefined
  /** when something happened last, or it began to listen; 0 while it does not listen yet */
  #quietSince = 0
  #heartbeat: NodeJS.Timeout | undefined
  #endedCheck: NodeJS.Timeout | undefined
  #ended = false

  constructor(
    connection: pg.ClientConfig,
    db: Database,
    { session, roles }: Pick<Env, 'session' | 'roles'>,
    heartbeatMs = 20_000,
  ) {
    this.#connection = connection
    this.#db = db
    this.#times = session
    this.#mode = roles
    this.#heartbeatMs = heartbeatMs
  }

  /** @throws AppError 503 when too many are open */
  assertCapacity(userId: number): void {
    this.#removeClosed()
    const own = [...this.#desks].filter((desk) => desk.userId === userId).length
    if (this.#desks.size >= MAX_CONNECTIONS || own >= MAX_PER_PERSON) {
      throw new AppError(503, 'The staff area is open in too many windows. Please close some.', {
        retryAfterSeconds: 60,
      })
    }
  }

  /** Takes over a response whose headers were sent, unless its client has disconnected meanwhile. */
  add(desk: Desk): void {
    // Its close event has fired already, and will not fire again.
    if (desk.response.destroyed) return
    if (this.#ended) return void desk.response.end(RECONNECT)
    this.#desks.add(desk)
    desk.response.on('close', () => this.#remove(desk))
    desk.response.write(RECONNECT)
    clearTimeout(this.#stopSoon)
    if (!this.#stopListening) this.#listen()
    else if (this.#quietSince > 0) write(desk, refresh(Date.now() - this.#quietSince))
  }

  /** Ends every stream, a new one too: the browsers reconnect, to another instance or the next one. */
  async close(): Promise<void> {
    this.#ended = true
    for (const { response } of this.#desks) response.end()
    this.#desks.clear()
    await this.#stop()
  }

  #listen() {
    this.#stopListening = listenTo(this.#connection, DESK_CHANNEL, {
      onListening: () => {
        this.#quietSince = Date.now()
        this.#broadcast(refresh(0))
      },
      onNews: (news) => {
        this.#quietSince = Date.now()
        this.#pass(news)
      },
    })
    this.#heartbeat = setInterval(() => void this.#checkDesks(), this.#heartbeatMs).unref()
  }

  async #stop() {
    clearInterval(this.#heartbeat)
    clearTimeout(this.#endedCheck)
    clearTimeout(this.#stopSoon)
    this.#quietSince = 0
    this.#endedCheck = undefined
    const stop = this.#stopListening
    this.#stopListening = undefined
    await stop?.()
  }

  #remove(desk: Desk) {
    this.#desks.delete(desk)
    if (this.#desks.size > 0 || this.#ended) return
    clearTimeout(this.#stopSoon)
    this.#stopSoon = setTimeout(() => void this.#stop(), KEEP_LISTENING_MS).unref()
  }

  #removeClosed() {
    for (const desk of [...this.#desks]) if (desk.response.destroyed) this.#remove(desk)
  }

  /** What changes who works here reaches those alone who still do. */
  #pass(news: string) {
    if (news === PEOPLE_CHANGED) void this.#checkDesks().then(() => this.#broadcast(news))
    else if (news === SESSIONS_ENDED) this.#checkSoon()
    else this.#broadcast(news)
  }

  #checkSoon() {
    this.#endedCheck ??= setTimeout(() => {
      this.#endedCheck = undefined
      void this.#checkDesks()
    }, ENDED_CHECK_MS).unref()
  }

  #broadcast(news: string) {
    for (const desk of this.#desks) write(desk, news)
  }

  #signOut(desk: Desk) {
    desk.response.end('event: signed-out\ndata: {}\n\n')
    this.#remove(desk)
  }

  /** Keeps the connections alive, and closes those whose session has ended or whose account does not work
   * at the desk any more. */
  async #checkDesks() {
    this.#removeClosed()
    for (const desk of [...this.#desks]) {
      try {
        if (await isDeskSessionAlive(this.#db, desk.token, this.#times, this.#mode))
          desk.response.write(': still here\n\n')
        else this.#signOut(desk)
      } catch {
        // The database is away; the next heartbeat checks the session again.
        desk.response.write(': still here\n\n')
      }
    }
  }
}

const refresh = (quietMs: number) => JSON.stringify({ kind: 'refresh', ids: [], quietMs })

function write({ response }: Desk, news: string) {
  // A client that reads nothing is cut off instead of filling memory; it reconnects.
  if (response.writableLength > 64 * 1024) response.destroy()
  else response.write(`data: ${news}\n\n`)
}
