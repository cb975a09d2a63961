import { Link, useNavigate } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import type { LeadDetail } from '#app/leads/desk.ts'
import { statusNames } from '#app/leads/labels.ts'
import { desk } from '#app/leads/queries.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import type { LeadActions } from './use-lead-actions.ts'

type Other = LeadDetail['joined'][number]

/** Other enquiries of the same person: those that are joined to this one, and those that could be. */
export function DuplicateLeads({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const { joined, duplicates, joinedInto } = lead
  const separate = (id: number) =>
    actions.run({ send: () => desk.separate(id), done: `Enquiry ${id} stands by itself again` })
  const navigate = useNavigate()
  const join = async (id: number) => {
    const result = await actions.run({
      send: () => desk.join(id, lead.id),
      done: `Enquiries ${id} and ${lead.id} are joined`,
    })
    // The other one is waited for sooner, so it is the one that stays on the desk.
    if (result && 'joinedInto' in result && result.joinedInto === null) {
      await navigate({ to: '/admin/leads/$id', params: { id: String(id) } })
    }
  }
  return (
    <>
      {joinedInto !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-accent-tint px-4 py-2.5">
          <p className="grow">
            This enquiry is joined to{' '}
            <Link to="/admin/leads/$id" params={{ id: String(joinedInto) }} className="text-link">
              enquiry {joinedInto}
            </Link>
            , where its history is shown too.
          </p>
          <Button
            variant="outline"
            size="sm"
            disabled={actions.busy}
            onClick={() => separate(lead.id)}
          >
            Separate
          </Button>
        </div>
      )}
      {duplicates.length > 0 && (
        <section
          aria-label="The same person"
          className="mt-4 rounded-lg border border-accent-strong bg-accent-tint px-4 py-3"
        >
          <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
            <UsersRound aria-hidden className="size-4.5" /> The same person asked{' '}
            {duplicates.length === 1 ? 'once more' : `${duplicates.length} times more`}
          </h2>
          <ul className="rows mt-1">
            {duplicates.map((other) => (
              <OtherLead
                key={other.id}
                other={other}
                why={`same ${other.same.map(whys).join(' and ')}`}
              >
                <Button
                  variant="outline"
                  size="sm"
                  disabled={actions.busy || joinedInto !== null}
                  aria-label={`Join enquiry ${other.id} to this one`}
                  onClick={() => join(other.id)}
                >
                  Join
                </Button>
              </OtherLead>
            ))}
          </ul>
        </section>
      )}
      {joined.length > 0 && (
        <section
          aria-label="Joined to this one"
          className="mt-4 rounded-lg border border-line bg-card px-4 py-3"
        >
          <h2 className="font-sans text-base font-semibold">Joined to this one</h2>
          <ul className="rows mt-1">
            {joined.map((other) => (
              <OtherLead key={other.id} other={other}>
                <Button
                  variant="outline"
                  size="sm"
                  disabled={actions.busy}
                  aria-label={`Separate enquiry ${other.id}`}
                  onClick={() => separate(other.id)}
                >
                  Separate
                </Button>
              </OtherLead>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const whys = (what: 'email' | 'phone') => (what === 'email' ? 'e-mail' : 'phone')

function OtherLead({
  other,
  why,
  children,
}: {
  other: Other
  why?: string
  children: React.ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 grow basis-64">
        <Link
          to="/admin/leads/$id"
          params={{ id: String(other.id) }}
          className="text-link font-medium"
        >
          Enquiry {other.id}
        </Link>{' '}
        {other.service}, {statusNames[other.status]}
        {why && <span className="text-muted"> ({why})</span>}
        <span className="figures block text-sm text-muted">
          {formatTimestamp(other.receivedAt)}
        </span>
        {other.message && (
          <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{other.message}</span>
        )}
      </div>
      {children}
    </li>
  )
}
