import { diffWordsWithSpace } from 'diff'
import { readable } from '#app/text/readable.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { fieldLabels } from './field-labels.ts'

type Snapshot = Record<string, unknown>

/** What differs between two versions, field by field; what went is struck out, what came is underlined. */
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
  const different = Object.keys(fieldLabels).filter(
    (field) =>
      field in before && field in after && show(field, before[field]) !== show(field, after[field]),
  )
  if (different.length === 0) return <p className="py-6 text-muted">Both say the same.</p>
  return (
    <dl className="rows">
      {different.map((field) => (
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

/** Long stretches in which nothing changed are left out. */
function shortened(text: string): string {
  if (text.length <= CONTEXT * 2 + 40) return text
  return `${text.slice(0, CONTEXT)} […] ${text.slice(-CONTEXT)}`
}

function asText(field: string, value: unknown, categoryName: (id: number) => string): string {
  if (value === null || value === undefined || value === '') return '(empty)'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field === 'categoryId') return categoryName(Number(value))
  if (field === 'content' || field === 'answer') return readable(String(value))
  if (field === 'publishedAt' || field === 'publishAt') return formatTimestamp(String(value))
  return String(value)
}
