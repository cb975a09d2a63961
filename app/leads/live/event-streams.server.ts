import type { ServerResponse } from 'node:http'
import type pg from 'pg'
import { isSessionAlive } from '#app/auth/session-store.server.ts'
import type { Env } from '#app/config/env.ts'
import type { Database } from '#app/db/database.ts'
import { listenTo } from '#app/db/listen.ts'
import { AppError } from '#app/http/errors.ts'
import { DESK_CHANNEL } from '#app/leads/events.server.ts'

/** A desk keeps a connection open; a person has a few windows, a practice a few dozen people. */
const MAX_CONNECTIONS = 200
const MAX_PER_PERSON = 12
/** How long a browser waits before it comes back. */
const RETRY_MS = 2_000

interface Desk {
  response: ServerResponse
  userId: number
  token: string
}

/**
 * The open desks of this instance, as streams of server-sent events. It listens to the database
 * while there is one. Whoever was away, and everybody after the listening was interrupted, is told
 * `refresh`, for what may have been missed.
 */
export class EventStreams {
  readonly #desks = new Set<Desk>()
  readonly #connection: pg.ClientConfig
  readonly #db: Database
  readonly #times: Env['session']
  readonly #heartbeatMs: number
  #stopListening: (() => Promise<void>) | undefined
  #heartbeat: NodeJS.Timeout | undefined

  constructor(
    connection: pg.ClientConfig,
    db: Database,
    times: Env['session'],
    heartbeatMs = 20_000,
  ) {
    this.#connection = connection
    this.#db = db
    this.#times = times
    this.#heartbeatMs = heartbeatMs
  }

  /** @throws AppError 503 when there are too many */
  demandRoomFor(userId: number): void {
    this.#dropGone()
    const own = [...this.#desks].filter((desk) => desk.userId === userId).length
    if (this.#desks.size >= MAX_CONNECTIONS || own >= MAX_PER_PERSON) {
      throw new AppError(503, 'Too many desks are open at once. Close some of their windows.', {
        retryAfterSeconds: 60,
      })
    }
  }

  /** Takes over a response whose headers were sent, unless its browser has left meanwhile. */
  add(desk: Desk): void {
    // It was closed before anybody listened for that, and will not say so again.
    if (desk.response.destroyed) return
    this.#desks.add(desk)
    desk.response.on('close', () => this.#remove(desk))
    desk.response.write(`retry: ${RETRY_MS}\n\n`)
    if (this.#stopListening) write(desk, refresh)
    else this.#listen()
  }

  async close(): Promise<void> {
    for (const { response } of this.#desks) response.end()
    this.#desks.clear()
    await this.#rest()
  }

  #listen() {
    this.#stopListening = listenTo(this.#connection, DESK_CHANNEL, {
      onListening: () => this.#tell(refresh),
      onNews: (news) => this.#tell(news),
    })
    this.#heartbeat = setInterval(() => void this.#beat(), this.#heartbeatMs).unref()
  }

  async #rest() {
    clearInterval(this.#heartbeat)
    const stop = this.#stopListening
    this.#stopListening = undefined
    await stop?.()
  }

  #remove(desk: Desk) {
    this.#desks.delete(desk)
    if (this.#desks.size === 0) void this.#rest()
  }

  #dropGone() {
    for (const desk of [...this.#desks]) if (desk.response.destroyed) this.#remove(desk)
  }

  #tell(news: string) {
    for (const desk of this.#desks) write(desk, news)
  }

  /** Keeps the connections alive, and closes those whose session has ended. */
  async #beat() {
    this.#dropGone()
    for (const desk of [...this.#desks]) {
      try {
        if (await isSessionAlive(this.#db, desk.token, this.#times))
          desk.response.write(': still here\n\n')
        else desk.response.end('event: signed-out\ndata: {}\n\n')
      } catch {
        // The database is away; whether the session lives is asked again at the next beat.
        desk.response.write(': still here\n\n')
      }
    }
  }
}

const refresh = JSON.stringify({ kind: 'refresh', ids: [] })

function write({ response }: Desk, news: string) {
  // A reader that takes nothing in is cut off instead of filling the memory; it comes back.
  if (response.writableLength > 64 * 1024) response.destroy()
  else response.write(`data: ${news}\n\n`)
}
