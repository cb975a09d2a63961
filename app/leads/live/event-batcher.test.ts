import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Batch, batch, EventBatcher } from './event-batcher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gather(pauseMs = 1000) {
  const handed: Batch[] = []
  const gatherer = new EventBatcher(
    (one) => handed.push(one),
    () => pauseMs,
  )
  return { handed, gatherer }
}

test('the first news are handed on at once, a thousand more in one refresh a second later', () => {
  const { handed, gatherer } = gather()
  vi.advanceTimersByTime(5000)
  gatherer.add({ kind: 'received', ids: [1] })
  vi.advanceTimersByTime(100)
  expect(handed).toHaveLength(1)
  for (let id = 2; id <= 1001; id++) gatherer.add({ kind: 'status', ids: [id] })
  vi.advanceTimersByTime(800)
  expect(handed).toHaveLength(1)
  vi.advanceTimersByTime(200)
  expect(handed).toHaveLength(2)
  expect(handed[1]?.ids?.size).toBe(1000)
  vi.advanceTimersByTime(60_000)
  expect(handed).toHaveLength(2)
})

test('what was gathered is handed on at once when somebody looks', () => {
  const { handed, gatherer } = gather(60_000)
  gatherer.add({ kind: 'received', ids: [1] })
  gatherer.flush()
  gatherer.add({ kind: 'received', ids: [2] })
  gatherer.flush()
  gatherer.flush()
  expect(handed.map(({ received }) => received)).toEqual([[1], [2]])
})

test('rubbish is not announced, what is erased is not asked for again, and what is about no enquiry may be about any', () => {
  expect(
    batch([
      { kind: 'received', ids: [4] },
      { kind: 'suspected', ids: [4] },
      { kind: 'received', ids: [5] },
      { kind: 'chased', ids: [3] },
    ]),
  ).toEqual({ ids: new Set([4, 5, 3]), erased: [], received: [5], escalated: [3] })
  expect(
    batch([
      { kind: 'note', ids: [6] },
      { kind: 'erased', ids: [6, 7] },
      { kind: 'note', ids: [8] },
    ]),
  ).toMatchObject({ ids: new Set([8]), erased: [6, 7] })
  expect(batch([{ kind: 'imported', ids: [] }]).ids).toBeUndefined()
})
