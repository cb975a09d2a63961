import type { DeskNews } from './event-stream-client.ts'

/** Several events, merged. */
export interface Batch {
  /** the enquiries that changed; undefined when any may have */
  ids: ReadonlySet<number> | undefined
  /** enquiries that are gone for good */
  erased: number[]
  /** new enquiries other than spam */
  received: number[]
  /** enquiries whose sender reports that no one called */
  escalated: number[]
}

/** Passes events on at once, and then at most once per pause, so that many changes make one refresh. */
export class EventBatcher {
  readonly #onBatch: (batch: Batch) => void
  readonly #pauseMs: () => number
  #events: DeskNews[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #flushedAt = 0

  constructor(onBatch: (batch: Batch) => void, pauseMs: () => number) {
    this.#onBatch = onBatch
    this.#pauseMs = pauseMs
  }

  add(news: DeskNews): void {
    this.#events.push(news)
    if (this.#timer !== undefined) return
    // A short wait: the events of one transaction arrive together.
    const wait = Math.max(MIN_WAIT_MS, this.#flushedAt + this.#pauseMs() - Date.now())
    this.#timer = setTimeout(() => this.flush(), wait)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#events.length === 0) return
    this.#flushedAt = Date.now()
    this.#onBatch(batch(this.#events.splice(0)))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#events = []
  }
}

const MIN_WAIT_MS = 50

export function batch(news: DeskNews[]): Batch {
  const of = (kind: string) => news.filter((one) => one.kind === kind).flatMap(({ ids }) => ids)
  const flagged = new Set(of('suspected'))
  const erased = of('erased')
  const concernsAll = news.some(({ kind, ids }) => kind === 'refresh' || ids.length === 0)
  return {
    ids: concernsAll
      ? undefined
      : new Set(news.flatMap(({ ids }) => ids).filter((id) => !erased.includes(id))),
    erased,
    received: of('received').filter((id) => !flagged.has(id)),
    escalated: [...of('chased'), ...of('escalated')], // until 0.6: 0.4 says `chased`, 0.5 `escalated`
  }
}
