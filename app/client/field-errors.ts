import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api.ts'

/** Puts what the server says of a field under that field, and the focus on the first. */
export function setFieldErrors<T extends FieldValues>(form: UseFormReturn<T>, error: Error) {
  const known = Object.keys(form.getValues())
  const told =
    error instanceof ApiError ? error.errors.filter(({ path }) => known.includes(path)) : []
  for (const [index, { path, message }] of told.entries()) {
    form.setError(path as Path<T>, { message }, { shouldFocus: index === 0 })
  }
}
