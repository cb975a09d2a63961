import { inArray } from 'drizzle-orm'
import { isOpen } from '#app/enquiries/desk/desk-changes.ts'
import type { UndoableEvent } from '#app/enquiries/model/events.ts'
import type { LeadRow } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads, users } from '#app/platform/db/schema.ts'
import { execute, updateFromJson } from '#app/platform/db/statements.ts'
import { updateFirstResponses } from './first-response.server.ts'

/** Restoring what was there before changes that set a column: one statement for any number. */

const COLUMNS = {
  status: ['status', 'closedAt', 'spamReason', 'fee', 'lostReason'],
  stage: ['stage'],
  assigned: ['ownerId'],
  'follow-up': ['followUpAt'],
  'not-spam': ['status', 'closedAt', 'spamReason', 'fee', 'lostReason', 'dueAt'],
} as const satisfies Partial<Record<UndoableEvent['kind'], (keyof LeadRow)[]>>

type Kind = keyof typeof COLUMNS
type ColumnEvent = Extract<UndoableEvent, { kind: Kind }>
interface Undoing<Event = UndoableEvent> {
  row: LeadRow
  event: Event
}

export function isRevertedTogether(kind: string): kind is Kind {
  return Object.hasOwn(COLUMNS, kind)
}

/** Restores the columns of those events, which are of one kind; leaves other kinds alone. */
export async function revertTogether(tx: Executor, undoing: Undoing[]): Promise<void> {
  const found = undoing.filter((one): one is Undoing<ColumnEvent> =>
    isRevertedTogether(one.event.kind),
  )
  const [first] = found
  if (!first) return
  const { kind } = first.event
  const owners = await ownersBefore(tx, found)
  const before = found.map(({ row, event }) => ({ id: row.id, ...columnsBefore(event, owners) }))
  const statement = {
    name: `revert-${kind}`,
    text: updateFromJson(leads, COLUMNS[kind], '$1', ', version = leads.version + 1'),
  }
  await execute(tx, statement, [JSON.stringify(before)])
  if (kind === 'status') {
    const roots = found.map(({ row }) => row.mergedInto ?? row.id)
    await updateFirstResponses(tx, [...new Set(roots)])
  }
}

function columnsBefore({ kind, detail }: ColumnEvent, owners: Set<number>): Partial<LeadRow> {
  switch (kind) {
    case 'status': {
      const closedAt = detail.closedAt ? new Date(detail.closedAt) : new Date()
      return {
        status: detail.from,
        closedAt: isOpen(detail.from) ? null : closedAt,
        spamReason: detail.from === 'spam' ? 'staff' : null,
        fee: detail.previous?.fee ?? null,
        lostReason: detail.previous?.lostReason ?? null,
      }
    }
    case 'stage':
      return { stage: detail.from }
    case 'assigned':
      return { ownerId: detail.from && owners.has(detail.from.id) ? detail.from.id : null }
    case 'follow-up':
      return { followUpAt: detail.from ? new Date(detail.from) : null }
    case 'not-spam':
      return {
        status: 'spam',
        spamReason: detail.reason ?? 'staff',
        closedAt: new Date(),
        fee: null,
        lostReason: null,
        dueAt: detail.previousDueAt ? new Date(detail.previousDueAt) : null,
      }
  }
}

/** The owners before that are still there: an account may have been removed since. */
async function ownersBefore(tx: Executor, undoing: Undoing<ColumnEvent>[]): Promise<Set<number>> {
  const ids = undoing.flatMap(({ event }) =>
    event.kind === 'assigned' && event.detail.from ? [event.detail.from.id] : [],
  )
  if (ids.length === 0) return new Set()
  const found = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids))
  return new Set(found.map(({ id }) => id))
}
