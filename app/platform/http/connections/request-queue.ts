import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** How long the process works on requests before it looks at its connections again. */
const TURN_MS = 5
/** How long it puts work off while connections come in. */
const ARRIVALS_MS = 10

interface Waiting {
  request: IncomingMessage
  since: number
  work: () => void
}

const waited = new WeakMap<IncomingMessage, number>()

/** How long the process worked on other requests before this one, in milliseconds. */
export function waitedMs(request: IncomingMessage): number {
  return waited.get(request) ?? 0
}

/** By this clock time passes while the process works: one that is kept from running refuses no one for it. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/**
 * Works on requests in short turns. Node accepts one connection in each turn of its event loop: with a
 * thousand busy connections, whose requests all came in one turn, a new visitor would wait for
 * minutes. First requests of connections and later ones take turns.
 */
export class RequestQueue {
  readonly #first: Waiting[] = []
  readonly #later: Waiting[] = []
  readonly #known = new WeakSet<Socket>()
  readonly #now: () => number
  #turnEndsAt: number | undefined
  #workedAt = 0
  #areArriving = false
  #firstIsNext = true

  constructor(now = workedMs) {
    this.#now = now
  }

  /** For each connection that is accepted. */
  connected(): void {
    this.#areArriving = true
  }

  add(request: IncomingMessage, work: () => void): void {
    const { socket } = request
    const queue = this.#known.has(socket) ? this.#later : this.#first
    this.#known.add(socket)
    queue.push({ request, since: this.#now(), work })
    this.#workOff()
  }

  #workOff() {
    this.#turnEndsAt ??= this.#beginTurn()
    while (this.#now() < this.#turnEndsAt) {
      const next = this.#next()
      if (!next) return
      this.#begin(next)
      this.#workedAt = this.#now()
    }
  }

  /** Until when its work may go on: not at all while connections come in, but not for long. */
  #beginTurn(): number {
    setImmediate(() => {
      this.#turnEndsAt = undefined
      if (this.#first.length + this.#later.length > 0) this.#workOff()
    })
    const now = this.#now()
    const isPutOff = this.#areArriving && now - this.#workedAt < ARRIVALS_MS
    this.#areArriving = false
    return isPutOff ? now : now + TURN_MS
  }

  #next(): Waiting | undefined {
    this.#firstIsNext = !this.#firstIsNext
    return this.#firstIsNext
      ? (this.#first.shift() ?? this.#later.shift())
      : (this.#later.shift() ?? this.#first.shift())
  }

  #begin({ request, since, work }: Waiting) {
    // Its client has gone away while it waited.
    if (request.destroyed) return
    waited.set(request, this.#now() - since)
    work()
  }
}
