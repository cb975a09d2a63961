import { ListFilter } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { deskPageLabels, filterLabels as labels } from '#app/enquiries/desk/screens/desk-labels.ts'
import { countFilters, type DeskSearch } from '#app/enquiries/desk/screens/desk-search.ts'
import { Button } from '#app/ui/button.tsx'
import { SearchField } from '#app/ui/search-field.tsx'

/** The title, the search and what one can do with the whole list, in one row where there is room. */
export function ListHead({
  search,
  filtersOpen,
  onFilters,
  onChange,
  children,
}: {
  search: DeskSearch
  filtersOpen: boolean
  onFilters: () => void
  onChange: (change: DeskSearch) => void
  /** the actions */
  children: ReactNode
}) {
  const set = countFilters(search)
  const viewBefore = useRef(search.view)
  /** A search looks at everything; the view that was open before returns when it is over. */
  const searchFor = (q: string) => {
    if (!q) onChange({ q: undefined, page: undefined, view: viewBefore.current })
    else if (search.q) onChange({ q, page: undefined })
    else {
      viewBefore.current = search.view
      onChange({ q, page: undefined, view: undefined })
    }
  }
  return (
    <div className="mb-1 flex flex-wrap items-center gap-2">
      <h1 className="mr-2 text-[1.375rem] leading-tight max-md:grow">{deskPageLabels.title}</h1>
      <search className="flex min-w-0 grow gap-2 max-md:order-last max-md:basis-full md:min-w-48 md:basis-64">
        <SearchField
          compact
          className="min-w-0 grow"
          placeholder={labels.placeholder}
          value={search.q ?? ''}
          onChange={searchFor}
        />
        <Button
          variant="outline"
          aria-expanded={filtersOpen}
          aria-controls="desk-filters"
          className="shrink-0 px-3 whitespace-nowrap"
          onClick={onFilters}
        >
          <ListFilter aria-hidden className="size-4.5" /> {labels.toggle}
          {set > 0 && (
            <span className="figure-column rounded-sm bg-accent-tint px-1.5 text-sm">
              {set}
              <span className="sr-only">{labels.set}</span>
            </span>
          )}
        </Button>
      </search>
      {children}
    </div>
  )
}
