import '#app/client/zod-csp.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { ApiError } from '#app/client/api.ts'
import { messages } from '#app/content/messages.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { useAutosavedDraft } from './autosaved-draft.ts'
import type { ContentType } from './entry.ts'
import { refreshEntries, saveMutation } from './queries.ts'

export interface StoredEntry<T> {
  id: number
  version: number
  values: T
}

/**
 * The form of a question or post: its rules, unsaved work kept in the browser, saving, and what is
 * done when somebody else saved meanwhile.
 */
export function useEntryForm<T extends FieldValues, Saved extends { id: number; version: number }>({
  kind,
  stored,
  empty,
  rule,
  words,
  onSaved,
}: {
  kind: ContentType
  /** what is edited; nothing for a new entry */
  stored?: StoredEntry<T>
  empty: T
  rule: Parameters<typeof standardSchemaResolver>[0]
  words: { saved: { title: string; text: string }; failed: string }
  onSaved: (saved: Saved) => void
}) {
  const queryClient = useQueryClient()
  const form = useForm<T>({
    resolver: standardSchemaResolver(rule) as never,
    defaultValues: (stored?.values ?? empty) as DefaultValues<T>,
  })
  // Read while drawing, so that the form tells when they change.
  const { isDirty, errors } = form.formState
  const version = useRef(stored?.version)
  const draft = useAutosavedDraft(kind, stored?.id, version.current, form)
  const mutation = useMutation(saveMutation<Saved>(kind))
  const [conflict, setConflict] = useState(false)
  const done = useRef(false)
  // Until the form is closed, what is typed would be lost.
  const isPending = mutation.isPending || mutation.isSuccess

  const save = (values: T) => {
    const focused = document.activeElement as HTMLElement | null
    mutation.mutate(
      { id: stored?.id, body: { ...values, version: version.current } },
      {
        onSuccess: async (saved) => {
          done.current = true
          version.current = saved.version
          setConflict(false)
          form.reset(values)
          draft.forget()
          toast(words.saved)
          await refreshEntries(queryClient, kind)
          onSaved(saved)
        },
        onError: (error) => {
          // Once the fields can be typed into again.
          setTimeout(() => focused?.focus())
          if (savedMeanwhile(error)) return setConflict(true)
          for (const { path, message } of error instanceof ApiError ? error.errors : []) {
            if (path in empty) form.setError(path as Path<T>, { message })
          }
          toast({
            tone: 'destructive',
            title: messages.failed,
            text: error.message || words.failed,
          })
        },
      },
    )
  }

  return {
    form,
    errors,
    submit: form.handleSubmit((values) => {
      if (!isPending) save(values)
    }),
    /** from the sending on, until the form is closed or the save has failed: nothing can be typed */
    isPending,
    /** why the last save failed, other than by a newer version */
    failure:
      mutation.error && !savedMeanwhile(mutation.error)
        ? mutation.error.message || words.failed
        : undefined,
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
        save(form.getValues())
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
