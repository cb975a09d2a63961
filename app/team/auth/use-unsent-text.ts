import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useAuth } from './auth-context.tsx'
import { hasUnsentText, keepUnsentTexts, setUnsentText, unsentText } from './unsent-text.ts'

/**
 * Restores what this account typed into these fields earlier, and remembers what is typed now, so
 * that it survives another enquiry or a closed dialog.
 * @param name of the form, with the id of what it is about
 */
export function useUnsentText<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  name: string,
  fields: readonly Path<Values>[],
) {
  const { user } = useAuth()
  const userId = user?.id
  const listed = fields.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are compared by their names
  useEffect(() => {
    if (userId === undefined) return
    for (const field of fields) {
      const text = unsentText(userId, `${name}/${field}`)
      if (text === undefined) continue
      form.setValue(field, text as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        for (const field of fields) {
          const text = String(values[field] ?? '')
          const isUnsent = text.trim() !== '' && text !== defaultValues?.[field]
          setUnsentText(userId, `${name}/${field}`, isUnsent ? text : undefined)
        }
      },
    })
  }, [form, userId, name, listed])
  return {
    clear: () => {
      if (userId === undefined) return
      for (const field of fields) setUnsentText(userId, `${name}/${field}`, undefined)
    },
  }
}

/** The same for a single text outside of a form: what was typed earlier, and a way to remember it. */
export function useUnsentMessage(name: string) {
  const { user } = useAuth()
  const userId = user?.id
  return {
    text: userId === undefined ? undefined : unsentText(userId, name),
    set: (text: string | undefined) => {
      if (userId !== undefined) setUnsentText(userId, name, text)
    },
  }
}

/** Keeps what is unsent when the page is loaded again, and lets the browser ask before the tab is closed. */
export function useUnsentTextWarning(userId: number): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsentText(userId)) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    addEventListener('pagehide', keepUnsentTexts)
    return () => {
      removeEventListener('beforeunload', warn)
      removeEventListener('pagehide', keepUnsentTexts)
    }
  }, [userId])
}
