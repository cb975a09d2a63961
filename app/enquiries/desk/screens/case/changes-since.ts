import type { Lead, LeadDetail } from '#app/enquiries/desk/desk.ts'
import { type LeadChange, transitions } from '#app/enquiries/desk/desk-changes.ts'
import { describeEvent } from '#app/enquiries/desk/screens/event-labels.ts'
import type { LeadEvent } from '#app/enquiries/model/events.ts'

export type Change = Omit<LeadChange, 'version'>

/** The kinds of events that change a field. */
const CHANGED_BY = {
  status: ['status', 'contact', 'escalated', 'not-spam', 'suspected'],
  stage: ['stage'],
  owner: ['assigned'],
  followUpAt: ['follow-up', 'contact'],
  name: ['corrected'],
  phone: ['corrected'],
  email: ['corrected', 'email-proposed'],
  service: ['corrected'],
} as const satisfies Partial<Record<keyof Lead, readonly string[]>>
type Field = keyof typeof CHANGED_BY

/** What colleagues changed in an enquiry between two versions, as sentences, the oldest first. */
export function changesSince(before: Lead, after: LeadDetail): string[] {
  const fields = (Object.keys(CHANGED_BY) as Field[]).filter(
    (field) => fieldOf(before, field) !== fieldOf(after, field),
  )
  const events = fields.map((field) =>
    after.events.findLast((event) => isChangeOf(event, CHANGED_BY[field])),
  )
  // None of these: a contact or a merge, which changes the version too.
  const found = fields.length > 0 ? events : [after.events.at(-1)]
  return [...new Set(found)]
    .filter((event) => event !== undefined)
    .toSorted((a, b) => a.id - b.id)
    .map((event) => describeEvent(event).sentence)
}

function fieldOf(lead: Lead, field: Field) {
  return field === 'owner' ? lead.owner?.id : lead[field]
}

function isChangeOf({ kind, detail, undone }: LeadEvent, kinds: readonly string[]): boolean {
  return !undone && kinds.includes(kind === 'undone' ? String(detail.kind) : kind)
}

/** Whether a change is possible and still changes something. */
export function canRedo({ status, stage, ownerId, followUpAt }: Change, lead: Lead): boolean {
  if (status !== undefined && !transitions[lead.status].includes(status)) return false
  return (
    status !== undefined ||
    (stage !== undefined && stage !== lead.stage) ||
    (ownerId !== undefined && ownerId !== (lead.owner?.id ?? null)) ||
    (followUpAt !== undefined && followUpAt !== lead.followUpAt)
  )
}
