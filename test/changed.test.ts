import { expect, test } from 'vitest'
import { touchedBy } from '../ops/changed.mjs'

test('a change in a room runs what imports it and the journeys that name it', async () => {
  const { units, journeys } = await touchedBy(['app/tax/due-dates/calendar.ts'])
  expect(units).toContain('app/tax/due-dates/calendar.ts')
  expect(units).toContain('test/boundaries.test.ts')
  expect(journeys).toContain('test/journeys/due-dates.spec.ts')
  expect(journeys).not.toContain('test/journeys/two-steps.spec.ts')
})

test('a change in the folder of one tool runs the journeys of tools', async () => {
  const { journeys } = await touchedBy(['app/tax/tools/refund-and-interest/answer.ts'])
  expect(journeys).toContain('test/journeys/tools.spec.ts')
  expect(journeys).not.toContain('test/journeys/two-steps.spec.ts')
  expect((await touchedBy(['app/tax/tools/form/years.ts'])).journeys).toBeUndefined()
})

test('a change of what every page uses runs all journeys', async () => {
  const { units, journeys } = await touchedBy(['app/platform/http/errors.ts'])
  expect(units).toContain('app/platform/http/errors.ts')
  expect(journeys).toBeUndefined()
})

test('a change of the lock file runs everything', async () => {
  expect(await touchedBy(['package-lock.json'])).toEqual({})
})

test('a change of one journey runs that journey', async () => {
  const { journeys } = await touchedBy(['test/journeys/theme.spec.ts', 'README.md'])
  expect(journeys).toEqual(['test/journeys/theme.spec.ts'])
})
