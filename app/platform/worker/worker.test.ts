import { setInterval } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Busy } from '#app/platform/http/errors.ts'
import type * as tasks from '../../../test/worker-tasks.ts'
import { inWorker, WorkCutShort } from './worker.server.ts'

const module = new URL('../../../test/worker-tasks.ts', import.meta.url)
const double = inWorker<typeof tasks.double>({ module, name: 'double', limitMs: 30_000 })
const match = inWorker<typeof tasks.match>({ module, name: 'match', limitMs: 500 })
const hoard = inWorker<typeof tasks.hoard>({ module, name: 'hoard', limitMs: 50_000 })
const refuse = inWorker<typeof tasks.refuse>({ module, name: 'refuse', limitMs: 30_000 })

test('a function runs in a worker and gives its result', async () => {
  expect(await double(21)).toBe(42)
})

test('work without an end is ended, and holds up neither the site nor other work', async () => {
  let ticks = 0
  const endless = expect(match()).rejects.toThrow(WorkCutShort)
  const other = double(4)
  for await (const _ of setInterval(10)) if (++ticks === 10) break
  expect(await other).toBe(8)
  await endless
  // The one that waits behind it has its own time.
  await Promise.all([1, 2].map(() => expect(match()).rejects.toThrow('match took too long')))
  expect(await double(5)).toBe(10)
})

test('work that takes all memory ends alone', async () => {
  await expect(hoard()).rejects.toThrow('hoard took too much memory')
  expect(await double(6)).toBe(12)
})

test('an error keeps its message', async () => {
  await expect(refuse()).rejects.toThrow('Refused')
})

test('beyond twenty waiting requests, the next is refused because the site is busy', async () => {
  const calls = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => double(at)))
  const refused = calls.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(8)
  expect(refused).toEqual(refused.map(() => ({ status: 'rejected', reason: expect.any(Busy) })))
})
