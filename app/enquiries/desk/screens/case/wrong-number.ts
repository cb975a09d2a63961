import type { LeadDetail } from '#app/enquiries/desk/desk.ts'

/** Whether the last call found that the number is someone else's, and no one has corrected it since. */
export function isWrongNumber({ events }: Pick<LeadDetail, 'events'>): boolean {
  const last = events.findLast(
    ({ kind, detail, undone }) =>
      !undone &&
      ((kind === 'contact' && detail.channel === 'call') ||
        (kind === 'corrected' && detail.field === 'phone')),
  )
  return last?.kind === 'contact' && last.detail.outcome === 'wrong-number'
}
