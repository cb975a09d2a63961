import { DateRangeFields } from '#app/ui/date-range-fields.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { countedPages } from '#content/en/insights/counted-pages.ts'
import { GROUPINGS, type InsightFilters } from './insights.ts'
import { labels as insightLabels } from './labels.ts'

const labels = insightLabels.filters

/** Chooses what is counted, by what, on which days. Its state is the address, not this component. */
export function InsightsFilterBar({
  filters: { by, on },
  days: { from, to },
  onChange,
}: {
  filters: InsightFilters
  /** as chosen, or as the server chose them */
  days: { from?: string | undefined; to?: string | undefined }
  onChange: (change: Partial<InsightFilters>) => void
}) {
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 *:min-w-0 sm:grid-cols-4 xl:max-w-[56rem]">
      <SelectField
        label={labels.by}
        name="by"
        value={by}
        onChange={({ target }) =>
          onChange({ by: GROUPINGS.find((one) => one === target.value) ?? 'page' })
        }
      >
        <Options values={GROUPINGS} nameOf={(one) => insightLabels.groupings[one]} />
      </SelectField>
      <SelectField
        label={labels.page}
        name="on"
        value={on ?? ''}
        onChange={({ target }) => onChange({ on: target.value || undefined })}
      >
        <option value="">{labels.everyPage}</option>
        {[...countedPages.values()].map(({ page, name }) => (
          <option key={page} value={page}>
            {name}
          </option>
        ))}
      </SelectField>
      <DateRangeFields labels={labels} from={from} to={to} onChange={onChange} />
    </search>
  )
}
