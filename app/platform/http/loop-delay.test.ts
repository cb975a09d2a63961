import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoopDelay } from './loop-delay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A process whose steps take so long, and which works for a part of it. */
function processWith() {
  const clock = { time: 0, work: 0 }
  const delay = new LoopDelay({ now: () => clock.time, worked: () => clock.work })
  const step = (ms: number, part: number) => {
    clock.time += ms
    clock.work += ms * part
    vi.advanceTimersToNextTimer()
  }
  return { delay, step }
}

test('a process that is busy for longer than a moment is behind', () => {
  const { delay, step } = processWith()
  step(1_250, 0.9)
  expect(delay.ms()).toBe(0)
  step(1_150, 0.4)
  expect(delay.ms()).toBe(1_100)
  step(50, 0.9)
  step(50, 0.9)
  expect(delay.ms()).toBe(0)
})

test('a process that others keep from running is not', () => {
  const { delay, step } = processWith()
  for (const ms of [1_200, 1_100, 9_200]) step(ms, 0.05)
  expect(delay.ms()).toBe(0)
})
