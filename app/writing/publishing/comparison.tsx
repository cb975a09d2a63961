import { useQuery } from '@tanstack/react-query'
import { diffWordsWithSpace } from 'diff'
import { readable } from '#app/ui/text/readable.ts'
import { formatDay, formatTimestamp } from '#app/ui/time/dates.ts'
import type { ContentType } from './entry.ts'
import { fieldLabels, labels } from './labels.ts'
import { allCategoriesQuery, bylinesQuery, postTitlesQuery } from './queries.ts'

type Snapshot = Record<string, unknown>

/** The differences of two versions, field by field: removed text struck out, added text underlined. */
export function Comparison({
  kind,
  before,
  after,
  fields = Object.keys(fieldLabels).filter((field) => field in before && field in after),
}: {
  kind: ContentType
  before: Snapshot
  after: Snapshot
  /** the fields to compare; all that both have if omitted */
  fields?: string[]
}) {
  const textOf = useFieldText(kind, before, after)
  const changed = fields.filter(
    (field) => textOf(field, before[field]) !== textOf(field, after[field]),
  )
  if (changed.length === 0) return <p className="py-6 text-muted">{labels.versions.same}</p>
  return (
    <dl className="rows">
      {changed.map((field) => (
        <div key={field} className="py-4">
          <dt className="mb-1.5 text-sm font-semibold text-muted">{fieldLabels[field] ?? field}</dt>
          <dd className="leading-relaxed break-words whitespace-pre-wrap">
            <WordDifference
              before={textOf(field, before[field])}
              after={textOf(field, after[field])}
            />
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
    enabled: has('authorId') || has('bylineId') || has('reviewerId'),
  }).data
  const titles = useQuery(postTitlesQuery(snapshots.flatMap(relatedIdsOf))).data
  const person = (id: unknown) => bylines?.find((one) => one.id === id)?.name
  const author = (id: unknown) => person(id) ?? labels.noAuthor
  return {
    authorId: author,
    bylineId: author,
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

export type Side = 'before' | 'after'

/** Two texts in one with their differences marked, or one side of them alone. */
export function WordDifference({
  before,
  after,
  side,
}: {
  before: string
  after: string
  side?: Side
}) {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }, place) => {
    const key = `${place}${value.slice(0, 8)}`
    if (added) {
      return side === 'before' ? null : (
        <ins key={key} className="bg-good-tint text-good decoration-2">
          {value}
        </ins>
      )
    }
    if (removed) {
      return side === 'after' ? null : (
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

/** The text of a field's value in one of these versions, with names where it holds ids. */
export function useFieldText(kind: ContentType, ...snapshots: Snapshot[]) {
  const names = useNames(...snapshots)
  const { data } = useQuery(allCategoriesQuery(kind))
  const categoryName = (id: number) =>
    data?.find((one) => one.id === id)?.name ?? labels.removedCategory(id)
  return (field: string, value: unknown) =>
    asText(field, names[field]?.(value) ?? value, categoryName)
}

function asText(field: string, value: unknown, categoryName: (id: number) => string): string {
  if (value === null || value === undefined || value === '') return labels.empty
  if (typeof value === 'boolean') return value ? labels.yes : labels.no
  if (field === 'categoryId') return categoryName(Number(value))
  if (['content', 'answer', 'answerHi'].includes(field)) return readable(String(value))
  if (field === 'lawAsOn') return formatDay(String(value))
  if (field === 'publishedAt' || field === 'publishAt') return formatTimestamp(String(value))
  return String(value)
}
