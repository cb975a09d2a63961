import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { SelectField } from '#app/ui/field.tsx'
import type { ContentType } from './entry.ts'
import { labels } from './labels.ts'
import { allCategoriesQuery } from './queries.ts'

/** The category of a question or post, or none. */
export function CategorySelect({
  kind,
  error,
  ...select
}: ComponentProps<'select'> & { kind: ContentType; error?: string }) {
  const { data: categories } = useQuery(allCategoriesQuery(kind))
  // A select cannot show a value before its option is there, so it starts again with the options.
  return (
    <SelectField
      key={categories ? 'loaded' : 'loading'}
      {...select}
      label={labels.category}
      error={error}
    >
      <option value="">{labels.uncategorized}</option>
      {categories?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** The value of the select as the form's value: an id, or null for none. */
export function categoryValue(value: unknown): number | null {
  return value === '' || value === null || value === undefined ? null : Number(value)
}
