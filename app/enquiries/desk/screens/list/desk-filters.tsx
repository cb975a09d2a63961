import { useQuery } from '@tanstack/react-query'
import { deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import { filterLabels as labels } from '#app/enquiries/desk/screens/desk-labels.ts'
import type { DeskSearch } from '#app/enquiries/desk/screens/desk-search.ts'
import { ServiceOptions } from '#app/enquiries/intake/forms/service-options.tsx'
import { sourceNames, stageName, statusNames } from '#app/enquiries/model/labels.ts'
import { languageNames } from '#app/enquiries/templates/labels.ts'
import { DateRangeFields } from '#app/ui/date-range-fields.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { CASE_STAGES, LEAD_SOURCES, LEAD_STATUSES, TEMPLATE_LANGUAGES } from '#content/enums.ts'

const STAGES = ['none', ...CASE_STAGES] as const

/** The filters of the desk. Their state is the address, not this component. */
export function DeskFilters({
  search,
  services,
  onChange,
}: {
  search: DeskSearch
  services: string[]
  onChange: (change: DeskSearch) => void
}) {
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const narrow = (change: DeskSearch) => onChange({ ...change, page: undefined })
  return (
    <search
      id="desk-filters"
      aria-label={labels.toggle}
      className="mt-2 grid grid-cols-2 items-end gap-3 rounded-lg border border-line bg-card p-3 lg:grid-cols-4 2xl:grid-cols-8"
    >
      <SelectField
        label={labels.service}
        name="service"
        value={search.service ?? ''}
        onChange={(event) => narrow({ service: event.target.value || undefined })}
      >
        <option value="">{labels.allServices}</option>
        <ServiceOptions services={services} />
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
        <Options values={LEAD_SOURCES} nameOf={(source) => sourceNames[source]} />
      </SelectField>
      <SelectField
        label={labels.language}
        name="language"
        value={search.language ?? ''}
        onChange={(event) =>
          narrow({ language: TEMPLATE_LANGUAGES.find((one) => one === event.target.value) })
        }
      >
        <option value="">{labels.anyLanguage}</option>
        <Options values={TEMPLATE_LANGUAGES} nameOf={(language) => languageNames[language]} />
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
        <Options values={LEAD_STATUSES} nameOf={(status) => statusNames[status]} />
      </SelectField>
      <SelectField
        label={labels.stage}
        name="stage"
        value={search.stage ?? ''}
        onChange={(event) =>
          narrow({ stage: STAGES.find((stage) => stage === event.target.value) })
        }
      >
        <option value="">{labels.anyStage}</option>
        <Options values={STAGES} nameOf={(stage) => stageName(stage === 'none' ? null : stage)} />
      </SelectField>
      <DateRangeFields labels={labels} from={search.from} to={search.to} onChange={narrow} />
    </search>
  )
}
