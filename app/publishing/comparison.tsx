import { useQuery } from '@tanstack/react-query'
import { diffWordsWithSpace } from 'diff'
import { readable } from '#app/text/readable.ts'
import { formatDay, formatTimestamp } from '#app/time/dates.ts'
import { fieldLabels, labels } from './labels.ts'
import { bylinesQuery, postTitlesQuery } from './queries.ts'

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
  const names = useNames(before, after)
  const show = (field: string, value: unknown) =>
    asText(field, names[field]?.(value) ?? value, categoryName)
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

/** What stands for the ids in the fields of a post that hold ids. */
function useNames(
  ...snapshots: Snapshot[]
): Record<string, (value: unknown) => string | undefined> {
  const has = (field: string) => snapshots.some((snapshot) => snapshot[field])
  const bylines = useQuery({
    ...bylinesQuery,
    enabled: has('authorId') || has('reviewerId'),
  }).data
  const titles = useQuery(postTitlesQuery(snapshots.flatMap(relatedIdsOf))).data
  const person = (id: unknown) => bylines?.find((one) => one.id === id)?.name
  return {
    authorId: (id) => person(id) ?? labels.noAuthor,
    reviewerId: (id) => person(id) ?? '',
    relatedIds: (ids) =>
      relatedIdsOf({ relatedIds: ids })
        .map((id) => titles?.find((post) => post.id === id)?.title ?? labels.removedPost(id))
        .join('\n'),
  }
}

function relatedIdsOf({ relatedIds }: Snapshot): number[] {
  return Array.isArray(relatedIds) ? relatedIds.map(Number) : []
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
  if (field === 'lawAsOn') return formatDay(String(value))
  if (field === 'publishedAt' || field === 'publishAt') return formatTimestamp(String(value))
  return String(value)
}
