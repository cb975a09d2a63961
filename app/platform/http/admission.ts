import type { EventEmitter } from 'node:events'

/** In order of importance: searches and calculations give way first, then what staff read. */
export type Rank = 'first' | 'staff' | 'spare'

interface Class {
  /** the part of the limit up to which it may wait */
  patience: number
  /** its part of the work while others wait too, so that staff see their desk under any load */
  share: number
}
const CLASSES: Record<Rank, Class> = {
  first: { patience: 1, share: 6 },
  staff: { patience: 0.75, share: 3 },
  spare: { patience: 0.5, share: 1 },
}
const RANKS = Object.keys(CLASSES) as Rank[]

/** How much slower the work may become for those who are in line already. */
const MARGIN = 1.4
/** How much longer than is allowed a request may wait in spite of it before it is refused after all. */
const GRACE = 1.5
/** The time from one start to the next while others wait, before any was measured. */
const FIRST_GUESS_MS = 4

/** A client, which may go away while it waits. */
type Client = Pick<EventEmitter, 'once'>

interface Entrant {
  since: number
  rank: Rank
  size: number
  timer: NodeJS.Timeout
  resolve(admitted: boolean): void
}

interface Surroundings {
  /** how much work is done at once */
  slots: number
  /** how long the most important work may wait, in milliseconds */
  maxWaitMs: number
  /** how long work waits elsewhere, in milliseconds: for the process, for a connection */
  waitElsewhereMs: () => number
  now?: () => number
}

/**
 * Lets in as much work as can be done at once. Some more may wait, each for as long as its rank
 * allows; a request that would wait longer is refused at once.
 */
export class Admission {
  readonly #queues: Record<Rank, Set<Entrant>> = {
    first: new Set(),
    staff: new Set(),
    spare: new Set(),
  }
  readonly #surroundings: Required<Surroundings>
  #taken = 0
  /** how much each rank has had of its share; a rank that begins to wait has missed nothing before */
  readonly #had: Record<Rank, number> = { first: 0, staff: 0, spare: 0 }
  #hadAtTurn = 0
  #intervalMs = FIRST_GUESS_MS
  #startedAt = 0

  constructor(surroundings: Surroundings) {
    this.#surroundings = { now: () => performance.now(), ...surroundings }
  }

  /**
   * Whether work of this rank that arrives now would wait too long.
   * @param waitedMs how long it has waited already
   */
  isFull(rank: Rank, waitedMs = 0): boolean {
    const limit = this.#limitOf(rank)
    return (
      waitedMs > limit ||
      this.#surroundings.waitElsewhereMs() > limit ||
      this.#estimate(rank) > limit
    )
  }

  /**
   * Resolves to true when the work may begin, and `leave` has to be called when it is done; to false
   * when it would wait too long, or its client has gone away.
   * @param entering the part of a slot that it takes, and how long it has waited already
   */
  enter(rank: Rank, client: Client, { size = 1, waitedMs = 0 } = {}): Promise<boolean> {
    if (this.isFull(rank, waitedMs)) return Promise.resolve(false)
    if (this.isFree()) {
      this.#taken += size
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const refuse = () => this.#settle(entrant, false)
      const timer = setTimeout(refuse, this.#limitOf(rank) * GRACE)
      const entrant: Entrant = { since: this.#surroundings.now(), rank, size, timer, resolve }
      this.#line(entrant)
      client.once('close', refuse)
    })
  }

  leave(size = 1): void {
    this.#taken -= size
    while (this.#taken < this.#surroundings.slots) {
      const next = this.#next()
      if (!next) return
      this.#measure()
      this.#taken += next.size
      this.#settle(next, true)
    }
  }

  #limitOf(rank: Rank): number {
    return this.#surroundings.maxWaitMs * CLASSES[rank].patience
  }

  /** Whether work that arrives now may begin at once. */
  isFree(): boolean {
    return this.#taken < this.#surroundings.slots && this.#ranksInLine().length === 0
  }

  #ranksInLine(): Rank[] {
    return RANKS.filter((rank) => this.#queues[rank].size > 0)
  }

  /** Its place in its own queue, times how seldom that queue has its turn; and no less than others have waited. */
  #estimate(rank: Rank): number {
    if (this.isFree()) return 0
    const queue = this.#queues[rank]
    const [oldest] = queue
    const waited = oldest ? this.#surroundings.now() - oldest.since : 0
    const inLine = new Set([rank, ...this.#ranksInLine()])
    const shares = [...inLine].reduce((sum, other) => sum + CLASSES[other].share, 0)
    const place = (queue.size + 1) * MARGIN
    return Math.max(waited, (place * this.#intervalMs * shares) / CLASSES[rank].share)
  }

  #line(entrant: Entrant) {
    const { rank, since } = entrant
    if (this.#ranksInLine().length === 0) this.#startedAt = since
    if (this.#queues[rank].size === 0) this.#had[rank] = Math.max(this.#had[rank], this.#hadAtTurn)
    this.#queues[rank].add(entrant)
  }

  /** The request that has waited longest in the queue that has had the least of its share. */
  #next(): Entrant | undefined {
    const [rank] = this.#ranksInLine().sort((a, b) => this.#had[a] - this.#had[b])
    if (!rank) return undefined
    this.#hadAtTurn = this.#had[rank]
    this.#had[rank] += 1 / CLASSES[rank].share
    const [entrant] = this.#queues[rank]
    return entrant
  }

  /** How often work begins while others wait: what the site can do, whatever it is busy with. */
  #measure() {
    const now = this.#surroundings.now()
    const ms = Math.min(now - this.#startedAt, this.#surroundings.maxWaitMs)
    this.#startedAt = now
    this.#intervalMs += (ms - this.#intervalMs) / 40
  }

  #settle(entrant: Entrant, admitted: boolean) {
    clearTimeout(entrant.timer)
    if (this.#queues[entrant.rank].delete(entrant)) entrant.resolve(admitted)
  }
}
