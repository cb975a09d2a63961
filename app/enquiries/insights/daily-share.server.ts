import { createHash, randomBytes } from 'node:crypto'
import { networkOf } from '#app/platform/http/network.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import type { Counted } from './report.ts'

/** How often one network adds to a name of a page in a day. Many phones share one, so it is far above one visitor. */
const MAX_A_DAY = 50
/** how many pages and names one network may add to in a day */
const MAX_NAMES = 400
const MAX_NETWORKS = 5_000
/** the same for all networks together: one sender can have thousands of them, and each takes memory */
const MAX_KEPT = 100_000

/**
 * Keeps a single network from filling the counts. It knows networks by a code alone, whose salt is random
 * and forgotten with the codes when the day in India ends. Each instance counts for itself.
 */
export class DailyShare {
  #day = ''
  #salt = randomBytes(16)
  #kept = 0
  readonly #networks = new Map<string, Map<string, number>>()

  /** The part of a report that is within the share of its network. */
  take(address: string, counted: Counted[]): Counted[] {
    this.#beginDay(indianDate(new Date()))
    const used = this.#usedBy(this.#codeOf(address))
    return counted.filter(({ page, action, what }) => {
      const key = `${page} ${what} ${action}`
      const before = used.get(key) ?? 0
      if (before >= MAX_A_DAY || (before === 0 && used.size >= MAX_NAMES)) return false
      used.set(key, before + 1)
      if (before === 0) this.#kept++
      return true
    })
  }

  #beginDay(day: string) {
    if (day === this.#day) return
    this.#day = day
    this.#salt = randomBytes(16)
    this.#networks.clear()
    this.#kept = 0
  }

  #usedBy(code: string): Map<string, number> {
    const known = this.#networks.get(code)
    if (known) return known
    this.#makeRoom()
    const fresh = new Map<string, number>()
    this.#networks.set(code, fresh)
    return fresh
  }

  /** Forgets those that came first. */
  #makeRoom() {
    for (const [code, used] of this.#networks) {
      if (this.#networks.size < MAX_NETWORKS && this.#kept < MAX_KEPT) return
      this.#networks.delete(code)
      this.#kept -= used.size
    }
  }

  #codeOf(address: string): string {
    const hash = createHash('sha256').update(this.#salt).update(networkOf(address))
    return hash.digest('base64url').slice(0, 16)
  }
}
