import { MINUTE_MS } from '#app/ui/time/durations.ts'

/** How long a visible page may go without input and still count as worked on: a telephone call has none. */
const ATTENTION_MS = 15 * MINUTE_MS

/** Measures for how long a page was visible to somebody who was there. */
export class ActiveTime {
  private visibleSince: number | undefined
  private lastInput: number
  private ms = 0

  constructor(visible: boolean, now = Date.now()) {
    this.lastInput = now
    this.visibleSince = visible ? now : undefined
  }

  input(now = Date.now()): void {
    // Earlier time counts only as far as the attention of the last input reaches.
    this.add(now)
    this.lastInput = now
  }

  setVisible(visible: boolean, now = Date.now()): void {
    this.add(now)
    this.visibleSince = visible ? now : undefined
    if (visible) this.lastInput = now
  }

  /** Whole seconds since they were last taken; parts of one are kept for the next time. */
  takeSeconds(now = Date.now()): number {
    this.add(now)
    const seconds = Math.floor(this.ms / 1000)
    this.ms -= seconds * 1000
    return seconds
  }

  private add(now: number): void {
    if (this.visibleSince === undefined) return
    const until = Math.min(now, this.lastInput + ATTENTION_MS)
    this.ms += Math.max(0, until - this.visibleSince)
    this.visibleSince = now
  }
}
