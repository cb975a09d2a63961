import pLimit from 'p-limit'
import { AppError } from '#app/platform/http/errors.ts'
import { messages } from '#content/en/messages.ts'

const RENDERS_AT_ONCE = 2
const MAX_WAITING = 20

/** Renders few images at once, and each only once for all concurrent requests. */
export class RenderQueue<T> {
  readonly #pending = new Map<string, Promise<T>>()
  readonly #limit = pLimit(RENDERS_AT_ONCE)

  /** @throws AppError 503 when too many are waiting already */
  render(key: string, make: () => Promise<T>): Promise<T> {
    const pending = this.#pending.get(key)
    if (pending) return pending
    if (this.#limit.pendingCount >= MAX_WAITING) {
      throw new AppError(503, messages.errors.busy, { retryAfterSeconds: 5 })
    }
    const rendered = this.#limit(make).finally(() => this.#pending.delete(key))
    this.#pending.set(key, rendered)
    return rendered
  }
}
