import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LEAD_SOURCES, LEAD_STATUSES } from '#app/content/enums.ts'
import { sourceNames, statusNames } from '#app/leads/labels.ts'
import { deskPeopleQuery } from '#app/leads/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { type DeskSearch, isNarrowed, WITHOUT_FILTERS } from './desk-search.ts'

/** Search and filters of the desk. What they say stands in the address bar, not here. */
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
          placeholder="Name, phone, e-mail, message or notes"
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
          <ListFilter aria-hidden className="size-4.5" /> Filters
        </Button>
        {children}
      </div>
      <div
        id="desk-filters"
        className={`grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-4 min-[100rem]:grid-cols-[1.2fr_1fr_1fr_1fr_auto_auto_auto] ${open ? '' : 'max-md:hidden'}`}
      >
        <SelectField
          label="Service"
          name="service"
          value={search.service ?? ''}
          onChange={(event) => narrow({ service: event.target.value || undefined })}
        >
          <option value="">All services</option>
          {services.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </SelectField>
        <SelectField
          label="Source"
          name="source"
          value={search.source ?? ''}
          onChange={(event) =>
            narrow({ source: LEAD_SOURCES.find((source) => source === event.target.value) })
          }
        >
          <option value="">All sources</option>
          {LEAD_SOURCES.map((source) => (
            <option key={source} value={source}>
              {sourceNames[source]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Owner"
          name="owner"
          value={search.owner ?? ''}
          onChange={(event) => narrow({ owner: event.target.value || undefined })}
        >
          <option value="">Anybody</option>
          <option value="me">Me</option>
          <option value="none">Nobody yet</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Status"
          name="status"
          value={search.status ?? ''}
          onChange={(event) =>
            narrow({ status: LEAD_STATUSES.find((status) => status === event.target.value) })
          }
        >
          <option value="">Any status</option>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="From"
          name="from"
          type="date"
          value={search.from ?? ''}
          max={search.to}
          onChange={(event) => narrow({ from: event.target.value || undefined })}
        />
        <TextField
          label="To"
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
          Clear
        </Button>
      </div>
    </search>
  )
}
