import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#app/platform/client/api.ts'
import { isSameValue } from '#app/platform/client/use-begun.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { useAutosavedDraft } from './drafts/use-autosaved-draft.ts'
import type { ContentType } from './entry.ts'
import { fillSlug } from './fill-slug.ts'
import { refreshEntries, revisionQuery, saveEntry } from './queries.ts'

interface SavedEntry {
  id: number
  version: number
}

export interface StoredEntry<T> extends SavedEntry {
  values: T
}

/** The newest version as a colleague saved it. */
export interface NewerVersion<T> {
  values: T
  version: number
}

/**
 * The form of a question or post: its rules, its autosaved draft, saving, and what is done when a
 * colleague saved meanwhile.
 */
export function useEntryForm<T extends FieldValues, Saved extends SavedEntry>({
  kind,
  stored,
  empty,
  schema,
  copy,
  onSaved,
  valuesOf,
  stays,
}: {
  kind: ContentType
  /** what is edited; nothing for a new entry */
  stored?: StoredEntry<T>
  empty: T
  schema: z.core.$ZodType<T>
  copy: { saved: (saved: Saved) => Parameters<typeof toast>[0]; failed: string }
  onSaved: (saved: Saved) => void
  /** the values in a saved version; omitted where none is edited */
  valuesOf?: (snapshot: Record<string, unknown>) => T
  /** the values of what was saved, for a form that stays open */
  stays?: (saved: Saved) => T
}) {
  const queryClient = useQueryClient()
  /** what was loaded or last saved: the common ground with a colleague's version */
  const base = useRef({ version: stored?.version, values: stored?.values ?? empty })
  const [conflict, setConflict] = useState(false)
  const [savedAt, setSavedAt] = useState<string>()
  const done = useRef(false)

  const sent = useRef(empty)

  const mutationFn = (values: Partial<T>) => {
    sent.current = form.getValues()
    return saveEntry<Saved>(kind, stored?.id, { ...values, version: base.current.version })
  }
  const { form, errors, isDirty, isPending, isSaved, submit, save, error, failure } = useServerForm(
    // Selects hold strings, which the schema parses.
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
        done.current = !stays
        setConflict(false)
        const { version } = saved
        if (stays) goOnWriting({ version, values: stays(saved) })
        else goOnFrom({ version, values: { ...form.getValues(), ...values } })
        setSavedAt(new Date().toISOString())
        const removed = draft.forget()
        toast(copy.saved(saved))
        const refreshed = Promise.all([removed, refreshEntries(queryClient, kind)])
        // A form that stays open can be saved again meanwhile.
        if (!stays) await refreshed
        onSaved(saved)
      },
    },
  )
  const draft = useAutosavedDraft(kind, stored?.id, () => base.current.version, form)

  function goOnFrom(newer: { version: number | undefined; values: T }) {
    base.current = newer
    form.reset(newer.values)
  }

  /** What was typed while it was being saved stays, as a change of what was saved. */
  function goOnWriting(saved: { version: number; values: T }) {
    base.current = saved
    form.reset(saved.values, { keepValues: true })
    const typed = form.getValues()
    for (const [field, value] of Object.entries(saved.values)) {
      if (isSameValue(typed[field], sent.current[field]) && !isSameValue(typed[field], value))
        form.setValue(field as never, value as never, { shouldDirty: true })
    }
  }

  /** A draft of an older version is saved as a change of that one, so that it undoes no later change. */
  const takeDraft = async () => {
    const version = draft.offered?.version
    if (stored && valuesOf && isOlder(version, base.current.version)) {
      const older = await queryClient.query(revisionQuery(kind, stored.id, version)).catch(nothing)
      if (older)
        goOnFrom({ version, values: withDefaults(base.current.values, valuesOf(older.snapshot)) })
    }
    draft.take()
  }

  return {
    form,
    errors,
    submit: (event?: FormEvent) => {
      fillSlug(kind, form)
      return submit(event)
    },
    /** from the sending on, until the form is closed or the save has failed */
    isPending: isPending || (isSaved && !stays),
    /** whether nothing can be typed; in a form that stays open one writes on while it is being saved */
    isLocked: !stays && (isPending || isSaved),
    /** why the last save failed, other than by a newer version */
    failure: error && savedMeanwhile(error) ? undefined : failure,
    unsaved: () => isDirty && !done.current,
    /** when it was last saved in a form that stays open */
    savedAt: stays && savedAt,
    draft: {
      offered: draft.offered,
      status: draft.status,
      stale: isOlder(draft.offered?.version, base.current.version),
      take: () => void takeDraft(),
      decline: draft.decline,
    },
    conflict: {
      open: conflict,
      base: () => base.current.values,
      mine: () => form.getValues(),
      /** a saved version as values of the form; fields that it does not know are as they were loaded */
      valuesOf: (snapshot: Record<string, unknown>): T =>
        withDefaults(base.current.values, valuesOf?.(snapshot) ?? {}),
      close: () => setConflict(false),
      /** Saves these of my fields on top of the newer version, and leaves all others as they are there. */
      keepMine: (fields: string[], { version, values }: NewerVersion<T>) => {
        const mine = form.getValues()
        const kept = Object.fromEntries(fields.map((field) => [field, mine[field]])) as Partial<T>
        goOnFrom({ version, values })
        for (const [field, value] of Object.entries(kept)) {
          form.setValue(field as never, value as never, { shouldDirty: true })
        }
        // The save sends only these, which the schema has checked before.
        void save(kept as T)
      },
      /** Continues from the newer version instead. */
      takeTheirs: (newer: NewerVersion<T>) => {
        goOnFrom(newer)
        void draft.forget()
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

function isOlder(version: number | undefined, than: number | undefined): version is number {
  return version !== undefined && than !== undefined && version < than
}

/** A version that was saved before the form got a field lacks it. */
function withDefaults<T extends object>(defaults: T, values: Partial<T>): T {
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(known) }
}

function nothing(): undefined {
  return undefined
}
