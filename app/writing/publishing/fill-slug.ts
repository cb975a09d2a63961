import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { ContentType } from './entry.ts'
import { slugify } from './rules.ts'

const HEADING = { faq: 'question', post: 'title' }

/** Makes the slug from the question or title where it is empty: when its author leaves that, or saves. */
export function fillSlug<T extends FieldValues>(
  kind: ContentType,
  { getValues, setValue, formState }: UseFormReturn<T>,
): void {
  const { slug, [HEADING[kind]]: heading } = getValues()
  if (slug.trim() !== '') return
  setValue('slug' as Path<T>, slugify(heading) as PathValue<T, Path<T>>, {
    shouldDirty: true,
    shouldValidate: formState.isSubmitted,
  })
}
