import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { describeEvent } from '#app/enquiries/desk/screens/event-labels.ts'
import type { LeadEvent } from '#app/enquiries/model/events.ts'
import { mailQuery } from '#app/platform/mail/queries.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { colleagueLabels as labels } from './labels.ts'

/** What colleagues wrote to or agreed with the client while this reply was being written. */
export function ColleagueContacts({ contacts }: { contacts: LeadEvent[] }) {
  if (contacts.length === 0) return null
  return (
    <div role="alert" className="rounded-md border border-bad bg-bad-tint px-3.5 py-2.5">
      <p className="flex items-center gap-2 font-semibold text-bad">
        <UsersRound aria-hidden className="size-4.5 shrink-0" /> {labels.title}
      </p>
      {contacts.map((contact) => (
        <Contact key={contact.id} contact={contact} />
      ))}
    </div>
  )
}

function Contact({ contact }: { contact: LeadEvent }) {
  const { sentence, text } = describeEvent(contact)
  const { mailId } = contact.detail
  return (
    <div className="mt-2 text-ink">
      <p className="[overflow-wrap:anywhere]">
        {sentence} <span className="figures text-muted">{formatTimestamp(contact.at)}</span>
      </p>
      {text && <p className="font-semibold [overflow-wrap:anywhere]">{text}</p>}
      {typeof mailId === 'number' && <MailText id={mailId} />}
    </div>
  )
}

function MailText({ id }: { id: number }) {
  const { data: mail } = useQuery({ ...mailQuery(id), refetchInterval: false })
  return (
    <p
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard
      tabIndex={0}
      className="mt-1 max-h-40 overflow-y-auto border-l-2 border-line-strong pl-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      {mail?.text ?? labels.loading}
    </p>
  )
}
