import { expect, test } from 'vitest'
import { draftsToOffer } from './local-draft.ts'

const EARLY = '2026-07-01T08:00:00.000Z'
const NOON = '2026-07-01T12:00:00.000Z'
const LATE = '2026-07-01T18:00:00.000Z'
const here = (at: string, base?: string | null) => ({ values: { title: 'here' }, at, base })
const there = (at: string) => ({ values: { title: 'there' }, at, version: null })
const offered = (...drafts: Parameters<typeof draftsToOffer<{ title: string }>>) =>
  Object.values(draftsToOffer(...drafts)).map(({ values }) => values.title)

test('what was typed here and not sent is offered beside the draft of another device, whichever is newer', () => {
  expect(offered(here(EARLY), there(NOON))).toEqual(['here', 'there'])
  expect(offered(here(LATE, null), there(NOON))).toEqual(['here', 'there'])
  expect(offered(here(NOON, EARLY), there(LATE))).toEqual(['here', 'there'])
})

test('a draft that another device has continued is offered as that device left it', () => {
  expect(offered(here(NOON, NOON), there(LATE))).toEqual(['there'])
})

test('a draft that continues the server’s is offered, whatever the clock of this device says', () => {
  expect(offered(here(EARLY, NOON), there(NOON))).toEqual(['here'])
  expect(offered(here(NOON, NOON), there(NOON))).toEqual(['here'])
})

test('a draft that is on the server as it is here is offered once, also where the response of its save was lost', () => {
  expect(offered({ ...here(LATE, EARLY), values: { title: 'there' } }, there(NOON))).toEqual([
    'there',
  ])
})

test('a draft that exists in only one place is offered, unless it was saved or discarded elsewhere', () => {
  expect(offered(undefined, there(NOON))).toEqual(['there'])
  expect(offered(here(NOON), null)).toEqual(['here'])
  expect(offered(here(LATE, NOON), null)).toEqual(['here'])
  expect(offered(here(NOON, NOON), null)).toEqual([])
  expect(offered(undefined, null)).toEqual([])
})
