import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Groups } from './groups.ts'

function doubling(largest = 10) {
  const groups: number[][] = []
  const work = async (group: number[]) => {
    groups.push(group)
    await sleep(20)
    if (group.includes(13)) throw new Error('thirteen')
    if (group.includes(57)) throw Object.assign(new Error('going down'), { code: '57P01' })
    return group.map((one) => one * 2)
  }
  return { groups, add: new Groups(work, { largest, atOnce: 1 }) }
}

test('items that arrive at once are handled together, and each gets its own result', async () => {
  const { groups, add } = doubling()
  expect(await Promise.all([1, 2, 3].map((one) => add.add(one)))).toEqual([2, 4, 6])
  expect(groups).toEqual([[1, 2, 3]])
})

test('items that arrive while a group is under way make up the next ones, as large as allowed', async () => {
  const { groups, add } = doubling(2)
  const first = add.add(1)
  await sleep(5)
  const later = [2, 3, 4].map((one) => add.add(one))
  expect(await Promise.all([first, ...later])).toEqual([2, 4, 6, 8])
  expect(groups).toEqual([[1], [2, 3], [4]])
})

test('two groups can be under way at once', async () => {
  const started: number[][] = []
  const gate = Promise.withResolvers<void>()
  const work = async (group: number[]) => {
    started.push(group)
    await gate.promise
    return group
  }
  const add = new Groups(work, { largest: 1, atOnce: 2 })
  const done = [1, 2, 3].map((one) => add.add(one))
  await expect.poll(() => started.length).toBe(2)
  await sleep(20)
  expect(started).toEqual([[1], [2]])
  gate.resolve()
  expect(await Promise.all(done)).toEqual([1, 2, 3])
  expect(started).toEqual([[1], [2], [3]])
})

test('an item that can’t be done fails alone', async () => {
  const { groups, add } = doubling()
  const results = await Promise.allSettled([1, 2, 13, 4, 5].map((one) => add.add(one)))
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(groups).toEqual([[1, 2, 13, 4, 5], [1, 2, 13], [1, 2], [13], [4, 5]])
  expect(await add.add(6)).toBe(12)
})

test('an outage fails the group at once, and the next one is done', async () => {
  const { groups, add } = doubling()
  const results = await Promise.allSettled([1, 57, 3].map((one) => add.add(one)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(groups).toHaveLength(1)
  expect(await add.add(6)).toBe(12)
})
