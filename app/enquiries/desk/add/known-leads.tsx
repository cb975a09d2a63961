import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { duplicateLabels } from '#app/enquiries/desk/screens/lead-labels.ts'
import { serviceName, statusNames } from '#app/enquiries/model/labels.ts'
import { paths } from '#app/paths.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import type { SamePersonFilters } from './intake.ts'
import { labels as intakeLabels } from './labels.ts'
import { samePersonQuery } from './queries.ts'

const labels = intakeLabels.same

/** Whether the person being typed in has enquiries already, and which; read out when that changes. */
export function KnownLeads({ typed }: { typed: SamePersonFilters }) {
  const query = samePersonQuery(typed)
  const { data } = useQuery(query)
  const found = (query.enabled && data) || []
  return (
    <div role="status" className="col-span-full">
      {found.length > 0 && (
        <section
          aria-label={labels.section}
          className="rounded-lg border border-accent-strong bg-accent-tint px-4 py-2.5 text-sm"
        >
          <p className="flex items-center gap-2 font-semibold">
            <UsersRound aria-hidden className="size-4" /> {labels.heading(found.length)}
          </p>
          <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
            {found.map(({ id, name, service, status, receivedAt, same }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                <a
                  href={paths.admin.lead(id)}
                  target="_blank"
                  rel="noopener"
                  className="text-link inline-flex min-h-6 items-center font-medium"
                >
                  {labels.enquiry(id)}
                  <span className="sr-only">{labels.newTab}</span>
                </a>{' '}
                {name}, {serviceName(service)}, {statusNames[status]},{' '}
                <span className="figure-column">{formatDay(new Date(receivedAt))}</span>{' '}
                <span className="text-muted">({duplicateLabels.same(same)})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
