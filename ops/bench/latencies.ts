/** How long each of many took, in milliseconds. */
export class LatencyList {
  readonly #all: number[] = []

  add(ms: number): void {
    this.#all.push(ms)
  }

  get count(): number {
    return this.#all.length
  }

  /** The time within which this part of them was done; NaN of none. */
  within(part: number): number {
    const sorted = this.#all.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  }
}
