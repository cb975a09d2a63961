import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api.ts'

/**
 * Sends a form's change of something that colleagues may change meanwhile: of what the form began with,
 * which the server refuses then; once it has refused, of the newest.
 * @param refresh loads the newest after a refusal
 */
export function useBegun<T>(stored: T, refresh?: () => Promise<unknown>) {
  const [begun] = useState(stored)
  const isRefused = useRef(false)
  return async <R>(send: (shown: T) => Promise<R>): Promise<R> => {
    try {
      return await send(isRefused.current ? stored : begun)
    } catch (error) {
      isRefused.current = error instanceof ApiError && error.status === 409
      if (isRefused.current) await refresh?.()
      throw error
    }
  }
}

/** Those of the values that were changed in the form, so that no other is put back. */
export function changedIn<Values extends FieldValues, Parsed extends object>(
  form: UseFormReturn<Values, unknown, FieldValues>,
  values: Parsed,
): Partial<Parsed> {
  const before: Record<string, unknown> = form.formState.defaultValues ?? {}
  const typed: Record<string, unknown> = form.getValues()
  const changed = Object.entries(values).filter(([name]) => !isSameValue(typed[name], before[name]))
  return Object.fromEntries(changed) as Partial<Parsed>
}

/** Whether a field has the same value; boxes that share a name make a list, a new one at each reading. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
