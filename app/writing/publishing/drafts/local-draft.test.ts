import { expect, test } from 'vitest'
import { newestDraft } from './local-draft.ts'

const EARLY = '2026-07-01T08:00:00.000Z'
const NOON = '2026-07-01T12:00:00.000Z'
const LATE = '2026-07-01T18:00:00.000Z'
const here = (at: string, base?: string | null) => ({ values: { title: 'here' }, at, base })
const there = (at: string) => ({ values: { title: 'there' }, at, version: null })
const offered = (...drafts: Parameters<typeof newestDraft<{ title: string }>>) =>
  newestDraft(...drafts)?.values.title

test('the newer of two drafts is offered', () => {
  expect(offered(here(EARLY), there(NOON))).toBe('there')
  expect(offered(here(LATE), there(NOON))).toBe('here')
  expect(offered(here(NOON, EARLY), there(LATE))).toBe('there')
})

test('a draft that continues the server’s is offered, whatever the clock of this device says', () => {
  expect(offered(here(EARLY, NOON), there(NOON))).toBe('here')
})

test('a draft that exists in only one place is offered, unless it was saved or discarded elsewhere', () => {
  expect(offered(undefined, there(NOON))).toBe('there')
  expect(offered(here(NOON), null)).toBe('here')
  expect(offered(here(LATE, NOON), null)).toBe('here')
  expect(offered(here(NOON, NOON), null)).toBeUndefined()
  expect(offered(undefined, null)).toBeUndefined()
})
