import type { ServerResponse } from 'node:http'

/**
 * How a site that stops does so without a failed request: it announces it while it goes on serving
 * (`isStopping`), then ends its connections. From then on every response is the last one of its
 * connection, and says so.
 */
export class Lifecycle {
  /** `/readyz` says so, for what sends visitors here. */
  isStopping = false
  #isEnding = false
  readonly #ending = new AbortController()
  #openRequests = 0
  #lastAnswerAt = Date.now()
  readonly #onClose = () => {
    this.#openRequests--
    this.#lastAnswerAt = Date.now()
  }

  /** Aborted when connections are to end: what stays open by nature, such as event streams, ends now. */
  get ending(): AbortSignal {
    return this.#ending.signal
  }

  beginShutdown(): void {
    this.isStopping = true
  }

  end(): void {
    this.isStopping = true
    this.#isEnding = true
    this.#lastAnswerAt = Date.now()
    this.#ending.abort()
  }

  /**
   * For every request, before anything else. It only counts: a set of the open ones would get a new table
   * for every few requests, and each table would keep responses alive (docs/decisions/014).
   */
  track(response: ServerResponse): void {
    this.#openRequests++
    response.on('close', this.#onClose)
  }

  /** Before its headers are sent. Node then sends `Connection: close`, and the client uses it no more. */
  makeLastIfEnding(response: ServerResponse): void {
    if (this.#isEnding) response.shouldKeepAlive = false
  }

  /** How many requests are open, event streams among them. */
  get openRequests(): number {
    return this.#openRequests
  }

  /** For how long no request has been open. */
  quietMs(): number {
    return this.#openRequests > 0 ? 0 : Date.now() - this.#lastAnswerAt
  }
}
