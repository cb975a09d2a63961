const TICK_MS = 50
/** A process that works less than this part of a delay was kept from running: by others, or asleep. */
const OWN_PART = 0.1

interface Clock {
  now(): number
  /** how long the process has worked by now, in milliseconds */
  worked(): number
}

const processClock: Clock = {
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  },
}

/**
 * Measures how far the process is behind with its work, which is how long a request waits until it is seen. A
 * delay in which it hardly got to run is not counted: refusing work would not shorten it.
 */
export class LoopDelay {
  readonly #clock: Clock
  readonly #ticker: NodeJS.Timeout
  #tickedAt: number
  #workedByTick: number
  #last = 0
  #beforeLast = 0

  constructor(clock = processClock) {
    this.#clock = clock
    this.#tickedAt = clock.now()
    this.#workedByTick = clock.worked()
    this.#ticker = setInterval(() => this.#tick(), TICK_MS).unref()
  }

  /** In milliseconds. One long step alone does not count: it is over when others come to know of it. */
  ms(): number {
    const [, middle = 0] = [this.#beforeLast, this.#last, this.#late()].sort((a, b) => a - b)
    return middle
  }

  stop(): void {
    clearInterval(this.#ticker)
  }

  #tick() {
    this.#beforeLast = this.#last
    this.#last = this.#late()
    this.#tickedAt = this.#clock.now()
    this.#workedByTick = this.#clock.worked()
  }

  #late(): number {
    const late = this.#clock.now() - this.#tickedAt - TICK_MS
    if (late <= 0) return 0
    const worked = this.#clock.worked() - this.#workedByTick
    return worked < late * OWN_PART ? 0 : late
  }
}
