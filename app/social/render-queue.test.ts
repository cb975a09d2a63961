import { expect, test } from 'vitest'
import { RenderQueue } from './render-queue.ts'

/** A queue whose drawings are done when we say so. */
function slowly() {
  const queue = new RenderQueue<string>()
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  return {
    begun,
    ask: async (key: string) =>
      queue.draw(key, () => {
        const end = Promise.withResolvers<string>()
        begun.push(key)
        ends.set(key, end)
        return end.promise
      }),
    end: async (key: string) => {
      ends.get(key)?.resolve(`drawn ${key}`)
      await new Promise(setImmediate)
    },
    fail: async (key: string) => {
      ends.get(key)?.reject(new Error('cannot be drawn'))
      await new Promise(setImmediate)
    },
  }
}

test('the same picture is drawn once for all who ask meanwhile, and anew for who asks later', async () => {
  const { ask, end, begun } = slowly()
  const all = Promise.all([ask('a'), ask('a'), ask('a')])
  await end('a')
  expect(await all).toEqual(['drawn a', 'drawn a', 'drawn a'])
  expect(begun).toEqual(['a'])
  void ask('a')
  expect(begun).toEqual(['a', 'a'])
})

test('two are drawn at once, the others in turn, whether one fails or not', async () => {
  const { ask, end, fail, begun } = slowly()
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(ask))
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

test('who comes when twenty wait is told to come back, unless for one of those', async () => {
  const { ask, end, begun } = slowly()
  const keys = Array.from({ length: 22 }, (_, number) => String(number))
  const all = Promise.all(keys.map(ask))
  await expect(ask('one more')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  const same = ask('21')
  for (const key of keys) await end(key)
  await all
  expect(await same).toBe('drawn 21')
  expect(begun).toEqual(keys)
})
