import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { SelectField } from '#app/ui/field.tsx'
import type { ContentType } from './entry.ts'
import { allCategoriesQuery } from './queries.ts'

/** The category of a question or post; none is allowed. */
export function CategorySelect({
  kind,
  error,
  ...select
}: ComponentProps<'select'> & { kind: ContentType; error?: string }) {
  const { data: categories } = useQuery(allCategoriesQuery(kind))
  // Chosen only once its option is there.
  return (
    <SelectField key={categories ? 'loaded' : 'waiting'} {...select} label="Category" error={error}>
      <option value="">Uncategorized</option>
      {categories?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** What the select holds as the form keeps it: an id, or none. */
export function categoryValue(value: unknown): number | null {
  return value === '' || value === null || value === undefined ? null : Number(value)
}
