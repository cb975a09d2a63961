import { messages } from '#app/content/messages.ts'
import { AppError } from '#app/http/errors.ts'

const AT_ONCE = 2
const MAX_WAITING = 20

/** Draws few pictures at once, and each only once for all who ask for it meanwhile. */
export class RenderQueue<T> {
  readonly #underWay = new Map<string, Promise<T>>()
  readonly #waiting: (() => void)[] = []
  #drawing = 0

  /** @throws AppError 503 when too many wait already */
  draw(key: string, make: () => Promise<T>): Promise<T> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    if (this.#drawing >= AT_ONCE && this.#waiting.length >= MAX_WAITING) {
      throw new AppError(503, messages.errors.busy, { retryAfterSeconds: 5 })
    }
    const made = this.#inTurn(make).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, made)
    return made
  }

  async #inTurn(make: () => Promise<T>): Promise<T> {
    if (this.#drawing < AT_ONCE) this.#drawing++
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await make()
    } finally {
      // Whoever waited longest takes the place over.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#drawing--
    }
  }
}
