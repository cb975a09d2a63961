import { MINUTE_MS } from '#app/ui/time/durations.ts'
/** Marks a request that no one asked for, such as a poll: it does not keep the session alive. */
export const BACKGROUND_HEADER = 'x-background'

/** A request later than this after the last input is not one that a person asked for. */
const USE_MS = MINUTE_MS
const INPUTS = ['keydown', 'pointerdown', 'click', 'input', 'wheel', 'touchmove'] as const

let lastInputAt: number | undefined

/** Notes every input from now on; before, all requests count as use. Returns what stops it. */
export function watchInput(onInput: () => void): () => void {
  lastInputAt = Date.now()
  const stop = listenForInput(() => {
    lastInputAt = Date.now()
    onInput()
  })
  return () => {
    lastInputAt = undefined
    stop()
  }
}

/** Calls back at every input, and changes nothing else. Returns what stops it. */
export function listenForInput(onInput: () => void): () => void {
  const options = { capture: true, passive: true }
  for (const name of INPUTS) addEventListener(name, onInput, options)
  return () => {
    for (const name of INPUTS) removeEventListener(name, onInput, options)
  }
}

/** Whether a request sent now is one that no one asked for. */
export function isBackground(): boolean {
  return lastInputAt !== undefined && Date.now() - lastInputAt > USE_MS
}
