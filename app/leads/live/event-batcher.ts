import type { Told } from './event-stream-client.ts'

/** News of some moments, put together. */
export interface Digest {
  /** the enquiries that changed; undefined when any may have */
  ids: ReadonlySet<number> | undefined
  /** enquiries that are gone for good */
  erased: number[]
  /** enquiries that came in and are no rubbish */
  arrived: number[]
  /** enquiries whose sender says that nobody called */
  chased: number[]
}

/**
 * Gathers news and hands them on at once, and then no more often than once in a while, so that many
 * changes at the same time make one refresh.
 */
export class EventBatcher {
  readonly #hand: (digest: Digest) => void
  readonly #pauseMs: () => number
  #gathered: Told[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #handedAt = 0

  constructor(hand: (digest: Digest) => void, pauseMs: () => number) {
    this.#hand = hand
    this.#pauseMs = pauseMs
  }

  add(news: Told): void {
    this.#gathered.push(news)
    if (this.#timer !== undefined) return
    // A moment at least: what one transaction tells arrives together.
    const wait = Math.max(MOMENT_MS, this.#handedAt + this.#pauseMs() - Date.now())
    this.#timer = setTimeout(() => this.flush(), wait)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#gathered.length === 0) return
    this.#handedAt = Date.now()
    this.#hand(digest(this.#gathered.splice(0)))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#gathered = []
  }
}

const MOMENT_MS = 50

export function digest(news: Told[]): Digest {
  const of = (kind: string) => news.filter((one) => one.kind === kind).flatMap(({ ids }) => ids)
  const suspected = new Set(of('suspected'))
  const erased = of('erased')
  const anything = news.some(({ kind, ids }) => kind === 'refresh' || ids.length === 0)
  return {
    ids: anything
      ? undefined
      : new Set(news.flatMap(({ ids }) => ids).filter((id) => !erased.includes(id))),
    erased,
    arrived: of('received').filter((id) => !suspected.has(id)),
    chased: of('chased'),
  }
}
