import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Rows2, Rows4 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { defaultOrder, SORTS } from '#app/enquiries/desk/filters.ts'
import type { ListPreferences } from '#app/enquiries/desk/personal-list/personal-list.ts'
import { listPreferencesQuery, personalList } from '#app/enquiries/desk/personal-list/queries.ts'
import {
  actionLabels,
  listLabels as labels,
  sortNames,
} from '#app/enquiries/desk/screens/desk-labels.ts'
import { type DeskSearch, viewOf } from '#app/enquiries/desk/screens/desk-search.ts'
import { countEnquiries } from '#app/enquiries/model/labels.ts'
import { labels as uiLabels } from '#app/ui/labels.ts'
import { Options } from '#app/ui/options.tsx'
import { toast } from '#app/ui/toast-store.tsx'

const shared = uiLabels.table
const buttonClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-muted hover:bg-tint hover:text-ink max-md:min-h-11'

/** How many there are, their order, and the density of the rows. */
export function ListSummary({
  total,
  most,
  search,
  preferences,
  onSearch,
  children,
}: {
  total: number
  /** how many are listed, where there are more */
  most: number | undefined
  search: DeskSearch
  preferences: ListPreferences
  onSearch: (change: DeskSearch, replace?: boolean) => void
  children: ReactNode
}) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-1 text-sm text-muted max-md:min-h-11">
      <p role="status" className="figure-column mr-2">
        {most === undefined ? countEnquiries(total) : labels.tooWide(most)}
      </p>
      <SortBy search={search} onSearch={onSearch} />
      <span className="grow" />
      <DensityButton preferences={preferences} />
      {children}
    </div>
  )
}

function SortBy({
  search,
  onSearch,
}: {
  search: DeskSearch
  onSearch: (change: DeskSearch, replace?: boolean) => void
}) {
  const id = useId()
  const standard = defaultOrder(search.q, viewOf(search))
  const sorts = SORTS.filter((one) => one !== 'match' || search.q)
  const sort = search.sort ?? standard.sort
  const order = search.order ?? (sort === standard.sort ? standard.order : 'asc')
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp
  const sortBy = (change: Pick<DeskSearch, 'sort' | 'order'>) =>
    onSearch({ ...change, page: undefined }, true)
  return (
    <>
      <label htmlFor={id} className="max-md:sr-only">
        {shared.sortBy}
      </label>
      <select
        id={id}
        value={sort}
        className="min-h-8 rounded-md border border-transparent bg-transparent px-1 font-medium text-ink hover:border-line-strong max-md:min-h-11 dark:bg-paper"
        onChange={({ target: { value } }) => {
          const chosen = sorts.find((one) => one === value)
          sortBy({ sort: chosen === standard.sort ? undefined : chosen, order: undefined })
        }}
      >
        <Options values={sorts} nameOf={(one) => sortNames[one]} />
      </select>
      {search.sort && (
        <>
          <button
            type="button"
            aria-label={shared.reverse[order]}
            className={buttonClass}
            onClick={() => sortBy({ sort, order: order === 'asc' ? 'desc' : 'asc' })}
          >
            <Arrow aria-hidden className="size-4" />
          </button>
          <button
            type="button"
            className={buttonClass}
            onClick={() => sortBy({ sort: undefined, order: undefined })}
          >
            {labels.resetSort}
          </button>
        </>
      )}
    </>
  )
}

function DensityButton({ preferences: { density } }: { preferences: ListPreferences }) {
  const queries = useQueryClient()
  const { queryKey } = listPreferencesQuery
  const { mutate } = useMutation({
    mutationFn: personalList.prefer,
    onMutate: (chosen: ListPreferences) => queries.setQueryData(queryKey, chosen),
    onError: (error: Error) => {
      toast({ tone: 'destructive', title: actionLabels.failed, text: error.message })
      return queries.invalidateQueries({ queryKey })
    },
  })
  const other = density === 'compact' ? 'comfortable' : 'compact'
  const Icon = density === 'compact' ? Rows2 : Rows4
  return (
    <button
      type="button"
      className={buttonClass}
      aria-label={labels.density[other]}
      onClick={() => mutate({ density: other })}
    >
      <Icon aria-hidden className="size-4" />
      <span className="max-md:hidden">{labels.density[other]}</span>
    </button>
  )
}
