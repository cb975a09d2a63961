import { pgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { currentWord, detailColumn, kindColumn, storedWord } from './stored-words.ts'

const { kind, detail } = pgTable('events', { kind: kindColumn(), detail: detailColumn() })

test.each([
  ['merged', 'joined'],
  ['unmerged', 'separated'],
  ['escalated', 'chased'],
  ['escalatedAt', 'chasedAt'],
  ['status', 'status'],
])('what is %s today is stored as %s, and read as it is called today', (today, stored) => {
  expect([storedWord(today), currentWord(stored)]).toEqual([stored, today])
  expect([kind.mapToDriverValue(today), kind.mapFromDriverValue(stored)]).toEqual([stored, today])
})

test('a word of today that is stored already is read as it is', () => {
  expect(currentWord('merged')).toBe('merged')
})

test.each([
  [
    { escalatedAt: null, followUpAt: 'soon' },
    { chasedAt: null, followUpAt: 'soon' },
  ],
  [
    { eventId: 7, kind: 'unmerged' },
    { eventId: 7, kind: 'separated' },
  ],
  [{ root: { id: 7, escalatedAt: 'now' } }, { root: { id: 7, chasedAt: 'now' } }],
  [{ text: 'merged' }, { text: 'merged' }],
  [{ mentions: [{ escalatedAt: 1 }] }, { mentions: [{ escalatedAt: 1 }] }],
])('the detail %j is stored as %j', (today, stored) => {
  expect(JSON.parse(String(detail.mapToDriverValue(today)))).toEqual(stored)
  expect(detail.mapFromDriverValue(stored)).toEqual(today)
})

test('columns of events hold text and JSON', () => {
  expect([kind.getSQLType(), detail.getSQLType()]).toEqual(['text', 'jsonb'])
})
