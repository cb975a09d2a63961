const TICK_MS = 50

/** Measures how far the process is behind, which is how long a request waits until it is seen. */
export class LoopDelay {
  readonly #ticker: NodeJS.Timeout
  #tickedAt = performance.now()
  #last = 0
  #beforeLast = 0

  constructor() {
    this.#ticker = setInterval(() => {
      this.#beforeLast = this.#last
      this.#last = this.#late()
      this.#tickedAt = performance.now()
    }, TICK_MS).unref()
  }

  /** In milliseconds. One long step alone does not count: it is over when others come to know of it. */
  ms(): number {
    const [, middle = 0] = [this.#beforeLast, this.#last, this.#late()].sort((a, b) => a - b)
    return middle
  }

  stop(): void {
    clearInterval(this.#ticker)
  }

  #late(): number {
    return Math.max(0, performance.now() - this.#tickedAt - TICK_MS)
  }
}
