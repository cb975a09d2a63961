import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import { filterLabels as labels } from '#app/enquiries/desk/screens/desk-labels.ts'
import {
  type DeskSearch,
  FILTERS,
  LINKED_FILTERS,
  WITHOUT_FILTERS,
} from '#app/enquiries/desk/screens/desk-search.ts'
import { serviceName, sourceNames, stageName, statusNames } from '#app/enquiries/model/labels.ts'
import type { DeskPeople } from '#app/enquiries/model/team.ts'
import { languageNames } from '#app/enquiries/templates/labels.ts'
import { formatDay } from '#app/ui/time/dates.ts'

/** The filters that are set, each with a button that removes it. */
export function FilterChips({
  search,
  onChange,
}: {
  search: DeskSearch
  onChange: (change: DeskSearch) => void
}) {
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const set = [...FILTERS, ...LINKED_FILTERS].filter((name) => search[name])
  if (set.length === 0) return null
  return (
    <ul aria-label={labels.setFilters} className="mt-1 flex flex-wrap items-center gap-1.5">
      {set.map((name) => {
        const text = isLinked(name)
          ? linkedText(name, search)
          : `${labels[name]}: ${textOf(search, name, people)}`
        return (
          <li key={name}>
            <button
              type="button"
              aria-label={labels.remove(text)}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-md border border-line-strong bg-accent-tint px-2.5 text-sm hover:border-ink max-md:min-h-11"
              onClick={() => onChange({ [name]: undefined, page: undefined })}
            >
              {text} <X aria-hidden className="size-3.5" />
            </button>
          </li>
        )
      })}
      <li>
        <button
          type="button"
          className="text-link min-h-8 px-1.5 text-sm max-md:min-h-11"
          onClick={() => onChange(WITHOUT_FILTERS)}
        >
          {labels.clear}
        </button>
      </li>
    </ul>
  )
}

type Linked = (typeof LINKED_FILTERS)[number]

function isLinked(name: string): name is Linked {
  return LINKED_FILTERS.some((linked) => linked === name)
}

function linkedText(name: Linked, { without = 'spam' }: DeskSearch): string {
  return name === 'without' ? labels.linked.without[without] : labels.linked.due
}

function textOf(search: DeskSearch, name: (typeof FILTERS)[number], people: DeskPeople): string {
  const { service, source, language, status, stage, owner } = search
  if (name === 'service' && service) return serviceName(service)
  if (name === 'source' && source) return sourceNames[source]
  if (name === 'language' && language) return languageNames[language]
  if (name === 'status' && status) return statusNames[status]
  if (name === 'stage' && stage) return stageName(stage === 'none' ? null : stage)
  if (name === 'owner') {
    if (owner === 'me') return labels.me
    if (owner === 'none') return labels.unassigned
    return people.find(({ id }) => String(id) === owner)?.name ?? `#${owner}`
  }
  return formatDay(String(search[name]))
}
