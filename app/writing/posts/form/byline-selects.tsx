import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext } from 'react-hook-form'
import { currentUserQuery } from '#app/team/auth/queries.ts'
import { SelectField } from '#app/ui/field.tsx'
import type { Byline } from '#app/writing/publishing/entry.ts'
import { bylinesQuery } from '#app/writing/publishing/queries.ts'
import type { PostForm } from '../post-rules.ts'
import { labels as formLabels } from './labels.ts'
import type { StoredPost } from './stored-post.ts'

const labels = formLabels.settings

/** Under whose name a post appears, and who reviewed it. */
export function BylineSelects({ stored }: { stored: StoredPost | undefined }) {
  const { data: bylines = [] } = useQuery(bylinesQuery)
  const { data: user } = useQuery(currentUserQuery)
  const { control } = useFormContext<PostForm>()
  const author = useController({ control, name: 'bylineId' })
  const reviewer = useController({ control, name: 'reviewerId' })
  // A new post has the signed-in account as its author until another is chosen.
  const authorId = author.field.value ?? (stored || author.field.value === null ? null : user?.id)
  return (
    <>
      <BylineSelect
        {...author.field}
        id="post-author"
        value={authorId}
        bylines={bylines}
        label={labels.author}
        hint={labels.authorHint}
        none={labels.noAuthor}
        error={author.fieldState.error?.message}
      />
      <BylineSelect
        {...reviewer.field}
        id="post-reviewer"
        bylines={bylines}
        label={labels.reviewer}
        hint={labels.reviewerHint}
        none={labels.noReviewer}
        error={reviewer.fieldState.error?.message}
      />
    </>
  )
}

/** An account without a public name is shown as no author, as visitors see it. */
function BylineSelect({
  value,
  bylines,
  none,
  onChange,
  ...field
}: {
  id: string
  name: string
  ref: (element: HTMLSelectElement | null) => void
  value: number | null | undefined
  bylines: Byline[]
  label: string
  hint?: string
  none: string
  error: string | undefined
  onChange: (id: number | null) => void
  onBlur: () => void
}) {
  const options = bylines.filter(({ id, disabled }) => !disabled || id === value)
  return (
    <SelectField
      {...field}
      value={options.some(({ id }) => id === value) ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{none}</option>
      {options.map(({ id, name, qualification }) => (
        <option key={id} value={id}>
          {qualification ? `${name}, ${qualification}` : name}
        </option>
      ))}
    </SelectField>
  )
}
