import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Batch, batch, EventBatcher } from './event-batcher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeBatcher(pauseMs = 1000) {
  const batches: Batch[] = []
  const batcher = new EventBatcher(
    (one) => batches.push(one),
    () => pauseMs,
  )
  return { batches, batcher }
}

test('the first event is passed on at once, a thousand more in one batch a second later', () => {
  const { batches, batcher } = makeBatcher()
  vi.advanceTimersByTime(5000)
  batcher.add({ kind: 'received', ids: [1] })
  vi.advanceTimersByTime(100)
  expect(batches).toHaveLength(1)
  for (let id = 2; id <= 1001; id++) batcher.add({ kind: 'status', ids: [id] })
  vi.advanceTimersByTime(800)
  expect(batches).toHaveLength(1)
  vi.advanceTimersByTime(200)
  expect(batches).toHaveLength(2)
  expect(batches[1]?.ids?.size).toBe(1000)
  vi.advanceTimersByTime(60_000)
  expect(batches).toHaveLength(2)
})

test('a flush passes pending events on at once', () => {
  const { batches, batcher } = makeBatcher(60_000)
  batcher.add({ kind: 'received', ids: [1] })
  batcher.flush()
  batcher.add({ kind: 'received', ids: [2] })
  batcher.flush()
  batcher.flush()
  expect(batches.map(({ received }) => received)).toEqual([[1], [2]])
})

test('spam is not reported as new, erased enquiries are not refetched, and an event without ids concerns all', () => {
  expect(
    batch([
      { kind: 'received', ids: [4] },
      { kind: 'suspected', ids: [4] },
      { kind: 'received', ids: [5] },
      { kind: 'chased', ids: [3] },
      { kind: 'escalated', ids: [2] },
    ]),
  ).toEqual({ ids: new Set([4, 5, 3, 2]), erased: [], received: [5], escalated: [3, 2] })
  expect(
    batch([
      { kind: 'note', ids: [6] },
      { kind: 'erased', ids: [6, 7] },
      { kind: 'note', ids: [8] },
    ]),
  ).toMatchObject({ ids: new Set([8]), erased: [6, 7] })
  expect(batch([{ kind: 'imported', ids: [] }]).ids).toBeUndefined()
})
