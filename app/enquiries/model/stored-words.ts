import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/**
 * What 0.4 and older say in events: 0.4 may write them beside this release, until 0.6, and the audit log,
 * which is never changed, has them for good.
 */
const CURRENT: Record<string, string> = {
  joined: 'merged',
  separated: 'unmerged',
  chased: 'escalated',
  chasedAt: 'escalatedAt',
}

export const currentWord = (stored: string): string => CURRENT[stored] ?? stored

type Detail = Record<string, unknown>
const isDetail = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words in a detail: names of its fields, and the kind of event that was undone. */
function inCurrentWords(detail: Detail): Detail {
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      currentWord(name),
      name === 'kind'
        ? currentWord(String(value))
        : isDetail(value)
          ? inCurrentWords(value)
          : value,
    ]),
  )
}

/** Whether an event is a merge, also where 0.4 has stored it. */
export const isMerge = (kind: AnyColumn): SQL => sql`${kind}::text in ('merged', 'joined')`

export const kindColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: currentWord,
})
export const detailColumn = customType<{ data: Detail; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (detail) => JSON.stringify(detail),
  fromDriver: (stored) => inCurrentWords(stored as Detail),
})
