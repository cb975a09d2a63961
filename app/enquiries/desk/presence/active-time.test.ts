import { expect, test } from 'vitest'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { ActiveTime } from './active-time.ts'

test('the time of a visible page counts, that of a hidden one does not', () => {
  const time = new ActiveTime(true, 0)
  time.setVisible(false, 20_000)
  time.setVisible(true, 50_000)
  expect(time.takeSeconds(60_000)).toBe(30)
  expect(time.takeSeconds(60_000)).toBe(0)
})

test('a page that was opened in the background counts from when it is shown', () => {
  const time = new ActiveTime(false, 0)
  time.setVisible(true, 10 * MINUTE_MS)
  expect(time.takeSeconds(11 * MINUTE_MS)).toBe(60)
})

test('a quarter of an hour without input still counts, as a telephone call; a lunch does not', () => {
  const time = new ActiveTime(true, 0)
  expect(time.takeSeconds(14 * MINUTE_MS)).toBe(14 * 60)
  expect(time.takeSeconds(60 * MINUTE_MS)).toBe(60)
  time.input(60 * MINUTE_MS)
  expect(time.takeSeconds(61 * MINUTE_MS)).toBe(60)
})

test('parts of a second add up', () => {
  const time = new ActiveTime(true, 0)
  expect([600, 1200, 1800].map((now) => time.takeSeconds(now))).toEqual([0, 1, 0])
  expect(time.takeSeconds(2000)).toBe(1)
})
