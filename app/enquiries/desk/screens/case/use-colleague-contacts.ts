import { useRef, useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import type { LeadEvent } from '#app/enquiries/model/events.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'

/** Follows which contacts by colleagues the writer of a reply knows of. */
export function useColleagueContacts(lead: LeadDetail) {
  const { user } = useAuth()
  const [openedAt] = useState(() => lastContactId(lead.events))
  const known = useRef(openedAt)
  const contacts = lead.events.filter(
    (event) => isReached(event) && event.id > openedAt && event.actorId !== user?.id,
  )
  return {
    /** since the dialog was opened, the oldest first */
    contacts,
    /** whether there is one that the writer has not been asked about */
    isUnknown: () => lastContactId(contacts) > known.current,
    /** The writer knows of what is shown now. */
    accept: () => {
      known.current = Math.max(known.current, lastContactId(contacts))
    },
    /** what a reply is sent with */
    lastKnown: () => known.current || null,
  }
}

function isReached({ kind, detail, undone }: LeadEvent): boolean {
  return kind === 'contact' && detail.outcome === 'reached' && !undone
}

function lastContactId(events: LeadEvent[]): number {
  return Math.max(0, ...events.filter(({ kind }) => kind === 'contact').map(({ id }) => id))
}
