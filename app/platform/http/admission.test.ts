import { EventEmitter } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { Admission, type Rank } from './admission.ts'

/** Two at once, each waiting for a second at most; the clock is the test's. */
function gate({ elsewhereMs = 0 } = {}) {
  const clock = { now: 0, elsewhereMs }
  const admission = new Admission({
    slots: 2,
    maxWaitMs: 1_000,
    waitElsewhereMs: () => clock.elsewhereMs,
    now: () => clock.now,
  })
  const enter = (rank: Rank = 'first', client = new EventEmitter()) => admission.enter(rank, client)
  return { clock, admission, enter }
}

test('as much as can be done at once is let in, and more when something is done', async () => {
  const { admission, enter } = gate()
  expect(await Promise.all([enter(), enter()])).toEqual([true, true])
  const third = enter()
  admission.leave()
  expect(await third).toBe(true)
})

test('as much as can be done at once is four times as many where each takes a quarter of a slot', async () => {
  const { admission } = gate()
  const quarter = () => admission.enter('first', new EventEmitter(), { size: 1 / 4 })
  expect(await Promise.all(Array.from({ length: 8 }, quarter))).not.toContain(false)
  const began: number[] = []
  for (let n = 0; n < 6; n++) void quarter().then(() => began.push(n))
  admission.leave(1 / 4)
  await Promise.resolve()
  expect(began).toEqual([0])
  admission.leave()
  await Promise.resolve()
  expect(began).toEqual([0, 1, 2, 3, 4])
})

test('as much as can be done at once is handed out first come, first served', async () => {
  const { admission, enter } = gate()
  await Promise.all([enter(), enter()])
  const order: number[] = []
  const waiting = [1, 2, 3].map((n) => enter().then(() => order.push(n)))
  for (const one of waiting) {
    admission.leave()
    await one
  }
  expect(order).toEqual([1, 2, 3])
})

describe('a request that would wait too long is refused at once', () => {
  test('how long a request would wait follows from what is waiting and how fast it goes', async () => {
    const { clock, admission, enter } = gate()
    await Promise.all([enter(), enter()])
    const line = Array.from({ length: 150 }, () => enter())
    // A start in 20 ms: the hundredth in line would wait for two seconds.
    for (let times = 0; times < 100; times++) {
      clock.now += 20
      admission.leave()
    }
    expect(await Promise.all(line.slice(0, 100))).not.toContain(false)
    expect(admission.isFull('first')).toBe(true)
    expect(await enter()).toBe(false)
  })

  test.each<[Rank[], number]>([
    [['first', 'staff', 'spare'], 400],
    [['first', 'staff'], 600],
    [['first'], 900],
    [[], 1_100],
  ])('only %j are let in while requests wait elsewhere for %i ms', (let_in, elsewhereMs) => {
    const { admission } = gate({ elsewhereMs })
    const ranks: Rank[] = ['first', 'staff', 'spare']
    expect(ranks.filter((rank) => !admission.isFull(rank))).toEqual(let_in)
  })

  test('a request that has waited too long is refused after half as much again', async () => {
    vi.useFakeTimers()
    try {
      const { enter } = gate()
      await Promise.all([enter(), enter()])
      const stuck = enter()
      await vi.advanceTimersByTimeAsync(1_501)
      expect(await stuck).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })
})

test('no one who is in line for a long time is followed by others', async () => {
  const { clock, admission, enter } = gate()
  await Promise.all([enter(), enter()])
  void enter()
  clock.now += 1_001
  expect(admission.isFull('first')).toBe(true)
})

test('staff and searches get their share while enquiries wait', async () => {
  const { admission, enter } = gate()
  await Promise.all([enter(), enter()])
  const began: Rank[] = []
  const queue = (rank: Rank, times: number) => {
    for (let n = 0; n < times; n++) void enter(rank).then((yes) => yes && began.push(rank))
  }
  queue('first', 40)
  queue('staff', 10)
  queue('spare', 5)
  for (let times = 0; times < 20; times++) admission.leave()
  await Promise.resolve()
  const counted = Object.fromEntries(
    [...Map.groupBy(began, (rank) => rank)].map(([rank, all]) => [rank, all.length]),
  )
  expect(counted).toEqual({ first: 12, staff: 6, spare: 2 })
})

test('a request that gives up leaves the line and takes no turn', async () => {
  const { admission, enter } = gate()
  await Promise.all([enter(), enter()])
  const client = new EventEmitter()
  const impatient = enter('first', client)
  const patient = enter()
  client.emit('close')
  expect(await impatient).toBe(false)
  admission.leave()
  expect(await patient).toBe(true)
})
