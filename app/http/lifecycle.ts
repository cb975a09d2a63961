import type { ServerResponse } from 'node:http'

/**
 * How a site that stops does so without a failed request: it announces it while it goes on serving
 * (`isStopping`), then ends its connections. From then on every response is the last one of its
 * connection, and says so.
 */
export class Lifecycle {
  /** `/readyz` says so, for what sends visitors here. */
  isStopping = false
  readonly #ending = new AbortController()
  readonly #open = new Set<ServerResponse>()
  #lastAnswerAt = Date.now()

  /** Aborted when connections are to end: what is open by nature, such as event streams, ends now. */
  get ending(): AbortSignal {
    return this.#ending.signal
  }

  beginShutdown(): void {
    this.isStopping = true
  }

  end(): void {
    this.isStopping = true
    this.#lastAnswerAt = Date.now()
    for (const response of this.#open) makeLast(response)
    this.#ending.abort()
  }

  /** For every request, before anything else. */
  track(response: ServerResponse): void {
    this.#open.add(response)
    if (this.ending.aborted) makeLast(response)
    response.once('close', () => {
      this.#open.delete(response)
      this.#lastAnswerAt = Date.now()
    })
  }

  /** How many requests are open, event streams among them. */
  get openRequests(): number {
    return this.#open.size
  }

  /** For how long no request has been open. */
  quietMs(): number {
    return this.#open.size > 0 ? 0 : Date.now() - this.#lastAnswerAt
  }
}

/** Node sends `Connection: close` with it, so that the client uses the connection no more. */
function makeLast(response: ServerResponse) {
  if (!response.headersSent) response.shouldKeepAlive = false
}
