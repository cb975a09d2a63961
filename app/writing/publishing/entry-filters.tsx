import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import type { ContentType } from './entry.ts'
import type { EntrySearch } from './entry-search.ts'
import { labels } from './labels.ts'
import { allCategoriesQuery } from './queries.ts'

/** What the list of one content type says. */
export interface ListLabels {
  title: string
  text: string
  /** the plural noun: `questions` */
  many: string
  failure: string
  empty: string
  search: string
  statuses: readonly NonNullable<EntrySearch['status']>[]
}

/** The search and the filters above a list of questions or posts. */
export function EntryFilters({
  kind,
  texts,
  search,
  onSearch,
  children,
}: {
  kind: ContentType
  texts: ListLabels
  search: EntrySearch
  onSearch: (change: Partial<EntrySearch>, replace?: boolean) => void
  children: ReactNode
}) {
  const { data: categories = [] } = useQuery(allCategoriesQuery(kind))
  const narrow = (change: Partial<EntrySearch>) => onSearch({ ...change, page: undefined }, true)
  return (
    <search className="mb-5 grid items-end gap-3 sm:grid-cols-2 lg:auto-cols-[1fr] lg:grid-flow-col lg:grid-cols-[1.6fr_1fr_1fr] lg:*:last:w-max">
      <SearchField
        placeholder={texts.search}
        className="sm:max-lg:col-span-2"
        value={search.q ?? ''}
        onChange={(q) => narrow({ q: q || undefined })}
      />
      <SelectField
        label={labels.category}
        name="category"
        value={search.category ?? ''}
        onChange={(event) => narrow({ category: event.target.value || undefined })}
      >
        <option value="">{labels.list.allCategories}</option>
        {categories.map(({ id, name, slug }) => (
          <option key={id} value={slug}>
            {name}
          </option>
        ))}
        <option value="none">{labels.uncategorized}</option>
      </SelectField>
      <SelectField
        label={labels.list.status}
        name="status"
        value={search.status ?? ''}
        onChange={(event) =>
          narrow({ status: texts.statuses.find((status) => status === event.target.value) })
        }
      >
        <option value="">{labels.list.allStatuses}</option>
        <Options values={texts.statuses} nameOf={(status) => labels.list.statuses[status]} />
      </SelectField>
      {children}
    </search>
  )
}
