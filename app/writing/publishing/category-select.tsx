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
  const { key, options } = useCategoryOptions(kind)
  return (
    <SelectField key={key} {...select} label={labels.category} error={error}>
      {options}
    </SelectField>
  )
}

/** The same beside the buttons that save, where nothing is said about an error: none is demanded. */
export function CategoryBeside({
  kind,
  ...select
}: ComponentProps<'select'> & { kind: ContentType }) {
  const { key, options } = useCategoryOptions(kind)
  return (
    <select
      key={key}
      {...select}
      aria-label={labels.category}
      className="min-h-11 max-w-52 rounded-md border border-line-strong bg-card px-2.5 text-ink"
    >
      {options}
    </select>
  )
}

function useCategoryOptions(kind: ContentType) {
  const { data: categories } = useQuery(allCategoriesQuery(kind))
  return {
    // A select cannot show a value before its option is there, so it starts again with the options.
    key: categories ? 'loaded' : 'loading',
    options: (
      <>
        <option value="">{labels.uncategorized}</option>
        {categories?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </>
    ),
  }
}

/** The value of the select as the form's value: an id, or null for none. */
export function categoryValue(value: unknown): number | null {
  return value === '' || value === null || value === undefined ? null : Number(value)
}
