import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { VIEWS, type View, type ViewCounts } from '#app/enquiries/desk/filters.ts'
import { savedViewsQuery } from '#app/enquiries/desk/personal-list/queries.ts'
import { deskCountsQuery } from '#app/enquiries/desk/queries.ts'
import {
  deskPageLabels,
  listLabels as labels,
  savedViewLabels,
} from '#app/enquiries/desk/screens/desk-labels.ts'
import { type DeskSearch, readDeskSearch, viewOf } from '#app/enquiries/desk/screens/desk-search.ts'
import { viewNames } from '#app/enquiries/model/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { SavedViewsDialog } from './saved-views-dialog.tsx'

/**
 * The views of the desk and their counts, in a search those of what it found, then the person's saved
 * views. Another view of the desk keeps the filters and resets the order.
 */
export function DeskTabs({
  search,
  found,
  most = Number.POSITIVE_INFINITY,
}: {
  search: DeskSearch
  found?: ViewCounts | undefined
  /** above it a count only says that there are more */
  most?: number | undefined
}) {
  const { data } = useQuery(deskCountsQuery)
  const counts = found ?? data
  const { data: saved = [] } = useQuery(savedViewsQuery)
  const [open, setOpen] = useState(false)
  const rest = { ...search, page: undefined, sort: undefined, order: undefined }
  const current = saved.find((view) => isSame(view.search, search))
  const chosen = current ? undefined : viewOf(search)
  return (
    <div className="flex items-center gap-2 border-b border-line-strong">
      <nav
        aria-label={deskPageLabels.views}
        className="min-w-0 grow max-md:overflow-x-auto [scrollbar-width:thin]"
      >
        <ul className="flex md:flex-wrap">
          {VIEWS.map((view) => (
            <Tab key={view} search={readDeskSearch({ ...rest, view })} current={view === chosen}>
              {viewNames[view]}
              {counts && <Count view={view} count={counts[view]} most={most} />}
            </Tab>
          ))}
          {saved.map((view) => (
            <Tab key={view.id} search={readDeskSearch(view.search)} current={view === current}>
              <Bookmark aria-hidden className="size-3.5" /> {view.name}
            </Tab>
          ))}
        </ul>
      </nav>
      <Button
        variant="quiet"
        size="sm"
        className="shrink-0 max-md:min-h-11"
        aria-label={savedViewLabels.button}
        title={savedViewLabels.button}
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden className="size-4" />
        <span className="max-2xl:hidden">{savedViewLabels.button}</span>
      </Button>
      {open && <SavedViewsDialog views={saved} search={search} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Whether two searches list the same, whatever the page. */
function isSame(saved: DeskSearch, search: DeskSearch): boolean {
  const text = (one: DeskSearch) => {
    const { page: _page, ...filters } = readDeskSearch(one)
    return JSON.stringify(Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)))
  }
  return text(saved) === text(search)
}

function Tab({
  search,
  current,
  children,
}: {
  search: DeskSearch
  current: boolean
  children: ReactNode
}) {
  const tab = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const bar = tab.current?.closest('nav')
    if (!current || !tab.current || !bar) return
    // Not scrollIntoView, which would also scroll the page up to the tabs.
    const space = bar.clientWidth - tab.current.offsetWidth
    bar.scrollLeft = tab.current.offsetLeft - bar.offsetLeft - space / 2
  }, [current])
  return (
    <li className="shrink-0" ref={tab}>
      <Link
        to="/admin/leads"
        search={search}
        activeOptions={{ exact: true }}
        aria-current={current ? 'page' : undefined}
        className={`inline-flex min-h-10 items-center gap-1 border-b-3 px-1.5 text-sm font-medium whitespace-nowrap max-md:min-h-11 md:max-2xl:px-1 md:max-2xl:text-[0.8125rem] ${current ? 'border-accent-strong' : 'border-unchosen text-muted hover:text-ink'}`}
      >
        {children}
      </Link>
    </li>
  )
}

function Count({ view, count, most }: { view: View; count: number; most: number }) {
  const pressing =
    count > 0 && ['needs-answer', 'client-replied', 'due-soon', 'overdue'].includes(view)
  return (
    <span
      className={`figure-column rounded-sm px-1 text-xs ${pressing ? 'bg-accent-tint font-semibold text-ink' : 'bg-tint text-muted'}`}
    >
      {count > most ? labels.moreThan(most) : count.toLocaleString('en-IN')}
    </span>
  )
}
