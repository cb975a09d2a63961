import { Link, useNavigate } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { desk } from '#app/enquiries/desk/queries.ts'
import { serviceName, statusNames } from '#app/enquiries/model/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { maskIdentityNumbers } from '#app/ui/text/identity-numbers.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { duplicateLabels as labels } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

type Other = LeadDetail['merged'][number]

/** Other enquiries of the same person: those merged into this one, and those that could be. */
export function DuplicateLeads({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const { merged, duplicates, mergedInto } = lead
  const unmerge = (id: number) =>
    actions.run({ send: () => desk.unmerge({ id }), done: labels.unmerged(id) })
  const navigate = useNavigate()
  const merge = async (ids: number[]) => {
    const result = await actions.run({
      send: () => desk.mergeAll(ids, lead.id),
      done: labels.merged([...ids, lead.id]),
    })
    if (!result || !('mergedInto' in result)) return
    // Another one may be due first, so that this one was merged into it: show the one that stays.
    const stays = result.mergedInto ?? result.id
    if (stays !== lead.id) await navigate({ to: '/admin/leads/$id', params: { id: String(stays) } })
  }
  return (
    <>
      {mergedInto !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-accent-tint px-4 py-2.5">
          <p className="grow">
            {labels.mergedInto}
            <Link to="/admin/leads/$id" params={{ id: String(mergedInto) }} className="text-link">
              {labels.enquiryInSentence(mergedInto)}
            </Link>
            {labels.mergedIntoRest}
          </p>
          <Button
            variant="outline"
            size="sm"
            disabled={actions.busy}
            onClick={() => unmerge(lead.id)}
          >
            {labels.unmerge}
          </Button>
        </div>
      )}
      {duplicates.length > 0 && (
        <section
          aria-label={labels.section}
          className="mt-4 rounded-lg border border-accent-strong bg-accent-tint px-4 py-3"
        >
          <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
            <UsersRound aria-hidden className="size-4.5" /> {labels.heading(duplicates.length)}
            {duplicates.length > 1 && (
              <Button
                variant="outline"
                size="sm"
                className="ml-auto"
                disabled={actions.busy || mergedInto !== null}
                onClick={() => merge(duplicates.map(({ id }) => id))}
              >
                {labels.mergeAll(duplicates.length)}
              </Button>
            )}
          </h2>
          <ul className="rows mt-1">
            {duplicates.map((other) => (
              <OtherLead key={other.id} other={other} why={labels.same(other.same)}>
                <Button
                  variant="outline"
                  size="sm"
                  disabled={actions.busy || mergedInto !== null}
                  aria-label={labels.mergeNamed(other.id)}
                  onClick={() => merge([other.id])}
                >
                  {labels.merge}
                </Button>
              </OtherLead>
            ))}
          </ul>
        </section>
      )}
      {merged.length > 0 && (
        <section
          aria-label={labels.mergedList}
          className="mt-4 rounded-lg border border-line bg-card px-4 py-3"
        >
          <h2 className="font-sans text-base font-semibold">{labels.mergedList}</h2>
          <ul className="rows mt-1">
            {merged.map((other) => (
              <OtherLead key={other.id} other={other}>
                <Button
                  variant="outline"
                  size="sm"
                  disabled={actions.busy}
                  aria-label={labels.unmergeNamed(other.id)}
                  onClick={() => unmerge(other.id)}
                >
                  {labels.unmerge}
                </Button>
              </OtherLead>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

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
          {labels.enquiry(other.id)}
        </Link>{' '}
        {other.name}, {serviceName(other.service)}, {statusNames[other.status]}
        {why && <span className="text-muted"> ({why})</span>}
        <span className="figure-column block text-sm text-muted">
          {[formatTimestamp(other.receivedAt), other.email, shownPhone(other.phone)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {other.message && (
          <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
            {maskIdentityNumbers(other.message)}
          </span>
        )}
      </div>
      {children}
    </li>
  )
}
