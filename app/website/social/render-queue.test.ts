import { expect, test } from 'vitest'
import { RenderQueue } from './render-queue.ts'

/** A queue whose renders finish when the test says so. */
function controlledQueue() {
  const queue = new RenderQueue<string>()
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  return {
    begun,
    ask: async (key: string) =>
      queue.render(key, () => {
        const end = Promise.withResolvers<string>()
        begun.push(key)
        ends.set(key, end)
        return end.promise
      }),
    end: async (key: string) => {
      await settled()
      ends.get(key)?.resolve(`rendered ${key}`)
      await settled()
    },
    fail: async (key: string) => {
      await settled()
      ends.get(key)?.reject(new Error('cannot be rendered'))
      await settled()
    },
  }
}

/** Once everything that could start or finish has done so. */
const settled = () => new Promise(setImmediate)

test('the same image is rendered once for all concurrent requests, and again after that', async () => {
  const { ask, end, begun } = controlledQueue()
  const all = Promise.all([ask('a'), ask('a'), ask('a')])
  await end('a')
  expect(await all).toEqual(['rendered a', 'rendered a', 'rendered a'])
  expect(begun).toEqual(['a'])
  void ask('a')
  await settled()
  expect(begun).toEqual(['a', 'a'])
})

test('two are rendered at once, the others in turn, whether one fails or not', async () => {
  const { ask, end, fail, begun } = controlledQueue()
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(ask))
  await settled()
  expect(begun).toEqual(['a', 'b'])
  await fail('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  await end('d')
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})

test('a request is rejected while twenty wait, unless it is for one of those', async () => {
  const { ask, end, begun } = controlledQueue()
  const keys = Array.from({ length: 22 }, (_, number) => String(number))
  const all = Promise.all(keys.map(ask))
  await expect(ask('one more')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  const same = ask('21')
  for (const key of keys) await end(key)
  await all
  expect(await same).toBe('rendered 21')
  expect(begun).toEqual(keys)
})
