import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#app/client/api.ts'
import { useServerForm } from '#app/client/use-server-form.ts'
import { messages } from '#app/content/messages.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { useAutosavedDraft } from './autosaved-draft.ts'
import type { ContentType } from './entry.ts'
import { refreshEntries, saveEntry } from './queries.ts'

export interface StoredEntry<T> {
  id: number
  version: number
  values: T
}

/**
 * The form of a question or post: its rules, unsaved work kept in the browser, saving, and what is
 * done when a colleague saved meanwhile.
 */
export function useEntryForm<T extends FieldValues, Saved extends { id: number; version: number }>({
  kind,
  stored,
  empty,
  schema,
  copy,
  onSaved,
}: {
  kind: ContentType
  /** what is edited; nothing for a new entry */
  stored?: StoredEntry<T>
  empty: T
  schema: z.core.$ZodType<T>
  copy: { saved: { title: string; text: string }; failed: string }
  onSaved: (saved: Saved) => void
}) {
  const queryClient = useQueryClient()
  const version = useRef(stored?.version)
  const [conflict, setConflict] = useState(false)
  const done = useRef(false)

  const mutationFn = (values: T) =>
    saveEntry<Saved>(kind, stored?.id, { ...values, version: version.current })
  const { form, errors, isDirty, isPending, isSaved, submit, save, error, failure } = useServerForm(
    // Selects hold text, which the schema turns into what it stands for.
    schema as z.core.$ZodType<T, T>,
    { mutationFn },
    {
      defaultValues: stored?.values ?? empty,
      failed: { title: messages.failed, text: copy.failed },
      onFailed: (error) => {
        if (savedMeanwhile(error)) setConflict(true)
        return savedMeanwhile(error)
      },
      onSaved: async (saved, values) => {
        done.current = true
        version.current = saved.version
        setConflict(false)
        form.reset(values)
        draft.forget()
        toast(copy.saved)
        await refreshEntries(queryClient, kind)
        onSaved(saved)
      },
    },
  )
  const draft = useAutosavedDraft(kind, stored?.id, version.current, form)

  return {
    form,
    errors,
    submit,
    /** from the sending on, until the form is closed or the save has failed: nothing can be typed */
    isPending: isPending || isSaved,
    /** why the last save failed, other than by a newer version */
    failure: error && savedMeanwhile(error) ? undefined : failure,
    unsaved: () => isDirty && !done.current,
    draft: {
      ...draft,
      stale: draft.offered?.version !== undefined && draft.offered.version !== stored?.version,
    },
    conflict: {
      open: conflict,
      close: () => setConflict(false),
      /** Saves what is in the form on top of the newer version. */
      keepMine: (newest: number) => {
        version.current = newest
        void save(form.getValues())
      },
      /** Goes on from the newer version instead. */
      takeTheirs: (values: T, newest: number) => {
        version.current = newest
        form.reset(values)
        draft.forget()
        setConflict(false)
      },
    },
  }
}

function savedMeanwhile(error: Error): boolean {
  return (
    error instanceof ApiError &&
    error.status === 409 &&
    error.errors.some(({ path }) => path === 'version')
  )
}
