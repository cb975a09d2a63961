import type pg from 'pg'
import { type Executor, poolOf } from './database.ts'

type Subscriber<Payload> = (tx: Executor, payload: Payload) => Promise<unknown>

/**
 * Something that happens in one room and that others act on, such as by an e-mail. They do so in the transaction
 * that publishes it, one after the other: what one of them throws undoes everything.
 */
export class DomainEvent<Payload> {
  readonly subscribers = new WeakMap<Subscriptions, Subscriber<Payload>[]>()
  readonly #what: string

  constructor(what: string) {
    this.#what = what
  }

  async publish(tx: Executor, payload: Payload): Promise<void> {
    const site = ofPools.get(poolOf(tx))
    const subscribers = site && this.subscribers.get(site)
    if (!subscribers) throw new Error(`no one has subscribed to “${this.#what}”`)
    for (const act of subscribers) await act(tx, payload)
  }
}

/** What an event says. */
export type Payload<Event> = Event extends DomainEvent<infer P> ? P : never

/** Who acts on what is published on a database, in the order of their subscriptions. A later site on it takes over. */
export class Subscriptions {
  constructor(pool: pg.Pool) {
    ofPools.set(pool, this)
  }

  on<Payload>({ subscribers }: DomainEvent<Payload>, subscriber: Subscriber<Payload>): void {
    subscribers.set(this, [...(subscribers.get(this) ?? []), subscriber])
  }
}
const ofPools = new WeakMap<pg.Pool, Subscriptions>()
