import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LEAD_SOURCES, LEAD_STATUSES } from '#app/content/enums.ts'
import { serviceName, sourceNames, statusNames } from '#app/leads/labels.ts'
import { deskPeopleQuery } from '#app/leads/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { filterLabels as labels } from './desk-labels.ts'
import { type DeskSearch, isNarrowed, WITHOUT_FILTERS } from './desk-search.ts'

/** Search and filters of the desk. Their state is the address, not this component. */
export function DeskFilters({
  search,
  services,
  onChange,
  children,
}: {
  search: DeskSearch
  services: string[]
  onChange: (change: DeskSearch) => void
  children?: ReactNode
}) {
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const [open, setOpen] = useState(false)
  const narrow = (change: DeskSearch) => onChange({ ...change, page: undefined })
  return (
    <search className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          className="min-w-56 grow"
          placeholder={labels.placeholder}
          value={search.q ?? ''}
          onChange={(q) => narrow({ q: q || undefined })}
        />
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls="desk-filters"
          className="min-h-12 md:hidden"
          onClick={() => setOpen(!open)}
        >
          <ListFilter aria-hidden className="size-4.5" /> {labels.toggle}
        </Button>
        {children}
      </div>
      <div
        id="desk-filters"
        className={`grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-4 min-[100rem]:grid-cols-[1.2fr_1fr_1fr_1fr_auto_auto_auto] ${open ? '' : 'max-md:hidden'}`}
      >
        <SelectField
          label={labels.service}
          name="service"
          value={search.service ?? ''}
          onChange={(event) => narrow({ service: event.target.value || undefined })}
        >
          <option value="">{labels.allServices}</option>
          {services.map((service) => (
            <option key={service} value={service}>
              {serviceName(service)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={labels.source}
          name="source"
          value={search.source ?? ''}
          onChange={(event) =>
            narrow({ source: LEAD_SOURCES.find((source) => source === event.target.value) })
          }
        >
          <option value="">{labels.allSources}</option>
          {LEAD_SOURCES.map((source) => (
            <option key={source} value={source}>
              {sourceNames[source]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={labels.owner}
          name="owner"
          value={search.owner ?? ''}
          onChange={(event) => narrow({ owner: event.target.value || undefined })}
        >
          <option value="">{labels.anyOwner}</option>
          <option value="me">{labels.me}</option>
          <option value="none">{labels.unassigned}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={labels.status}
          name="status"
          value={search.status ?? ''}
          onChange={(event) =>
            narrow({ status: LEAD_STATUSES.find((status) => status === event.target.value) })
          }
        >
          <option value="">{labels.anyStatus}</option>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={labels.from}
          name="from"
          type="date"
          value={search.from ?? ''}
          max={search.to}
          onChange={(event) => narrow({ from: event.target.value || undefined })}
        />
        <TextField
          label={labels.to}
          name="to"
          type="date"
          value={search.to ?? ''}
          min={search.from}
          onChange={(event) => narrow({ to: event.target.value || undefined })}
        />
        <Button
          variant="outline"
          disabled={!isNarrowed(search)}
          className="min-h-12"
          onClick={() => onChange(WITHOUT_FILTERS)}
        >
          {labels.clear}
        </Button>
      </div>
    </search>
  )
}
