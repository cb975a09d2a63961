import { type UndoableEvent, undoableEvent } from '#app/enquiries/model/events.ts'
import type { LeadRow } from '#app/enquiries/model/rows.server.ts'
import type { Correctable } from '#content/enums.ts'

/** The rules for which changes can be undone. */

export interface StoredEvent {
  id: number
  kind: string
  detail: Record<string, unknown>
}
type LeadState = Pick<
  LeadRow,
  'status' | 'stage' | 'ownerId' | 'followUpAt' | 'mergedInto' | Correctable
>

/** Whether an undo is possible now and would overwrite nothing else. */
export function isUndoable(stored: StoredEvent, now: LeadState): boolean {
  const event = undoableEvent.safeParse(stored).data
  return event !== undefined && !isMail(event) && stillApplies(event, now)
}

/** An e-mail that was sent, came by itself, or was added before what it set was kept, cannot be undone. */
export function isMail({ kind, detail }: UndoableEvent): boolean {
  if (kind === 'client-replied') return detail.previous === undefined
  return kind === 'contact' && detail.mailId !== undefined
}

/** Whether a change is still in effect as it was made. */
export function stillApplies({ kind, detail }: UndoableEvent, now: LeadState): boolean {
  switch (kind) {
    case 'status':
      return detail.to === now.status
    case 'stage':
      return detail.to === now.stage
    case 'assigned':
      return (detail.to?.id ?? null) === now.ownerId
    case 'follow-up':
      return detail.to === (now.followUpAt?.toISOString() ?? null)
    case 'merged':
      return detail.into === now.mergedInto
    case 'unmerged':
      return now.mergedInto === null
    case 'not-spam':
      return detail.to ? detail.to === now.status : ['new', 'contacted'].includes(now.status)
    case 'corrected':
      return detail.to === now[detail.field]
    case 'client-replied':
    case 'contact':
    case 'note':
      return true
  }
}

/** Whether a later event that was not undone changed the same thing. Notes, contacts and e-mails never do. */
export function isSuperseded(
  event: { id: number; kind: string },
  others: { id: number; kind: string }[],
  undone: Set<number>,
): boolean {
  const superseding = SUPERSEDED_BY[event.kind] ?? []
  return others.some(
    (other) => other.id > event.id && superseding.includes(other.kind) && !undone.has(other.id),
  )
}
const SUPERSEDED_BY: Record<string, string[]> = {
  status: ['status', 'not-spam'],
  // A client who was contacted since isn't put back into Spam.
  'not-spam': ['status', 'not-spam', 'contact'],
  stage: ['stage'],
  assigned: ['assigned'],
  'follow-up': ['follow-up'],
  merged: ['merged', 'unmerged'],
  unmerged: ['merged', 'unmerged'],
}
