import { SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { subjectNames } from '#content/facts/register/subjects.ts'
import { taxFactLabels } from './labels.ts'
import { type FactSearch, SHOWS } from './narrow.ts'

const labels = taxFactLabels.filters

/** The search and the filters above the register. */
export function FactFilters({
  search: { q = '', subject = '', show },
  onSearch,
}: {
  search: FactSearch
  onSearch: (change: FactSearch) => void
}) {
  return (
    <search className="screen-only mb-5 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr]">
      <SearchField
        placeholder={labels.search}
        className="sm:max-lg:col-span-2"
        value={q}
        onChange={(typed) => onSearch({ q: typed || undefined })}
      />
      <SelectField
        label={labels.subject}
        name="subject"
        value={subject}
        onChange={({ target }) => onSearch({ subject: target.value || undefined })}
      >
        <option value="">{labels.allSubjects}</option>
        {subjectNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label={labels.show}
        name="show"
        value={show ?? ''}
        onChange={({ target }) => onSearch({ show: SHOWS.find((one) => one === target.value) })}
      >
        <option value="">{labels.shows.all}</option>
        <Options values={SHOWS} nameOf={(one) => labels.shows[one]} />
      </SelectField>
    </search>
  )
}
