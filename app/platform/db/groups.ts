import { isContention, isOutage } from './outage.ts'

interface Waiting<In, Out> {
  given: In
  resolve(done: Out): void
  reject(error: unknown): void
}

interface Sizes {
  largest: number
  /** how many groups are under way at once */
  atOnce: number
}

/**
 * Does work in groups: what arrives while earlier groups are under way makes up the next one, because a
 * transaction of thirty costs little more than a transaction of one. Of a group that fails each half is
 * tried again, so that one that cannot be done does not fail the others.
 */
export class Groups<In, Out> {
  readonly #work: (group: In[]) => Promise<Out[]>
  readonly #sizes: Sizes
  readonly #waiting: Waiting<In, Out>[] = []
  #underWay = 0
  #isStarting = false

  /** @param work does all of a group or nothing; its results are in the order of the group */
  constructor(work: (group: In[]) => Promise<Out[]>, sizes: Sizes) {
    this.#work = work
    this.#sizes = sizes
  }

  add(given: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ given, resolve, reject })
      this.#startSoon()
    })
  }

  /** At the end of this turn of the event loop: what else arrives in it comes along. */
  #startSoon() {
    if (this.#isStarting || this.#underWay >= this.#sizes.atOnce) return
    this.#isStarting = true
    setImmediate(() => {
      this.#isStarting = false
      void this.#start()
    })
  }

  async #start() {
    const group = this.#waiting.splice(0, this.#sizes.largest)
    if (group.length === 0) return
    this.#underWay++
    if (this.#waiting.length > 0) this.#startSoon()
    await this.#do(group)
    this.#underWay--
    this.#startSoon()
  }

  async #do(group: Waiting<In, Out>[]): Promise<void> {
    try {
      const done = await this.#work(group.map(({ given }) => given))
      for (const [at, { resolve }] of group.entries()) resolve(done[at] as Out)
    } catch (error) {
      if (group.length === 1 || isOutage(error) || isContention(error)) {
        for (const { reject } of group) reject(error)
        return
      }
      const half = Math.ceil(group.length / 2)
      await this.#do(group.slice(0, half))
      await this.#do(group.slice(half))
    }
  }
}
