import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/**
 * Until 0.5: `lead_events` says these by the words that the release before understands, and code reads and
 * writes the words of today.
 */
const STORED: Record<string, string> = {
  merged: 'joined',
  unmerged: 'separated',
  escalated: 'chased',
  escalatedAt: 'chasedAt',
}
const CURRENT = Object.fromEntries(Object.entries(STORED).map(([word, stored]) => [stored, word]))

export const storedWord = (word: string): string => STORED[word] ?? word
export const currentWord = (stored: string): string => CURRENT[stored] ?? stored

type Detail = Record<string, unknown>
const isDetail = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words in a detail: names of its fields, and the kind of event that was undone. */
function inDetail(detail: Detail, say: (word: string) => string): Detail {
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      say(name),
      name === 'kind' ? say(String(value)) : isDetail(value) ? inDetail(value, say) : value,
    ]),
  )
}

/** The kind by either word: that of 0.4, which is stored, or that of 0.5, which may run beside it. */
export function inStoredWords(kind: AnyColumn, word: string): SQL {
  return sql`${kind}::text in (${sql.param(storedWord(word))}, ${sql.param(word)})`
}

export const kindColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: storedWord,
  fromDriver: currentWord,
})
export const detailColumn = customType<{ data: Detail; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (detail) => JSON.stringify(inDetail(detail, storedWord)),
  fromDriver: (stored) => inDetail(stored as Detail, currentWord),
})
