import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { VIEWS, type View } from '#app/leads/filters.ts'
import { viewNames } from '#app/leads/labels.ts'
import { deskCountsQuery } from '#app/leads/queries.ts'
import { deskPageLabels } from './desk-labels.ts'
import { type DeskSearch, FIRST_VIEW } from './desk-search.ts'

/** The views of the desk and their counts. Another view keeps the filters and resets the order. */
export function DeskTabs({ search }: { search: DeskSearch }) {
  const { data: counts } = useQuery(deskCountsQuery)
  const chosen = search.view ?? FIRST_VIEW
  const rest = { ...search, page: undefined, sort: undefined, order: undefined }
  return (
    <nav aria-label={deskPageLabels.views} className="border-b border-line-strong">
      <ul className="-mb-px flex gap-x-1 max-md:overflow-x-auto md:flex-wrap">
        {VIEWS.map((view) => (
          <li key={view}>
            <Link
              to="/admin/leads"
              search={{ ...rest, view: view === FIRST_VIEW ? undefined : view }}
              activeOptions={{ exact: true }}
              aria-current={view === chosen ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center gap-2 border-b-3 px-2.5 font-medium whitespace-nowrap ${view === chosen ? 'border-accent-strong' : 'border-transparent text-muted hover:text-ink'}`}
            >
              {viewNames[view]}
              {counts && <Count view={view} count={counts[view]} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ view, count }: { view: View; count: number }) {
  const pressing = count > 0 && ['needs-answer', 'due-soon', 'overdue'].includes(view)
  return (
    <span
      className={`figure-column rounded-sm px-1.5 text-sm ${pressing ? 'bg-accent-tint font-semibold text-ink' : 'bg-tint text-muted'}`}
    >
      {count.toLocaleString('en-IN')}
    </span>
  )
}
