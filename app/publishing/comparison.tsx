import { diffWordsWithSpace } from 'diff'
import { readable } from '#app/text/readable.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { fieldLabels, labels } from './labels.ts'

type Snapshot = Record<string, unknown>

/** The differences of two versions, field by field: removed text struck out, added text underlined. */
export function Comparison({
  before,
  after,
  categoryName,
}: {
  before: Snapshot
  after: Snapshot
  categoryName: (id: number) => string
}) {
  const show = (field: string, value: unknown) => asText(field, value, categoryName)
  const changed = Object.keys(fieldLabels).filter(
    (field) =>
      field in before && field in after && show(field, before[field]) !== show(field, after[field]),
  )
  if (changed.length === 0) return <p className="py-6 text-muted">{labels.versions.same}</p>
  return (
    <dl className="rows">
      {changed.map((field) => (
        <div key={field} className="py-4">
          <dt className="mb-1.5 text-sm font-semibold text-muted">{fieldLabels[field]}</dt>
          <dd className="leading-relaxed break-words whitespace-pre-wrap">
            <Difference before={show(field, before[field])} after={show(field, after[field])} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Difference({ before, after }: { before: string; after: string }) {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }, place) => {
    const key = `${place}${value.slice(0, 8)}`
    if (added) {
      return (
        <ins key={key} className="bg-good-tint text-good decoration-2">
          {value}
        </ins>
      )
    }
    if (removed) {
      return (
        <del key={key} className="bg-bad-tint text-bad">
          {value}
        </del>
      )
    }
    return <span key={key}>{shortened(value)}</span>
  })
}

const CONTEXT = 160

/** Unchanged text with its middle left out where it is long. */
function shortened(text: string): string {
  if (text.length <= CONTEXT * 2 + 40) return text
  return `${text.slice(0, CONTEXT)} […] ${text.slice(-CONTEXT)}`
}

function asText(field: string, value: unknown, categoryName: (id: number) => string): string {
  if (value === null || value === undefined || value === '') return labels.empty
  if (typeof value === 'boolean') return value ? labels.yes : labels.no
  if (field === 'categoryId') return categoryName(Number(value))
  if (field === 'content' || field === 'answer') return readable(String(value))
  if (field === 'publishedAt' || field === 'publishAt') return formatTimestamp(String(value))
  return String(value)
}
