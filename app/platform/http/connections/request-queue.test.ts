import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RequestQueue, waitedMs } from './request-queue.ts'

/** A queue with a clock of its own; each request takes as many milliseconds as it says. */
function makeQueue() {
  let now = 0
  const done: string[] = []
  const queue = new RequestQueue(() => now)
  const add = (name: string, socket: object, { ms = 2, destroyed = false } = {}) => {
    const request = { socket, destroyed } as unknown as IncomingMessage
    queue.add(request, () => {
      now += ms
      done.push(name)
    })
    return request
  }
  return { queue, add, done }
}

test('requests are worked on at once, in short turns', async () => {
  const { add, done } = makeQueue()
  const sockets = Array.from({ length: 8 }, () => ({}))
  const requests = sockets.map((socket, at) => add(String(at), socket))
  expect(done).toEqual(['0', '1', '2'])
  expect(waitedMs(requests[0] as IncomingMessage)).toBe(0)
  await setImmediate()
  expect(done).toHaveLength(6)
  await setImmediate()
  expect(done).toHaveLength(8)
  expect(waitedMs(requests[7] as IncomingMessage)).toBe(8)
})

test('the first request of a new connection takes turns with all later ones of the others', async () => {
  const { add, done } = makeQueue()
  const busy = Array.from({ length: 10 }, () => ({}))
  for (const socket of busy) add('first', socket)
  while (done.length < busy.length) await setImmediate()
  done.length = 0
  for (const socket of busy) add('later', socket)
  for (const name of ['new visitor', 'another']) add(name, {})
  while (done.length < busy.length + 2) await setImmediate()
  expect(done.indexOf('new visitor')).toBeLessThan(6)
  expect(done.indexOf('another')).toBeLessThan(8)
})

test('work waits while connections come in, but not for long', async () => {
  const { queue, add, done } = makeQueue()
  add('one', {})
  queue.connected()
  await setImmediate()
  add('two', {})
  expect(done).toEqual(['one'])
  await setImmediate()
  expect(done).toEqual(['one', 'two'])
  await setImmediate()
  // The clock stands still: only a turn without arrivals lets it begin.
  queue.connected()
  add('three', {})
  for (let turn = 0; turn < 5; turn++) {
    queue.connected()
    await setImmediate()
  }
  expect(done).not.toContain('three')
  await setImmediate()
  expect(done).toContain('three')
})

test('a request whose client has gone away is left out', async () => {
  const { add, done } = makeQueue()
  for (let at = 0; at < 4; at++) add(String(at), {})
  add('gone', {}, { destroyed: true })
  add('last', {})
  while (!done.includes('last')) await setImmediate()
  expect(done).toEqual(['0', '1', '2', '3', 'last'])
})
